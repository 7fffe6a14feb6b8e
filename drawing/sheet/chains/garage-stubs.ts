import { boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Level, Room } from "#planner/plan/plan.ts";

/** No wall is thicker, and no stub worth measuring shorter, mm. */
const THICKEST = 400;

/** A stub of wall between the cars of a garage: the line along which it stands (x), half its thickness, and from where to where it reaches (y), real mm. */
export type Stub = { readonly line: number; readonly half: number; readonly from: number; readonly to: number };

/** The stubs of wall that reach into a level's garages from the front or the rear: what the mason builds beside the beam. */
export function garageStubs({ rooms }: Level): readonly Stub[] {
  return rooms.filter(({ kind }) => kind === "garage").flatMap(stubsIn);
}

function stubsIn({ polygon }: Room): readonly Stub[] {
  const { y1, y2 } = boxAround(polygon);
  const at = (i: number) => polygon[i % polygon.length] ?? [0, 0];
  return polygon.flatMap((_, i): readonly Stub[] => {
    // The two sides of a stub run the same way from its end, a short edge across.
    const [before, a, b, after] = [at(i), at(i + 1), at(i + 2), at(i + 3)];
    const [thickness, one, other] = [Math.abs(a[0] - b[0]), before[1] - a[1], after[1] - b[1]];
    const isStub = a[1] === b[1] && thickness > 0 && thickness <= THICKEST && one * other > 0 && a[1] > y1 && a[1] < y2;
    const long = Math.min(Math.abs(one), Math.abs(other));
    if (!isStub || long <= THICKEST) return [];
    const root = a[1] + Math.sign(one) * long;
    return [{ line: (a[0] + b[0]) / 2, half: thickness / 2, from: Math.min(a[1], root), to: Math.max(a[1], root) }];
  });
}
