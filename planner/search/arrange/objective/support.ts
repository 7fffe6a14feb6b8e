import type { Layout } from "#planner/search/arrange/layout.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { drawLobbyWalls } from "#planner/search/arrange/objective/corner-lobby.ts";
import { add, hard, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";
import type { Known } from "#planner/search/arrange/objective/known.ts";

/** What a metre of upper wall with no wall under it costs: in a frame every line has its beam, on bearing walls it needs one. */
const IN_FRAME = 0.25;
const ON_WALLS = 1.5;

/**
 * Wet rooms belong over wet rooms, walls over walls. Ends once the cost is beyond `limit`. `before`: another layout of this level, judged on the same
 * levels below, or null: what it knows of walls that lie alike is taken over.
 */
export function overBelow(
  models: readonly LevelModel[],
  level: number,
  known: Known,
  before: Layout | null,
  limit: number,
  out: Judgement,
): void {
  const model = models[level] as LevelModel;
  const below = models[level - 1] as LevelModel;
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
  for (let w = 0; w < layout.walls && out.cost <= limit; w++) {
    if (before !== null && isSameWall(layout, before, w)) {
      const { standing, beam } = before.known as Known;
      known.standing[w] = standing[w] as number;
      known.beam[w] = beam[w] as number;
    } else stand(models, level, layout.wall, w, known);
    add(out, T.align, known.standing[w] as number);
    if ((known.beam[w] as number) > 0) hard(out, T.align, known.beam[w] as number);
  }
  if (model.concerned.givingLobby.length === 0 || (known.lobby[0] as number) < 0) return;
  drawLobbyWalls(model, known, lobbyWalls);
  for (let w = 0; w < 2; w++) {
    stand(models, level, lobbyWalls, w, ofLobby);
    add(out, T.align, ofLobby.standing[w] as number);
    if ((ofLobby.beam[w] as number) > 0) hard(out, T.align, ofLobby.beam[w] as number);
  }
}

/** The two walls about a lobby in a room's corner, as a layout holds walls; and what they cost. */
const lobbyWalls = new Int32Array(12);
const ofLobby: Carried = { standing: new Float64Array(2), beam: new Float64Array(2) };

function isSameWall(one: Layout, other: Layout, w: number): boolean {
  // All but the last number, the cut that draws it.
  for (let i = 6 * w; i < 6 * w + 5; i++) if (one.wall[i] !== other.wall[i]) return false;
  return w < other.walls;
}

type Carried = Pick<Known, "standing" | "beam">;

/** Notes what upper wall `w` of some costs: it stands on a wall, or on a beam between thick walls no farther apart than the longest span. */
function stand(models: readonly LevelModel[], level: number, wall: Int32Array, w: number, known: Carried): void {
  const i = 6 * w;
  const model = models[level] as LevelModel;
  const under = (models[level - 1] as LevelModel).layout;
  const direction = wall[i] as number;
  const thickness = wall[i + 2] as number;
  const from = wall[i + 3] as number;
  const to = wall[i + 4] as number;
  const centre = (wall[i + 1] as number) + thickness / 2;
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
  known.standing[w] = 0;
  known.beam[w] = 0;
  if (free <= 150) return;
  known.standing[w] = ((model.walls.frame ? IN_FRAME : ON_WALLS) * free) / 1000;
  const { longestSpan } = model;
  const longest = longestBeam(models, level, wall, i, longestSpan);
  if (longest > longestSpan) known.beam[w] = Math.min(6, (longest - longestSpan) / 1000);
}

/**
 * The longest stretch between two bearings in the line of an upper wall, mm; stretches with a thick wall under them do not count. The wall's numbers begin
 * at `i` of `wall`. Stretches no longer than `enough` are not followed: a result within it is not exact.
 */
function longestBeam(
  models: readonly LevelModel[],
  level: number,
  wall: Int32Array,
  i: number,
  enough: number,
): number {
  const { inside, walls } = models[level] as LevelModel;
  const under = (models[level - 1] as LevelModel).layout;
  const direction = wall[i] as number;
  const from = wall[i + 3] as number;
  const to = wall[i + 4] as number;
  const centre = (wall[i + 1] as number) + (wall[i + 2] as number) / 2;
  const half = walls.external / 2;
  const inset = walls.post / 2;
  let low = (direction === 1 ? inside.y0 : inside.x0) - half;
  let high = (direction === 1 ? inside.y1 : inside.x1) + half;
  if (direction === 1 && overOpenFront(models[0] as LevelModel, centre)) low = -9000;
  for (let v = 0; v < under.walls && high - low > enough; v++) {
    const j = v * 6;
    const at = takesBeam(models, level, j, direction, centre);
    if (at <= from + 5 && at > low) low = at;
    if (at >= to - 5 && at < high) high = at;
    const begin = columnInEnd(models, level, j, direction, centre, -1);
    const end = columnInEnd(models, level, j, direction, centre, 1);
    if ((under.wall[j + 3] as number) <= from + 5 && (under.wall[j + 4] as number) > from) {
      if (begin > low) low = begin;
      if (end > low) low = end;
    }
    if ((under.wall[j + 4] as number) >= to - 5 && (under.wall[j + 3] as number) < to) {
      if (end < high) high = end;
      if (begin < high) high = begin;
    }
  }
  let longest = 0;
  while (high - low > enough) {
    let next = high;
    let stands = false;
    for (let v = 0; v < under.walls && !stands; v++) {
      const j = v * 6;
      const at = takesBeam(models, level, j, direction, centre);
      if (at > low && at < next) next = at;
      const begin = columnInEnd(models, level, j, direction, centre, -1);
      const end = columnInEnd(models, level, j, direction, centre, 1);
      stands = (under.wall[j + 3] as number) + inset <= low && end > low;
      if (stands) next = end;
      else if (begin > low && begin < next) next = begin;
    }
    if (!stands && next - low > longest) longest = next - low;
    low = next;
  }
  return longest;
}

/** Where a thick wall below crosses under the line of an upper one and takes a column; NaN where it does not. */
function takesBeam(models: readonly LevelModel[], level: number, j: number, direction: number, centre: number): number {
  const { layout: under, walls } = models[level - 1] as LevelModel;
  if (under.wall[j] === direction || (under.wall[j + 2] as number) < walls.post) return Number.NaN;
  if (centre < (under.wall[j + 3] as number) || centre > (under.wall[j + 4] as number)) return Number.NaN;
  const along = (under.wall[j + 1] as number) + (under.wall[j + 2] as number) / 2;
  return goesDown(models, level, direction, centre, along) ? along : Number.NaN;
}

/** Where a thick wall below in the line of an upper one takes a column at one end of it (-1: where it begins); NaN where it does not. */
function columnInEnd(
  models: readonly LevelModel[],
  level: number,
  j: number,
  direction: number,
  centre: number,
  way: 1 | -1,
): number {
  const { layout: under, walls } = models[level - 1] as LevelModel;
  const thickness = under.wall[j + 2] as number;
  if (under.wall[j] !== direction || thickness < walls.post) return Number.NaN;
  if (Math.abs((under.wall[j + 1] as number) + thickness / 2 - centre) >= 1) return Number.NaN;
  const along = (under.wall[way === 1 ? j + 4 : j + 3] as number) - (way * walls.post) / 2;
  return goesDown(models, level, direction, centre, along) ? along : Number.NaN;
}

/** Whether a column in a wall of the level below goes on down, hidden in thick walls, through every level under that. */
function goesDown(
  models: readonly LevelModel[],
  level: number,
  direction: number,
  centre: number,
  along: number,
): boolean {
  for (let l = level - 2; l >= 0; l--) {
    const { layout, walls } = models[l] as LevelModel;
    if (!takesColumn(layout, walls.post, direction, centre, along)) return false;
  }
  return true;
}

/** Whether a thick wall of a layout hides a column that stands on the line of an upper wall. */
function takesColumn(layout: Layout, post: number, direction: number, centre: number, along: number): boolean {
  for (let v = 0; v < layout.walls; v++) {
    const i = v * 6;
    if ((layout.wall[i + 2] as number) < post) continue;
    const sameWay = layout.wall[i] === direction;
    const across = sameWay ? centre : along;
    const at = sameWay ? along : centre;
    const middle = (layout.wall[i + 1] as number) + (layout.wall[i + 2] as number) / 2;
    if (Math.abs(middle - across) >= 1) continue;
    if (at >= (layout.wall[i + 3] as number) && at <= (layout.wall[i + 4] as number)) return true;
  }
  return false;
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
