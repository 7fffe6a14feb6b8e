import type { Point } from "#planner/geometry/point.ts";
import { boundsOf } from "#planner/geometry/rect.ts";
import { rectMinus } from "#planner/geometry/rect-minus.ts";
import type { Level, Opening, Room, Stair } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import type { BuildInput } from "#planner/search/build/build-input.ts";
import { landingsWithin } from "#planner/search/core/open-flight.ts";
import { SLAB } from "#planner/search/core/stair-shaft.ts";
import { areaOf, squareMetres } from "#planner/search/document/areas.ts";
import { bedroomBefore } from "#planner/search/document/findings/shared-bath.ts";
import { seatedLabel } from "#planner/search/document/seated-passage.ts";
import type { Customs } from "#planner/search/furniture/customs.ts";
import { furnish } from "#planner/search/furniture/furnish.ts";
import type { WrittenLevel } from "#planner/search/furniture/in-place-of-rooms.ts";
import { windowsAside } from "#planner/search/furniture/windows-aside.ts";
import { withWindowsToRoad } from "#planner/search/furniture/windows-to-road.ts";
import type { PlacedLevel, PlacedRoom } from "#planner/search/legalise/placed-level.ts";
import type { OpenedLevel } from "#planner/search/openings/opened-level.ts";
import type { PlacedWindow } from "#planner/search/openings/place-windows.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";
import { levelPrefix } from "#planner/search/programme/room-spec.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";
import { altarValue, bedHeadValue } from "#planner/vastu/whole-house.ts";

const NAMES = ["Ground floor", "First floor", "Second floor", "Third floor"] as const;

/** A placed level as the document writes it: rooms, walls, openings, the stair that goes up from it, furniture. */
export function writtenLevelOf(opened: OpenedLevel, input: BuildInput, customs: Customs): WrittenLevel {
  const { level, doors } = opened;
  const { profile, stair } = input;
  const prefix = levelPrefix(level.index);
  const clearHeight = stair?.clearHeight ?? profile.usualClearHeight.value;
  const floorToFloor = stair?.floorToFloor ?? clearHeight + SLAB;
  const columns = level.columns.map((column) => boundsOf(column.polygon));
  const furniture = furnish(level, doors, opened.windows, prefix, customs);
  const aside = windowsAside(level, doors, opened.windows, furniture, profile);
  const windows = withWindowsToRoad(level, doors, aside, furniture);
  const rooms = level.rooms.map((room): Room => {
    const { spec, rect: r, open, extent = r, notch, stubs = [] } = room;
    // In a double garage a column at the front may be deeper than the wall.
    const taken = [...(open || spec.kind === "garage" ? columns : []), notch, ...stubs];
    const polygon = rectMinus(
      extent,
      taken.filter((one) => one !== undefined),
    );
    const label = seatedLabel(spec, furniture) ?? labelOf(opened, room);
    return { id: spec.id, kind: spec.kind, label, polygon, area: squareMetres(areaOf(polygon)) };
  });
  const drawn = level.stair ?? null;
  const shaft = level.rooms.find(({ spec }) => spec.kind === "stair");
  const stairs: readonly Stair[] =
    drawn === null || shaft === undefined ? [] : [{ ...drawn, landings: landingsWithin(drawn, shaft.rect) }];
  const written: Level = {
    index: level.index,
    name: NAMES[level.index] ?? `Floor ${level.index}`,
    floorLevel: profile.plinth.value + level.index * floorToFloor,
    floorToFloor,
    clearHeight,
    footprint: [{ outer: rectMinus(level.footprint, level.leftOut === undefined ? [] : [level.leftOut]), holes: [] }],
    rooms,
    walls: level.walls,
    openings: openingsOf(level, doors, windows, prefix, profile.doors.head.value),
    stairs,
    columns: level.columns,
    furniture,
  };
  return { opened, windows, level: written };
}

/** A written level with its windows in other places. */
export function withWindows(
  { opened, level }: WrittenLevel,
  windows: WrittenLevel["windows"],
  profile: Profile,
): WrittenLevel {
  const openings = openingsOf(opened.level, opened.doors, windows, levelPrefix(level.index), profile.doors.head.value);
  return { opened, windows, level: { ...level, openings } };
}

/**
 * In strict vastu a bed's head counts so many times as much as where vastu is preferred: it does not lie west to leave a window free, but no double bed gives
 * way to a single one that lies better.
 */
const STRICT_HEAD = 2.5;

/** Deeper than this a balcony is what people call a terrace, mm. */
const DEEP_BALCONY = 1950;

function labelOf(opened: OpenedLevel, room: PlacedRoom): string {
  const { kind, label } = room.spec;
  const { x0, y0, x1, y1 } = room.rect;
  if (kind === "balcony" && Math.min(x1 - x0, y1 - y0) > DEEP_BALCONY) return STANDARDS.terrace.label;
  return bedroomBefore(opened, room) === null ? label : STANDARDS[kind].label;
}

/**
 * How little tradition likes a bed's head, or an altar, against each side of its room: 0 best, 1 worst, of heads `STRICT_HEAD` in strict vastu; all sides are
 * alike to beds where the household wants no vastu. And the size of the region's bathtub, null for none.
 */
export function customsOf({
  brief,
  site,
  profile: { bathtub },
}: Pick<BuildInput, "brief" | "site" | "profile">): Customs {
  const outward: readonly Point[] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];
  const minded = { none: 0, preferred: 1, strict: STRICT_HEAD }[brief.vastu];
  const heads = outward.map((towards) => minded * (1 - bedHeadValue(towards, site.site.northBearing)));
  const altars = outward.map((towards) => 1 - altarValue(towards, site.site.northBearing));
  return {
    head: (side) => heads[side] ?? 0,
    altar: (side) => altars[side] ?? 0,
    tub: bathtub === null ? null : { length: bathtub.length.value, width: bathtub.width.value },
    diners: brief.family,
  };
}

function openingsOf(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  windows: readonly PlacedWindow[],
  prefix: string,
  head: number,
): readonly Opening[] {
  const roomId = (i: number): string => (i < 0 ? "outside" : (level.rooms[i]?.spec.id ?? "outside"));
  return [
    ...doors.map((door, i): Opening => {
      const { way, hinge, swing } = door;
      return {
        ...inWall(`${prefix}-o${i + 1}`, way.kind, door),
        sill: 0,
        head: way.shutter?.head ?? head,
        rooms: [roomId(way.into), roomId(way.from)],
        ...(way.main ? { main: true } : {}),
        ...(hinge === null || swing === null ? {} : { hinge, swing }),
      };
    }),
    ...windows.map((window, i): Opening => {
      const { kind, room, onto, sill, head: top } = window;
      const id = `${prefix}-o${doors.length + i + 1}`;
      return { ...inWall(id, kind, window), sill, head: top, rooms: [roomId(room), roomId(onto)] };
    }),
  ];
}

/** An opening's place along its wall; its tag is given when all levels are written (`tagOpenings`). */
function inWall(
  id: string,
  kind: Opening["kind"],
  { face: { vertical, centre, wall }, span }: PlacedDoor | PlacedWindow,
): Pick<Opening, "id" | "kind" | "tag" | "wall" | "from" | "to"> {
  const at = (along: number): Point => (vertical ? [centre, along] : [along, centre]);
  return { id, kind, tag: "", wall: wall.id, from: at(span.from), to: at(span.to) };
}
