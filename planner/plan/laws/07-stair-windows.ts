/**
 * Law 7, windows of stairs. No flight or landing crosses a window of the stair's room: a window that it passes lies wholly above its steps or wholly
 * below its soffit. A landing lies at the height where the flight that begins on it starts, else where the flight that ends on it ends.
 */
import { broken, metres } from "#planner/plan/check/finding.ts";
import type { MeasuredLevel, MeasuredOpening, MeasuredPlan } from "#planner/plan/check/measured-plan.ts";
import { boundsOf, commonRect, grown, type Rect } from "#planner/plan/check/rect.ts";
import type { Finding, Stair } from "#planner/plan/plan.ts";

/** The least thickness of the slab under a flight or landing, mm. */
const SLAB = 100;
/** A flight or landing nearer than this to the hole of a window passes it, mm. */
const BEFORE = 50;
const TOUCH = 5;

type Slab = {
  readonly body: Rect;
  readonly low: number;
  readonly high: number;
  readonly up: readonly [number, number] | null;
};

export function stairWindowsLaw({ levels }: MeasuredPlan): readonly Finding[] {
  return levels.flatMap((level) =>
    level.level.stairs.flatMap((stair) =>
      level.openings
        .filter(({ opening }) => opening.kind === "window" || opening.kind === "ventilator")
        .filter(({ opening }) => opening.rooms.includes(stair.room))
        .flatMap((window) => cutBy(level, window, stair)),
    ),
  );
}

function cutBy(level: MeasuredLevel, window: MeasuredOpening, stair: Stair): readonly Finding[] {
  const { sill, head, id } = window.opening;
  const cut = slabsOf(stair).flatMap((slab) => {
    const range = besideWindow(slab, window);
    return range !== null && range.high > sill && range.low - SLAB < head ? [range] : [];
  });
  const [first] = cut;
  if (first === undefined) return [];
  const message = `Stair ${stair.id} goes up to ${metres(first.high)} before window ${id}, which is open from ${metres(sill)} to ${metres(head)}.`;
  return [broken("law-7/window", message, { level: level.index, opening: id, room: stair.room })];
}

function slabsOf({ flights, landings, riser }: Stair): readonly Slab[] {
  const starts = flights.map((_, i) => riser * flights.slice(0, i).reduce((sum, { risers }) => sum + risers, 0));
  const rising = flights.map(({ polygon, risers, up }, i): Slab => {
    const low = starts[i] as number;
    return { body: boundsOf(polygon), low, high: low + risers * riser, up };
  });
  const flat = landings.flatMap((polygon): readonly Slab[] => {
    const body = boundsOf(polygon);
    const begins = rising.find((flight) => meets(flight, body, -1));
    const height = begins?.low ?? rising.find((flight) => meets(flight, body, 1))?.high ?? 0;
    // A landing on the floor itself is floor like any other before a window.
    return height === 0 ? [] : [{ body, low: height, high: height, up: null }];
  });
  return [...rising, ...flat];
}

/** Whether a flight meets a landing at its lower (-1) or upper (1) end. */
function meets({ body, up }: Slab, landing: Rect, end: 1 | -1): boolean {
  if (up === null) return false;
  const [dx, dy] = [up[0] * end, up[1] * end];
  const beyond = { ...body };
  if (dx > 0) [beyond.x0, beyond.x1] = [body.x1, body.x1 + TOUCH];
  if (dx < 0) [beyond.x0, beyond.x1] = [body.x0 - TOUCH, body.x0];
  if (dy > 0) [beyond.y0, beyond.y1] = [body.y1, body.y1 + TOUCH];
  if (dy < 0) [beyond.y0, beyond.y1] = [body.y0 - TOUCH, body.y0];
  return commonRect(beyond, landing) !== null;
}

/** The heights above the floor between which a slab's top passes a window, mm; null where it passes it nowhere. */
function besideWindow(
  { body, low, high, up }: Slab,
  { hole, wall }: MeasuredOpening,
): { readonly low: number; readonly high: number } | null {
  const before = commonRect(grown(hole, BEFORE), body);
  if (before === null) return null;
  const [from, to] = wall.along === "x" ? [before.x0, before.x1] : [before.y0, before.y1];
  const [start, end] = wall.along === "x" ? [hole.x0, hole.x1] : [hole.y0, hole.y1];
  if (Math.min(to, end) - Math.max(from, start) <= TOUCH) return null;
  const rises = up === null ? 0 : wall.along === "x" ? up[0] : up[1];
  if (rises === 0) return { low, high };
  const [first, last] = wall.along === "x" ? [body.x0, body.x1] : [body.y0, body.y1];
  const at = (place: number): number => {
    const share = (rises > 0 ? place - first : last - place) / (last - first);
    return low + Math.max(0, Math.min(1, share)) * (high - low);
  };
  const heights = [at(Math.max(from, start)), at(Math.min(to, end))];
  return { low: Math.min(...heights), high: Math.max(...heights) };
}
