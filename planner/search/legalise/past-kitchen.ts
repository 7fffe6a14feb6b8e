import { area, type Rect } from "#planner/geometry/rect.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { THROUGH_KITCHEN } from "#planner/rules/review/through-kitchen.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { CORNERS, cornerGiven, cutCorner, isLawfulL } from "#planner/search/legalise/cut-corner.ts";
import {
  LOBBY_WAY,
  type Parting,
  type Place,
  partSpec,
  sideStripsOf,
  stripGiven,
} from "#planner/search/legalise/parting.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { touchLength } from "#planner/search/legalise/wall-across.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

/** Passages tried. */
const TRIED = 6;

/** Passages along a wall of a kitchen with a table, to rooms reached only past its stove: along part of it, which leaves an L, or all; the smallest first. */
export function waysPastKitchen(
  { findings }: Plan,
  levels: readonly WalledLevel[],
  walls: Walls,
  profile: Profile,
): readonly Parting[] {
  const beyond = findings.filter(({ rule }) => rule === THROUGH_KITCHEN).map(({ where }) => where.room);
  if (beyond.length === 0) return [];
  return levels
    .flatMap((level) =>
      level.rooms
        .filter(({ spec }) => spec.kind === "kitchen-dining" && spec.apart === null)
        .flatMap((room) => passagesIn({ level, room, walls, profile }, beyond)),
    )
    .sort((one, other) => area(one.part.rect) - area(other.part.rect))
    .slice(0, TRIED);
}

function passagesIn(place: Omit<Place, "below">, beyond: readonly (string | undefined)[]): readonly Parting[] {
  const { level, room, walls, profile } = place;
  const others = level.rooms.filter((one) => one !== room && !one.open && one.spec.apart === null);
  const to = others.filter(({ spec }) => beyond.includes(spec.id));
  const from = others.filter(({ spec }) => spec.through && !beyond.includes(spec.id));
  const spec = partSpec({ level, room, profile }, "passage");
  const least = STANDARDS[room.spec.kind].least * 1e6;
  const joins = ({ part }: Parting): boolean =>
    from.some((one) => touchLength(part.rect, one.rect) >= LOBBY_WAY) &&
    to.some((one) => touchLength(part.rect, one.rect) >= LOBBY_WAY);
  const corners = CORNERS.flatMap((corner) =>
    [true, false].flatMap((alongY) =>
      lengthsFor(room.rect, alongY, alongY ? corner.front : corner.left, [...to, ...from]).flatMap((long) => {
        const cut = cutCorner(
          level.walls,
          room.rect,
          corner,
          alongY ? [LOBBY_WAY, long] : [long, LOBBY_WAY],
          walls.partition,
        );
        return cut === null || !isLawfulL({ ...room, notch: cut.notch }, least)
          ? []
          : [cornerGiven(level.index, room, cut, spec)];
      }),
    ),
  );
  const strips = sideStripsOf(room.rect, [LOBBY_WAY], walls.partition)
    .filter(({ keeps }) => {
      const narrow = Math.min(keeps.x1 - keeps.x0, keeps.y1 - keeps.y0) < room.spec.leastWidth;
      return !narrow && area(keeps) >= least;
    })
    .flatMap((strip) => stripGiven(place, strip, spec));
  return [...corners, ...strips].filter(joins);
}

/** Lengths of passages, from an end of a wall, that reach the rooms along it just far enough for a door or an archway, mm. */
function lengthsFor(r: Rect, alongY: boolean, fromLow: boolean, rooms: readonly PlacedRoom[]): readonly number[] {
  const [low, high] = alongY ? [r.y0, r.y1] : [r.x0, r.x1];
  const lengths = rooms.map(({ rect: { x0, y0, x1, y1 } }) => {
    const [from, to] = alongY ? [y0, y1] : [x0, x1];
    return LOBBY_WAY + Math.max(0, fromLow ? from - low : high - to);
  });
  return [...new Set(lengths)].filter((long) => long < high - low);
}
