import { expect, test } from "vitest";
import { answersAddress } from "#web/answers/answers-address.ts";
import { sendCodeFailure, verifyCodeOutcome } from "#web/response/call-messages.ts";
import {
  isLoaded,
  LOADER_MESSAGES,
  LOADER_START,
  type LoaderState,
  loaderAt,
  MESSAGE_DELAY_MS,
  TICK_MS,
  tick,
} from "#web/response/loader-progress.ts";
import { OFFER_KEYS, REDIRECT_CHECK_MS, redirectDecision } from "#web/response/redirect-rules.ts";
import type { DesignState } from "#web/response/use-design.ts";
import { checkoutAddress, freeThankYouAddress } from "#web/response/ways-on.ts";

function run(ticks: number, design: DesignState["kind"]): LoaderState {
  let state = LOADER_START;
  for (let count = 0; count < ticks; count += 1) state = tick(state, design);
  return state;
}

test("the meter takes 100 ticks of 200 ms, and each message has its own stretch", () => {
  expect(TICK_MS).toBe(200);
  expect(MESSAGE_DELAY_MS).toBe(120);
  expect(LOADER_MESSAGES.map(({ target }) => target)).toEqual([15, 25, 35, 45, 55, 70, 80, 95, 100]);
  expect(run(15, "ready")).toEqual({ percent: 15, message: 0 });
  expect(run(16, "ready")).toEqual({ percent: 16, message: 1 });
  expect(run(96, "ready")).toEqual({ percent: 96, message: 8 });
  expect(isLoaded(run(99, "ready"), "ready")).toBe(false);
  expect(isLoaded(run(100, "ready"), "ready")).toBe(true);
});

test("the last message waits at 95 per cent until the design is decided", () => {
  const waiting = run(500, "working");
  expect(waiting).toEqual({ percent: 95, message: 7 });
  expect(isLoaded(waiting, "working")).toBe(false);
  expect(tick(waiting, "ready")).toEqual({ percent: 96, message: 8 });
});

test("where no design stands the meter ends at 95 per cent, before the message that says it is ready", () => {
  expect(isLoaded(run(94, "none"), "none")).toBe(false);
  expect(run(500, "none")).toEqual({ percent: 95, message: 7 });
  expect(isLoaded(run(95, "none"), "none")).toBe(true);
});

test("a reload goes on from the stored per cent, whatever was stored", () => {
  expect(loaderAt(42)).toEqual({ percent: 42, message: 3 });
  expect([Number.NaN, -5, 1000].map((percent) => loaderAt(percent).percent)).toEqual([0, 0, 95]);
});

const HERE = {
  checkoutPath: "/response/checkout/form_one_1",
  responseId: "r1",
  origin: "https://plans.example",
  today: "Fri Nov 20 2026",
};
const BACK = "/response/checkout/form_one_1?Rx=r1&isd=91";

test("50 ms after the page a running timer, or the same day, leads back to the stored checkout", () => {
  expect(REDIRECT_CHECK_MS).toBe(50);
  const go = { kind: "go", url: BACK };
  expect(redirectDecision({ backUrl: BACK, remaining: "12", lastRunDate: null }, HERE)).toEqual(go);
  expect(redirectDecision({ backUrl: BACK, remaining: "0", lastRunDate: HERE.today }, HERE)).toEqual(go);
});

test("an old checkout resets the redirect and arms the discount", () => {
  const decision = redirectDecision({ backUrl: BACK, remaining: "0", lastRunDate: "Thu Nov 19 2026" }, HERE);
  expect(decision).toEqual({ kind: "stay", store: { isRedirected: "0", offerCookie: "1" } });
});

test("without a stored checkout of this form and response only the redirect is reset", () => {
  const reset = { kind: "stay", store: { isRedirected: "0" } };
  for (const backUrl of [
    null,
    "//evil.example/response/checkout/form_one_1?Rx=r1",
    "/response/checkout/other?Rx=r1",
    "/response/checkout/form_one_1?Rx=r2",
  ]) {
    expect(redirectDecision({ backUrl, remaining: "12", lastRunDate: HERE.today }, HERE)).toEqual(reset);
  }
});

test("a verified contact makes every stored timer and redirect of an earlier offer void", () => {
  expect([...OFFER_KEYS].sort()).toEqual([
    "RemainingTimerTime",
    "isBackCheckoutUrl",
    "isRedirected",
    "specialWorkTimerEndTime",
    "timerLastRunDate",
    "timerLastRunTime",
  ]);
});

test("sending a code: each failure has its own sentence", () => {
  const answered = (status: number, body: object) =>
    sendCodeFailure({ kind: "answered", status, body: { status, msg: "", ...body }, retryAfter: null });
  expect(answered(200, {})).toBeNull();
  for (const [status, told] of [
    [202, 202],
    [202, 200],
    [200, 202],
  ] as const)
    expect(answered(status, { status: told })).toEqual({ kind: "common", key: "somethingWrong" });
  expect(answered(403, { msg: "Wait a minute." })).toEqual({ kind: "server", text: "Wait a minute." });
  expect(answered(403, { msg: undefined, message: "Not here." })).toEqual({ kind: "server", text: "Not here." });
  expect(answered(403, {})).toEqual({ kind: "words", key: "forbidden" });
  expect(sendCodeFailure({ kind: "unreadable", status: 403 })).toEqual({ kind: "words", key: "forbidden" });
  expect(answered(400, {})).toEqual({ kind: "words", key: "httpError", values: { status: 400 } });
  expect(answered(500, {})).toEqual({ kind: "words", key: "httpError", values: { status: 500 } });
  expect(sendCodeFailure({ kind: "no-response", message: "x" })).toEqual({ kind: "words", key: "noResponse" });
  expect(sendCodeFailure({ kind: "unreadable", status: 200 })).toEqual({ kind: "error", message: "unreadable" });
});

test("verifying: a token is success, 404 is a wrong code, 410 one that ran out, anything else the server's words or ours", () => {
  const answered = (status: number, body: object) =>
    verifyCodeOutcome({ kind: "answered", status, body: { status, msg: "", ...body }, retryAfter: null });
  expect(answered(200, { token: "t" })).toEqual({ kind: "verified", token: "t" });
  expect(answered(404, {})).toEqual({ kind: "failed", message: { kind: "words", key: "wrongOtp" } });
  expect(verifyCodeOutcome({ kind: "unreadable", status: 404 })).toMatchObject({ message: { key: "wrongOtp" } });
  expect(verifyCodeOutcome({ kind: "no-response", message: "x" })).toMatchObject({ message: { key: "tryLater" } });
  expect(answered(410, { msg: "Ran out." })).toEqual({ kind: "expired", text: "Ran out." });
  expect(answered(403, { msg: "Too many tries." })).toEqual({
    kind: "failed",
    message: { kind: "server", text: "Too many tries." },
  });
  expect(answered(200, {})).toEqual({ kind: "failed", message: { kind: "words", key: "tryLater" } });
});

test.each([
  { region: "in", prefix: "" },
  { region: "us", prefix: "/us" },
  { region: "uk", prefix: "/uk" },
] as const)(
  "step 3 keeps the query and appends isd and mobile; without a design it is the free thank-you ($region)",
  ({ region, prefix }) => {
    const query = "?Fx=1&Rx=r&utm_source=a&lan=ta&gclid=7";
    const contact = { slug: "form_one_1", isd: "44", mobile: "(201) 555-0123" };
    expect(checkoutAddress({ region, query, ...contact })).toBe(
      `${prefix}/response/checkout/form_one_1${query}&isd=44&mobile=2015550123`,
    );
    expect(freeThankYouAddress(region, "r1")).toBe(`${prefix}/thank-you?moid=r1&flag=free`);
  },
);

test("the way back to the answers keeps the campaign that the visitor came from, and nothing of the response", () => {
  const url = "/uk/response/form_one_1?Fx=1&Rx=r1&utm_source=letter&lan=ta&foo=1";
  expect(answersAddress("uk", url)).toBe("/uk?utm_source=letter&foo=1");
  expect(answersAddress("in", "/response/form_one_1?Fx=1&Rx=r1")).toBe("/");
});
