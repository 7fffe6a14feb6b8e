import { useEffect, useRef, useState } from "react";
import type { ResponseAnswer } from "#calls/get-response.ts";
import { readPhoneNumber } from "#calls/read-phone-number.ts";
import { COUNTRIES } from "#content/countries.ts";
import type { Language } from "#content/languages.ts";
import { changeKept } from "#web/answers/change-kept.ts";
import { useToasts } from "#web/design/toast.tsx";
import { keepToken } from "#web/render/browser-storage.ts";
import { replayEarlyTap, takeEarlySubmit } from "#web/render/early-taps.ts";
import { useCalls, useSite, useWords } from "#web/render/page-context.tsx";
import { type CallMessage, sendCodeFailure, type Verified, verifyCodeOutcome } from "#web/response/call-messages.ts";
import { type ChangedAnswers, changedSubmission } from "#web/response/changed-answers.ts";
import { findWayOn } from "#web/response/find-way-on.ts";
import { followRedirect } from "#web/response/follow-redirect.ts";
import { type KeptLead, keepLead, newAttempt, readLead } from "#web/response/keep-lead.ts";
import type { ResponseData } from "#web/response/load.ts";
import { REDIRECT_CHECK_MS } from "#web/response/redirect-rules.ts";
import type { DesignState } from "#web/response/use-design.ts";
import { AT_CODE, useTravel } from "#web/response/use-travel.ts";
import { otherResponseAddress } from "#web/response/ways-on.ts";
import type { Region } from "#web/routes.ts";
import { inRegionsWords } from "#web/words/regional.ts";

const RESEND_WAIT_S = 60;
const HOME_COUNTRY: Readonly<Record<Region, string>> = { in: "IN", us: "US", uk: "GB" };

export type Contact = {
  readonly name: string;
  readonly country: string;
  readonly mobile: string;
  readonly email: string;
};
type LeadStep = KeptLead["step"] | "leaving";
export type LeadControl = ReturnType<typeof useLead>;

/** The lead flow: loader, contact, code, and on to the checkout; a reload goes on where it was. */
export function useLead({ slug, responseId, closed }: ResponseData) {
  const site = useSite();
  const t = useWords("response");
  const common = useWords("common");
  const { toast, hush } = useToasts();
  const calls = useCalls();
  const [step, setStep] = useState<LeadStep>("loader");
  const nobody = { name: "", country: HOME_COUNTRY[site.region], mobile: "", email: "" };
  const [contact, setContact] = useState<Contact>(nobody);
  const [busy, setBusy] = useState(false);
  /** How often Submit was pressed with what can be no mobile number of its country; 0 again once number or country changes. */
  const [slips, setSlips] = useState(0);
  const [resendAt, setResendAt] = useState(0);
  /** What the server says of a code that ran out, until a new one is sent; null: none ran out. */
  const [expired, setExpired] = useState<string | null>(null);
  /** Why the code typed last was not taken; it stands at its field until the next try. Null: nothing was refused. */
  const [wrong, setWrong] = useState<CallMessage | null>(null);
  const [design, setDesign] = useState<DesignState | null>(null);
  const [ready, setReady] = useState(false);
  /** "shut": the response is another browser's; "refused": and the number that was verified is not its own; null: open, or being claimed. */
  const [gate, setGate] = useState<"shut" | "refused" | null>(closed ? "shut" : null);
  /** Whether the number is verified to open a response that is another browser's. */
  const [claiming, setClaiming] = useState(false);
  const percent = useRef(0);
  const attempt = useRef("");
  const answers = useRef<ResponseAnswer | null>(null);
  const key = responseId ?? "none";

  // biome-ignore lint/correctness/useExhaustiveDependencies: on load only
  useEffect(() => {
    const before = readLead(key);
    attempt.current = before?.attempt ?? newAttempt();
    // Whoever comes back by a message's link has plans already: the loader is left out.
    const asked = new URLSearchParams(location.search);
    if (!before && asked.has("resume")) {
      percent.current = 100;
      setStep("contact");
    }
    // Without cookies every plan is a stranger's: the form says so. A reload goes on where the number was being verified.
    if (closed && (!navigator.cookieEnabled || asked.has("claim") || (before && before.step !== "loader"))) claim();
    if (before) {
      percent.current = before.percent;
      setStep(closed && before.step === "loader" ? "contact" : before.step);
      setContact({ name: before.name, country: before.country, mobile: before.mobile, email: before.email });
      setResendAt(before.resendAt);
    }
    setReady(true);
    window.awake = true;
    takeEarlySubmit();
    replayEarlyTap();
    if (closed) return;
    const timer = setTimeout(() => followRedirect({ region: site.region, slug, responseId }), REDIRECT_CHECK_MS);
    if (responseId) void readAnswers(responseId);
    return () => clearTimeout(timer);
  }, []);

  useTravel((to) => {
    hush();
    setWrong(null);
    setStep((now) => (now === "contact" || now === "code" ? to : now));
  });

  useEffect(() => {
    if (ready && gate === null && step !== "leaving")
      keepLead(key, { ...contact, step, resendAt, percent: percent.current, attempt: attempt.current });
  }, [ready, key, gate, step, contact, resendAt]);

  /** Goes past the gate to the form for the number that was left with the plan. */
  function claim() {
    setGate(null);
    setClaiming(true);
    setStep("contact");
  }

  async function readAnswers(id: string) {
    const result = await calls.getResponse(id);
    if (result.kind === "answered" && result.status === 200 && "data" in result.body) answers.current = result.body;
    else console.warn("the questionnaire could not be read");
  }

  function textOf(message: CallMessage): string {
    if (message.kind === "server") return message.text;
    if (message.kind === "common") return common(message.key);
    return message.kind === "error" ? t("error", { message: t(message.message) }) : t(message.key, message.values);
  }

  /** The contact's dial code without "+". */
  const isd = COUNTRIES.find(({ code }) => code === contact.country)?.dialCode ?? "";

  function contactFields() {
    const utm = answers.current?.utmDetails ?? Object.fromEntries(new URLSearchParams(location.search));
    return {
      mobile: contact.mobile.trim(),
      isd,
      appcode: "HMPL",
      name: contact.name.trim(),
      email: contact.email.trim(),
      utm_source: utm.utm_source,
      utm_medium: utm.utm_medium,
      utm_campaign: utm.utm_campaign,
    };
  }

  /** "sent": a new code is on its way. "standing": it was not sent, but the code before still holds. The visitor is told what failed. */
  async function askForCode(): Promise<"sent" | "standing" | "failed"> {
    hush();
    setBusy(true);
    const result = await calls.sendCode(contactFields());
    setBusy(false);
    const failure = sendCodeFailure(result);
    const wait = result.kind === "answered" ? (result.body.retryAfter ?? result.retryAfter) : null;
    if (failure === null) {
      setResendAt(Date.now() + (wait ?? RESEND_WAIT_S) * 1000);
      setExpired(null);
      setWrong(null);
      return "sent";
    }
    toast("error", textOf(failure));
    if (wait) setResendAt(Date.now() + wait * 1000);
    return result.kind === "answered" && result.body.standing === true ? "standing" : "failed";
  }

  async function sendCode() {
    if (!readPhoneNumber(isd, contact.mobile)) {
      hush();
      return setSlips((before) => before + 1);
    }
    // Where a code still holds, its message is on the phone, even if our answer to sending it was lost.
    if ((await askForCode()) === "failed") return;
    // The number that the code was sent to: without a dial code, or the 0 that is dialled at home, typed in front of it.
    setContact((now) => ({ ...now, mobile: readPhoneNumber(isd, now.mobile)?.mobile ?? now.mobile }));
    history.pushState(AT_CODE, "");
    hush();
    setStep("code");
  }

  /** Back in the browser's history where the entry before is the contact form, so that its back button does not pass it twice. */
  function toContact() {
    if (history.state?.lead === AT_CODE.lead) history.back();
    else {
      hush();
      setWrong(null);
      setStep("contact");
    }
  }

  /** Plans the nearest brief that works: sends the answers with this change, and waits for their design. What was typed goes along. */
  async function planSo(change: ChangedAnswers) {
    setBusy(true);
    if (!answers.current && responseId) await readAnswers(responseId);
    const data = answers.current?.data ?? {};
    const { language, region } = site;
    const submission = changedSubmission({ data, change, slug, query: location.search, language, region });
    const result = await calls.submitSurvey(submission);
    setBusy(false);
    if (result.kind !== "answered" || !("insertedId" in result.body)) return toast("error", common("somethingWrong"));
    const { insertedId } = result.body;
    const address = otherResponseAddress(location.pathname + location.search, insertedId);
    changeKept({ answers: Object.fromEntries(change.map(({ name, text }) => [name, text])), sent: address });
    keepLead(insertedId, { ...contact, step: "loader", resendAt: 0, percent: 0, attempt: newAttempt() });
    location.assign(address);
  }

  /** True once a new code is on its way. */
  async function resend(): Promise<boolean> {
    if ((await askForCode()) !== "sent") return false;
    toast("success", t("codeSentAgain"));
    return true;
  }

  /** Call 4; once that has verified the code, calls 6 and 7, and on to the next page. */
  async function verify(code: string): Promise<Verified["kind"]> {
    hush();
    setWrong(null);
    setBusy(true);
    const outcome = verifyCodeOutcome(
      await calls.verifyCode({
        ...contactFields(),
        otp: code.trim(),
        attempt: attempt.current,
        ...(claiming && responseId && { response: responseId }),
        duplicate: "1",
        leadsource: "Floor Planner",
        leadstatus: "Hot",
        typestatus: "not contacted",
        requirement: JSON.stringify(answers.current?.data ?? {}),
      }),
    );
    if (outcome.kind === "verified") {
      keepToken(outcome.token);
      hush();
      setStep("leaving");
      const { name, mobile, ...fields } = contactFields();
      const { origin, search: query } = location;
      const way = await findWayOn(calls, { ...site, ...fields, name, mobile, slug, query, origin, responseId });
      if (way.kind === "go") location.assign(way.address);
      else {
        setBusy(false);
        setStep("contact");
        setGate("refused");
      }
      return outcome.kind;
    }
    setBusy(false);
    if (outcome.kind === "expired") setExpired(outcome.text);
    else setWrong(outcome.message);
    return outcome.kind;
  }

  return {
    step,
    ready,
    contact,
    busy,
    resendAt,
    expired,
    wrong: wrong && textOf(wrong),
    design,
    gate,
    claiming,
    claim,
    /** Why there is no plan, else null. Null too where cookies are refused: to the server the visitor is a stranger then, and every code a wrong one. */
    refused: design?.kind === "none" && navigator.cookieEnabled ? design : null,
    dialCode: `+${isd}`,
    slips,
    startPercent: percent.current,
    change: (part: Partial<Contact>) => {
      setContact((now) => ({ ...now, ...part }));
      if ("mobile" in part || "country" in part) setSlips(0);
    },
    notePercent: (value: number) => {
      percent.current = value;
      // The loader's first effect runs before this hook has read what an earlier visit kept: that must not be overwritten.
      if (ready && value % 5 === 0)
        keepLead(key, { ...contact, step: "loader", resendAt, percent: value, attempt: attempt.current });
    },
    loaded: (decided: DesignState) => {
      setDesign(decided);
      setStep("contact");
      if (decided.kind === "closed" && navigator.cookieEnabled) setGate("shut");
    },
    /** After a change of language: the page has its own words, only the reasons for no design come from the server. */
    spoken: async (language: Language) => {
      if (design?.kind !== "none" || !responseId) return;
      const result = await calls.getDesignProgress(responseId, language);
      if (result.kind === "answered" && result.status === 200 && "reasons" in result.body)
        setDesign({ kind: "none", reasons: inRegionsWords(result.body.reasons, language, site.region) });
    },
    toContact,
    sendCode,
    planSo,
    resend,
    verify,
  };
}
