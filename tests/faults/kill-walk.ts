import { setTimeout as delay } from "node:timers/promises";
import { chromium, type Page } from "playwright-core";
import { browserLaunch } from "#tests/support/find-browser.mjs";
import { HOUSE_30X60_EAST } from "#tests/support/journey.ts";
import { codeSentTo } from "./customer.ts";
import { rightOrders } from "./killed-while-buying.ts";
import { partsOf } from "./processes.ts";
import { type Product, type Verdict, within } from "./product.ts";

const MOBILE = "9855500077";
const PATIENCE_S = 120;
const SURVEY = { formId: "house-plan-20", step: 18, answers: HOUSE_30X60_EAST };

/** What the visitor does at a step, again and again if need be, and how one sees that they are past it. */
type Step = {
  readonly name: string;
  readonly act: (page: Page, product: Product) => Promise<unknown>;
  readonly past: (page: Page) => Promise<boolean>;
};

const STEPS: readonly Step[] = [
  {
    name: "survey",
    act: async (page) => {
      const finish = page.getByRole("button", { name: "Finish" });
      if (!(await finish.isVisible())) await page.getByRole("button", { name: "Next" }).click({ timeout: 3000 });
      await finish.click({ timeout: 3000 });
    },
    past: async (page) => /\/response\/form_one_/.test(page.url()),
  },
  { name: "loader", act: async () => undefined, past: (page) => page.getByLabel("Full name").isVisible() },
  {
    name: "contact",
    act: async (page) => {
      await page.getByLabel("Full name").fill("Asha Rao");
      await page.getByLabel("Mobile number").fill(MOBILE);
      await page.getByLabel("Mobile number").press("Enter");
    },
    past: (page) => page.getByRole("textbox", { name: /code|otp/i }).isVisible(),
  },
  {
    name: "code",
    act: async (page, product) => {
      const field = page.getByRole("textbox", { name: /code|otp/i });
      await field.fill(await codeSentTo(product, `91${MOBILE}`), { timeout: 3000 });
      await field.press("Enter");
    },
    past: async (page) => /\/response\/checkout\//.test(page.url()),
  },
  {
    name: "checkout",
    act: async (page) => {
      const ready = page.getByRole("button", { name: "Pay Now" });
      if (!(await ready.isVisible())) await page.reload();
      await ready.click({ timeout: 3000 });
    },
    past: async (page) => /\/sandbox\/pay\//.test(page.url()),
  },
  {
    name: "payment page",
    act: async (page, product) => {
      const pay = page.getByRole("button", { name: /^Pay ₹/ });
      if (!(await pay.isVisible())) await page.goto(await payPage(product));
      await pay.click({ timeout: 3000 });
    },
    past: async (page) => /\/thank-you\?/.test(page.url()) && (await page.getByText("Merchant Order Id").isVisible()),
  },
  {
    name: "delivery",
    act: async (page) => {
      if (!(await page.getByText("Merchant Order Id").isVisible())) await page.reload();
    },
    past: (page) => page.getByRole("link", { name: "Open your drawings" }).isVisible(),
  },
];

/**
 * One visitor walks from the last questions to the drawings in a real browser, while web and worker are killed with -9 just as
 * each of the seven steps is taken. Each step must be passed by doing it again, and the order be delivered once.
 */
export async function killWalk(product: Product): Promise<Verdict> {
  const browser = await chromium.launch(await browserLaunch());
  const passed: string[] = [];
  try {
    const context = await browser.newContext({
      baseURL: product.url,
      extraHTTPHeaders: { "x-forwarded-for": "203.0.113.77" },
      storageState: {
        cookies: [],
        origins: [{ origin: product.url, localStorage: [{ name: "homeplan.survey", value: JSON.stringify(SURVEY) }] }],
      },
    });
    const page = await context.newPage();
    await page.goto("/");
    await page.getByText("Question 19 of 20").waitFor();
    for (const step of STEPS) {
      await killWebAndWorker(product);
      if (!(await walkPast(step, page, product))) break;
      passed.push(step.name);
      console.error(`  past ${step.name}`);
    }
  } finally {
    await browser.close();
  }
  const right = passed.length === STEPS.length ? await deliveredOnce(product) : 0;
  const stuck = STEPS[passed.length]?.name;
  return {
    held: passed.length + right,
    of: STEPS.length + 1,
    said: `steps passed though web and worker were killed at each, and the order delivered once${stuck ? `; stuck at ${stuck}` : ""}`,
  };
}

async function walkPast({ act, past }: Step, page: Page, product: Product): Promise<boolean> {
  const over = await within(PATIENCE_S, async () => {
    if (await past(page)) return true;
    await act(page, product).catch(() => undefined);
    await delay(1500);
    return (await past(page)) ? true : null;
  });
  return over === true;
}

async function killWebAndWorker({ pid }: Product): Promise<void> {
  for (const { part, pid: victim } of await partsOf(pid)) if (part !== "database") process.kill(victim, "SIGKILL");
}

/** The path of the page where the visitor's open order is paid, which their browser's history would have. */
async function payPage({ db }: Product): Promise<string> {
  const { provider_order_id: id } = await db
    .selectFrom("orders")
    .select("provider_order_id")
    .where("customer", "=", `91${MOBILE}`)
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  return `/sandbox/pay/${id}`;
}

async function deliveredOnce({ db }: Product): Promise<number> {
  const orders = await db
    .selectFrom("orders")
    .select(["number", "state"])
    .where("customer", "=", `91${MOBILE}`)
    .execute();
  const delivered = orders.filter(({ state }) => state === "delivered").map(({ number }) => number);
  // A customer without an e-mail address gets one message, on the phone.
  return delivered.length === 1 ? rightOrders({ db }, delivered, 1) : 0;
}
