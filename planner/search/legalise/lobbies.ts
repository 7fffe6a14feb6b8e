import type { Rect } from "#planner/geometry/rect.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { BATH_PRIVACY } from "#planner/rules/review/bath-privacy.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { type Parting, partSpec, SMALL_DOOR } from "#planner/search/legalise/parted-rooms.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import { cutAt, touchLength, wallAcross } from "#planner/search/legalise/wall-across.ts";

type Bare = Omit<PlacedLevel, "columns">;

/** A toilet, and the room where guests sit or one eats that its door stands in, by id. */
export type Exposed = { readonly level: number; readonly toilet: string; readonly company: string };

/** Wall that the archway into a lobby needs, mm. */
const ARCH = 1110;
/** Wider than a passage must be, mm. */
const EASY = 50;

/** Toilets that open straight into company, as the review of a plan found them. */
export function exposedToilets({ findings, levels }: Plan): readonly Exposed[] {
  return findings.flatMap(({ rule, where: { level, room: toilet, opening } }) => {
    if (rule !== BATH_PRIVACY || level === undefined || toilet === undefined) return [];
    const door = levels[level]?.openings.find(({ id }) => id === opening);
    const company = door?.rooms.find((id) => id !== toilet);
    return company === undefined ? [] : [{ level, toilet, company }];
  });
}

/** A lobby between a toilet and company: a strip of the toilet where it is large enough, or of the other room, along any side of it. */
export function lobbiesOf(
  levels: readonly Bare[],
  exposed: readonly Exposed[],
  walls: Walls,
  profile: Profile,
): readonly Parting[] {
  return exposed.flatMap((one) => {
    const level = levels[one.level];
    const [toilet, company] = [one.toilet, one.company].map((id) => level?.rooms.find(({ spec }) => spec.id === id));
    if (level === undefined || toilet === undefined || company === undefined) return [];
    const width = profile.passageWidth.value + EASY;
    const lobbies = (room: PlacedRoom, widths: readonly number[], other: PlacedRoom, door: number) =>
      stripsOf(room.rect, widths, walls.partition)
        .filter(({ keeps, strip }) => isOfUse(room, keeps) && touchLength(strip, other.rect) >= door)
        .flatMap((strip) => lobbyIn({ level, toilet, walls, profile }, room, strip));
    return [...lobbies(toilet, [width, ARCH], company, ARCH), ...lobbies(company, [width], toilet, SMALL_DOOR)];
  });
}

/** A strip along a side of a room, what is left of it, and the near face of the wall between. */
type Strip = { readonly strip: Rect; readonly keeps: Rect; readonly alongY: boolean; readonly at: number };

function stripsOf(room: Rect, widths: readonly number[], t: number): readonly Strip[] {
  return widths.flatMap((width) =>
    [true, false].flatMap((alongY) => {
      const [low, high] = alongY ? [room.y0, room.y1] : [room.x0, room.x1];
      return [low + width, high - width - t].map((at, side): Strip => {
        const [first, second] = cutAt(room, alongY, at, t);
        return side === 0 ? { strip: first, keeps: second, alongY, at } : { strip: second, keeps: first, alongY, at };
      });
    }),
  );
}

function isOfUse({ spec }: PlacedRoom, { x0, y0, x1, y1 }: Rect): boolean {
  const [w, d] = [x1 - x0, y1 - y0];
  return Math.min(w, d) >= spec.leastWidth && Math.min(w, d) > 0 && w * d >= spec.leastArea;
}

/** A toilet on its level. */
type Place = { readonly level: Bare; readonly toilet: PlacedRoom; readonly walls: Walls; readonly profile: Profile };

/** Named after its toilet: a level may have one for each. */
function lobbyIn(
  { level, toilet, walls, profile }: Place,
  room: PlacedRoom,
  { strip, keeps, alongY, at }: Strip,
): readonly Parting[] {
  const wall = wallAcross(level.walls, room.rect, !alongY, at, { thickness: walls.partition, kind: "internal" });
  if (wall === null) return [];
  const lobby = partSpec({ level, room, profile }, "passage", `${toilet.spec.id}-lobby`);
  const part = { spec: { ...lobby, label: "Lobby" }, rect: strip, open: false };
  return [{ level: level.index, room: room.spec.id, keeps, part, beyond: [], wall }];
}
