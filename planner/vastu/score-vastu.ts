/**
 * Vastu read off the plan document alone: zones by area, the main door's pada, the centre, beds' heads and open ground.
 * The weights of the parts and of the rooms are our own choice among the schemes in use; vastu's sources differ.
 */
import type { Plan, Room } from "#planner/plan/plan.ts";
import { mainDoorPada, type Pada } from "#planner/vastu/pada.ts";
import {
  type BedHeads,
  bedHeadsOf,
  builtOf,
  type Centre,
  centreOf,
  type OpenSides,
  openSidesOf,
} from "#planner/vastu/whole-house.ts";
import { type ZoneShare, zoneShares } from "#planner/vastu/zone-shares.ts";
import { PREFERENCES, verdict, vetoed, type Zone } from "#planner/vastu/zones.ts";

/**
 * How one room lies. `value` is 0..1 by area: 1 best, 0.7 acceptable, 0.45 where the tradition is silent, 0 avoided. `verdict` is forbidden where most of the
 * room lies where strict vastu forbids it.
 */
export type RoomVerdict = {
  readonly level: number;
  readonly room: string;
  readonly kind: Room["kind"];
  readonly zones: readonly ZoneShare[];
  readonly value: number;
  readonly verdict: "ideal" | "acceptable" | "neutral" | "avoided" | "forbidden";
  readonly words: string;
};

/** A room most of which lies where strict vastu forbids it. */
export type Veto = { readonly level: number; readonly room: string; readonly zone: Zone; readonly words: string };

export type VastuReport = {
  /** Whole, 0..100; 100 where nothing has a rule. */
  readonly score: number;
  readonly verdicts: readonly RoomVerdict[];
  readonly pada: Pada | null;
  readonly centre: Centre;
  readonly bedHeads: BedHeads;
  readonly openSides: OpenSides;
  /** Vetoes of strict vastu that the plan breaks, whether or not strict vastu was asked. */
  readonly vetoes: readonly Veto[];
};

/** What the parts of the score weigh; they add up to 1. */
export const PARTS = { pada: 0.18, rooms: 0.62, centre: 0.08, bedHeads: 0.06, openSides: 0.06 } as const;
/** A room with more than this share of its floor in forbidden zones breaks a veto. */
const MOSTLY = 0.5;

export function scoreVastu(plan: Plan): VastuReport {
  const verdicts: RoomVerdict[] = [];
  const vetoes: Veto[] = [];
  const stairs = plan.levels.filter(({ rooms }) => rooms.some(({ kind }) => kind === "stair")).length;
  let sum = 0;
  let weights = 0;
  const built = builtOf(plan);
  for (const level of plan.levels) {
    for (const room of level.rooms) {
      const preference = PREFERENCES[room.kind];
      if (preference === undefined) continue;
      const zones = zoneShares(room.polygon, built, plan.site.northBearing);
      const veto = vetoOf(level.index, room, zones);
      const found = roomVerdict(level.index, room, zones, veto !== null);
      // One stair goes through all levels and counts once.
      const weight = room.kind === "stair" ? preference.weight / stairs : preference.weight;
      sum += weight * found.value;
      weights += weight;
      verdicts.push(found);
      if (veto !== null) vetoes.push(veto);
    }
  }
  const pada = mainDoorPada(plan);
  const centre = centreOf(plan);
  const bedHeads = bedHeadsOf(plan);
  const openSides = openSidesOf(plan);
  const score = together([
    [PARTS.pada, pada?.value ?? null],
    [PARTS.rooms, weights === 0 ? null : sum / weights],
    [PARTS.centre, centre.value],
    [PARTS.bedHeads, bedHeads.value],
    [PARTS.openSides, openSides.value],
  ]);
  return { score, verdicts, pada, centre, bedHeads, openSides, vetoes };
}

/** 0..100 of the parts that can be judged; the others give their weight to them. */
function together(parts: readonly (readonly [weight: number, value: number | null])[]): number {
  let sum = 0;
  let weights = 0;
  for (const [weight, value] of parts) {
    if (value === null) continue;
    sum += weight * value;
    weights += weight;
  }
  // Nine decimals first: the last bits, in which a turned plan may differ, must not decide how a half is rounded.
  return Math.round(Number(((100 * sum) / weights).toFixed(9)));
}

function roomVerdict(level: number, room: Room, zones: readonly ZoneShare[], forbidden: boolean): RoomVerdict {
  let value = 0;
  for (const { zone, share } of zones) value += share * (verdict(room.kind, zone) ?? 0);
  const name = forbidden ? "forbidden" : nameOf(value);
  const words = `${room.label} lies in ${placeOf(zones)}: ${VERDICT_WORDS[name]}.`;
  return { level, room: room.id, kind: room.kind, zones, value, verdict: name, words };
}

function nameOf(value: number): RoomVerdict["verdict"] {
  if (value >= 0.85) return "ideal";
  if (value >= 0.6) return "acceptable";
  return value >= 0.3 ? "neutral" : "avoided";
}

const VERDICT_WORDS: Readonly<Record<RoomVerdict["verdict"], string>> = {
  ideal: "where vastu likes it best",
  acceptable: "a good place in vastu",
  neutral: "neither good nor bad in vastu",
  avoided: "a place that vastu avoids",
  forbidden: "vastu forbids it there",
};

function vetoOf(level: number, room: Room, zones: readonly ZoneShare[]): Veto | null {
  const forbidden = zones.filter(({ zone }) => vetoed(room.kind, zone));
  let share = 0;
  for (const one of forbidden) share += one.share;
  const worst = forbidden[0];
  if (worst === undefined || share <= MOSTLY) return null;
  return { level, room: room.id, zone: worst.zone, words: `${room.label} in ${ZONE_WORDS[worst.zone]}` };
}

/** Zones with less of a room than this are not worth a word. */
const SPOKEN = 0.2;

function placeOf(zones: readonly ZoneShare[]): string {
  const [first, second] = zones;
  if (first === undefined) return "no zone";
  if (second === undefined || second.share < SPOKEN)
    return first.share > MOSTLY
      ? ZONE_WORDS[first.zone]
      : `several zones, the largest part in ${ZONE_WORDS[first.zone]}`;
  return `${ZONE_WORDS[first.zone]} and ${ZONE_WORDS[second.zone]}`;
}

export const ZONE_WORDS: Readonly<Record<Zone, string>> = {
  NW: "the north-west",
  N: "the north",
  NE: "the north-east",
  W: "the west",
  C: "the centre",
  E: "the east",
  SW: "the south-west",
  S: "the south",
  SE: "the south-east",
};
