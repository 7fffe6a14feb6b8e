import type { Brief } from "#planner/brief/brief.ts";
import type { Point } from "#planner/geometry/point.ts";
import { boundsOf, corners, type Rect } from "#planner/geometry/rect.ts";
import type { Areas, Level, Opening, Plan, Room, ScheduleRow, Stair } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import type { Candidate } from "#planner/search/arrange/arrange-house.ts";
import { landingStrip } from "#planner/search/arrange/level-model.ts";
import { drawStair } from "#planner/search/core/draw-stair.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";
import { furnish } from "#planner/search/furniture/furnish.ts";
import { placeColumns } from "#planner/search/legalise/columns.ts";
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
  const sharedWalls =
    placed[0]?.walls.filter((wall) => wall.thickness >= 230 && onEveryLevel(wall.from, wall.to, placed)) ?? [];
  const entrances =
    placed[0]?.rooms
      .filter((room) => room.spec.kind === "parking" || room.spec.kind === "verandah")
      .map((room) => ({ ...room.rect, y0: footprint.y0 })) ?? [];
  const columns = placeColumns(sharedWalls, footprint, profile.structure.span.value, entrances);
  const shaft = core.fixed.find((room) => room.kind === "stair") ?? null;
  const levels: Level[] = [];
  for (const [index, base] of placed.entries()) {
    const level: PlacedLevel = { ...base, columns };
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
    findings: [],
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

function onEveryLevel(from: Point, to: Point, placed: readonly Omit<PlacedLevel, "columns">[]): boolean {
  return placed.every((level) =>
    level.walls.some((wall) => {
      const vertical = from[0] === to[0];
      const [a, b] = vertical ? ([0, 1] as const) : ([1, 0] as const);
      return (
        wall.from[a] === wall.to[a] &&
        Math.abs(wall.from[a] - from[a]) < 120 &&
        Math.min(wall.from[b], wall.to[b]) < Math.max(from[b], to[b])
      );
    }),
  );
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
  const rooms = level.rooms.map(
    ({ spec, rect: r }): Room => ({
      id: spec.id,
      kind: spec.kind,
      label: spec.label,
      polygon: corners(r),
      area: squareMetres((r.x1 - r.x0) * (r.y1 - r.y0)),
    }),
  );
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
    furniture: furnish(level, doors, windows, prefix, brief),
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
  // The front of a car's bay or sit-out stands open.
  if (level.index === 0) {
    for (const { spec, rect: r } of level.rooms) {
      if (spec.kind !== "parking" && spec.kind !== "verandah" && spec.kind !== "porch") continue;
      if (r.y0 !== level.inside.y0) continue;
      const y = level.footprint.y0 + 115;
      const wall = level.walls.find(
        (one) =>
          one.from[1] === y &&
          one.to[1] === y &&
          Math.min(one.from[0], one.to[0]) <= r.x0 &&
          Math.max(one.from[0], one.to[0]) >= r.x1,
      );
      if (wall === undefined) continue;
      openings.push({
        id: next(),
        kind: "arch",
        tag: "",
        wall: wall.id,
        from: [r.x0, y],
        to: [r.x1, y],
        sill: 0,
        head: 2400,
        rooms: [spec.id, "outside"],
      });
    }
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
      for (const room of level.rooms)
        if (!["duct", "courtyard", "terrace", "balcony", "parking", "verandah", "porch"].includes(room.kind))
          clear += areaOf(room.polygon);
      return squareMetres(clear);
    }),
    far: Math.round((total / site.plotArea) * 100) / 100,
  };
}

function areaOf(polygon: Room["polygon"]): number {
  const b = boundsOf(polygon);
  return (b.x1 - b.x0) * (b.y1 - b.y0);
}

function squareMetres(mm2: number): number {
  return Math.round(mm2 / 1e4) / 100;
}
