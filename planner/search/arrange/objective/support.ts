import type { Layout } from "#planner/search/arrange/layout.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, hard, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";

/** What a metre of upper wall with no wall under it costs: in a frame every line has its beam, on bearing walls it needs one. */
const IN_FRAME = 0.25;
const ON_WALLS = 1.5;

/** Wet rooms over wet rooms, walls over walls. */
export function overBelow(model: LevelModel, below: LevelModel, ground: LevelModel, out: Judgement): void {
  const { rooms } = model.layout;
  const under = below.layout.rooms;
  const { wet } = model.concerned;
  const { dry } = below.concerned;
  for (let k = 0; k < wet.length; k++) {
    const i = (wet[k] as number) * 4;
    let over = 0;
    for (let l = 0; l < dry.length; l++) {
      const j = (dry[l] as number) * 4;
      const w =
        Math.min(rooms[i + 2] as number, under[j + 2] as number) - Math.max(rooms[i] as number, under[j] as number);
      const d =
        Math.min(rooms[i + 3] as number, under[j + 3] as number) -
        Math.max(rooms[i + 1] as number, under[j + 1] as number);
      if (w > 60 && d > 60) over += (w * d) / 1e6;
    }
    if (over > 0) add(out, T.stack, 3 + 2.5 * over);
  }
  const { layout } = model;
  for (let w = 0; w < layout.walls; w++) standing(model, below, ground, w * 6, out);
}

/** An upper wall stands on a wall, or on a beam between thick walls no farther apart than the longest span. */
function standing(model: LevelModel, below: LevelModel, ground: LevelModel, i: number, out: Judgement): void {
  const { layout } = model;
  const under = below.layout;
  const direction = layout.wall[i] as number;
  const thickness = layout.wall[i + 2] as number;
  const from = layout.wall[i + 3] as number;
  const to = layout.wall[i + 4] as number;
  const centre = (layout.wall[i + 1] as number) + thickness / 2;
  let carried = 0;
  for (let v = 0; v < under.walls; v++) {
    const j = v * 6;
    if (under.wall[j] !== direction) continue;
    const half = (under.wall[j + 2] as number) / 2;
    if (Math.abs((under.wall[j + 1] as number) + half - centre) > half) continue;
    const overlap = Math.min(to, under.wall[j + 4] as number) - Math.max(from, under.wall[j + 3] as number);
    if (overlap > 0) carried += overlap;
  }
  const free = to - from - carried;
  if (free <= 150) return;
  add(out, T.align, ((model.walls.frame ? IN_FRAME : ON_WALLS) * free) / 1000);
  const { inside, walls, longestSpan } = model;
  const half = walls.external / 2;
  let low = (direction === 1 ? inside.y0 : inside.x0) - half;
  let high = (direction === 1 ? inside.y1 : inside.x1) + half;
  if (direction === 1 && overOpenFront(ground, centre)) low = -9000;
  for (let v = 0; v < under.walls; v++) {
    const at = takesBeam(model, under, v * 6, direction, centre);
    if (at <= from + 5 && at > low) low = at;
    if (at >= to - 5 && at < high) high = at;
  }
  if (high - low <= longestSpan) return;
  // Walls that cross below stand under the beam between its ends: the longest stretch between two of them counts.
  let longest = 0;
  while (low < high) {
    let next = high;
    for (let v = 0; v < under.walls; v++) {
      const at = takesBeam(model, under, v * 6, direction, centre);
      if (at > low && at < next) next = at;
    }
    if (next - low > longest) longest = next - low;
    low = next;
  }
  if (longest > longestSpan) hard(out, T.align, Math.min(6, (longest - longestSpan) / 1000));
}

/** Where a thick wall below crosses under the line of an upper one and takes a column; NaN where it does not. */
function takesBeam(model: LevelModel, under: Layout, j: number, direction: number, centre: number): number {
  if (under.wall[j] === direction || (under.wall[j + 2] as number) < model.walls.post) return Number.NaN;
  // Columns under a third storey stand in walls that every level shares.
  if (model.level > 1 && (under.wall[j + 5] as number) < 0) return Number.NaN;
  if (centre < (under.wall[j + 3] as number) || centre > (under.wall[j + 4] as number)) return Number.NaN;
  return (under.wall[j + 1] as number) + (under.wall[j + 2] as number) / 2;
}

function overOpenFront(ground: LevelModel, x: number): boolean {
  const { rooms } = ground.layout;
  const half = ground.walls.sheltered / 2;
  const { openFronts } = ground.concerned;
  for (let k = 0; k < openFronts.length; k++) {
    const j = (openFronts[k] as number) * 4;
    if (rooms[j + 1] !== ground.inside.y0) continue;
    if (x > (rooms[j] as number) - half && x < (rooms[j + 2] as number) + half) return true;
  }
  return false;
}
