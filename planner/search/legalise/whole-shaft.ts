import { around, type Rect, rect } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";

type Length = readonly [low: number, high: number];

/** The level with the two legs of a quarter-turn stair joined into one room, an L, without the wall between them; any other level as it is. */
export function withWholeShaft(level: WalledLevel): WalledLevel {
  const [landing, steps] = level.rooms
    .filter(({ spec }) => spec.kind === "stair")
    .sort((a, b) => Number(b.spec.through) - Number(a.spec.through)) as [PlacedRoom, PlacedRoom?];
  if (steps === undefined) return level;
  const aside = liesAside(landing.rect, steps.rect);
  const [long, short] =
    lengthOf(landing.rect, aside) > lengthOf(steps.rect, aside) ? [landing, steps] : [steps, landing];
  const shaft = { ...landing, ...whole(long.rect, short.rect, aside) };
  return {
    ...level,
    rooms: level.rooms.flatMap((room) => (room === landing ? [shaft] : room === steps ? [] : [room])),
    walls: level.walls.flatMap((wall) => without(wall, long.rect, short.rect, aside)),
  };
}

/** Whether the legs lie side by side along x. */
function liesAside(a: Rect, b: Rect): boolean {
  return a.x1 <= b.x0 || b.x1 <= a.x0;
}

function lengthOf(r: Rect, alongY: boolean): number {
  return alongY ? r.y1 - r.y0 : r.x1 - r.x0;
}

/** The rectangle around both legs, and as its notch the corner that neither of them fills. */
function whole(long: Rect, short: Rect, aside: boolean): Pick<PlacedRoom, "rect" | "notch"> {
  const all = around(long, short);
  const [alongX, alongY] = aside ? [long, short] : [short, long];
  const [x0, x1] = beyond([all.x0, all.x1], [alongX.x0, alongX.x1]);
  const [y0, y1] = beyond([all.y0, all.y1], [alongY.y0, alongY.y1]);
  return { rect: all, notch: rect(x0, y0, x1, y1) };
}

/** What is left of a length without a part at one of its ends. */
function beyond([low, high]: Length, [from, to]: Length): Length {
  return from === low ? [to, high] : [low, from];
}

/** What is left of a wall without its length between the legs; each new end lies on the centre line of the wall at the short leg's side. */
function without(wall: Wall, long: Rect, short: Rect, aside: boolean): readonly Wall[] {
  const [a, b] = aside ? ([0, 1] as const) : ([1, 0] as const);
  const [near, far] = aside
    ? [Math.min(long.x1, short.x1), Math.max(long.x0, short.x0)]
    : [Math.min(long.y1, short.y1), Math.max(long.y0, short.y0)];
  const { from, to, thickness } = wall;
  if (from[a] !== to[a] || from[a] <= near || from[a] >= far) return [wall];
  const [low, high] = aside ? [short.y0, short.y1] : [short.x0, short.x1];
  if (to[b] <= low || from[b] >= high) return [wall];
  const [end, start] = [low - thickness / 2, high + thickness / 2];
  const at = (along: number): Wall["from"] => (aside ? [from[0], along] : [along, from[1]]);
  return [
    ...(from[b] < low - thickness ? [{ ...wall, to: at(end) }] : []),
    ...(to[b] > high + thickness ? [{ ...wall, id: `${wall.id}b`, from: at(start) }] : []),
  ];
}
