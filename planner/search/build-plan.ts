import type { Brief } from "#planner/brief/brief.ts";
import type { Point, Polygon } from "#planner/geometry/point.ts";
import { boundsOf, corners, type Rect, sharedArea } from "#planner/geometry/rect.ts";
import { rectMinus } from "#planner/geometry/rect-minus.ts";
import {
  type Areas,
  type Finding,
  type Level,
  OPEN_AIR_KINDS,
  type Opening,
  type Plan,
  type Room,
  type RoomKind,
  type ScheduleRow,
  type Stair,
} from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import type { Candidate } from "#planner/search/arrange/arrange-house.ts";
import { landingStrip } from "#planner/search/arrange/level-model.ts";
import { drawStair } from "#planner/search/core/draw-stair.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";
import { furnish } from "#planner/search/furniture/furnish.ts";
import { columnsOf, placeColumns } from "#planner/search/legalise/columns.ts";
import { placeLevel } from "#planner/search/legalise/place-level.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";
import { doorGraph } from "#planner/search/openings/door-graph.ts";
import { type PlacedDoor, placeDoors } from "#planner/search/openings/place-doors.ts";
import { type PlacedWindow, placeWindows } from "#planner/search/openings/place-windows.ts";
import { LEVEL_PREFIX, type Programme } from "#planner/search/programme/programme.ts";
import { scoresOf } from "#planner/search/scores.ts";
import type { BuildingSite } from "#planner/search/site.ts";

export const ENGINE = "0.1.0";

export type BuildInput = {
  readonly brief: Brief;
  readonly profile: Profile;
  readonly site: BuildingSite;
  readonly programme: Programme;
  readonly stair: StairDesign | null;
  readonly seed: number;
  readonly candidate: Candidate;
  readonly option: number;
};

/** Phases 4 to 6 on one arrangement; a string says which phase found no way. */
export function buildPlan(input: BuildInput): Plan | string {
  const { brief, profile, site, programme, stair, candidate } = input;
  const { arrangement, footprint, core } = candidate;
  const placed = arrangement.models.map((model) => placeLevel(model, footprint));
  const frame = placeColumns(placed, profile.structure.span.value);
  if (frame === null) return "columns: an upper wall hangs";
  const shaft = core.fixed.find((room) => room.kind === "stair") ?? null;
  const levels: Level[] = [];
  for (const [index, base] of placed.entries()) {
    const level: PlacedLevel = { ...base, columns: columnsOf(frame[index] ?? []) };
    const ways = doorGraph(level, { entry: shaft?.entry ?? null, landing: stair?.landing ?? 0 });
    if (ways === null) return `level ${index}: no way to every room`;
    const keepClear = shaft === null || stair === null ? [] : [flightsOf(shaft.rect, shaft.entry, stair)];
    const doors = placeDoors(level, ways, keepClear);
    if (doors === null) return `level ${index}: doors`;
    const windows = placeWindows(level, doors, profile);
    if (windows === null) return `level ${index}: windows`;
    levels.push(levelOf(level, doors, windows, input, shaft));
  }
  const tagged = tagOpenings(levels);
  const plan: Plan = {
    format: "homeplan-plan",
    version: 1,
    engine: ENGINE,
    seed: input.seed,
    units: "mm",
    brief,
    profile: { id: profile.id, version: profile.version, sources: profile.sources },
    option: { index: input.option, parti: core.parti },
    relaxed: programme.relaxed,
    site: site.site,
    levels: tagged.levels,
    areas: areasOf(tagged.levels, site),
    schedules: tagged.schedules,
    findings: wetOverDry(placed),
    scores: {
      total: 0,
      vastu: 0,
      daylight: 0,
      circulation: 0,
      adjacency: 0,
      furnishing: 0,
      structure: 0,
      efficiency: 0,
      proportion: 0,
    },
  };
  return { ...plan, scores: scoresOf(plan) };
}

function flightsOf(shaft: Rect, entry: "front" | "rear" | "left" | "right" | null, stair: StairDesign): Rect {
  const landing = landingStrip(shaft, entry, stair.landing);
  if (entry === "front") return { ...shaft, y0: landing.y1 };
  if (entry === "rear") return { ...shaft, y1: landing.y0 };
  if (entry === "left") return { ...shaft, x0: landing.x1 };
  return { ...shaft, x1: landing.x0 };
}

const NAMES = ["Ground floor", "First floor", "Second floor", "Third floor"] as const;

function levelOf(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  windows: readonly PlacedWindow[],
  input: BuildInput,
  shaft: Candidate["core"]["fixed"][number] | null,
): Level {
  const { profile, stair, brief } = input;
  const prefix = LEVEL_PREFIX[level.index] ?? `f${level.index}`;
  const floorToFloor = stair?.floorToFloor ?? 3150;
  const columns = level.columns.map((column) => boundsOf(column.polygon));
  const rooms = level.rooms.map(({ spec, rect: r, open }): Room => {
    const polygon = open ? rectMinus(r, columns) : corners(r);
    return { id: spec.id, kind: spec.kind, label: spec.label, polygon, area: squareMetres(areaOf(polygon)) };
  });
  const stairs: Stair[] = [];
  const goesOn = level.index < brief.floors - 1;
  if (shaft !== null && stair !== null && goesOn) {
    stairs.push(drawStair(`${prefix}-s1`, `${prefix}-stair`, shaft.rect, shaft.entry, stair, level.index + 1));
  }
  return {
    index: level.index,
    name: NAMES[level.index] ?? `Floor ${level.index}`,
    floorLevel: profile.plinth.value + level.index * floorToFloor,
    floorToFloor,
    clearHeight: stair?.clearHeight ?? 3000,
    footprint: [{ outer: corners(level.footprint), holes: [] }],
    rooms,
    walls: level.walls,
    openings: openingsOf(level, doors, windows, prefix),
    stairs,
    columns: level.columns,
    furniture: furnish(level, doors, windows, prefix),
  };
}

function openingsOf(
  level: PlacedLevel,
  doors: readonly PlacedDoor[],
  windows: readonly PlacedWindow[],
  prefix: string,
): readonly Opening[] {
  const roomId = (i: number): string => (i < 0 ? "outside" : (level.rooms[i]?.spec.id ?? "outside"));
  const openings: Opening[] = [];
  const next = (): string => `${prefix}-o${openings.length + 1}`;
  const ends = (vertical: boolean, centre: number, from: number, to: number): readonly [Point, Point] =>
    vertical
      ? [
          [centre, from],
          [centre, to],
        ]
      : [
          [from, centre],
          [to, centre],
        ];
  for (const { way, face, span, hinge, swing } of doors) {
    const [from, to] = ends(face.vertical, face.centre, span.from, span.to);
    openings.push({
      id: next(),
      kind: way.kind,
      tag: "",
      wall: face.wall.id,
      from,
      to,
      sill: 0,
      head: 2100,
      rooms: [roomId(way.into), roomId(way.from)],
      ...(way.main ? { main: true } : {}),
      ...(hinge === null || swing === null ? {} : { hinge, swing }),
    });
  }
  for (const { kind, room, onto, face, span, sill, head } of windows) {
    const [from, to] = ends(face.vertical, face.centre, span.from, span.to);
    openings.push({
      id: next(),
      kind,
      tag: "",
      wall: face.wall.id,
      from,
      to,
      sill,
      head,
      rooms: [roomId(room), roomId(onto)],
    });
  }
  return openings;
}

/** Tags D, D1 .. by leaf width (the main door is D), W .. and V .. by size, and counts them. */
function tagOpenings(levels: readonly Level[]): { levels: readonly Level[]; schedules: Plan["schedules"] } {
  const size = (o: Opening): { width: number; height: number } => ({
    width: Math.abs(o.to[0] - o.from[0]) + Math.abs(o.to[1] - o.from[1]),
    height: o.head - o.sill,
  });
  const groups = new Map<
    string,
    { tag: string; width: number; height: number; count: number; kind: Opening["kind"] }
  >();
  const keyOf = (o: Opening): string => `${o.kind}/${o.main === true}/${size(o).width}/${size(o).height}`;
  const all = levels.flatMap((level) => level.openings).filter((o) => o.kind !== "arch");
  const sorted = [...all].sort(
    (a, b) =>
      Number(b.main === true) - Number(a.main === true) ||
      size(b).width - size(a).width ||
      size(b).height - size(a).height,
  );
  const numbers: Record<string, number> = { door: 0, window: 0, ventilator: 0 };
  for (const o of sorted) {
    const key = keyOf(o);
    const known = groups.get(key);
    if (known !== undefined) {
      known.count++;
      continue;
    }
    const n = numbers[o.kind] ?? 0;
    numbers[o.kind] = n + 1;
    const letter = o.kind === "door" ? "D" : o.kind === "window" ? "W" : "V";
    const tag =
      o.kind === "door" && o.main === true ? "D" : o.kind === "door" ? `D${Math.max(1, n)}` : `${letter}${n + 1}`;
    groups.set(key, { tag, ...size(o), count: 1, kind: o.kind });
  }
  const rows = (kinds: readonly Opening["kind"][]): readonly ScheduleRow[] =>
    [...groups.values()]
      .filter((g) => kinds.includes(g.kind))
      .map(({ tag, width, height, count }) => ({ tag, width, height, count }));
  return {
    levels: levels.map((level) => ({
      ...level,
      openings: level.openings.map((o) =>
        o.kind === "arch" ? { ...o, tag: "O" } : { ...o, tag: groups.get(keyOf(o))?.tag ?? "" },
      ),
    })),
    schedules: { doors: rows(["door"]), windows: rows(["window", "ventilator"]) },
  };
}

const DRY_KINDS: readonly RoomKind[] = [
  "living",
  "living-dining",
  "dining",
  "family",
  "kitchen",
  "kitchen-dining",
  "study",
  "pooja",
  "bedroom",
  "master-bedroom",
];
/** Law 9 lets pass what two storeys' walls are off one another. */
const WET_TOLERANCE = 90_000;

/** Says where a wet room could not be kept over wet ones, and what the builder does about it. */
function wetOverDry(placed: readonly Omit<PlacedLevel, "columns">[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (const [index, level] of placed.entries()) {
    const below = placed[index - 1];
    if (below === undefined) continue;
    for (const { spec, rect: room } of level.rooms) {
      if (!spec.wet || spec.kind === "utility") continue;
      const under = below.rooms.filter(
        (one) => DRY_KINDS.includes(one.spec.kind) && sharedArea(one.rect, room) > WET_TOLERANCE,
      );
      const first = under[0];
      if (first === undefined) continue;
      findings.push({
        rule: "planner/wet-over-dry",
        severity: "note",
        message: `${spec.label} stands partly over ${first.spec.label.toLowerCase()}: no place over wet rooms was free. Build it with a sunken, waterproofed slab and keep its drains in the shaft wall.`,
        where: { level: index, room: spec.id },
        source: "planner",
      });
    }
  }
  return findings;
}

function areasOf(levels: readonly Level[], site: BuildingSite): Areas {
  const gross = levels.map((level) => {
    const b = boundsOf(level.footprint[0]?.outer ?? []);
    return (b.x1 - b.x0) * (b.y1 - b.y0);
  });
  let total = 0;
  for (const one of gross) total += one;
  return {
    plot: squareMetres(site.plotArea),
    coverage: squareMetres(gross[0] ?? 0),
    builtUp: gross.map(squareMetres),
    carpet: levels.map((level) => {
      let clear = 0;
      for (const room of level.rooms) if (!OPEN_AIR_KINDS.includes(room.kind)) clear += areaOf(room.polygon);
      return squareMetres(clear);
    }),
    far: Math.round((total / site.plotArea) * 100) / 100,
  };
}

/** Square millimetres (the shoelace formula). */
function areaOf(polygon: Polygon): number {
  let twice = 0;
  for (const [i, [x, y]] of polygon.entries()) {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length] as Point;
    twice += x * nextY - nextX * y;
  }
  return twice / 2;
}

function squareMetres(mm2: number): number {
  return Math.round(mm2 / 1e4) / 100;
}
