import { expect, test } from "vitest";
import type { Roofing } from "#drawing/facade/facade.ts";
import { skirtFront } from "#drawing/facade/roof/skirt-front.ts";
import { SKIRT_CAP } from "#drawing/facade/roof/skirt-pieces.ts";
import { traditional } from "#drawing/facade/styles/traditional.ts";
import { pitchedHouse, WIDE } from "#drawing/fixtures/pitched-house.ts";
import { halfAt } from "#drawing/sheet/skirt/gablet.ts";
import { tiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";

test("on the front the tiles along the top of the skirt lie over those of the hips, and go on to the gablet's slopes", () => {
  const skirt = tiledSkirt(pitchedHouse(WIDE, { region: "in", style: "traditional" }));
  const gablet = skirt?.gablet;
  if (!skirt || !gablet) throw new Error("a front without a gablet");
  const [first] = skirtFront(skirt, 0, traditional.roofing?.("in") as Roofing).fixtures;
  const outlines = (first?.drawn ?? []).flatMap(({ contours }) =>
    contours.map(({ from, segments }) => [from, ...segments.map(({ to }) => to)]),
  );
  const [low, high] = [skirt.top - SKIRT_CAP.down, skirt.top + SKIRT_CAP.up];
  const caps = outlines.filter((outline) => outline.every(([, z]) => z === low || z === high));
  expect(caps).toHaveLength(2);
  const xs = caps.flat().map(([x]) => x);
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([5000 - SKIRT_CAP.before, 20000 + SKIRT_CAP.before]);
  for (const height of [low, high])
    for (const hand of [-1, 1])
      expect(caps.flat()).toContainEqual([gablet.middle + hand * halfAt(gablet, height), height]);
  // Nothing stands out above them: no strip over a hip ends beyond them.
  const hips = outlines.filter((outline) => outline.some(([x]) => x < 5000 - skirt.reach || x > 20000 + skirt.reach));
  expect(hips).toHaveLength(2);
  for (const [x, z] of hips.flat()) {
    expect(z).toBeLessThanOrEqual(skirt.top);
    if (z === skirt.top) expect(x > 5000 - 64 && x < 20000 + 64).toBe(true);
  }
});
