import type { Profile } from "#planner/rules/profile.ts";
import { besideLeaf, narrowerLeaf } from "#planner/search/core/beside-leaf.ts";

/**
 * A dog-leg: two flights side by side. Straight: one above the other, so that one arrives at the shaft's other end. Open-well: two flights with
 * a short one between them across the shaft's end, a quarter landing at each of its ends. L-shaped: a few steps, a quarter landing, and the rest along a wall.
 */
export type StairForm = "dog-leg" | "straight" | "open-well" | "l-shaped";

/** A stair with a landing at each end of its shaft. Lengths mm. */
export type StairDesign = {
  readonly form: StairForm;
  /** Risers of its flights, from the lowest. */
  readonly flights: readonly number[];
  readonly flightWidth: number;
  /** Depth of the landing where one steps on and off. */
  readonly landing: number;
  /** Wall along a landing that the archway onto it takes. */
  readonly archway: number;
  /** Depth of a landing between two flights. */
  readonly between: number;
  readonly tread: number;
  readonly risers: number;
  readonly riser: number;
  readonly floorToFloor: number;
  readonly clearHeight: number;
  /** Clear size of the shaft, across the flights and along them. */
  readonly across: number;
  readonly along: number;
  /** How much longer a shaft may be drawn, so that the rooms beside it are deep enough. */
  readonly stretch: number;
  /** What all but the landing of arrival takes of the shaft's length, where that landing takes the rest; infinite where it keeps its own depth. */
  readonly steps: number;
  /** Whether it is straight, and rooms open off its upper landing and go on under it. */
  readonly open: boolean;
  /** Whether it goes on to a flat roof. A straight one of several flights does not: it would take a passage of the top floor. */
  readonly toRoof: boolean;
};

/** Structural slab and floor finish between two levels. */
export const SLAB = 150;
/** Gap between the two flights for the handrail. */
export const WELL = 100;
/** Wall that the archway takes by which a stair is entered, at its end or beside its landing, mm; in the latter case the least depth of that landing. */
export const ARCHWAY = 1010;
/** The same for an open flight, whose archway takes all of a landing's side. */
const WHOLE_ARCHWAY = 900;

/**
 * Storey heights that give risers of whole millimetres, the highest first, mm. A country begins with the one for its usual rooms; lower ones follow where many
 * storeys press on the height limit. 3150 = 18 x 175; 3008 = 16 x 188, an inch and a half less than ten feet from floor to floor; 2880 = 16 x 180;
 * 2548 = 14 x 182, for countries in which rooms 2.4 m high are lawful. What the slab leaves of a storey is the rooms' clear height.
 */
const STOREYS = [
  { floorToFloor: 3150, risers: 18, slab: SLAB },
  { floorToFloor: 3008, risers: 16, slab: SLAB },
  { floorToFloor: 2912, risers: 16, slab: SLAB },
  { floorToFloor: 2896, risers: 16, slab: SLAB },
  { floorToFloor: 2880, risers: 16, slab: 130 },
  { floorToFloor: 2590, risers: 14, slab: SLAB },
  { floorToFloor: 2548, risers: 14, slab: 148 },
] as const;

/**
 * How short a stair is made.
 * - `short`: the highest storey with fewer risers than the usual one, where there is one.
 * - `shortest`: the highest storey of those with the fewest risers.
 * - `tight`: as `shortest`, but a dog-leg's landing takes an archway on its side and no bedroom's door, and a straight stair is no wider than the law asks.
 * - `open`: a straight stair whose landings are no deeper either: an archway takes all of their side, and rooms open off the upper one.
 */
export type StairLength = "usual" | "short" | "shortest" | "tight" | "open";
/** How much longer than it has to be a shaft may be where rooms are at their least, mm. */
const STRETCH = 300;
/** A usual dog-leg's shaft may be this long however short its steps, mm: its landing takes the rest, and a row of bedrooms beside it is deep enough. */
const BESIDE_BEDROOMS = 4100;

/**
 * The stair of a house with `floors` levels below `heightLimit`; null when they cannot be that low, or when no open well is short enough. A short one climbs
 * a lower storey with two risers less: in India 3.87 m long where the usual one takes 4.12. `within`: the longest shaft of an open well, mm.
 */
export function stairDesign(
  profile: Profile,
  floors: number,
  heightLimit: number,
  length: StairLength,
  form: StairForm = "dog-leg",
  within = Number.POSITIVE_INFINITY,
): StairDesign | null {
  const lawful = STOREYS.filter((storey) => {
    const clearHeight = storey.floorToFloor - storey.slab;
    const riser = storey.floorToFloor / storey.risers;
    const fits = profile.plinth.value + floors * storey.floorToFloor <= heightLimit;
    const isAsBuilt = clearHeight >= profile.clearHeight.value && clearHeight <= profile.usualClearHeight.value;
    return fits && isAsBuilt && riser <= profile.stair.maxRiser.value;
  });
  const least = isLeast(length);
  const fewest = least ? Math.min(...lawful.map(({ risers }) => risers)) : Number.POSITIVE_INFINITY;
  const [usual] = lawful;
  if (usual === undefined) return null;
  const fewer = length === "usual" ? undefined : lawful.find(({ risers }) => risers < usual.risers && risers <= fewest);
  const storey = fewer ?? usual;
  const { floorToFloor, risers, slab } = storey;
  const common = { form, risers, floorToFloor, clearHeight: floorToFloor - slab, riser: floorToFloor / risers };
  const shape = SHAPES[form](profile, risers, length, within);
  if (shape === null) return null;
  const toRoof =
    profile.stair.toTerrace.value && form !== "l-shaped" && (form !== "straight" || shape.flights.length === 1);
  // Where rooms are at their least they open off the landing.
  const offLanding = form === "straight" ? shape.open : least && form !== "l-shaped";
  const steps = offLanding ? shape.along - shape.landing : Number.POSITIVE_INFINITY;
  return {
    ...common,
    ...shape,
    stretch: stretchOf(form, length, shape.along),
    steps,
    toRoof,
  };
}

/**
 * How much longer than it has to be a shaft may be drawn, mm. An open well is not, as it stands from wall to wall, nor a quarter turn, whose landings take what
 * there is; a straight stair only where rooms would be too narrow.
 */
function stretchOf(form: StairForm, length: StairLength, along: number): number {
  if (form === "open-well" || form === "l-shaped") return 0;
  if (isLeast(length)) return STRETCH;
  return form === "dog-leg" && length === "usual" ? Math.max(0, BESIDE_BEDROOMS - along) : 0;
}

/** Whether rooms are at their least: then a dog-leg's flights stand side by side without a well, as in the books. */
function isLeast(length: StairLength): boolean {
  return length === "shortest" || length === "tight" || length === "open";
}

type Shape = Pick<
  StairDesign,
  "flights" | "flightWidth" | "landing" | "archway" | "open" | "between" | "tread" | "across" | "along"
>;

function dogLeg({ stair, doors }: Profile, risers: number, length: StairLength): Shape {
  const flightWidth = stair.width.value;
  const turning = Math.max(stair.landing.value, flightWidth);
  // A bedroom's door opens onto the side of the landing.
  const landing = Math.max(turning, length === "tight" ? ARCHWAY : doors.room.value + besideLeaf(isLeast(length)));
  const tread = stair.tread.value;
  return {
    flights: [risers / 2, risers / 2],
    flightWidth,
    landing,
    archway: ARCHWAY,
    open: false,
    between: turning,
    tread,
    across: 2 * flightWidth + (isLeast(length) ? 0 : WELL),
    along: landing + turning + (risers / 2 - 1) * tread,
  };
}

/** One flight where the profile lets it climb a storey; otherwise flights of a like length with landings between them, as deep as they are wide. */
function straight({ stair, doors }: Profile, risers: number, length: StairLength): Shape {
  const count = Math.ceil(risers / stair.maxRisersPerFlight.value);
  const flights = Array.from({ length: count }, (_, i) => Math.ceil((risers - i) / count));
  const flightWidth =
    length === "tight" || length === "open" ? stair.width.value : Math.max(stair.width.value, ARCHWAY);
  const between = Math.max(stair.landing.value, flightWidth);
  const open = length === "open";
  const archway = open ? WHOLE_ARCHWAY : ARCHWAY;
  const landing = Math.max(
    stair.landing.value,
    flightWidth,
    archway,
    // A stair of several flights may end under the roof: then bedrooms open off its landing.
    count > 1 && !open ? doors.room.value + besideLeaf(isLeast(length)) : 0,
  );
  const tread = stair.tread.value;
  const along = 2 * landing + (count - 1) * between + (risers - count) * tread;
  return { flights, flightWidth, landing, archway, open, between, tread, across: flightWidth, along };
}

/** Fewest risers between two quarter landings. */
const SHORTEST_FLIGHT = 2;

/**
 * A dog-leg whose middle landing has steps in it, as few as make it no longer than `within`: it is shorter by their treads and wider by the flight that they
 * make. Null: no number of steps will do.
 */
function openWell(profile: Profile, risers: number, length: StairLength, within: number): Shape | null {
  const turned = dogLeg(profile, risers, length);
  const { landing, between, tread, flightWidth } = turned;
  for (let middle = SHORTEST_FLIGHT; middle <= risers / 2; middle++) {
    const longer = Math.ceil((risers - middle) / 2);
    const along = landing + between + (longer - 1) * tread;
    if (along > within) continue;
    const flights = [longer, middle, risers - middle - longer];
    return { ...turned, flights, along, across: 2 * Math.max(between, flightWidth) + (middle - 1) * tread };
  }
  return null;
}

/**
 * A stair with as few risers before the quarter turn as can be: the flight after it may be no longer than the profile allows. Each landing takes an archway,
 * or a narrow leaf, on its side.
 */
function quarterTurn({ stair, doors }: Profile, risers: number): Shape | null {
  const first = Math.max(SHORTEST_FLIGHT, risers - stair.maxRisersPerFlight.value);
  const flightWidth = Math.max(stair.width.value, ARCHWAY);
  const between = Math.max(stair.landing.value, flightWidth);
  const landing = Math.max(between, narrowerLeaf(doors.room.value) + besideLeaf(true));
  const tread = stair.tread.value;
  const along = between + (risers - first - 1) * tread + landing;
  const flights = [first, risers - first];
  return { flights, flightWidth, landing, archway: ARCHWAY, open: false, between, tread, across: flightWidth, along };
}

const SHAPES: Readonly<
  Record<StairForm, (profile: Profile, risers: number, length: StairLength, within: number) => Shape | null>
> = { "dog-leg": dogLeg, straight, "open-well": openWell, "l-shaped": quarterTurn };

/** Whether a straight stair of one flight leads from storey to storey. */
export function climbsInOneFlight(profile: Profile, floors: number, heightLimit: number): boolean {
  return floors > 1 && stairDesign(profile, floors, heightLimit, "shortest", "straight")?.flights.length === 1;
}

/** Whether a shaft fits into a rectangle, either way round, and leaves a room `roomWidth` wide in front of it or beside it; mm. */
export function leavesRoom(
  { across, along }: Pick<StairDesign, "across" | "along">,
  inside: { readonly width: number; readonly depth: number },
  wall: number,
  roomWidth: number,
): boolean {
  const beside = wall + roomWidth;
  return [
    [across, along],
    [along, across],
  ].some(([x = 0, y = 0]) => {
    const stands = x <= inside.width && y <= inside.depth;
    return stands && (inside.width - x >= beside || inside.depth - y >= beside);
  });
}
