import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import type { FixedRoom } from "#planner/search/core/core.ts";
import { type LandingDepth, landingStrip } from "#planner/search/core/landing-strip.ts";
import type { SkeletonNode } from "#planner/search/core/skeleton.ts";

/** A place for rooms between the walls about a core; lengths mm. */
export type Zone = {
  readonly rect: Rect;
  /** Wall to the road; to the open air or a duct on all sides; along the stair's landing. */
  readonly front: number;
  readonly lit: number;
  readonly landing: number;
  /** Wall shared with each of the zones. */
  readonly beside: readonly number[];
};

/** A level's fixed rooms; `stair`: the one with the landing where one arrives, if that is not the first stair among them. */
type AboutCore = { readonly fixed: readonly FixedRoom[]; readonly stair?: FixedRoom | undefined };

/** The zones of a level's skeleton in the order in which a tree grown on it meets them. `thickest`: of the walls between them, mm. */
export function zonesIn(
  skeleton: SkeletonNode,
  { fixed, stair = fixed.find(({ kind }) => kind === "stair") }: AboutCore,
  inside: Rect,
  party: LevelModel["party"],
  stairs: LandingDepth,
  thickest: number,
): readonly Zone[] {
  const rects: Rect[] = [];
  collect(skeleton, inside, rects);
  const strip = stair === undefined ? null : landingStrip(stair.rect, stair.entry, stairs);
  return rects.map((r) => {
    const front = r.y0 === inside.y0 ? r.x1 - r.x0 : 0;
    let lit = front;
    if (r.y1 === inside.y1 && !party.rear) lit += r.x1 - r.x0;
    if (r.x0 === inside.x0 && !party.left) lit += r.y1 - r.y0;
    if (r.x1 === inside.x1 && !party.right) lit += r.y1 - r.y0;
    for (const room of fixed) if (room.kind !== "stair") lit += shared(r, room.rect, thickest);
    return {
      rect: r,
      front,
      lit,
      landing: strip === null ? 0 : shared(r, strip, thickest),
      beside: rects.map((other) => (other === r ? 0 : shared(r, other, thickest))),
    };
  });
}

function collect(part: SkeletonNode, r: Rect, into: Rect[]): void {
  if (part.kind === "zone") into.push(r);
  if (part.kind !== "cut") return;
  const { vertical, at, thickness } = part;
  const end = at + thickness;
  collect(part.low, vertical ? rect(r.x0, r.y0, at, r.y1) : rect(r.x0, r.y0, r.x1, at), into);
  collect(part.high, vertical ? rect(end, r.y0, r.x1, r.y1) : rect(r.x0, end, r.x1, r.y1), into);
}

/** Length of wall between two rectangles that lie no farther apart than a wall is thick, else 0. */
function shared(a: Rect, b: Rect, thickest: number): number {
  const gx = Math.max(b.x0 - a.x1, a.x0 - b.x1);
  const gy = Math.max(b.y0 - a.y1, a.y0 - b.y1);
  if (gx > 0 && gx <= thickest && gy < 0) return Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (gy > 0 && gy <= thickest && gx < 0) return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  return 0;
}
