import { Conversion } from "#web/conversions/conversion.tsx";
import { Gate } from "#web/design/gate.tsx";
import { Header } from "#web/design/header.tsx";
import { PlanPicture } from "#web/design/plan-picture.tsx";
import { useWords } from "#web/render/page-context.tsx";
import { titled, usePageTitle } from "#web/render/use-page-title.ts";
import { CodeEntry } from "#web/response/code-entry.tsx";
import { ContactForm, contactHeading } from "#web/response/contact-form.tsx";
import type { ResponseData } from "#web/response/load.ts";
import { Loader } from "#web/response/loader.tsx";
import { useLead } from "#web/response/use-lead.ts";

/** The four steps of the lead flow in one page. */
export function Response({ data }: { readonly data: ResponseData }) {
  const t = useWords("response");
  const lead = useLead(data);
  const heading = {
    contact: contactHeading(lead),
    code: "codeHeading",
    leaving: "openingCheckout",
  } as const;
  const gate = useWords("gate");
  const title = lead.step === "loader" ? t("title") : titled(t(heading[lead.step]));
  usePageTitle(lead.gate ? titled(gate("heading")) : title);
  if (lead.gate) {
    const verify = (
      <button className="button" type="button" onClick={lead.claim}>
        {gate("verify")}
      </button>
    );
    return (
      <>
        <Header />
        <main id="main" className="response">
          <Gate verify={verify} said={lead.gate === "refused" ? t("notYourNumber") : null} />
        </main>
      </>
    );
  }
  return (
    <>
      <Header onLanguage={lead.spoken} />
      <main id="main" className="response">
        {lead.step === "loader" && (
          <Loader
            key={lead.ready ? "running" : "waiting"}
            responseId={data.responseId}
            startPercent={lead.startPercent}
            onPercent={lead.notePercent}
            onDone={lead.loaded}
          />
        )}
        {lead.step !== "loader" && (
          <div className="beside">
            {lead.design?.kind !== "none" && (
              <div className="drawn">
                <PlanPicture />
              </div>
            )}
            {lead.step === "contact" && <ContactForm lead={lead} />}
            {(lead.step === "code" || (lead.step === "leaving" && lead.busy)) && <CodeEntry lead={lead} />}
          </div>
        )}
        {lead.step === "contact" && <Conversion name="contact-form-shown" />}
        <p className="hush" aria-live="polite">
          {lead.step === "leaving" ? t("openingCheckout") : ""}
        </p>
      </main>
    </>
  );
}
