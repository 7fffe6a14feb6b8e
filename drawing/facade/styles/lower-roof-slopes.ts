import { tiledSlope } from "#drawing/facade/details/roofs.ts";
import type { Bay, Facade } from "#drawing/facade/facade.ts";
import type { Massing } from "#drawing/facade/massing.ts";
import type { Fixture, TileColours } from "#drawing/facade/scene.ts";
import { type Box, boxAround } from "#drawing/sheet/shapes/box.ts";

/** The skirt roof over the ground floor's open bays, and over a garage as far as no storey stands on it. */
export function lowerRoofSlopes(facade: Facade, tiles: TileColours, carved: boolean): readonly Fixture[] {
  const { bays, massing } = facade;
  const ground = massing.levels[0];
  if (massing.levels.length < 2 || !ground) return [];
  return bays
    .filter(({ level }) => level === 0)
    .flatMap((bay) => (bay.open ? [bay] : bay.kind === "garage" ? underUpstand(bay, massing) : []))
    .map((bay) => {
      const { y } = bay;
      const { x1, x2, hips } = lowerEnds(bay, boxAround(facade.plan.site.plot));
      const slope = { x1, x2, z1: ground.ceiling - 80, z2: ground.top - 60 };
      const foot = { x1: slope.x1, x2: slope.x2, y1: y - 550, y2: y };
      const [z1, z2] = [slope.z1, slope.z2];
      return {
        y: y - 550,
        drawn: tiledSlope(slope, hips, tiles, carved),
        body: { kind: "slope", foot, z1, z2, hips, run: 550, tiles },
      };
    });
}

/** So far a lower roof runs on beyond both ends of its bay, and its hips lean in from there. mm */
const LOWER = { beyond: 350, hip: 260 } as const;

/** The ends of a lower roof: where it would pass the plot's boundary it ends there upright, at a neighbour's wall with the house's own, and sheds no water across. */
function lowerEnds({ x1, x2 }: Pick<Bay, "x1" | "x2">, plot: Box) {
  const { beyond, hip } = LOWER;
  const [left, right] = [x1 - beyond < plot.x1, x2 + beyond > plot.x2];
  return {
    x1: left ? plot.x1 : x1 - beyond,
    x2: right ? plot.x2 : x2 + beyond,
    hips: [left ? 0 : hip, right ? 0 : hip] as const,
  };
}

/** A shorter skirt would be all hip, mm. */
const SHORTEST_SKIRT = 1200;

/** The stretch of a ground floor's bay over which a lower roof ends; empty where that is short. */
function underUpstand({ x1, x2, y }: Bay, { solids }: Massing): readonly Pick<Bay, "x1" | "x2" | "y">[] {
  const over = solids.filter(
    (one) => one.part === "upstand" && one.level === 1 && one.x1 < x2 && one.x2 > x1 && Math.abs(one.y1 - y) < 1,
  );
  const from = Math.max(x1, Math.min(...over.map((one) => one.x1)));
  const to = Math.min(x2, Math.max(...over.map((one) => one.x2)));
  return to - from < SHORTEST_SKIRT ? [] : [{ x1: from, x2: to, y }];
}
