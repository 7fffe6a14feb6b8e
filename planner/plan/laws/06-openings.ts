/**
 * Law 6, openings in walls. An opening's ends lie on its wall's centre line and within its wall, at whole millimetres along it; the two rooms that it
 * names lie on its two sides along its whole width.
 * A door keeps 100 mm of jamb on each side: to the face of any wall that crosses or meets its wall, to the wall's free end, and to the next opening;
 * collinear walls count as one. Windows, ventilators and arches need no jamb, but no wall, column or opening may stand in them.
 * Doors, not arches, close a roofed room to the open air (the room of an external stair may be open), and a bedroom, bath or store to every room.
 * Above the ground floor no door or arch leads to "outside", where there is no floor.
 * Doors and arches have a sill of 0 and are at least 0.6 m wide and 2.0 m high. No head is above the clear height.
 */
import { broken } from "#planner/plan/check/finding.ts";
import { isOutdoor } from "#planner/plan/check/main-door.ts";
import {
  LOOK,
  lyingIn,
  type MeasuredLevel,
  type MeasuredOpening,
  type MeasuredPlan,
  type MeasuredWall,
  OUTSIDE,
  roomOf,
  stripBeside,
} from "#planner/plan/check/measured-plan.ts";
import { commonRect, grown } from "#planner/plan/check/rect.ts";
import { BATHROOMS, BEDROOMS, type Finding, type RoomKind } from "#planner/plan/plan.ts";

const CLOSED: readonly RoomKind[] = [...BEDROOMS, ...BATHROOMS, "store"];
const JAMB = 100;
const LEAST_DOOR = { width: 600, height: 2000 };

export function openingLaw(measured: MeasuredPlan): readonly Finding[] {
  return measured.levels.flatMap((level) =>
    level.openings.flatMap((o) => [
      ...onWall(level, o),
      ...jambs(level, o),
      ...sides(level, o),
      ...heights(level, o),
      ...leads(level, o),
    ]),
  );
}

function onWall(level: MeasuredLevel, { opening, wall, start, end }: MeasuredOpening): readonly Finding[] {
  const across = wall.along === "x" ? 1 : 0;
  const onLine = opening.from[across] === wall.line && opening.to[across] === wall.line;
  const where = { level: level.index, opening: opening.id, wall: wall.wall.id };
  if (!Number.isInteger(start) || !Number.isInteger(end)) {
    const message = `Opening ${opening.id} ends between two whole millimetres of wall ${wall.wall.id}.`;
    return [broken("law-6/on-wall", message, where)];
  }
  if (onLine && start >= wall.start && end <= wall.end && start < end) return [];
  const message = `Opening ${opening.id} does not lie on wall ${wall.wall.id}.`;
  return [broken("law-6/on-wall", message, where)];
}

function jambs(level: MeasuredLevel, o: MeasuredOpening): readonly Finding[] {
  const { opening, wall, start, end } = o;
  const where = { level: level.index, opening: opening.id, wall: wall.wall.id };
  const findings: Finding[] = [];
  if (level.columns.some((column) => commonRect(column, o.hole) !== null)) {
    findings.push(broken("law-6/jamb", `A column stands in opening ${opening.id}.`, where));
  }
  const stops = [...crossings(level, wall), ...freeEnds(level, wall), ...otherOpenings(level, o)];
  const needed = opening.kind === "door" ? JAMB : 0;
  const inTheWay = stops.find((stop) => stop.low - end < needed && start - stop.high < needed);
  if (inTheWay !== undefined) {
    const jamb = Math.max(inTheWay.low - end, start - inTheWay.high);
    const message =
      jamb < 0
        ? `${inTheWay.what} stands in opening ${opening.id}.`
        : `Opening ${opening.id} has a jamb of ${jamb} mm to ${inTheWay.what}; ${needed} mm is the least.`;
    findings.push(broken("law-6/jamb", message, where));
  }
  return findings;
}

type Stop = { readonly low: number; readonly high: number; readonly what: string };

/** Walls across that meet or cross this one, as stretches of it. */
function crossings(level: MeasuredLevel, wall: MeasuredWall): readonly Stop[] {
  return level.walls
    .filter((other) => other.along !== wall.along && commonRect(grown(other.body, 1), wall.body) !== null)
    .map((other) => ({ low: other.line - other.half, high: other.line + other.half, what: `wall ${other.wall.id}` }));
}

/** Ends where the wall's run stops in the air. */
function freeEnds(level: MeasuredLevel, wall: MeasuredWall): readonly Stop[] {
  const run = level.walls.filter((w) => w.along === wall.along && Math.abs(w.line - wall.line) < wall.half);
  const goesOn = (at: number) => run.some((w) => w !== wall && w.start <= at && at <= w.end);
  const stops: Stop[] = [];
  if (!goesOn(wall.start)) stops.push({ low: Number.NEGATIVE_INFINITY, high: wall.start, what: "the wall's end" });
  if (!goesOn(wall.end)) stops.push({ low: wall.end, high: Number.POSITIVE_INFINITY, what: "the wall's end" });
  return stops;
}

function otherOpenings(level: MeasuredLevel, o: MeasuredOpening): readonly Stop[] {
  return level.openings
    .filter((other) => other !== o && other.wall.along === o.wall.along)
    .filter((other) => Math.abs(other.wall.line - o.wall.line) < o.wall.half)
    .map((other) => ({ low: other.start, high: other.end, what: `opening ${other.opening.id}` }));
}

function sides(level: MeasuredLevel, o: MeasuredOpening): readonly Finding[] {
  const low = lyingIn(level, stripBeside(o, "low", LOOK));
  const high = lyingIn(level, stripBeside(o, "high", LOOK));
  const [a, b] = o.opening.rooms;
  if ((low === a && high === b) || (low === b && high === a)) return [];
  const message = `Opening ${o.opening.id} says ${a} and ${b}; beside it lie ${low ?? "no one room"} and ${high ?? "no one room"}.`;
  return [broken("law-6/rooms", message, { level: level.index, opening: o.opening.id })];
}

function heights(level: MeasuredLevel, { opening, start, end }: MeasuredOpening): readonly Finding[] {
  const { sill, head, kind } = opening;
  const passable = kind === "door" || kind === "arch";
  const faults = [
    sill < 0 || head <= sill || head > level.level.clearHeight
      ? `runs from ${sill} to ${head} mm in a storey of ${level.level.clearHeight} mm`
      : null,
    passable && sill !== 0 ? `is a ${kind} with a sill` : null,
    passable && (head < LEAST_DOOR.height || end - start < LEAST_DOOR.width)
      ? `is a ${kind} of ${end - start} by ${head} mm`
      : null,
  ].filter((fault) => fault !== null);
  return faults.map((fault) =>
    broken("law-6/size", `Opening ${opening.id} ${fault}.`, { level: level.index, opening: opening.id }),
  );
}

function leads(level: MeasuredLevel, { opening }: MeasuredOpening): readonly Finding[] {
  const says = (message: string) => [broken("law-6/leads", message, { level: level.index, opening: opening.id })];
  if (opening.kind !== "door" && opening.kind !== "arch") return [];
  if (level.index > 0 && opening.rooms.includes(OUTSIDE)) return says(`Opening ${opening.id} leads into the air.`);
  if (opening.kind === "door") return [];
  const closed = opening.rooms
    .map((id) => roomOf(level, id)?.room)
    .find((room) => room !== undefined && CLOSED.includes(room.kind));
  if (closed !== undefined) return says(`${closed.label} has an arch instead of a door.`);
  const indoors = opening.rooms.filter((id) => !isOutdoor(level, id));
  const kind = roomOf(level, indoors[0] ?? OUTSIDE)?.room.kind;
  if (indoors.length !== 1 || kind === "stair" || kind === "duct") return [];
  return says(`Arch ${opening.id} leaves the house open.`);
}
