import { divide, FINE, rect } from "#drawing/facade/details/draw.ts";
import type { Facade } from "#drawing/facade/facade.ts";
import type { Drawn, Fixture, Material } from "#drawing/facade/scene.ts";

/** Long and short stones at the corners of the front, on closed walls alone. */
export function quoins(facade: Facade, trim: Material): readonly Fixture[] {
  const [left, right] = facade.massing.width;
  const { levels, roof } = facade.massing;
  return levels.flatMap((level) => {
    const bays = facade.bays.filter((bay) => bay.level === level.index);
    const top = level.index === levels.length - 1 ? roof - 330 : level.top - 190;
    return (
      [
        [left, 1],
        [right, -1],
      ] as const
    ).flatMap(([edge, side]) => {
      const bay = bays.find((each) => (side === 1 ? each.x1 < left + 500 : each.x2 > right - 500));
      if (!bay || bay.open) return [];
      const stones = divide(level.floor, top, 300);
      const marks = stones.slice(0, -1).map((z, index): Drawn => {
        const long = index % 2 === 0 ? 420 : 270;
        const [x1, x2] = side === 1 ? [edge - 25, edge + long] : [edge - long, edge + 25];
        return rect({ x1, x2, z1: z + 8, z2: (stones[index + 1] ?? z) - 8 }, trim.colour, FINE);
      });
      return [{ y: bay.y - 25, drawn: marks }];
    });
  });
}
