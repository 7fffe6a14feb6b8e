/**
 * The stairs that law 7 allows, as small as it allows them: one to four flights, quarter turns and half turns between them, and all ways of sharing out
 * the risers. A form tells what of it is no floor (flights and the landings between them), and the floor before the first step and after the last,
 * as deep as the stair is wide. Flights in a line, with a landing between them, are left out where one flight may have all risers: they are longer.
 */
import { leastRisers } from "#bench/planner/feasible.ts";
import type { Rect } from "#planner/geometry/rect.ts";
import type { Profile } from "#planner/rules/profile.ts";

const MOST_FLIGHTS = 4;
/** The fewest risers of a flight: it has one tread at least. */
const LEAST_FLIGHT = 2;
/** Depth of the floor before the first step and after the last that lies in the stair's own room, mm: no door or archway stands nearer (law 7). */
const STANDING = 300;

/** A stair as rectangles from its lower left corner, mm: what is steps, and the floor that it needs at its foot and head. */
export type StairForm = {
  readonly name: string;
  readonly steps: readonly Rect[];
  readonly foot: Rect;
  readonly head: Rect;
  readonly standingAtFoot: Rect;
  readonly standingAtHead: Rect;
  readonly width: number;
  readonly depth: number;
};

type Turn = "left" | "right" | "back-left" | "back-right" | "on";
const TURNS: readonly Turn[] = ["left", "right", "back-left", "back-right"];
/** A direction of climbing, with its left a quarter turn anticlockwise; or a point. */
type Way = readonly [number, number];

/** All forms that fit into the rectangle, beginning to climb along y or along x; of mirror images one. */
export function stairForms(
  profile: Profile,
  within: { readonly width: number; readonly depth: number },
): readonly StairForm[] {
  const { width, landing, tread, maxRisersPerFlight } = profile.stair;
  const size = { width: width.value, landing: Math.max(width.value, landing.value), tread: tread.value };
  const found = new Map<string, StairForm>();
  const risers = leastRisers(profile);
  const turns = risers > maxRisersPerFlight.value ? (["on", ...TURNS] as const) : TURNS;
  for (let flights = 1; flights <= MOST_FLIGHTS; flights++) {
    for (const shares of sharesOf(risers, flights, maxRisersPerFlight.value)) {
      for (const turned of sequences(turns, flights - 1)) {
        // Mirroring: the first turn is to the left.
        const first = turned.find((turn) => turn !== "on");
        if (first === "right" || first === "back-right") continue;
        for (const up of [
          [0, 1],
          [1, 0],
        ] as const) {
          const form = drawn(shares, turned, up, size);
          if (form === null || form.width > within.width || form.depth > within.depth) continue;
          const key = keyOf(form);
          if (!found.has(key)) found.set(key, form);
        }
      }
    }
  }
  return [...found.values()];
}

function sharesOf(risers: number, flights: number, most: number): readonly (readonly number[])[] {
  if (flights === 1) return risers <= most && risers >= LEAST_FLIGHT ? [[risers]] : [];
  return Array.from({ length: most }, (_, i) => i + 1)
    .filter((first) => first >= LEAST_FLIGHT && risers - first >= LEAST_FLIGHT * (flights - 1))
    .flatMap((first) => sharesOf(risers - first, flights - 1, most).map((rest) => [first, ...rest]));
}

function sequences(turns: readonly Turn[], length: number): readonly (readonly Turn[])[] {
  if (length === 0) return [[]];
  return sequences(turns, length - 1).flatMap((rest) => turns.map((turn) => [...rest, turn]));
}

/** Draws a stair as it is climbed, `at` being the right-hand corner of the next step's edge. Null when it runs over itself. */
function drawn(
  shares: readonly number[],
  turns: readonly Turn[],
  start: Way,
  { width, landing, tread }: { readonly width: number; readonly landing: number; readonly tread: number },
): StairForm | null {
  let up = start;
  let at: Way = [0, 0];
  const steps: Rect[] = [];
  const foot = span(at, up, -width, 0, 0, width);
  for (const [i, share] of shares.entries()) {
    const run = (share - 1) * tread;
    steps.push(span(at, up, 0, run, 0, width));
    at = moved(at, up, run, 0);
    const turn = turns[i];
    if (turn === undefined) continue;
    const [from, to] = turn === "back-left" ? [0, 2 * width] : turn === "back-right" ? [-width, width] : [0, width];
    steps.push(span(at, up, 0, landing, from, to));
    // The next flight's right-hand corner, seen the way it climbs.
    if (turn === "on") at = moved(at, up, landing, 0);
    if (turn === "left") [at, up] = [moved(at, up, landing, width), left(up)];
    if (turn === "right") up = left(left(left(up)));
    if (turn === "back-left") [at, up] = [moved(at, up, 0, 2 * width), left(left(up))];
    if (turn === "back-right") up = left(left(up));
  }
  const head = span(at, up, 0, width, 0, width);
  const all = [...steps, foot, head];
  const clash = steps.some((a, i) => all.slice(i + 1).some((b) => overlap(a, b)));
  if (clash) return null;
  const x0 = Math.min(...all.map((r) => r.x0));
  const y0 = Math.min(...all.map((r) => r.y0));
  const shifted = (r: Rect): Rect => ({ x0: r.x0 - x0, y0: r.y0 - y0, x1: r.x1 - x0, y1: r.y1 - y0 });
  return {
    name: `${shares.join("+")} ${turns.join(" ")} ${start[0] === 0 ? "along y" : "along x"}`,
    steps: steps.map(shifted),
    foot: shifted(foot),
    head: shifted(head),
    standingAtFoot: shifted(span([0, 0], start, -STANDING, 0, 0, width)),
    standingAtHead: shifted(span(at, up, 0, STANDING, 0, width)),
    width: Math.max(...all.map((r) => r.x1)) - x0,
    depth: Math.max(...all.map((r) => r.y1)) - y0,
  };
}

function left([x, y]: Way): Way {
  return [-y, x];
}

function moved([x, y]: Way, up: Way, along: number, aside: number): Way {
  const [lx, ly] = left(up);
  return [x + up[0] * along + lx * aside, y + up[1] * along + ly * aside];
}

function span(at: Way, up: Way, near: number, far: number, from: number, to: number): Rect {
  const [a, b] = [moved(at, up, near, from), moved(at, up, far, to)];
  return { x0: Math.min(a[0], b[0]), y0: Math.min(a[1], b[1]), x1: Math.max(a[0], b[0]), y1: Math.max(a[1], b[1]) };
}

function overlap(a: Rect, b: Rect): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

/** A key that a form shares with its mirror images. */
function keyOf({ steps, foot, head, width, depth }: StairForm): string {
  const flips = [
    (r: Rect) => r,
    (r: Rect) => ({ ...r, x0: width - r.x1, x1: width - r.x0 }),
    (r: Rect) => ({ ...r, y0: depth - r.y1, y1: depth - r.y0 }),
    (r: Rect) => ({ x0: width - r.x1, x1: width - r.x0, y0: depth - r.y1, y1: depth - r.y0 }),
  ];
  const text = (r: Rect) => `${r.x0},${r.y0},${r.x1},${r.y1}`;
  return flips
    .map((flip) => `${steps.map(flip).map(text).sort().join(" ")}|${text(flip(foot))}|${text(flip(head))}`)
    .sort()[0] as string;
}
