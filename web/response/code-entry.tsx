import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSite, useWords } from "#web/render/page-context.tsx";
import type { LeadControl } from "#web/response/use-lead.ts";
import { REGION_FACTS } from "#web/routes.ts";

/** Step 2: the one-time code, filled in by the phone where it can. */
export function CodeEntry({ lead }: { readonly lead: LeadControl }) {
  const t = useWords("response");
  const { region } = useSite();
  const [code, setCode] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const wait = useSecondsUntil(lead.resendAt);
  const unready = wait > 0 || lead.busy;

  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (lead.busy || code.trim() === "") return;
    const outcome = await lead.verify(code);
    if (outcome === "expired") {
      setCode("");
      again.current?.focus();
    }
    if (outcome !== "failed") return;
    field.current?.focus();
    field.current?.select();
  }

  async function resend() {
    const ended = lead.expired !== null;
    if (!unready && (await lead.resend()) && ended) field.current?.focus();
  }

  return (
    <section className="card lead">
      <button
        className="back"
        type="button"
        aria-label={t("backToContact")}
        title={t("backToContact")}
        onClick={lead.toContact}
      >
        ←
      </button>
      <h1>{t("codeHeading")}</h1>
      <p className="muted">{t("codeSentTo", { mobile: `${lead.dialCode}\u00a0${lead.contact.mobile}` })}</p>
      {REGION_FACTS[region].asksEmail && <p className="red">{t("login form msg")}</p>}
      <form id="code-form" onSubmit={submit} noValidate>
        <div className="field">
          <label htmlFor="code">{t("code")}</label>
          <input
            id="code"
            ref={field}
            className="input code"
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={code}
            aria-invalid={lead.wrong !== null || undefined}
            aria-describedby="code-problem"
            onChange={({ target }) => setCode(target.value)}
          />
          <p id="code-problem" className="error" role="alert">
            {lead.wrong}
          </p>
        </div>
        {lead.expired && (
          <p className="notice bad" role="alert">
            {lead.expired}
          </p>
        )}
        <button className="button" type="submit" disabled={code.trim() === ""} aria-disabled={lead.busy || undefined}>
          {t(lead.busy ? "verifyingOtp" : "submit")}
        </button>
        <button
          ref={again}
          className={lead.expired ? "button" : "button quiet"}
          type="button"
          // Not `disabled`: the button that was just pressed would lose the focus.
          aria-disabled={unready || undefined}
          onClick={resend}
        >
          {/* The countdown is hidden from the button's name: screen readers would say a focused button anew each second. */}
          <span className={wait > 0 ? "hush" : undefined}>{t("resend")}</span>
          {wait > 0 && <span aria-hidden="true">{t("resendIn", { seconds: wait })}</span>}
        </button>
      </form>
    </section>
  );
}

/** Whole seconds until a moment (epoch ms), counted down each second; 0 once it is past. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment is counted from at once
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
