import { expect, test } from "vitest";
import type { Brief } from "#planner/brief/brief.ts";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { customsOf } from "#planner/search/document/level.ts";
import { furnishBedroom } from "#planner/search/furniture/bedroom.ts";
import { DOOR, floorOf, placedBy, placeOf } from "#planner/search/furniture/fixtures/furnished-floor.ts";
import { siteOf } from "#planner/search/site.ts";

test("in strict vastu a bed's head lies south before a window rather than west before none", () => {
  const profile = profileOf("in");
  const headOf = (vastu: Brief["vastu"]) => {
    const parsed = parseBrief({ region: "in", plot: { width: 30, depth: 40, unit: "ft" }, facing: "S", vastu });
    if (parsed.kind === "invalid") throw new Error(parsed.message);
    const { head } = customsOf({ brief: parsed.brief, site: siteOf(parsed.brief, profile), profile });
    const windows = [
      { side: 0, from: 400, to: 1900 },
      { side: 1, from: 800, to: 2200 },
    ] as const;
    const floor = floorOf(2440, 3740, { ...DOOR, side: 2 }, windows);
    const bed = placeOf(
      placedBy((put) => furnishBedroom(floor, false, head, put)),
      "bed-queen",
    );
    return bed?.y0 === 0 ? "south" : bed?.x0 === 0 ? "west" : "elsewhere";
  };
  expect([headOf("preferred"), headOf("strict")]).toEqual(["west", "south"]);
});
