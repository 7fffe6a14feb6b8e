import { sql } from "kysely";
import { expect, test } from "vitest";
import { TENANT } from "#platform/postgres/tables.ts";
import { sweepExpired } from "#shop/delivery/sweep-expired.ts";
import { sendCode } from "#shop/leads/send-code.ts";
import { verifyCode } from "#shop/leads/verify-code.ts";
import { lastCode, testShop } from "#tests/support/shop.ts";
import { DEFAULT_SEND_LIMITS, type SendLimits } from "./code-policy.ts";

const shop = await testShop();
const { db, dependencies } = shop;
const lead = { name: "Asha", email: "", utm: { source: "", medium: "", campaign: "" } };
let next = 1_000_000;

/** A number, a browser and an address of a test's own. */
function newcomer() {
  next += 1;
  const phone = { isd: "91", mobile: `900${next}` };
  const who = { phone, browserHash: `browser-${next}`, language: "en" as const, address: `198.51.100.${next}`, lead };
  return {
    phone,
    send: (change: object = {}, limits: Partial<SendLimits> = {}) =>
      sendCode({ ...dependencies, sendLimits: { ...DEFAULT_SEND_LIMITS, ...limits } }, { ...who, ...change }),
    verify: (code: string, change: object = {}) =>
      verifyCode(dependencies, { ...who, resumes: null, attempt: null, code, ...change }),
    code: async () => {
      await shop.runJobs(["send-message"]);
      return lastCode(shop, phone);
    },
    /** Lets time pass for this number's code. */
    age: (seconds: number) =>
      sql`update challenges set sent_at = sent_at - make_interval(secs => ${seconds}),
        expires_at = expires_at - make_interval(secs => ${seconds})
        where tenant_id = ${TENANT} and number = ${phone.isd + phone.mobile}`.execute(db),
  };
}

function wrongFor(code: string): string {
  return code === "123456" ? "654321" : "123456";
}

test("a code has six digits and opens one session, once", async () => {
  const visitor = newcomer();
  expect(await visitor.send()).toEqual({ kind: "sent", resendAfter: 60 });
  const code = await visitor.code();
  expect(code).toMatch(/^\d{6}$/);
  expect(await visitor.verify(code)).toMatchObject({ kind: "verified" });
  expect(await visitor.verify(code)).toEqual({ kind: "wrong-code" });
});

test("the attempt that used a code gets the same session again, and nobody else does", async () => {
  const visitor = newcomer();
  const attempt = "the-browsers-own-attempt-id";
  await visitor.send();
  const code = await visitor.code();
  const opened = await visitor.verify(code, { attempt });
  expect(opened.kind).toBe("verified");
  expect(await visitor.verify(code, { attempt, address: "192.0.2.50" })).toEqual(opened);
  const wrong = { kind: "wrong-code" };
  expect(await visitor.verify(code)).toEqual(wrong);
  expect(await visitor.verify(code, { attempt: "another-attempt-id-of-an-attacker" })).toEqual(wrong);
  expect(await visitor.verify(wrongFor(code), { attempt })).toEqual(wrong);
  expect(await visitor.verify(code, { attempt, browserHash: "another" })).toEqual(wrong);
  expect(await visitor.verify(code, { attempt, browserHash: null })).toEqual(wrong);
  expect(await visitor.verify(code, { attempt, phone: { isd: "91", mobile: "9000000001" } })).toEqual(wrong);
  const sessions = db.selectFrom("sessions").select("id").where("mobile", "=", visitor.phone.mobile);
  expect(await sessions.execute()).toHaveLength(1);
  await visitor.age(301);
  expect(await visitor.verify(code, { attempt })).toEqual(wrong);
});

test("a resend ends the repeating of an attempt, and so does erasing its session", async () => {
  const attempt = "the-browsers-own-attempt-id";
  const [resent, erased] = [newcomer(), newcomer()];
  for (const [visitor, end] of [
    [resent, async () => [await resent.age(60), await resent.send()]],
    [erased, () => db.deleteFrom("sessions").where("mobile", "=", erased.phone.mobile).execute()],
  ] as const) {
    await visitor.send();
    const code = await visitor.code();
    expect((await visitor.verify(code, { attempt })).kind).toBe("verified");
    await end();
    expect(await visitor.verify(code, { attempt })).toEqual({ kind: "wrong-code" });
  }
});

test("the database tells nothing from which the session of an attempt could be opened", async () => {
  const visitor = newcomer();
  const attempt = "the-browsers-own-attempt-id";
  await visitor.send();
  const opened = await visitor.verify(await visitor.code(), { attempt });
  if (opened.kind !== "verified") throw new Error(opened.kind);
  const rows = JSON.stringify([
    await db.selectFrom("challenges").selectAll().execute(),
    await db.selectFrom("sessions").selectAll().execute(),
  ]);
  for (const secret of [attempt, opened.sessionToken, opened.authToken]) expect(rows).not.toContain(secret);
});

test("of 200 verifications at once by one attempt all that are answered well get one session", async () => {
  const visitor = newcomer();
  const attempt = "the-browsers-own-attempt-id";
  await visitor.send();
  const code = await visitor.code();
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, index) => visitor.verify(code, { attempt, address: `2001:db8:2:${index}::` })),
  );
  const tokens = outcomes.flatMap((outcome) => (outcome.kind === "verified" ? [outcome.sessionToken] : []));
  expect(tokens.length).toBeGreaterThan(0);
  expect(new Set(tokens).size).toBe(1);
  expect(await visitor.verify(code, { attempt })).toMatchObject({ kind: "verified", sessionToken: tokens[0] });
  const sessions = db.selectFrom("sessions").select("id").where("mobile", "=", visitor.phone.mobile);
  expect(await sessions.execute()).toHaveLength(1);
});

test("a number that asks again too soon still has the code before, unless that is used, expired or tried out", async () => {
  const visitor = newcomer();
  await visitor.send();
  const code = await visitor.code();
  const again = await visitor.send();
  expect(again).toMatchObject({ kind: "wait", standing: true });
  expect("retryAfter" in again && again.retryAfter).toBeLessThanOrEqual(60);
  expect((await visitor.verify(code)).kind).toBe("verified");
  expect(await visitor.send()).toMatchObject({ kind: "wait", standing: false });
  expect(shop.messages.filter(({ to }) => to === `91${visitor.phone.mobile}`)).toHaveLength(1);
});

test("of 200 verifications at once at most five are compared, and the right one cannot slip in after them", async () => {
  const visitor = newcomer();
  await visitor.send();
  const code = await visitor.code();
  const guesses = Array.from({ length: 200 }, (_, index) =>
    visitor.verify(wrongFor(code), { address: `2001:db8::${index}` }),
  );
  const outcomes = await Promise.all(guesses);
  expect(outcomes.filter((outcome) => outcome.kind === "wrong-code")).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome.kind === "locked")).toHaveLength(195);
  expect(await visitor.verify(code)).toMatchObject({ kind: "locked" });
});

test("of 50 right verifications at once one opens a session", async () => {
  const visitor = newcomer();
  await visitor.send();
  const code = await visitor.code();
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) => visitor.verify(code, { address: `2001:db8:1::${index}` })),
  );
  expect(outcomes.filter((outcome) => outcome.kind === "verified")).toHaveLength(1);
});

test("wrong, never issued and another browser's code are told alike; that the browser's own ran out is told, whatever is typed", async () => {
  const visitor = newcomer();
  const wrong = { kind: "wrong-code" };
  expect(await visitor.verify("123456")).toEqual(wrong);
  await visitor.send();
  const code = await visitor.code();
  expect(await visitor.verify(wrongFor(code))).toEqual(wrong);
  expect(await visitor.verify(code, { browserHash: "another" })).toEqual(wrong);
  expect(await visitor.verify(code, { browserHash: null })).toEqual(wrong);
  await visitor.age(301);
  expect(await visitor.verify(code)).toEqual({ kind: "expired-code" });
  expect(await visitor.verify(wrongFor(code))).toEqual({ kind: "expired-code" });
  expect(await visitor.verify(code, { browserHash: "another" })).toEqual(wrong);
  await visitor.send();
  expect(await visitor.verify(await visitor.code())).toMatchObject({ kind: "verified" });
});

test("a resend waits 60, then 120 seconds, replaces the code and gives five new tries", async () => {
  const visitor = newcomer();
  await visitor.send();
  const first = await visitor.code();
  for (let guess = 0; guess < 6; guess += 1) await visitor.verify(wrongFor(first));
  const early = await visitor.send();
  expect(early.kind).toBe("wait");
  await visitor.age(60);
  expect(await visitor.send()).toEqual({ kind: "sent", resendAfter: 120 });
  const second = await visitor.code();
  if (first !== second) expect(await visitor.verify(first)).toEqual({ kind: "wrong-code" });
  await visitor.age(60);
  expect((await visitor.send()).kind).toBe("wait");
  expect(await visitor.verify(second)).toMatchObject({ kind: "verified" });
});

test("a number gets at most three codes in ten minutes, whatever browsers ask; a refused send changes nothing", async () => {
  const visitor = newcomer();
  for (const browserHash of ["a", "b", "c"]) expect((await visitor.send({ browserHash })).kind).toBe("sent");
  const fourth = await visitor.send({ browserHash: "d" });
  expect(fourth).toMatchObject({ kind: "number-limit" });
  expect("retryAfter" in fourth && fourth.retryAfter).toBeGreaterThan(500);
  const kept = await db
    .selectFrom("challenges")
    .select("id")
    .where("number", "=", `91${visitor.phone.mobile}`)
    .execute();
  expect(kept).toHaveLength(3);
});

test("of 20 sends at once to one number from one browser one goes out", async () => {
  const visitor = newcomer();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => visitor.send()));
  expect(outcomes.filter((outcome) => outcome.kind === "sent")).toHaveLength(1);
});

test("an address sends at most its hourly number, to however many numbers", async () => {
  const sends = [];
  for (let index = 0; index < 12; index += 1) sends.push(await newcomer().send({ address: "192.0.2.99" }));
  expect(sends.filter((sent) => sent.kind === "sent")).toHaveLength(10);
  expect(sends.at(-1)?.kind).toBe("address-limit");
});

test("an address may verify 30 times in five minutes", async () => {
  const visitor = newcomer();
  for (let index = 0; index < 30; index += 1) {
    expect((await visitor.verify("1", { address: "192.0.2.98" })).kind).toBe("wrong-code");
  }
  expect((await visitor.verify("1", { address: "192.0.2.98" })).kind).toBe("address-limit");
});

test("25 failures a day close a number for guessing, from however many browsers", async () => {
  const visitor = newcomer();
  for (let round = 0; round < 5; round += 1) {
    const browserHash = `guesser-${round}`;
    await sql`delete from rate_buckets where id like 'sends-%'`.execute(db);
    await visitor.send({ browserHash });
    const code = await visitor.code();
    for (let guess = 0; guess < 5; guess += 1) {
      await visitor.verify(wrongFor(code), { browserHash, address: `192.0.2.${10 * round + guess}` });
    }
  }
  await sql`delete from rate_buckets where id like 'sends-%'`.execute(db);
  await visitor.send();
  expect((await visitor.verify(await visitor.code())).kind).toBe("number-limit");
});

test("closed dial codes get nothing, and a dial code whose codes are hardly ever typed in is paused", async () => {
  const visitor = newcomer();
  expect(await visitor.send({}, { dialCodes: ["1", "44"] })).toEqual({ kind: "dial-code-closed" });
  await db.insertInto("dial_code_counts").values({ tenant_id: TENANT, id: "882", sent: 50, verified: 9 }).execute();
  expect((await visitor.send({ phone: { isd: "882", mobile: "12345678" } })).kind).toBe("dial-code-limit");
  await db.updateTable("dial_code_counts").set({ verified: 10 }).where("id", "=", "882").execute();
  expect((await visitor.send({ phone: { isd: "882", mobile: "12345678" } })).kind).toBe("sent");
});

test("the database tells neither code nor message, before or after sending", async () => {
  const visitor = newcomer();
  await visitor.send();
  const dump = async () =>
    JSON.stringify([
      await db.selectFrom("messages").selectAll().execute(),
      await db.selectFrom("challenges").selectAll().where("number", "=", `91${visitor.phone.mobile}`).execute(),
    ]);
  const before = await dump();
  const code = await visitor.code();
  expect(before).not.toContain(`"${code}`);
  expect(before).not.toContain("is your HomePlan code");
  expect(await dump()).not.toContain("is your HomePlan code");
});

test("the name that a visitor gives is in no message", async () => {
  const visitor = newcomer();
  await visitor.send({ lead: { ...lead, name: "Win a prize at evil.example" } });
  await visitor.code();
  expect(shop.messages.at(-1)?.text).not.toContain("evil");
});

test("the sweep forgets codes after a day and unverified leads after ninety", async () => {
  const visitor = newcomer();
  await visitor.send();
  const number = `91${visitor.phone.mobile}`;
  await sweepExpired(dependencies);
  expect(await db.selectFrom("leads").select("id").where("number", "=", number).execute()).toHaveLength(1);
  await visitor.age(86_401);
  await sql`update leads set updated_at = now() - interval '91 days' where number = ${number}`.execute(db);
  await sweepExpired(dependencies);
  expect(await db.selectFrom("challenges").select("id").where("number", "=", number).execute()).toEqual([]);
  expect(await db.selectFrom("leads").select("id").where("number", "=", number).execute()).toEqual([]);
});
