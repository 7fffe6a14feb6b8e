import { type Brief, type EdgeKind, FACINGS } from "#planner/brief/brief.ts";

export type ParsedBrief =
  | { readonly kind: "brief"; readonly brief: Brief }
  | { readonly kind: "invalid"; readonly field: string; readonly message: string };

class BadField extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Lists every field of a brief or of one of its parts; it does not compile while one is missing. */
type Known<Part> = Readonly<Record<keyof Part, true>>;
const FIELDS: Known<Brief> = {
  region: true,
  plot: true,
  facing: true,
  edges: true,
  roadWidth: true,
  floors: true,
  bedrooms: true,
  bathrooms: true,
  attached: true,
  kitchen: true,
  dining: true,
  pooja: true,
  study: true,
  store: true,
  utility: true,
  parking: true,
  stair: true,
  balcony: true,
  elders: true,
  family: true,
  future: true,
  structure: true,
  style: true,
  vastu: true,
  budget: true,
};
const PLOT_FIELDS: Known<Brief["plot"]> = { width: true, depth: true, unit: true };
const EDGE_FIELDS: Known<Brief["edges"]> = { left: true, right: true, rear: true };

/** Indian plots up to this width, mm, usually stand in a row: their sides are party walls unless the brief says otherwise. */
const ROW_PLOT_WIDTH = 7500;
const MM_PER_FOOT = 304.8;

/** Reads a brief from untrusted JSON and fills in every default; names the first field that cannot be used. */
export function parseBrief(json: unknown): ParsedBrief {
  try {
    return { kind: "brief", brief: readBrief(record(json, "brief")) };
  } catch (error) {
    if (error instanceof BadField) return { kind: "invalid", field: error.field, message: error.message };
    throw error;
  }
}

function readBrief(json: Fields): Brief {
  refuseUnknown(json, FIELDS);
  if (json.region === undefined) throw new BadField("region", "region is missing: in, us or uk");
  if (json.plot === undefined) throw new BadField("plot", "plot is missing: width, depth and unit");
  if (json.facing === undefined) throw new BadField("facing", `facing is missing: ${FACINGS.join(", ")}`);
  const region = oneOf(json, "region", ["in", "us", "uk"] as const, "in");
  const plot = readPlot(record(json.plot, "plot"));
  const widthMm = plot.width * (plot.unit === "ft" ? MM_PER_FOOT : 1000);
  const side: EdgeKind = region === "in" && widthMm <= ROW_PLOT_WIDTH ? "party" : "open";
  // The walls carry timber-framed houses in the US and masonry houses in the UK.
  const bearing = region === "in" ? "rcc-frame" : "load-bearing";
  const edges = record(json.edges ?? {}, "edges");
  refuseUnknown(edges, EDGE_FIELDS, "edges.");
  const bedrooms = whole(json, "bedrooms", 1, 12, 3);
  const bathrooms = whole(json, "bathrooms", 1, 12, Math.min(bedrooms, 4));
  const attached = json.attached === undefined ? undefined : whole(json, "attached", 0, 12, 0);
  return {
    region,
    plot,
    facing: oneOf(json, "facing", FACINGS, "N"),
    edges: {
      left: edge(edges, "left", side),
      right: edge(edges, "right", side),
      rear: edge(edges, "rear", "open"),
    },
    roadWidth: number(json, "roadWidth", 1, 100, 9),
    floors: whole(json, "floors", 1, 4, 2),
    bedrooms,
    bathrooms,
    ...(attached === undefined ? {} : { attached }),
    kitchen: oneOf(json, "kitchen", ["closed", "open"] as const, region === "us" ? "open" : "closed"),
    dining: oneOf(json, "dining", ["separate", "with-living"] as const, "separate"),
    pooja: flag(json, "pooja", region === "in"),
    study: flag(json, "study", false),
    store: flag(json, "store", false),
    utility: flag(json, "utility", true),
    parking: oneOf(json, "parking", ["none", "two-wheeler", "car", "two-cars"] as const, "car"),
    stair: oneOf(json, "stair", ["internal", "external"] as const, "internal"),
    balcony: flag(json, "balcony", region === "in"),
    elders: flag(json, "elders", false),
    family: whole(json, "family", 1, 30, Math.min(30, bedrooms + 2)),
    future: oneOf(json, "future", ["none", "rental-unit", "extra-floor"] as const, "none"),
    structure: oneOf(json, "structure", ["rcc-frame", "load-bearing"] as const, bearing),
    style: oneOf(json, "style", ["modern", "traditional", "contemporary", "colonial"] as const, "modern"),
    vastu: oneOf(json, "vastu", ["strict", "preferred", "none"] as const, region === "in" ? "preferred" : "none"),
    budget: json.budget === undefined || json.budget === null ? null : number(json, "budget", 1, 1e12, 0),
  };
}

/** Throws on a field that a brief does not have: a misspelt wish would otherwise be left out in silence. */
function refuseUnknown(json: Fields, known: Readonly<Record<string, true>>, within = ""): void {
  const unknown = Object.keys(json).find((key) => !Object.hasOwn(known, key));
  if (unknown !== undefined) throw new BadField(within + unknown, `${within}${unknown} is not a field of a brief`);
}

function readPlot(plot: Fields): Brief["plot"] {
  refuseUnknown(plot, PLOT_FIELDS, "plot.");
  const unit = oneOf(plot, "unit", ["ft", "m"] as const, "ft", "plot.unit");
  const most = unit === "ft" ? 100 : 30.48;
  const least = unit === "ft" ? 12 : 3.65;
  if (plot.width === undefined) throw new BadField("plot.width", "plot.width is missing");
  if (plot.depth === undefined) throw new BadField("plot.depth", "plot.depth is missing");
  return {
    width: number(plot, "width", least, most, 0, "plot.width"),
    depth: number(plot, "depth", least, most, 0, "plot.depth"),
    unit,
  };
}

function edge(edges: Fields, key: string, fallback: EdgeKind): EdgeKind {
  return oneOf(edges, key, ["party", "open", "road"] as const, fallback, `edges.${key}`);
}

function record(value: unknown, field: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new BadField(field, `${field} must be an object`);
  }
  return value as Fields;
}

function oneOf<T extends string>(json: Fields, key: string, allowed: readonly T[], fallback: T, field = key): T {
  const value = json[key];
  if (value === undefined) return fallback;
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new BadField(field, `${field} must be one of ${allowed.join(", ")}`);
  return found;
}

function number(json: Fields, key: string, least: number, most: number, fallback: number, field = key): number {
  const value = json[key];
  if (value === undefined) return fallback;
  if (typeof value !== "number" || !Number.isFinite(value) || value < least || value > most) {
    throw new BadField(field, `${field} must be a number from ${least} to ${most}`);
  }
  return value;
}

function whole(json: Fields, key: string, least: number, most: number, fallback: number): number {
  const value = number(json, key, least, most, fallback);
  if (!Number.isInteger(value)) throw new BadField(key, `${key} must be a whole number from ${least} to ${most}`);
  return value;
}

function flag(json: Fields, key: string, fallback: boolean): boolean {
  const value = json[key];
  if (value === undefined) return fallback;
  if (typeof value !== "boolean") throw new BadField(key, `${key} must be true or false`);
  return value;
}
