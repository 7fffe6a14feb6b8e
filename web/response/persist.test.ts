import { expect, test } from "vitest";
import type { Answered } from "#calls/client.ts";
import { persist } from "#web/response/persist.ts";

const LOST = { kind: "no-response" } as Answered<string>;

test("a call that nobody answers is made four times, ever later, and an answer ends it", async () => {
  const waits: number[] = [];
  const world = { wait: async (ms: number) => void waits.push(ms), connected: async () => {} };
  expect(await persist(async () => LOST, world)).toBe(LOST);
  expect(waits).toEqual([1000, 2000, 3000]);
  const answer = { kind: "answered", status: 500, body: "no" } as Answered<string>;
  const answers = [LOST, answer];
  expect(await persist(async () => answers.shift() ?? LOST, world)).toBe(answer);
});

test("without a connection nothing is asked, however long it takes", async () => {
  const back = Promise.withResolvers<void>();
  let calls = 0;
  let waited = false;
  const answer = { kind: "answered", status: 200, body: "yes" } as Answered<string>;
  const call = async () => {
    calls += 1;
    return calls === 1 ? LOST : answer;
  };
  const world = {
    wait: async () => {
      waited = true;
    },
    connected: () => (waited ? back.promise : Promise.resolve()),
  };
  const result = persist(call, world);
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toBe(1);
  back.resolve();
  expect(await result).toBe(answer);
  expect(calls).toBe(2);
});
