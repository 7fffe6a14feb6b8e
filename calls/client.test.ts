import { expect, test } from "vitest";
import { createCallClient } from "./client.ts";

test("no call carries a deadline: each waits as long as it takes, with the visitor's cookies", async () => {
  const made: (RequestInit | undefined)[] = [];
  const calls = createCallClient(undefined, async (_, init) => {
    made.push(init);
    return Response.json({});
  });
  const waiting = Object.entries(calls).filter(([name]) => name !== "payUrl");
  for (const [, call] of waiting) await (call as (...given: unknown[]) => Promise<unknown>)("r1", {});
  expect(made).toHaveLength(waiting.length);
  for (const init of made) expect([init?.signal, init?.credentials]).toEqual([undefined, "include"]);
});
