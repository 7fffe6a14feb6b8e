import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { planHouse } from "#planner/plan-house.ts";

/** What a thread does: plans the briefs that it is given, one after another, and answers with the bytes of each outcome. */
const THREAD = `
import { parentPort, workerData } from "node:worker_threads";
const { parseBrief } = await import(workerData.parser);
const { planHouse } = await import(workerData.planner);
parentPort.postMessage(
  workerData.orders.map(({ brief, seed }) => JSON.stringify(planHouse(parseBrief(brief).brief, { options: 1, seed }))),
);
`;

type Order = { readonly brief: Readonly<Record<string, unknown>>; readonly seed: number };

function onThread(orders: readonly Order[]): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const source = new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`);
    const workerData = {
      orders,
      parser: new URL("./brief/parse-brief.ts", import.meta.url).href,
      planner: new URL("./plan-house.ts", import.meta.url).href,
    };
    const thread = new Worker(source, { workerData });
    thread.once("message", resolve);
    thread.once("error", reject);
  });
}

function here({ brief, seed }: Order): string {
  const parsed = parseBrief(brief);
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  return JSON.stringify(planHouse(parsed.brief, { options: 1, seed }));
}

const order: fc.Arbitrary<Order> = fc.record({
  brief: fc.record({
    region: fc.constant("in"),
    plot: fc.record({
      width: fc.integer({ min: 42, max: 50 }),
      depth: fc.integer({ min: 52, max: 60 }),
      unit: fc.constant("ft"),
    }),
    facing: fc.constantFrom("N", "E", "S", "W"),
    floors: fc.constant(1),
    bedrooms: fc.constantFrom(1, 2),
    bathrooms: fc.constant(1),
    parking: fc.constant("none"),
    vastu: fc.constantFrom("none", "preferred"),
  }),
  seed: fc.nat(1000),
});

test("the same brief and seed give the same bytes here, on a thread, and on two threads at once in another order", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(order, order, async (a, b) => {
      const expected = [here(a), here(b)];
      for (const outcome of expected) expect(outcome).toContain('"kind":"planned"');
      const [one, two] = await Promise.all([onThread([a, b]), onThread([b, a])]);
      expect(one).toEqual(expected);
      expect(two).toEqual([...expected].reverse());
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
