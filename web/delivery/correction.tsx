import { type FormEvent, useEffect, useRef, useState } from "react";
import { postCorrection } from "#calls/post-correction.ts";
import { takeEarlySubmit } from "#web/render/early-taps.ts";
import { useSite, useWords } from "#web/render/page-context.tsx";

/** The free correction: what is written goes to us, and stays written until it has come. */
export function Correction() {
  const t = useWords("delivery");
  const { url, calls: bases } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<"open" | "sending" | "sent" | "blank" | "failed">("open");

  useEffect(() => {
    if (takeEarlySubmit() === "correction") form.current?.requestSubmit();
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    // The form itself holds the text: what was typed before React came is sent too.
    const text = String(new FormData(event.currentTarget).get("text") ?? "").trim();
    if (text === "") return setState("blank");
    setState("sending");
    const token = url.split("?")[0]?.split("/").at(-1) ?? "";
    const sent = await postCorrection(bases, token, text);
    if (sent) form.current?.reset();
    setState(sent ? "sent" : "failed");
  }

  const problem = state === "blank" ? t("correctionBlank") : state === "failed" ? t("correctionFailed") : "";
  return (
    <form id="correction" className="correction" ref={form} onSubmit={submit} noValidate>
      <h2>{t("correctionHeading")}</h2>
      <p>{t("correction")}</p>
      <div className="field">
        <label htmlFor="correction-text">{t("correctionLabel")}</label>
        <textarea
          id="correction-text"
          className="input"
          name="text"
          rows={4}
          maxLength={2000}
          aria-invalid={problem !== "" || undefined}
          aria-describedby="correction-problem"
        />
        <p id="correction-problem" className="error" role="alert">
          {problem}
        </p>
      </div>
      <button className="button quiet" type="submit" aria-disabled={state === "sending" || undefined}>
        {t(state === "sending" ? "correctionSending" : "correctionSend")}
      </button>
      <p className={state === "sent" ? "notice" : "hush"} role="status">
        {state === "sent" ? t("correctionSent") : ""}
      </p>
    </form>
  );
}
