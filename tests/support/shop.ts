import { sql } from "kysely";
import { createCalls } from "#calls/app.ts";
import { languageCode } from "#calls/translations.ts";
import { PRICE_BOOKS, REGULAR_PRICE_REGIONS } from "#content/offers.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { TIME_ZONES } from "#content/time-zones.ts";
import type { Brief, RegionCode } from "#planner/brief/brief.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { systemClock } from "#platform/clock.ts";
import type { Message } from "#platform/message.ts";
import type { PaymentSnapshot } from "#platform/payments/provider.ts";
import { sandboxProvider } from "#platform/payments/sandbox/sandbox-provider.ts";
import { SIGNATURE_HEADER, sign } from "#platform/payments/sandbox/signature.ts";
import type { Db, Tables } from "#platform/postgres/tables.ts";
import type { JobName, Jobs, SendJob } from "#platform/queue/jobs.ts";
import { systemRandom } from "#platform/random.ts";
import type { Currency } from "#shop/context.ts";
import { createJobHandlers, type JobHandlerDependencies } from "#shop/job-handlers.ts";
import { DEFAULT_SEND_LIMITS, type SendLimits } from "#shop/leads/code-policy.ts";
import type { PriceBook } from "#shop/offers/price-book.ts";
import { seedSurveyForm } from "#shop/survey/survey-form.ts";
import { testDatabase } from "#tests/support/database.ts";
import { surveyAnswers } from "#tests/support/survey-answers.ts";
import { pageShell } from "#web/render/shell.tsx";

const WEBHOOK_SECRET = "a webhook secret of this test";
export const PUBLIC_URL = "https://homeplan.example";

/**
 * The whole shop on a real database, with the sandbox provider. Jobs are rows, so that they exist exactly if their
 * transaction commits; `runJobs` works on those that are due. Search and drawing are small stand-ins: each option is the same hand-drawn house.
 */
export async function testShop(limits: Partial<SendLimits> = {}, onFault: (error: unknown) => void = throwIt) {
  const { db } = await testDatabase<Tables>();
  await sql`create table test_jobs (position bigint generated always as identity, name text not null, payload jsonb not null,
    start_after timestamptz)`.execute(db);
  await seedSurveyForm(db, SURVEY_FORM);
  const messages: Message[] = [];
  const priceBooks: Record<Currency, PriceBook> = { ...PRICE_BOOKS };
  let address = "203.0.113.7";
  const provider = sandboxProvider({ db, webhookSecret: WEBHOOK_SECRET });
  const dependencies = {
    db,
    clock: systemClock,
    random: systemRandom,
    serverKey: "a server key of at least thirty-two bytes",
    sendJob: rememberJob,
    providers: [provider],
    providerFor: () => provider,
    publicUrl: PUBLIC_URL,
    parseBrief: (input) => ({ kind: "brief", brief: input as Brief }),
    planHouse: (_brief, { options, onStage }) => {
      onStage?.("arrange", 1);
      const plans = Array.from({ length: options }, (_, index) => ({
        ...HOUSE_30X60,
        option: { index: index + 1, parti: `parti-${index + 1}` },
      }));
      return { kind: "planned", plans };
    },
    checkPlan,
    // The test's options are one house under two names.
    entirelyDifferent: (one, other) => one.option.parti !== other.option.parti,
    drawPreviews: async (plan) => [
      {
        name: "ground-floor",
        title: "Ground floor",
        png: Buffer.from(`picture of option ${plan.option.index}`),
        small: Buffer.from(`small picture of option ${plan.option.index}`),
      },
    ],
    drawOrder: async (plan, { elevation }) => ({
      files: [
        file(`option-${plan.option.index}.pdf`, "application/pdf", `%PDF of option ${plan.option.index}`),
        ...(elevation
          ? [file(`option-${plan.option.index}-elevation.pdf`, "application/pdf", "%PDF of the front")]
          : []),
      ],
      pictures: ["level-0", ...(elevation ? ["elevation"] : [])].map((name) => ({
        name,
        title: name,
        png: Buffer.from(`a picture of ${name}, option ${plan.option.index}`),
        small: Buffer.from(`a small picture of ${name}, option ${plan.option.index}`),
      })),
    }),
    drawInvoice: async (invoice) => Buffer.from(`%PDF of invoice ${invoice.number}`),
    sendMessage: async (message) => {
      messages.push(message);
    },
  } satisfies JobHandlerDependencies;
  const app = createCalls({
    ...dependencies,
    priceBooks,
    regularRegions: REGULAR_PRICE_REGIONS,
    timeZones: TIME_ZONES,
    secureCookies: false,
    sendLimits: { ...DEFAULT_SEND_LIMITS, ...limits },
    translations: (language, region) => ({ language, region }),
    shell: pageShell,
    languageOf: ({ req }) => {
      const kept = /i18nextLng=(\w+)/.exec(req.header("cookie") ?? "")?.[1];
      return languageCode.catch("en").parse(kept ?? req.header("accept-language"));
    },
    clientAddress: () => address,
    onFault,
  });
  const handlers = createJobHandlers(dependencies);

  return {
    db,
    app,
    messages,
    dependencies,
    /** What is sold at which price; a test may raise or lower it. */
    priceBooks,
    provider,
    setAddress: (next: string) => {
      address = next;
    },
    /** Runs the due jobs until none is left; with `only`, just those of these names. */
    runJobs: async (only?: readonly JobName[]) => {
      for (;;) {
        const job = await takeJob(db, only);
        if (!job) return;
        await handlers[job.name](job.payload as never, { attempt: 0, lastAttempt: false });
      }
    },
    handlers,
    browser: () => openBrowser(app),
    webhook: (eventId: string, payment: PaymentSnapshot, signature?: string) => {
      const body = Buffer.from(JSON.stringify({ eventId, type: "payment.captured", payment }));
      return app.request("/webhooks/sandbox", {
        method: "POST",
        headers: { [SIGNATURE_HEADER]: signature ?? sign(WEBHOOK_SECRET, body) },
        body,
      });
    },
  };
}

function throwIt(error: unknown): never {
  throw error;
}

export type TestShop = Awaited<ReturnType<typeof testShop>>;

function file(name: string, contentType: string, content: string) {
  return { name, title: name, contentType, bytes: Buffer.from(content) };
}

const rememberJob: SendJob<Db> = async (trx, name, payload, options) => {
  await sql`insert into test_jobs (name, payload, start_after)
    values (${name}, ${JSON.stringify(payload)}, ${options?.startAfter ?? null})`.execute(trx);
};

async function takeJob(db: Db, only?: readonly JobName[]) {
  const names = only ? sql`and name in (${sql.join(only)})` : sql``;
  const taken = await sql<{ name: JobName; payload: Jobs[JobName] }>`
    delete from test_jobs where position = (select position from test_jobs
      where (start_after is null or start_after <= now()) ${names} order by position limit 1)
    returning name, payload`.execute(db);
  return taken.rows[0];
}

/** Asks the shop as a browser does: keeps cookies, but follows no redirect. */
function openBrowser(app: ReturnType<typeof createCalls>) {
  const cookies = new Map<string, string>();
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await app.request(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    return response;
  }
  return {
    cookies,
    request,
    get: (path: string) => request(path),
    postJson: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      request(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    postForm: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return request(path, { method: "POST", body, headers });
    },
  };
}
export type TestBrowser = ReturnType<typeof openBrowser>;

export function submission(change: object = {}) {
  return {
    answer: surveyAnswers(),
    formId: SURVEY_FORM._id,
    queryStrings: { utm_source: "test", lan: "en" },
    selectedLanguage: "en",
    utmDetails: { utm_source: "test" },
    brand: "hpn",
    ...change,
  };
}

export const PHONE = { isd: "91", mobile: "9876543210" };
export const CONTACT = { ...PHONE, appcode: "HMPL", name: "Asha Rao", email: "asha@example.com", utm_source: "test" };

/** Walks a browser from the survey to the checkout: answers, design, code, verification, contact. */
export async function walkToCheckout(shop: TestShop, phone = PHONE, region?: RegionCode) {
  const browser = shop.browser();
  const contact = { ...CONTACT, ...phone };
  const stored = await browser.postJson(
    "/forms-api/survey-forms",
    submission(region ? { region, answer: surveyAnswers(region) } : {}),
  );
  const { insertedId } = (await stored.json()) as { insertedId: string };
  await shop.runJobs(["design"]);
  await browser.postForm("/api/customer/me/loginotp", contact);
  await shop.runJobs(["send-message"]);
  const code = lastCode(shop, phone);
  const verified = await browser.postForm("/api/customer/me/veryfyotp", { ...contact, otp: code });
  const { token } = (await verified.json()) as { token: string };
  await browser.postJson(`/forms-api/updateResponse/${insertedId}`, {
    mobileNumber: phone.mobile,
    name: contact.name,
    isd: phone.isd,
    btnUrl: `${PUBLIC_URL}/response/checkout/form_one_${SURVEY_FORM._id}?Rx=${insertedId}`,
  });
  return { browser, responseId: insertedId, token };
}

export function lastCode(shop: TestShop, phone = PHONE): string {
  const message = shop.messages.findLast((one) => one.channel === "sms" && one.to === phone.isd + phone.mobile);
  return /\d{6}/.exec(message?.text ?? "")?.[0] ?? "";
}

/** Call 10's address with every claim true, unless changed. */
export function payAddress(
  visit: { readonly responseId: string; readonly token: string },
  change: object = {},
): string {
  const claims = {
    offertype: "Option1",
    currency: "INR",
    productid: PRICE_BOOKS.INR.plans.one.productId,
    entity: "FLRIX",
    token: visit.token,
    lang: "en",
    amount: "299",
    mobile: PHONE.mobile,
    responseId: visit.responseId,
    isdcode: PHONE.isd,
    brandCode: "hpn",
    ...change,
  };
  return `/mmhpay?${new URLSearchParams(claims)}`;
}
