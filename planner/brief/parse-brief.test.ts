import { expect, test } from "vitest";
import { parseBrief } from "#planner/brief/parse-brief.ts";

const LEAST = { region: "in", plot: { width: 30, depth: 60, unit: "ft" }, facing: "E" };

test("fills in every default", () => {
  const parsed = parseBrief(LEAST);
  if (parsed.kind === "invalid") throw new Error(parsed.message);
  expect(parsed.brief).toMatchObject({
    floors: 2,
    bedrooms: 3,
    bathrooms: 3,
    kitchen: "closed",
    vastu: "preferred",
    budget: null,
  });
});

test("takes a narrow Indian plot for a row house, and a wide one for a free-standing house", () => {
  const narrow = parseBrief({ ...LEAST, plot: { width: 20, depth: 60, unit: "ft" } });
  const wide = parseBrief(LEAST);
  expect(narrow).toMatchObject({ brief: { edges: { left: "party", right: "party", rear: "open" } } });
  expect(wide).toMatchObject({ brief: { edges: { left: "open", right: "open", rear: "open" } } });
});

test.each([
  [{ ...LEAST, facing: "Q" }, "facing"],
  [{ ...LEAST, floors: 2.5 }, "floors"],
  [{ ...LEAST, plot: { width: 300, depth: 60, unit: "ft" } }, "plot.width"],
  [{ ...LEAST, edges: { left: "wall" } }, "edges.left"],
  [{ ...LEAST, edges: { front: "road" } }, "edges.front"],
  [{ ...LEAST, plot: { width: 30, depth: 60, units: "m" } }, "plot.units"],
  [{ ...LEAST, colour: "red" }, "colour"],
  [{ ...LEAST, pooja: "yes" }, "pooja"],
  [null, "brief"],
])("names the field that cannot be used: %#", (json, field) => {
  expect(parseBrief(json)).toMatchObject({ kind: "invalid", field });
});
