import { PRICE_BOOKS } from "#content/offers.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import type { OutboxEntry } from "#platform/outbox/outbox.ts";
import { surveyAnswers } from "#tests/support/survey-answers.ts";
import { type Product, within } from "./product.ts";

const PATIENCE_S = 120;

/** A browser that does not give up: `ask` repeats what meets a dead or faulty server, as a person would; `once` does not. */
export function openBrowser(product: Product, address: string) {
  const cookies = new Map<string, string>();
  async function once(pathname: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    headers.set("x-forwarded-for", address);
    const signal = AbortSignal.timeout(20_000);
    const response = await fetch(new URL(pathname, product.url), { ...init, headers, redirect: "manual", signal });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    return response;
  }
  return {
    once,
    ask: async (pathname: string, init?: RequestInit): Promise<Response> => {
      const answer = await within(PATIENCE_S, async () => {
        const response = await once(pathname, init);
        return response.status >= 500 ? null : response;
      });
      if (!answer) throw new Error(`${pathname} was not answered for ${PATIENCE_S} s`);
      return answer;
    },
  };
}
export type Browser = ReturnType<typeof openBrowser>;

export function form(fields: Readonly<Record<string, string>>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { method: "POST", body };
}

export function json(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** The newest code that was sent to a number. */
export async function codeSentTo(product: Product, number: string): Promise<string> {
  const code = await within(30, async () => {
    const entries = (await (await fetch(new URL("/dev/outbox.json", product.url))).json()) as readonly OutboxEntry[];
    const message = entries.find((entry) => entry.to === number && entry.template === "one-time-code");
    return /\d{6}/.exec(message?.text ?? "")?.[0] ?? null;
  });
  if (code === null) throw new Error(`no code was sent to ${number}`);
  return code;
}

/** Walks from the survey to a verified checkout, where the designs are ready. */
export async function walkToCheckout(product: Product, index: number) {
  const mobile = `98${String(10_000_000 + index)}`;
  const contact = { mobile, isd: "91", appcode: "HMPL", name: "Asha Rao", email: `asha${index}@example.com` };
  const browser = openBrowser(product, `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`);
  const submission = { answer: surveyAnswers(), formId: SURVEY_FORM._id, selectedLanguage: "en", brand: "hpn" };
  const stored = await browser.ask("/forms-api/survey-forms", json(submission));
  const { insertedId } = (await stored.json()) as { insertedId: string };
  const ready = await within(PATIENCE_S, async () => {
    const answer = await browser.ask(`/forms-api/design-progress?q=${insertedId}`);
    const { state } = (await answer.json()) as { state: string };
    return state === "ready" || state === "failed" || state === "refused" ? state : null;
  });
  if (ready !== "ready") throw new Error(`the design of customer ${index} is ${ready ?? "late"}`);
  await browser.ask("/api/customer/me/loginotp", form(contact));
  const otp = await codeSentTo(product, `91${mobile}`);
  const verified = await browser.ask("/api/customer/me/veryfyotp", form({ ...contact, otp }));
  const { token } = (await verified.json()) as { token: string };
  const update = { mobileNumber: mobile, name: contact.name, isd: "91", btnUrl: "" };
  await browser.ask(`/forms-api/updateResponse/${insertedId}`, json(update));
  return { browser, responseId: insertedId, token, mobile };
}
export type Visit = Awaited<ReturnType<typeof walkToCheckout>>;

/** The packages that one response with two designs can buy, each once. */
export const BUYABLE = Object.values(PRICE_BOOKS.INR.plans);

/** Orders one package and pays it in the sandbox, however often that takes. */
export async function buy({ browser, responseId, token, mobile }: Visit, plan: (typeof BUYABLE)[number]) {
  const claims = new URLSearchParams({
    offertype: plan.offerType,
    currency: "INR",
    productid: plan.productId,
    entity: "FLRIX",
    token,
    lang: "en",
    amount: String(plan.afterOffer / 100),
    mobile,
    responseId,
    isdcode: "91",
    brandCode: "hpn",
  });
  const paid = await within(PATIENCE_S, async () => {
    const page = (await browser.ask(`/mmhpay?${claims}`)).headers.get("location") ?? "";
    if (page.includes("/thank-you")) return page;
    if (!page.startsWith("/sandbox/pay/")) return null;
    const back = (await browser.ask(page, form({ action: "pay" }))).headers.get("location") ?? "";
    return back.includes("/thank-you") ? back : null;
  });
  if (!paid) throw new Error("an order could not be paid");
  return new URL(paid, "http://any.invalid").searchParams.get("request_order_id") ?? "";
}
