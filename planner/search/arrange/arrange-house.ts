import type { Brief } from "#planner/brief/brief.ts";
import { type Rect, rect } from "#planner/geometry/rect.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";
import {
  type Arrangement,
  totalCost,
  totalHard,
  totalMissed,
  totalVetoes,
} from "#planner/search/arrange/arrangement.ts";
import { sketchesOf } from "#planner/search/arrange/assign/sketches.ts";
import type { Effort } from "#planner/search/arrange/effort.ts";
import type { House } from "#planner/search/arrange/house.ts";
import { type LevelModel, levelModel, type RoomsKnown } from "#planner/search/arrange/level-model.ts";
import { annealed, isSeen, leastHardOf } from "#planner/search/arrange/rounds.ts";
import { houseWeightOf } from "#planner/search/arrange/vastu-model.ts";
import type { Core } from "#planner/search/core/core.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";
import type { Parti } from "#planner/search/partis/parti.ts";
import { startArrangement } from "#planner/search/partis/start-arrangement.ts";
import type { Programme } from "#planner/search/programme/programme.ts";
import { mixSeed, type Random, seededRandom } from "#planner/search/random.ts";
import type { BuildingSite } from "#planner/search/site.ts";
import { compassOf } from "#planner/vastu/zones.ts";

export type Candidate = {
  readonly programme: Programme;
  readonly core: Core;
  readonly arrangement: Arrangement;
  readonly footprint: Rect;
};

/** A programme with the ways in which it may be organised and built. */
export type Wanted = {
  readonly brief: Brief;
  readonly profile: Profile;
  readonly programme: Programme;
  readonly stair: StairDesign | null;
  readonly partis: readonly Parti[];
};

export type Arranged = {
  /** Arrangements without hard problems, the best first: by vetoes of strict vastu, then by neighbourhoods missed, then by cost. */
  readonly candidates: readonly Candidate[];
  /** The fewest hard problems of any arrangement that stayed to the end, and one that has them. */
  readonly leastHard: number;
  readonly nearest: Candidate | null;
  /** The fewest hard problems by programme, for those with an arrangement that stayed to the end. */
  readonly left: ReadonlyMap<Programme, number>;
};

/** Several programmes together get this many times the cores of one, in equal shares. */
const TOGETHER = 1.5;

/**
 * Phase 3: rooms into the footprint. Every parti sets the rooms about its cores, and the best of these arrangements are annealed. Several programmes
 * share one field of arrangements, so that most of the work goes where it leads to a house.
 */
export function arrangeHouse(wanted: readonly Wanted[], site: BuildingSite, seed: number, effort: Effort): Arranged {
  const cores = wanted.length === 1 ? effort.cores : Math.ceil((TOGETHER * effort.cores) / wanted.length);
  const begun = wanted.flatMap((one, i) => {
    const random = seededRandom(i === 0 ? mixSeed(seed, 1) : mixSeed(seed, 1, i));
    return begunWith(one, site, { ...effort, cores }, random);
  });
  const field = annealed(begun, effort, wanted[0]?.brief.vastu === "strict", seed);
  const candidates = field
    .filter((one) => totalHard(one.arrangement) === 0)
    .sort(
      (a, b) =>
        totalVetoes(a.arrangement) - totalVetoes(b.arrangement) ||
        totalMissed(a.arrangement) - totalMissed(b.arrangement) ||
        totalCost(a.arrangement) - totalCost(b.arrangement),
    )
    .map((one) => ({ ...one, core: coreAsLaid(one) }));
  const leastHard = leastHardOf(field);
  const nearest = field.find((one) => totalHard(one.arrangement) === leastHard) ?? null;
  const left = new Map<Programme, number>();
  for (const { programme, arrangement } of field)
    left.set(programme, Math.min(totalHard(arrangement), left.get(programme) ?? Number.POSITIVE_INFINITY));
  return { candidates, leastHard, nearest, left };
}

/** First arrangements of a programme: its rooms set about the likeliest cores of every parti. */
function begunWith(
  { brief, profile, programme, stair, partis }: Wanted,
  site: BuildingSite,
  effort: Effort,
  random: Random,
): readonly Candidate[] {
  const { cores, breadth, tries } = effort;
  const footprint = placeFootprint(site, programme, brief.vastu === "strict");
  const walls = wallsOf(profile, brief.structure);
  const wall = walls.external;
  const inside = rect(footprint.x0 + wall, footprint.y0 + wall, footprint.x1 - wall, footprint.y1 - wall);
  const kinds = programme.levels.flatMap((rooms) => rooms.map((room) => room.kind));
  const house: House = {
    brief,
    profile,
    rooms: programme.levels,
    tight: programme.wishes.compact,
    frontDoor: programme.wishes.frontDoor,
    stair,
    footprint,
    inside,
    party: partySides(site, footprint),
    walls,
    northBearing: site.site.northBearing,
    houseWeight: houseWeightOf(kinds, stair !== null),
  };
  const begun: Candidate[] = [];
  const known: RoomsKnown = new Map();
  for (const parti of partis) {
    for (const sketch of sketchesOf(parti, house, cores, breadth, random)) {
      const { core, rooms } = sketch;
      const models = rooms.map((specs, level) => levelModel(level, specs, core, house, known));
      const arrangement = startArrangement(parti, sketch, models, inside, tries, random);
      if (arrangement === null) continue;
      begun.push({ programme, core, arrangement, footprint });
      if (isSeen(arrangement, effort)) return begun;
    }
  }
  return begun;
}

/**
 * Where the outer faces of the house lie, mm. It stands on the front building line, against a shared side or else in the middle between the sides; in
 * strict vastu where most of its open ground lies north and east of it.
 */
function placeFootprint(site: BuildingSite, programme: Programme, strict: boolean): Rect {
  const { buildable } = site;
  const spare = buildable.x1 - buildable.x0 - programme.width;
  // How far east and north one comes by a step to the right, and by one away from the road: vastu wants open ground there.
  const [east, north] = compassOf(1, 0, site.site.northBearing);
  const [eastBehind, northBehind] = compassOf(0, 1, site.site.northBearing);
  const aside = !strict || Math.abs(east + north) < 0.5 ? 0.5 : east + north > 0 ? 0 : 1;
  const x0 = buildable.x0 + (site.party.left ? 0 : site.party.right ? spare : Math.floor(spare * aside));
  const back = strict && !site.party.rear && eastBehind + northBehind < -0.5;
  const y0 = back ? buildable.y1 - programme.depth : buildable.y0;
  return rect(x0, y0, x0 + programme.width, y0 + programme.depth);
}

/** A wall nearer than this to a shared line has no windows towards it, mm: the neighbour may build there. */
const OUTLOOK = 900;

function partySides({ party, buildable }: BuildingSite, footprint: Rect): BuildingSite["party"] {
  return {
    left: party.left && footprint.x0 - buildable.x0 < OUTLOOK,
    right: party.right && buildable.x1 - footprint.x1 < OUTLOOK,
    rear: party.rear && buildable.y1 - footprint.y1 < OUTLOOK,
  };
}

/** The core with its fixed rooms where the arrangement has them, the stair's shaft as on upper floors. Its cuts stay as drawn: no later phase reads them. */
export function coreAsLaid({ core, arrangement }: Pick<Candidate, "core" | "arrangement">): Core {
  // On the ground floor an open flight's shaft may be shorter.
  const whole = core.turn === undefined ? arrangement.models.at(-1) : arrangement.models[0];
  const fixed = asLaid(core.fixed, whole as LevelModel);
  if (core.turn === undefined) return { ...core, fixed };
  const above = { ...core.turn.above, fixed: asLaid(core.turn.above.fixed, arrangement.models[1] as LevelModel) };
  return { ...core, fixed, turn: { ...core.turn, above } };
}

function asLaid(fixed: Core["fixed"], { specs, layout }: LevelModel): Core["fixed"] {
  const first = 4 * (specs.length - fixed.length);
  const at = (i: number, k: number): number => layout.rooms[first + 4 * i + k] as number;
  return fixed.map((room, i) => ({ ...room, rect: rect(at(i, 0), at(i, 1), at(i, 2), at(i, 3)) }));
}
