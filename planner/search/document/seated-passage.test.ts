import { expect, test } from "vitest";
import type { Furniture, FurnitureKind } from "#planner/plan/plan.ts";
import { seatedLabel } from "#planner/search/document/seated-passage.ts";
import { room } from "#planner/search/openings/fixtures/one-floor.ts";

const piece = (kind: FurnitureKind, of: string): Furniture => ({
  id: `${of}-${kind}`,
  room: of,
  kind,
  polygon: [
    [0, 0],
    [900, 0],
    [900, 900],
    [0, 900],
  ],
  front: [0, 1],
});

test("a passage so wide that one sits in it is a lobby, before a screen too, as it has not the light of a lounge; one that is walked through keeps its name", () => {
  const { spec } = room("passage", 230, 230, 2930, 2930);
  const called = (...kinds: readonly FurnitureKind[]) =>
    seatedLabel(
      spec,
      kinds.map((kind) => piece(kind, spec.id)),
    );
  expect(called("sofa-2")).toBe("Lobby");
  expect(called("sofa-3", "tv-unit")).toBe("Lobby");
  expect(called("shoe-rack")).toBeNull();
  expect(seatedLabel(spec, [piece("sofa-2", "g-living")])).toBeNull();
});

test("a foyer with a seat stays a foyer", () => {
  const { spec } = room("foyer", 230, 230, 2930, 2930);
  expect(seatedLabel(spec, [piece("armchair", spec.id)])).toBeNull();
});
