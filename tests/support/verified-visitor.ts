import type { BrowserContext, BrowserContextOptions } from "playwright-core";
import { inject } from "vitest";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { type Visitor, visitor } from "#tests/support/browser.ts";
import { messageTo } from "#tests/support/outbox.ts";
import { surveyAnswers } from "#tests/support/survey-answers.ts";
import { inRegion, REGION_FACTS, type Region } from "#web/routes.ts";

const SLUG = `form_one_${SURVEY_FORM._id}`;
const DESIGNED = ["ready", "refused", "failed"];
let numbers = 0;
/** The campaign that brought these visitors. */
export const CAMPAIGN = { utm_source: "letter", utm_medium: "paper", utm_campaign: "spring" };

/** A visitor whose answers are stored; the survey's pages were not walked. */
export type AnsweredVisitor = Visitor & {
  readonly responseId: string;
  /** The path of the lead flow of these answers. */
  readonly responsePath: string;
};

/** A visitor who has verified a number for these answers and whose designs are decided. */
export type VerifiedVisitor = AnsweredVisitor & {
  readonly mobile: string;
  readonly token: string;
  readonly checkoutPath: string;
};

type Asked = {
  readonly region?: Region;
  readonly browser?: BrowserContextOptions;
  /** No house fits on a tiny plot, which is refused at once: a test that needs no design leaves the processor to those that do. */
  readonly plot?: "roomy" | "tiny";
};

/** Stores answers through call 2, with the cookies of a new browser. */
export async function answeredVisitor({
  region = "in",
  browser = {},
  plot = "roomy",
}: Asked = {}): Promise<AnsweredVisitor> {
  const one = await visitor(browser);
  const stored = await one.context.request.post("/forms-api/survey-forms", {
    data: {
      answer: { ...surveyAnswers(region), ...(plot === "tiny" ? tinyPlot(region) : {}) },
      formId: SURVEY_FORM._id,
      queryStrings: {},
      selectedLanguage: "en",
      utmDetails: CAMPAIGN,
      brand: "hpn",
      region,
    },
  });
  if (stored.status() !== 201) throw new Error(`the answers were not stored: ${await stored.text()}`);
  const { insertedId } = (await stored.json()) as { insertedId: string };
  const query = new URLSearchParams({ Fx: SURVEY_FORM._id, Rx: insertedId });
  return { ...one, responseId: insertedId, responsePath: `${inRegion(region, `/response/${SLUG}`)}?${query}` };
}

function tinyPlot(region: Region): Record<string, string> {
  const side = region === "uk" ? "3.7" : "12";
  return { "How wide is your plot?": side, "How deep is your plot?": side };
}

/** Does what the lead flow does, without its pages: answers, design, code, verification, contact. The browser keeps the token. */
export async function verifiedVisitor(asked: Asked = {}): Promise<VerifiedVisitor> {
  const { region = "in" } = asked;
  const answered = await answeredVisitor(asked);
  const { context, responseId } = answered;
  await designDecided(context, responseId);
  numbers += 1;
  const isd = REGION_FACTS[region].dialCode.slice(1);
  const mobile = `7${String(process.pid % 100_000).padStart(5, "0")}${String(numbers).padStart(4, "0")}`;
  const contact = { isd, mobile, appcode: "HMPL", name: "Asha Rao", email: "asha@example.com" };
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await context.request.post(path, { multipart: form });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as { token?: string };
  };
  const before = new Date();
  await post("/api/customer/me/loginotp", contact);
  const { text } = await messageTo(isd + mobile, "one-time-code", before);
  const { token = "" } = await post("/api/customer/me/veryfyotp", {
    ...contact,
    otp: /\b\d{6}\b/.exec(text)?.[0] ?? "",
  });
  const query = new URLSearchParams({ Fx: SURVEY_FORM._id, Rx: responseId, isd, mobile });
  const checkoutPath = `${inRegion(region, `/response/checkout/${SLUG}`)}?${query}`;
  await context.request.post(`/forms-api/updateResponse/${responseId}`, {
    data: { mobileNumber: mobile, name: contact.name, isd, btnUrl: inject("appUrl") + checkoutPath },
  });
  await context.addInitScript((kept) => localStorage.setItem("authToken", kept), token);
  return { ...answered, mobile, token, checkoutPath };
}

/** Waits until the worker has planned or refused the answers, or failed; gives that state. */
export async function designDecided(context: BrowserContext, responseId: string): Promise<string> {
  for (;;) {
    const answer = await context.request.get(`/forms-api/design-progress?q=${responseId}`);
    const { state } = (await answer.json()) as { state: string };
    if (DESIGNED.includes(state)) return state;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
