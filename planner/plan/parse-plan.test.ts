import { expect, test } from "vitest";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { parsePlan } from "#planner/plan/parse-plan.ts";

function stored(change: (document: Record<string, unknown>) => void): unknown {
  const document = JSON.parse(JSON.stringify(HOUSE_30X60)) as Record<string, unknown>;
  change(document);
  return document;
}

test("a stored plan comes back as it was", () => {
  const parsed = parsePlan(JSON.parse(JSON.stringify(HOUSE_30X60)));
  expect(parsed).toEqual({ kind: "plan", plan: HOUSE_30X60 });
});

test("keys that are not listed may be there", () => {
  expect(parsePlan(stored((d) => Object.assign(d, { remark: "drawn by hand" }))).kind).toBe("plan");
});

const BROKEN: readonly (readonly [message: string, change: (document: never) => void])[] = [
  [
    'format is not "homeplan-plan"',
    (d: { format: string }) => {
      d.format = "house";
    },
  ],
  [
    "version is not 1",
    (d: { version: number }) => {
      d.version = 2;
    },
  ],
  [
    "levels is missing",
    (d: { levels?: unknown }) => {
      delete d.levels;
    },
  ],
  [
    "levels has fewer than 1 entries",
    (d: { levels: unknown[] }) => {
      d.levels = [];
    },
  ],
  [
    "levels[1].rooms[0].kind is none of",
    (d: { levels: { rooms: { kind: string }[] }[] }) => {
      (d.levels[1]?.rooms[0] as { kind: string }).kind = "attic";
    },
  ],
  [
    "levels[0].walls[0].thickness is not a whole number",
    (d: { levels: { walls: { thickness: unknown }[] }[] }) => {
      (d.levels[0]?.walls[0] as { thickness: unknown }).thickness = "230";
    },
  ],
  [
    "levels[0].openings[0].rooms is not a list of 2",
    (d: { levels: { openings: { rooms: unknown }[] }[] }) => {
      (d.levels[0]?.openings[0] as { rooms: unknown }).rooms = ["g-living"];
    },
  ],
  [
    "brief.plot is not an object",
    (d: { brief: { plot: unknown } }) => {
      d.brief.plot = null;
    },
  ],
  [
    "scores.vastu is missing",
    (d: { scores: { vastu?: number } }) => {
      delete d.scores.vastu;
    },
  ],
];

test.each(BROKEN)("a document in which %s is refused with that sentence", (message, change) => {
  const parsed = parsePlan(stored(change as (document: Record<string, unknown>) => void));
  expect(parsed.kind).toBe("invalid");
  expect(parsed.kind === "invalid" && parsed.message).toContain(`Not a plan document: ${message}`);
});

test("what is no object at all is refused", () => {
  expect(parsePlan(null)).toEqual({ kind: "invalid", message: "Not a plan document: it is not an object." });
});
