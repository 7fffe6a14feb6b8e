import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { INDIA } from "#planner/rules/profiles/india.ts";
import { openWellStair, quarterTurnStair } from "#planner/search/programme/narrow-house.ts";
import { siteOf } from "#planner/search/site.ts";

function openWellOn(width: number, edge: "open" | "party", floors = 2) {
  const edges = { left: edge, right: edge, rear: "open" };
  const parsed = parseBrief({ region: "in", plot: { width, depth: 45, unit: "ft" }, facing: "E", edges, floors });
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  return openWellStair(parsed.brief, INDIA, siteOf(parsed.brief, INDIA));
}

test("20 ft with open sides leave 3.6 m: a stair with an open well stands across them, where a dog-leg is too long", () => {
  expect(openWellOn(20, "open")?.along).toBe(3510);
});

test("where a dog-leg stands across the house, or a living room beside it, there is no other stair", () => {
  expect(openWellOn(20, "party")).toBeNull();
  expect(openWellOn(22, "open")).toBeNull();
  expect(openWellOn(20, "open", 1)).toBeNull();
});

test("a stair with a quarter turn leads from one storey to another, where rooms find no width beside a dog-leg and nothing goes on above", () => {
  const onShallow = (depth: number, fields: object) => {
    const edges = { left: "open", right: "open", rear: "open" };
    const plot = { width: 32, depth, unit: "ft" };
    const parsed = parseBrief({ region: "in", plot, facing: "E", edges, roadWidth: 30, floors: 2, ...fields });
    if (parsed.kind === "invalid") throw new Error(parsed.message);
    return quarterTurnStair(parsed.brief, INDIA, siteOf(parsed.brief, INDIA));
  };
  expect(onShallow(30, {})?.flights).toEqual([2, 14]);
  expect(onShallow(45, {})).toBeNull();
  expect(onShallow(30, { floors: 3 })).toBeNull();
  expect(onShallow(30, { future: "extra-floor" })).toBeNull();
  expect(onShallow(30, { stair: "external" })).toBeNull();
});
