import { expect, test } from "vitest";
import { rect } from "#planner/geometry/rect.ts";
import { type Drawn, judged, modelOf } from "#planner/search/arrange/objective/fixtures/drawn-level.ts";
import { T } from "#planner/search/arrange/objective/judgement.ts";
import type { Core } from "#planner/search/core/core.ts";

const privacyOf = (drawn: readonly Drawn[]): number => judged(modelOf(drawn)).terms[T.privacy] as number;

test("a living room that a guest reaches only past the family's table costs more than one beside the passage at the door", () => {
  const hall: Drawn = ["passage", 230, 230, 6230, 1430];
  const dining: Drawn = ["dining", 230, 1545, 6230, 4430];
  const past = privacyOf([hall, dining, ["living", 230, 4545, 6230, 8230]]);
  const beside = privacyOf([hall, ["living", 230, 1545, 6230, 5430], ["dining", 230, 5545, 6230, 8230]]);
  expect(past - beside).toBeGreaterThan(2);
});

test("a room that one reaches only past the stove costs far more than one that a passage leads to as well", () => {
  const family: Drawn = ["family", 230, 8460, 6230, 12_230];
  const living: Drawn = ["living", 230, 230, 6230, 4230];
  const past = privacyOf([living, ["kitchen-dining", 230, 4460, 6230, 8230], family]);
  const beside = privacyOf([
    living,
    ["kitchen-dining", 230, 4460, 4230, 8230],
    ["passage", 4460, 4460, 6230, 8230],
    family,
  ]);
  expect(past - beside).toBeGreaterThan(5);
});

test("a stair that all who live upstairs reach only past the stove costs more than a room there", () => {
  const core: Core = {
    parti: "none",
    fixed: [{ kind: "stair", rect: rect(230, 8460, 6230, 10_560), entry: "left" }],
    skeleton: { kind: "zone" },
  };
  const living: Drawn = ["living", 230, 230, 6230, 4230];
  const privacy = (drawn: readonly Drawn[]): number =>
    judged({ ...modelOf(drawn, "none", 0, core), landing: 1100 }).terms[T.privacy] as number;
  const past = privacy([living, ["kitchen-dining", 230, 4460, 6230, 8230]]);
  const beside = privacy([living, ["passage", 230, 4460, 1830, 8230], ["kitchen-dining", 1945, 4460, 6230, 8230]]);
  expect(past - beside).toBeGreaterThan(12);
});

test("a bath to which one comes from a bedroom only through the living room costs, the more the farther it lies; past a lobby it costs nothing", () => {
  const lobby: Drawn = ["passage", 4345, 230, 5430, 8230];
  const living: Drawn = ["living", 230, 2345, 4230, 5430];
  const bath: Drawn = ["bath", 230, 230, 4230, 2230];
  const privacy = (...drawn: readonly Drawn[]): number => privacyOf(drawn);
  const beside = privacy(living, bath, lobby, ["bedroom", 230, 5545, 4230, 8230]);
  const past = privacy(living, bath, ["passage", 4345, 230, 5430, 2230], ["bedroom", 230, 5545, 4230, 8230]);
  const farther = privacy(
    ["living", 230, 2345, 4230, 7430],
    bath,
    ["passage", 4345, 230, 5430, 2230],
    ["bedroom", 230, 7545, 4230, 10_230],
  );
  expect(past - beside).toBeGreaterThan(5);
  expect(farther - past).toBeCloseTo(2);
});
