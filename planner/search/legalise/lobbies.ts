import type { Rect } from "#planner/geometry/rect.ts";
import type { Plan } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { BATH_PRIVACY } from "#planner/rules/review/bath-privacy.ts";
import type { Walls } from "#planner/rules/walls-of.ts";
import { cornerGiven, cutCorner, isLawfulL } from "#planner/search/legalise/cut-corner.ts";
import {
  LOBBY_WAY,
  type Parting,
  partSpec,
  SMALL_DOOR,
  sideStripsOf,
  stripGiven,
} from "#planner/search/legalise/parting.ts";
import type { PlacedRoom, WalledLevel } from "#planner/search/legalise/placed-level.ts";
import { touchLength } from "#planner/search/legalise/wall-across.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import { LOBBY } from "#planner/search/programme/standards.ts";

/** A toilet, and the room where guests sit or one eats (`company`) that it opens into, by id. */
export type Exposed = { readonly level: number; readonly toilet: string; readonly company: string };

/** A lobby is wider by this than a passage must be, mm. */
const EASY = 50;
/** No lobby in a corner is longer, mm. */
const LONGEST = 3300;

/** Toilets that open straight into company, as the review of a plan found them. */
export function exposedToilets({ findings, levels }: Plan): readonly Exposed[] {
  return findings.flatMap(({ rule, where: { level, room: toilet, opening } }) => {
    if (rule !== BATH_PRIVACY || level === undefined || toilet === undefined) return [];
    const door = levels[level]?.openings.find(({ id }) => id === opening);
    const company = door?.rooms.find((id) => id !== toilet);
    return company === undefined ? [] : [{ level, toilet, company }];
  });
}

/**
 * Lobbies between toilets and the rooms that they open into, the best first: a strip of the toilet where it is large enough, a corner of the other room, which
 * becomes an L, or a strip of the other room.
 */
export function lobbiesOf(
  levels: readonly WalledLevel[],
  exposed: readonly Exposed[],
  walls: Walls,
  profile: Profile,
): readonly Parting[] {
  return exposed.flatMap((one) => {
    const level = levels[one.level];
    const [toilet, company] = [one.toilet, one.company].map((id) => level?.rooms.find(({ spec }) => spec.id === id));
    if (level === undefined || toilet === undefined || company === undefined) return [];
    const place: Place = { level, toilet, walls, profile };
    const width = profile.passageWidth.value + EASY;
    const lobbies = (room: PlacedRoom, widths: readonly number[], other: PlacedRoom, door: number) =>
      sideStripsOf(room.rect, widths, walls.partition)
        .filter(({ keeps, strip }) => isOfUse(room, keeps) && touchLength(strip, other.rect) >= door)
        .flatMap((strip) => stripGiven({ level, room, walls }, strip, lobbySpec(place, room)));
    return [
      ...lobbies(toilet, [width, LOBBY_WAY], company, LOBBY_WAY),
      ...cornersOf(place, company, width),
      ...lobbies(company, [width], toilet, SMALL_DOOR),
    ];
  });
}

/** Lobbies in those corners of a room that the toilet touches: as long as its door asks, with the archway at the lobby's end or opposite the door. */
function cornersOf(place: Place, company: PlacedRoom, width: number): readonly Parting[] {
  const { level, toilet, walls } = place;
  const [r, t] = [company.rect, toilet.rect];
  if (company.notch !== undefined || touchLength(t, r) < SMALL_DOOR) return [];
  const alongY = Math.min(t.y1, r.y1) - Math.max(t.y0, r.y0) > 0;
  const [low, high, from, to] = alongY ? [r.y0, r.y1, t.y0, t.y1] : [r.x0, r.x1, t.x0, t.x1];
  const beyond = alongY ? t.x0 > r.x0 : t.y0 > r.y0;
  return [true, false].flatMap((atLow) => {
    const reach = SMALL_DOOR + Math.max(0, atLow ? from - low : high - to);
    const sizes = [
      [Math.max(width, reach), LOBBY_WAY],
      [Math.max(LOBBY_WAY, reach), width],
    ] as const;
    return sizes.flatMap(([long, deep]): readonly Parting[] => {
      if (long > LONGEST) return [];
      const corner = alongY ? { left: !beyond, front: atLow } : { left: atLow, front: !beyond };
      const cut = cutCorner(level.walls, r, corner, alongY ? [deep, long] : [long, deep], walls.partition);
      if (cut === null || !isLawfulL({ ...company, notch: cut.notch }, 0)) return [];
      return [cornerGiven(level.index, company, cut, lobbySpec(place, company))];
    });
  });
}

function isOfUse({ spec }: PlacedRoom, { x0, y0, x1, y1 }: Rect): boolean {
  const [w, d] = [x1 - x0, y1 - y0];
  return Math.min(w, d) >= spec.leastWidth && Math.min(w, d) > 0 && w * d >= spec.leastArea;
}

/** A toilet on its level. */
type Place = {
  readonly level: WalledLevel;
  readonly toilet: PlacedRoom;
  readonly walls: Walls;
  readonly profile: Profile;
};

/** The spec of a lobby, named after its toilet, as a level may have one for each. In a part to let the lobby belongs to that part. */
function lobbySpec({ level, toilet, profile }: Place, room: PlacedRoom): RoomSpec {
  const { apart } = room.spec;
  const label = apart === "to-let" ? `${LOBBY} (to let)` : LOBBY;
  return { ...partSpec({ level, room, profile }, "passage", `${toilet.spec.id}-lobby`), label, apart };
}
