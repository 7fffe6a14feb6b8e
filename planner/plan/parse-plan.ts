import { FACINGS } from "#planner/brief/brief.ts";
import {
  exactly,
  flag,
  half,
  list,
  number,
  oneOf,
  orNull,
  record,
  type Shape,
  text,
  tuple,
  whole,
} from "#planner/plan/check/shape.ts";
import { FURNITURE_KINDS, type Plan, ROOM_KINDS, SCORE_NAMES } from "#planner/plan/plan.ts";

export type ParsedPlan =
  | { readonly kind: "plan"; readonly plan: Plan }
  | { readonly kind: "invalid"; readonly message: string };

const point = tuple(whole, whole);
const onCentreLine = tuple(half, half);
const anyPoint = tuple(number, number);
const polygon = list(point, 3);
const edge = oneOf(["party", "open", "road"]);

const brief = record(
  {
    region: oneOf(["in", "us", "uk"]),
    plot: record({ width: number, depth: number, unit: oneOf(["ft", "m"]) }),
    facing: oneOf(FACINGS),
    edges: record({ left: edge, right: edge, rear: edge }),
    roadWidth: number,
    floors: whole,
    bedrooms: whole,
    bathrooms: whole,
    kitchen: oneOf(["closed", "open"]),
    dining: oneOf(["separate", "with-living"]),
    pooja: flag,
    study: flag,
    store: flag,
    utility: flag,
    parking: oneOf(["none", "two-wheeler", "car", "two-cars"]),
    stair: oneOf(["internal", "external"]),
    balcony: flag,
    elders: flag,
    family: whole,
    future: oneOf(["none", "rental-unit", "extra-floor"]),
    structure: oneOf(["rcc-frame", "load-bearing"]),
    style: oneOf(["modern", "traditional", "contemporary", "colonial"]),
    vastu: oneOf(["strict", "preferred", "none"]),
    budget: orNull(number),
  },
  { attached: whole },
);

const siteEdge = record({ kind: edge, setback: whole });
const site = record({
  plot: list(point, 4),
  edges: record({
    front: record({ kind: exactly("road"), setback: whole, roadWidth: number }),
    right: siteEdge,
    rear: siteEdge,
    left: siteEdge,
  }),
  northBearing: number,
  facing: oneOf(FACINGS),
});

const opening = record(
  {
    id: text,
    kind: oneOf(["door", "window", "ventilator", "arch"]),
    tag: text,
    wall: text,
    from: onCentreLine,
    to: onCentreLine,
    sill: whole,
    head: whole,
    rooms: tuple(text, text),
  },
  { main: flag, hinge: anyPoint, swing: list(anyPoint, 3) },
);

const stair = record({
  id: text,
  room: text,
  kind: oneOf(["straight", "dog-leg", "l-shaped", "open-well"]),
  width: whole,
  risers: whole,
  riser: number,
  tread: whole,
  toLevel: whole,
  flights: list(record({ polygon, risers: whole, up: point }), 1),
  landings: list(polygon),
});

const level = record({
  index: whole,
  name: text,
  floorLevel: whole,
  floorToFloor: whole,
  clearHeight: whole,
  footprint: list(record({ outer: polygon, holes: list(polygon) }), 1),
  rooms: list(record({ id: text, kind: oneOf(ROOM_KINDS), label: text, polygon, area: number }), 1),
  walls: list(
    record({
      id: text,
      kind: oneOf(["external", "internal", "parapet", "railing"]),
      from: onCentreLine,
      to: onCentreLine,
      thickness: whole,
    }),
  ),
  openings: list(opening),
  stairs: list(stair),
  columns: list(record({ id: text, polygon })),
  furniture: list(
    record({ id: text, kind: oneOf(FURNITURE_KINDS), room: text, polygon: list(anyPoint, 3), front: anyPoint }),
  ),
});

const scheduleRow = record({ tag: text, width: number, height: number, count: whole });
const finding = record({
  rule: text,
  severity: oneOf(["error", "warning", "note"]),
  message: text,
  where: record({}, { level: whole, room: text, opening: text, wall: text }),
  source: text,
});

const plan: Shape = record({
  format: exactly("homeplan-plan"),
  version: exactly(1),
  engine: text,
  seed: whole,
  units: exactly("mm"),
  brief,
  profile: record({ id: text, version: text, sources: list(text) }),
  option: record({ index: whole, parti: text }),
  relaxed: list(record({ what: text, message: text })),
  site,
  levels: list(level, 1),
  areas: record({ plot: number, coverage: number, builtUp: list(number), carpet: list(number), far: number }),
  schedules: record({ doors: list(scheduleRow), windows: list(scheduleRow) }),
  findings: list(finding),
  scores: record(Object.fromEntries(SCORE_NAMES.map((name) => [name, number]))),
});

/**
 * A stored or foreign document as a plan, or one sentence that names the first place where it is not one.
 * Only the shape is checked; `checkPlan` tells whether the plan keeps the laws.
 */
export function parsePlan(document: unknown): ParsedPlan {
  const fault = plan(document, "");
  if (fault === null) return { kind: "plan", plan: document as Plan };
  return { kind: "invalid", message: `Not a plan document: ${fault.startsWith(" ") ? `it${fault}` : fault}.` };
}
