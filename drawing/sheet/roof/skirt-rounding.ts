import type { AxisRounding, PlanRounding } from "#drawing/sheet/page/rounding.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import type { TiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";
import type { Point } from "#planner/geometry/point.ts";

/**
 * The rounding with which a skirt's eaves are as far before each wall as its notes say, and its gablet as far from the left end of the house, its feet as far
 * from its middle.
 */
export function skirtRounding(
  rounding: PlanRounding,
  corners: readonly Point[],
  { reach, gablet }: Pick<TiledSkirt, "reach" | "gablet">,
  { grain }: Units,
): PlanRounding {
  const [along, away] = ([0, 1] as const).map((axis): AxisRounding => {
    const round = rounding[axis];
    const walls = corners.map((point) => point[axis]);
    const grains = (mm: number) => Math.sign(mm) * Math.round(Math.abs(mm) / grain);
    return (at) => {
      if (walls.includes(at)) return round(at);
      if (gablet !== null && axis === 0 && isOf(gablet, at)) {
        const left = Math.min(...walls);
        return round(left) + grains(gablet.middle - left) + grains(at - gablet.middle);
      }
      const wall = walls.find((one) => Math.abs(Math.abs(at - one) - reach) < 1);
      return wall === undefined ? round(at) : round(wall) + grains(at - wall);
    };
  }) as [AxisRounding, AxisRounding];
  return [along, away];
}

function isOf({ middle, half }: NonNullable<TiledSkirt["gablet"]>, at: number): boolean {
  return [middle - half, middle, middle + half].includes(at);
}
