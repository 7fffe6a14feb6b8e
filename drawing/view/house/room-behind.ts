import type { Rect } from "#drawing/facade/details/draw.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { speckle } from "#drawing/view/noise.ts";
import { BATHROOMS, BEDROOMS, KITCHENS, type Opening, type Plan, type RoomKind } from "#planner/plan/plan.ts";

/** What hangs behind a window: fabric drawn to its sides, a roller blind let down from its head, or obscured glass in its place. */
export type Dressing =
  /** Shares of the window's width at its left and right; `net`: a thin one over the whole of it as well. */
  | {
      readonly kind: "curtains";
      readonly left: number;
      readonly right: number;
      readonly net: boolean;
      readonly tied: boolean;
    }
  /** The share of its height that it covers. */
  | { readonly kind: "blind"; readonly drop: number }
  | { readonly kind: "obscured" }
  | { readonly kind: "none" };

/** A room as one sees it through a window, in the window's own directions: along its wall, into the house, up. mm */
export type RoomBehind = {
  readonly window: Rect;
  readonly room: Rect;
  /** From the pane to the room's far wall. */
  readonly deep: number;
  readonly dressing: Dressing;
  /** Which of the house's fabrics; a room has the same at all its windows. */
  readonly fabric: number;
  /** Whether its lamps are on. */
  readonly lit: boolean;
};

/** One sees no farther into a house than this. mm */
const DEEPEST = 6500;
/** A pane belongs to the opening in whose middle it stands; its wall's middle line lies no farther from it than this. mm */
const IN_WALL = 400;
/** Rooms that people sit or sleep in, whose windows have curtains. */
const CURTAINED: readonly RoomKind[] = [...BEDROOMS, "living", "dining", "living-dining", "family", "hall", "foyer"];
const BLINDS: readonly RoomKind[] = [...KITCHENS, "study"];
/** Shares of rooms: with lamps on, with a net behind the pane, with curtains tied back, with a blind in place of curtains. */
const CHANCE = { lit: 0.45, net: 0.35, tied: 0.4, blind: 0.15 } as const;

/** The room behind a pane of a plan's front, found by where the pane stands; null where that is no window or glazed door of a room. */
export function roomBehind(plan: Plan, pane: Rect & { readonly y: number }): RoomBehind | null {
  const [middle, height] = [(pane.x1 + pane.x2) / 2, (pane.z1 + pane.z2) / 2];
  for (const { openings, rooms, floorLevel, clearHeight } of plan.levels) {
    const opening = openings.find(({ from, to, sill, head }) => {
      const { x1, x2, y1, y2 } = boxAround([from, to]);
      const stands = y1 === y2 && Math.abs(y1 - pane.y) < IN_WALL && x1 < middle && middle < x2;
      return stands && floorLevel + sill <= height && height <= floorLevel + head;
    });
    if (!opening) continue;
    if (opening.kind === "ventilator") return null;
    const inside = rooms
      .filter(({ id }) => opening.rooms.includes(id))
      .map(({ id, kind, polygon }) => ({ id, kind, box: boxAround(polygon) }))
      .sort((a, b) => b.box.y2 - a.box.y2)[0];
    if (!inside || inside.box.y2 <= pane.y) return null;
    const { id, kind, box } = inside;
    const { x1, x2, z1, z2 } = pane;
    const chance = chanceOf(id, floorLevel);
    return {
      window: { x1, x2, z1, z2 },
      room: {
        x1: Math.min(box.x1, x1),
        x2: Math.max(box.x2, x2),
        z1: Math.min(floorLevel, z1),
        z2: Math.max(floorLevel + clearHeight, z2),
      },
      deep: Math.min(DEEPEST, Math.max(600, box.y2 - pane.y)),
      dressing: dressingOf(kind, opening, chance),
      fabric: Math.floor(chance(1) * 97),
      lit: chance(2) < CHANCE.lit && kind !== "stair",
    };
  }
  return null;
}

function dressingOf(kind: RoomKind, opening: Opening, chance: (question: number) => number): Dressing {
  if (BATHROOMS.includes(kind)) return { kind: "obscured" };
  const curtained = CURTAINED.includes(kind);
  if (BLINDS.includes(kind) || (curtained && opening.kind === "window" && chance(3) < CHANCE.blind))
    return { kind: "blind", drop: 0.2 + 0.25 * chance(4) };
  if (!curtained) return { kind: "none" };
  const wide = 0.15 + 0.1 * chance(5);
  return {
    kind: "curtains",
    left: wide + 0.05 * chance(6),
    right: wide + 0.05 * chance(7),
    net: chance(8) < CHANCE.net,
    tied: chance(9) < CHANCE.tied,
  };
}

/** Numbers from 0 to 1 for questions about a room, the same for the same room. */
function chanceOf(id: string, floor: number): (question: number) => number {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, floor);
  return (question) => speckle(seed, question * 7 + 3);
}
