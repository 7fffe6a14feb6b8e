import { type FormEvent, Fragment, useEffect, useRef } from "react";
import type { DesignProgress } from "#calls/design-progress.ts";
import { ANY_LENGTHS, mobileLengths } from "#calls/mobile-lengths.ts";
import { answersAddress } from "#web/answers/answers-address.ts";
import { changeKept } from "#web/answers/change-kept.ts";
import { useSite, useWords } from "#web/render/page-context.tsx";
import { CountryPicker } from "#web/response/country-picker.tsx";
import type { LeadControl } from "#web/response/use-lead.ts";
import { inRegion, REGION_FACTS } from "#web/routes.ts";

/** What the form is for, as its heading says it. */
export function contactHeading({ refused, claiming }: Pick<LeadControl, "refused" | "claiming">) {
  if (claiming && navigator.cookieEnabled) return "claimHeading";
  return refused ? "noDesignHeading" : "contactHeading";
}

/** Step 1: who the plan is for. Submit opens when what is asked for is filled in. */
export function ContactForm({ lead }: { readonly lead: LeadControl }) {
  const t = useWords("response");
  const site = useSite();
  const { asksEmail } = REGION_FACTS[site.region];
  const { contact, busy } = lead;
  const heading = useRef<HTMLHeadingElement>(null);
  const mobile = useRef<HTMLInputElement>(null);
  const { cookieEnabled } = navigator;
  const { refused } = lead;

  // The loader, or the code's form, is gone: a screen reader is told where the visitor is now.
  useEffect(() => heading.current?.focus(), []);

  useEffect(() => {
    if (lead.slips > 0) mobile.current?.focus();
  }, [lead.slips]);

  const complete =
    cookieEnabled &&
    contact.name.trim() !== "" &&
    contact.mobile.trim() !== "" &&
    (!asksEmail || contact.email.trim() !== "");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (complete && !busy) void lead.sendCode();
  }

  return (
    <section className="card lead">
      <h1 ref={heading} tabIndex={-1}>
        {t(contactHeading(lead))}
      </h1>
      {refused && <NoDesign reasons={refused.reasons} lead={lead} />}
      {!cookieEnabled && (
        <p className="notice bad" role="alert">
          {t("noCookies")}
        </p>
      )}
      <p className="muted">{t("contactLead")}</p>
      <form id="contact" onSubmit={submit} noValidate>
        <div className="field">
          <label htmlFor="name">{t("fullName")}</label>
          <input
            id="name"
            className="input"
            name="name"
            autoComplete="name"
            maxLength={120}
            value={contact.name}
            onChange={({ target }) => lead.change({ name: target.value })}
          />
        </div>
        <div className="field">
          <label htmlFor="mobile">{t("mobile")}</label>
          <div className="phone">
            <CountryPicker country={contact.country} onChange={(country) => lead.change({ country })} />
            <input
              id="mobile"
              ref={mobile}
              className="input"
              name="mobile"
              type="tel"
              autoComplete="tel-national"
              inputMode="tel"
              maxLength={20}
              value={contact.mobile}
              aria-invalid={lead.slips > 0 || undefined}
              aria-describedby="mobile-problem"
              onChange={({ target }) => lead.change({ mobile: target.value })}
            />
          </div>
          <p id="mobile-problem" className="error" role="alert">
            {lead.slips > 0 && t("numberLength", { dialCode: lead.dialCode, digits: digitsOf(lead.dialCode) })}
          </p>
        </div>
        {asksEmail && (
          <div className="field">
            <label htmlFor="email">{t("email")}</label>
            <input
              id="email"
              className="input"
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              value={contact.email}
              onChange={({ target }) => lead.change({ email: target.value })}
            />
          </div>
        )}
        <button className="button" type="submit" disabled={!complete} aria-disabled={busy || undefined}>
          {t(busy ? "sendingOtp" : "submit")}
        </button>
        <p className="small muted">
          {t("privacyNotice")}{" "}
          <a href={inRegion(site.region, "/privacy-policy")} target="_blank" rel="noopener">
            {t("privacyLink")}
          </a>
        </p>
      </form>
    </section>
  );
}

/** How many digits a dial code's mobile numbers have: `10`, `9–11`. */
function digitsOf(dialCode: string): string {
  const { shortest, longest } = mobileLengths(dialCode.slice(1)) ?? ANY_LENGTHS;
  // Word joiners: the range stays on one line.
  return shortest === longest ? `${shortest}` : `${shortest}\u2060–\u2060${longest}`;
}

type NoDesignProps = { readonly reasons: DesignProgress["reasons"]; readonly lead: LeadControl };

/**
 * Why there is no plan and what would help (the server says both in the language asked for). Where there is a nearest brief that works,
 * one press plans it, with all other answers as they are. Below stands the way back to the answers.
 */
function NoDesign({ reasons, lead }: NoDesignProps) {
  const t = useWords("response");
  const { region, url } = useSite();
  const helping = reasons.find(({ step }) => step !== undefined)?.step ?? 0;
  return (
    <div className="notice none">
      <p>{t("noDesignYet")}</p>
      {reasons.map(({ rule, message, suggestion, change }) => (
        <Fragment key={rule + message}>
          <p>
            {message} <strong>{suggestion}</strong>
          </p>
          {change && (
            <button
              className="button"
              type="button"
              aria-disabled={lead.busy || undefined}
              onClick={() => lead.busy || lead.planSo(change)}
            >
              {t("planSo")}
            </button>
          )}
        </Fragment>
      ))}
      {/* Leads to the question whose answer would help, else to the first: the survey's intro would look as if all had to be answered anew. */}
      <a href={answersAddress(region, url)} onClick={() => changeKept({ step: helping })}>
        {t("changeAnswers")}
      </a>
    </div>
  );
}
