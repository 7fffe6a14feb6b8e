import type { RoomKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { SIT_OUTS } from "#planner/rules/review/entrance.ts";
import { JAMB } from "#planner/search/core/beside-leaf.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { NO_YARDS, type Yards } from "#planner/search/openings/outer-doors.ts";
import { outlooksOf } from "#planner/search/openings/outlook.ts";
import { SLIM } from "#planner/search/openings/place-windows.ts";
import { type Face, freeSpans, type OuterFace, outerFacesOf, PIER } from "#planner/search/openings/shared-wall.ts";
import type { Between, Way } from "#planner/search/openings/way.ts";

/** Rooms that gain by a door onto a sit-out, best first. */
const ONTO_SIT_OUT: readonly RoomKind[] = [
  "living",
  "living-dining",
  "family",
  "foyer",
  "passage",
  "dining",
  "kitchen-dining",
  "study",
  "master-bedroom",
  "bedroom",
  "kitchen",
  "utility",
];
/** Day rooms that open to the garden, best first. */
const ONTO_GARDEN: readonly RoomKind[] = ["kitchen-dining", "living-dining", "dining", "family", "living", "kitchen"];
/** Wall beside such a door, so that a window or a wardrobe still finds room, mm. */
const BESIDE = 300;

/**
 * Doors of the ground floor that a house can do without: from a utility to the yard, from a day room to the garden, and onto every sit-out that the
 * main door does not open to.
 */
export function furtherDoors(
  level: PlacedLevel,
  outer: readonly Way[],
  between: Between,
  doors: Profile["doors"],
  yards: Yards = NO_YARDS,
): readonly Way[] {
  if (level.index !== 0) return [];
  return [
    ...serviceDoors(level, doors, yards),
    ...gardenDoors(level, doors.garden),
    ...sitOutDoors(level, outer, between, doors.room.value),
  ];
}

/** Where a yard is no deeper than this, the steps down from a door leave no way past them, mm. */
const PAST_STEPS = 1500;
/** Wall that a ventilator takes in a wall of its own, and beside a leaf, with brickwork on either side, mm: the usual one, or slim ones. */
const VENT = 600;
const BESIDE_VENT = [VENT + 2 * PIER, ...SLIM.map((width) => width + 2 * PIER)] as const;

/**
 * A door from each utility to the yard behind or beside the house: in any of its outer walls, if another wall holds the ventilator; else at an end of one that
 * holds both. Into a yard that its steps leave a way past, if there is one.
 */
function serviceDoors(level: PlacedLevel, doors: Profile["doors"], yards: Yards): readonly Way[] {
  const width = doors.service.value;
  const isDeep = ({ side }: OuterFace): boolean => side !== "front" && yards[side] >= PAST_STEPS;
  return level.rooms.flatMap((room, into): readonly Way[] => {
    if (room.spec.kind !== "utility") return [];
    const faces = outerFacesOf(room, level)
      .filter((face) => face.side !== "front" && face.to - face.from >= width + 2 * JAMB)
      .flatMap((face): readonly OuterFace[] => {
        const others = outlooksOf(level, into).filter((one) => one.face.wall.id !== face.wall.id);
        if (!others.some((one) => holds(one.face, level, VENT, PIER))) return endOf(face, level, width);
        return holds(face, level, width, JAMB) ? [face] : [];
      });
    if (faces.length === 0) return [];
    const deep = faces.filter(isDeep);
    const rather = deep.length > 0 && deep.length < faces.length ? { rather: deep } : {};
    return [{ kind: "door", into, from: -1, faces, width, main: false, dispensable: true, ...rather }];
  });
}

/** Whether a wall has a stretch without columns for an opening so wide, a jamb away from its ends. */
function holds(face: Face, { columns }: PlacedLevel, width: number, jamb: number): boolean {
  return freeSpans(face, columns, [], jamb).some(({ from, to }) => to - from >= width);
}

/** The part of a wall that a leaf takes at an end, if the rest of it holds a ventilator; empty if columns leave no room for both. */
function endOf(face: OuterFace, level: PlacedLevel, width: number): readonly OuterFace[] {
  const spans = freeSpans(face, level.columns, [], JAMB);
  for (const vent of BESIDE_VENT) {
    const span = spans.find(({ from, to }) => to - from >= width + vent);
    if (span !== undefined) return [{ ...face, from: span.from - JAMB, to: span.from + width + JAMB }];
  }
  return [];
}

/** A door from the best day room to the garden behind the house, or else beside it; empty if the profile has no such doors. */
function gardenDoors(level: PlacedLevel, width: Profile["doors"]["garden"]): readonly Way[] {
  if (width === null) return [];
  const ways = level.rooms.flatMap(({ spec }, into) => {
    const rank = ONTO_GARDEN.indexOf(spec.kind);
    if (rank < 0 || spec.apart !== null) return [];
    return outerFacesOf(level.rooms[into] as PlacedLevel["rooms"][number], level)
      .filter((face) => face.side !== "front" && face.to - face.from >= width.value + 2 * BESIDE)
      .map((face) => ({ into, face, rank: rank + (face.side === "rear" ? 0 : ONTO_GARDEN.length) }));
  });
  const [best] = ways.sort((a, b) => a.rank - b.rank);
  if (best === undefined) return [];
  const { into, face } = best;
  return [{ kind: "door", into, from: -1, faces: [face], width: width.value, main: false, dispensable: true }];
}

function sitOutDoors(level: PlacedLevel, outer: readonly Way[], between: Between, width: number): readonly Way[] {
  const ways: Way[] = [];
  for (const [b, sitOut] of level.rooms.entries()) {
    const { kind, apart } = sitOut.spec;
    if (!SIT_OUTS.includes(kind) || outer.some((way) => way.from === b)) continue;
    const choices = level.rooms.flatMap((room, a) => {
      const rank = ONTO_SIT_OUT.indexOf(room.spec.kind);
      const faces = between(a, b).filter((face) => face.to - face.from >= width + BESIDE);
      return rank < 0 || faces.length === 0 || room.spec.apart !== apart ? [] : [{ rank, into: a, faces }];
    });
    const [best] = choices.sort((one, other) => one.rank - other.rank);
    if (best === undefined) continue;
    const { into, faces } = best;
    ways.push({ kind: "door", into, from: b, faces, width, main: false, dispensable: true });
  }
  return ways;
}
