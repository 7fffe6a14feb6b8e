import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { roofOutline } from "#drawing/sheet/house/roof-outline.ts";
import { isOnRoof } from "#drawing/sheet/house/roof-pieces.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { type Box, boxAround, boxCorners, boxesOverlap, growBox } from "#drawing/sheet/shapes/box.ts";
import { contains } from "#drawing/sheet/shapes/largest-rectangle.ts";
import type { Level, Plan, Room, RoomKind } from "#planner/plan/plan.ts";

/** The way into the space under a sloped roof, through the ceiling of a room of the topmost storey. Real mm. */
export type AtticHatch = { readonly level: Level; readonly room: Room; readonly box: Box };

/** 22 x 30 in as IRC R807.1 has it; a common size in the UK too. mm */
const HATCH = { wide: 560, long: 760 } as const;
/** From walls, and from the sweep of doors and the steps below, where a ladder could not stand. mm */
const CLEAR = { walls: 60, below: 40 } as const;
const STEP = 50;
/**
 * The rooms in whose ceiling one looks for it, the first first; then those in which a ladder is least in the way. Over a stair there is no floor for a ladder,
 * and a bath's damp air is better kept from a hatch.
 */
const ROOMS: readonly (readonly RoomKind[])[] = [
  ["passage", "foyer", "hall"],
  ["utility", "dressing", "store"],
  ["study", "family", "living-dining", "living"],
  ["bedroom", "master-bedroom"],
];
/** What it costs to lie over furniture, in mm of distance from where it would lie best. */
const OVER_FURNITURE = 2000;

/** The hatch to a house's attic; null under a flat roof, and where no room has a place for it. */
export const atticHatch = oncePerPlan((plan: Plan): AtticHatch | null => {
  const level = plan.levels.at(-1);
  if (!level || pitchedRoof(plan) === null) return null;
  const outline = roofOutline(plan);
  const below = [
    ...level.openings.flatMap(({ swing }) => (swing ? [growBox(boxAround(swing), CLEAR.below)] : [])),
    ...plan.levels
      .slice(-2)
      .flatMap(({ stairs }) => stairs.flatMap(({ flights }) => flights.map((flight) => boxAround(flight.polygon))))
      .map((box) => growBox(box, CLEAR.below)),
  ];
  const furniture = level.furniture.map(({ polygon }) => boxAround(polygon));
  for (const kinds of ROOMS) {
    const rooms = level.rooms.filter(({ kind }) => kinds.includes(kind)).sort((a, b) => b.area - a.area);
    for (const room of rooms) {
      const free = placesIn(room).filter(
        (box) =>
          boxCorners(growBox(box, CLEAR.walls)).every(
            ([x, y]) => contains(room.polygon, x, y) && isOnRoof(outline, [x, y]),
          ) && !below.some((one) => boxesOverlap(one, box)),
      );
      const priced = free.map((box) => ({
        box,
        price: awayFrom(room, box) + (furniture.some((one) => boxesOverlap(one, box)) ? OVER_FURNITURE : 0),
      }));
      const [best] = priced.sort((a, b) => a.price - b.price);
      if (best) return { level, room, box: best.box };
    }
  }
  return null;
});

/** Hatches along both axes all over a room. */
function placesIn({ polygon }: Room): readonly Box[] {
  const { x1, y1, x2, y2 } = boxAround(polygon);
  const count = (length: number, own: number) => Math.max(0, Math.floor((length - own) / STEP) + 1);
  return (
    [
      [HATCH.wide, HATCH.long],
      [HATCH.long, HATCH.wide],
    ] as const
  ).flatMap(([w, d]) =>
    Array.from({ length: count(x2 - x1, w) }, (_, column) => x1 + column * STEP).flatMap((x) =>
      Array.from({ length: count(y2 - y1, d) }, (_, row) => y1 + row * STEP).map((y) => ({
        x1: x,
        y1: y,
        x2: x + w,
        y2: y + d,
      })),
    ),
  );
}

/** How far from the middle of a room towards an end: its name keeps the middle, so that the best place lies a little beside. mm */
function awayFrom({ polygon }: Room, box: Box): number {
  const { x1, y1, x2, y2 } = boxAround(polygon);
  const off = Math.hypot((box.x1 + box.x2 - x1 - x2) / 2, (box.y1 + box.y2 - y1 - y2) / 2);
  return Math.abs(off - Math.max(x2 - x1, y2 - y1) / 3);
}

/** What the hatch is called in a country. */
export function hatchName(plan: Plan): readonly [string, string] {
  return plan.brief.region === "us" ? ["ATTIC", "ACCESS"] : ["LOFT", "HATCH"];
}

/** The hatch among what a storey's dashed lines mean. */
export function hatchWords(plan: Plan, level: Level): readonly string[] {
  if (atticHatch(plan)?.level !== level) return [];
  return [plan.brief.region === "us" ? "the attic access" : "the loft hatch"];
}

/** How the hatch is built. */
export function hatchNotes(plan: Plan, level: Level): readonly string[] {
  if (atticHatch(plan)?.level !== level) return [];
  return [
    plan.brief.region === "us"
      ? "Attic access: rough opening at least 22 x 30 in, with 30 in of headroom over it (IRC R807.1); cover insulated and weatherstripped."
      : `Loft hatch ${HATCH.wide} x ${HATCH.long} clear, insulated and draught-sealed.`,
  ];
}
