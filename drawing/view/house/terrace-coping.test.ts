import { expect, test } from "vitest";
import { massing } from "#drawing/facade/massing.ts";
import { pitchedHouse, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { draftAtlas } from "#drawing/view/atlas.ts";
import { buildHouse } from "#drawing/view/house/build-house.ts";
import { createMesh } from "#drawing/view/mesh.ts";

test("the coping of a terrace's parapet stops at the gablet's tiles, whatever side one sees beside the front", () => {
  const plan = pitchedHouse(WIDE, { region: "in", style: "traditional" });
  const { skirt, roof } = massing(plan);
  const gablet = skirt?.gablet;
  if (!skirt || !gablet) throw new Error("a front without a gablet");
  for (const flank of ["left", "right"] as const) {
    const mesh = createMesh();
    buildHouse({ mesh, atlas: draftAtlas() }, plan, flank);
    const values = mesh.positions.values();
    const corners = Array.from({ length: Math.floor(values.length / 3) }, (_, at) => values.slice(at * 3, at * 3 + 3));
    // Before the parapet's outer face, or in it.
    const isBefore = (y: number) => gablet.face - 41 < y && y < gablet.face + 1;
    const top = roof + skirt.parapet;
    const bars = mesh.surfaceOf.flatMap((_, at) => {
      const xs = [0, 1, 2].map((corner) => corners[at * 3 + corner] ?? []);
      const isThere = xs.every(([, y = 0, z = 0]) => isBefore(y) && Math.abs(z - top) < 81);
      return isThere ? [xs.map(([x = 0]) => x)] : [];
    });
    // Faces of the coping alone end with it, 80 mm down: those of the parapet and its gable go on.
    const copings = bars.filter((bar) => Math.max(...bar) - Math.min(...bar) > 100);
    expect(copings.length).toBeGreaterThan(0);
    for (const bar of copings)
      expect(Math.min(...bar) < gablet.middle && gablet.middle < Math.max(...bar), bar.join()).toBe(false);
  }
});
