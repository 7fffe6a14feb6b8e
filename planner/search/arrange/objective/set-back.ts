import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, hard, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";

/** A terrace that goes on beyond the one below by less than this is a ledge there, mm. */
const LEDGE = 1500;
const NARROW = 4;
/**
 * What it costs when a terrace below gets a roof, as the storey is not left out over it (`../../legalise/set-back.ts`): no single terrace covers it, or that
 * one goes on beyond two opposite sides of it, so that what stays of it would be no rectangle or L.
 */
const ROOFED = 6;

/** Over a terrace of the level below only terraces may lie: there this storey is left out, and the house steps back. */
export function setBack(model: LevelModel, below: LevelModel, out: Judgement): void {
  const { terraces } = model.concerned;
  const { rooms } = model.layout;
  const under = below.layout.rooms;
  for (const t of below.concerned.terraces) {
    const i = t * 4;
    const [x0, y0] = [under[i] as number, under[i + 1] as number];
    const [x1, y1] = [under[i + 2] as number, under[i + 3] as number];
    let open = 0;
    let roofed = ROOFED;
    for (const u of terraces) {
      const j = u * 4;
      const left = x0 - (rooms[j] as number);
      const front = y0 - (rooms[j + 1] as number);
      const right = (rooms[j + 2] as number) - x1;
      const rear = (rooms[j + 3] as number) - y1;
      const w = x1 - x0 + Math.min(0, left) + Math.min(0, right);
      const d = y1 - y0 + Math.min(0, front) + Math.min(0, rear);
      if (w > 0 && d > 0) open += w * d;
      if (Math.min(left, right, front, rear) < 0) continue;
      roofed = (left > 0 && right > 0) || (front > 0 && rear > 0) ? ROOFED : 0;
      for (const beyond of [left, right, front, rear]) if (beyond > 0 && beyond < LEDGE) roofed += NARROW;
    }
    const floor = (x1 - x0) * (y1 - y0);
    // Walls that were moved past one another leave rooms inside out.
    if (x1 <= x0 || y1 <= y0) continue;
    if (open < floor) hard(out, T.outdoor, 12 * (1 - open / floor));
    else add(out, T.outdoor, roofed);
  }
}
