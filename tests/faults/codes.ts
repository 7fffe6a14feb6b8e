import { type Browser, codeSentTo, form, openBrowser } from "./customer.ts";
import type { Product, Verdict } from "./product.ts";

const AT_ONCE = 50;

function contactOf(mobile: string) {
  return { mobile, isd: "91", appcode: "HMPL", name: "Asha Rao", email: "" };
}

/**
 * E9: guesses at one number's code from many addresses, up to ten of which have asked for a code. None may be right, and
 * hardly any may even be compared: five a code, three codes in ten minutes.
 */
export async function guesses(product: Product, times: number): Promise<Verdict> {
  const mobile = "9700000001";
  const addresses = Math.max(1, Math.floor(times / 10));
  const browsers: Browser[] = [];
  for (let index = 0; index < addresses; index += 1) {
    const browser = openBrowser(product, `10.${Math.floor(index / 250)}.${index % 250}.1`);
    if (index < 10) await browser.ask("/api/customer/me/loginotp", form(contactOf(mobile)));
    browsers.push(browser);
  }
  const right = await codeSentTo(product, `91${mobile}`);
  const statuses = await inParallel(times, (index) => {
    const otp = String((Number(right) + 1 + index) % 1_000_000).padStart(6, "0");
    const guess = { ...contactOf(mobile), otp };
    return browsers[index % addresses]?.ask("/api/customer/me/veryfyotp", form(guess));
  });
  const refused = statuses.filter((status) => [403, 404, 410].includes(status)).length;
  const rows = await product.db.selectFrom("challenges").select("tries").where("number", "=", `91${mobile}`).execute();
  const compared = rows.reduce((sum, row) => sum + row.tries, 0);
  const sessions = await product.db.selectFrom("sessions").select("id").where("mobile", "=", mobile).execute();
  const held = sessions.length === 0 && compared <= 25 ? refused : 0;
  return {
    held,
    of: times,
    said: `guesses refused; compared with a code: ${compared}; sessions opened: ${sessions.length}`,
  };
}

/** E10: the right code is sent many times at once and opens one session. */
export async function verifiesAtOnce(product: Product, times: number): Promise<Verdict> {
  const mobile = "9700000002";
  const browser = openBrowser(product, "10.200.0.1");
  await browser.ask("/api/customer/me/loginotp", form(contactOf(mobile)));
  const otp = await codeSentTo(product, `91${mobile}`);
  const statuses = await Promise.all(
    Array.from({ length: times }, async (_, index) => {
      const headers = { "x-forwarded-for": `10.201.${Math.floor(index / 20)}.1` };
      // Every fourth repeats one and the same attempt, the others are attempts of their own.
      const attempt = String(index % 4 === 0 ? 0 : index).padStart(32, "0");
      const request = { ...form({ ...contactOf(mobile), otp, attempt }), headers };
      return (await browser.once("/api/customer/me/veryfyotp", request)).status;
    }),
  );
  const sessions = await product.db.selectFrom("sessions").select("id").where("mobile", "=", mobile).execute();
  const one = statuses.includes(200) && sessions.length === 1;
  return {
    held: one ? times : 0,
    of: times,
    said: `verifies at once of one code; sessions opened: ${sessions.length}`,
  };
}

async function inParallel(times: number, ask: (index: number) => Promise<Response> | undefined) {
  const statuses: number[] = [];
  for (let done = 0; done < times; done += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, times - done) }, (_, index) => ask(done + index));
    statuses.push(...(await Promise.all(group)).map((response) => response?.status ?? 0));
  }
  return statuses;
}
