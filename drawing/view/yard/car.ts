import { cross, minus, unit, type Vec } from "#drawing/sheet/shapes/vec.ts";
import { addQuad, BLANK, type Mesh } from "#drawing/view/mesh.ts";
import { speckle } from "#drawing/view/noise.ts";
import { type Surface, surfaceOf } from "#drawing/view/surface.ts";
import { addWheel, WHEEL } from "#drawing/view/yard/wheel.ts";

/** What cars are painted, white ones most often. */
const PAINTS = ["#e6e6e2", "#aeb4b9", "#8b2f2c", "#e2e1dc", "#35506f", "#5d646b", "#8d8371"].map((colour) =>
  surfaceOf(colour, "gloss", { kind: "none" }),
);
const GLASS = surfaceOf("#14191d", "gloss", { kind: "none" });
const DARK = surfaceOf("#26292c", "matt", { kind: "none" });
const LAMP = surfaceOf("#eef2f4", "gloss", { kind: "none" });
const CHROME = surfaceOf("#c3c7ca", "gloss", { kind: "none" });
const PLATE = surfaceOf("#f2f0ea", "matt", { kind: "none" });

/** A number for each section along a car, mm: how far from its nose, and what it says of it. */
type Profile = readonly (readonly number[])[];

/** The body from its nose to its tail: how far along, half its width, its underside and its waist above the ground. */
const BODY: Profile = [
  [0, 560, 330, 600],
  [25, 690, 270, 690],
  [110, 790, 225, 775],
  [360, 852, 205, 855],
  [760, 878, 200, 915],
  [1180, 886, 200, 965],
  [1900, 888, 200, 985],
  [2700, 888, 200, 1005],
  [3450, 882, 205, 1035],
  [3850, 850, 225, 1040],
  [4060, 790, 260, 1000],
  [4130, 730, 300, 930],
  [4150, 660, 340, 860],
];

/** The cabin: how far along, half its width at the waist and at the roof's edge, and the roof's height. */
const CABIN: Profile = [
  [1040, 740, 700, 950],
  [1200, 775, 715, 1085],
  [1500, 806, 690, 1290],
  [1800, 815, 662, 1450],
  [2050, 818, 652, 1515],
  [2500, 820, 648, 1545],
  [3000, 818, 640, 1540],
  [3450, 806, 622, 1500],
  [3750, 788, 610, 1400],
  [3950, 764, 640, 1220],
  [4075, 720, 690, 1030],
];

/** Where the cabin's glass begins and ends along the roof's middle, and the pillars between its side windows. mm */
const SCREEN = { front: 2010, rear: 3640 } as const;
const PILLARS = [
  [1040, 1290],
  [2420, 2520],
  [3290, 3370],
  [3760, 4075],
] as const;

/** So many sections along body and cabin, and points up each: enough to look round. */
const RINGS = 64;
const ROUND = 16;

type Quad = (corners: readonly [Vec, Vec, Vec, Vec], surface: Surface) => void;
/** A place of the car by how far along, across and up it lies. */
export type At = (along: number, across: number, up: number) => Vec;

/** A small car with its nose to the road, `y` the tip of it, on ground as high as `ground` says. */
export function addCar(mesh: Mesh, x: number, y: number, ground: (y: number) => number) {
  const [front, rear] = [ground(y + WHEEL.front), ground(y + WHEEL.rear)];
  const slope = (rear - front) / (WHEEL.rear - WHEEL.front);
  const floor = front - slope * WHEEL.front;
  const at: At = (along, across, up) => [x + across, y + along, floor + slope * along + up];
  const quad: Quad = (corners, surface) => addQuad(mesh, corners, BLANK, surface, facing(corners));
  const paint = PAINTS[Math.floor(speckle(Math.round(x), Math.round(y)) * PAINTS.length)] ?? CHROME;
  addShell(quad, at, BODY, bodySection, (_, row) => (row === 0 ? DARK : paint));
  addShell(quad, at, CABIN, cabinSection, (along, row) => cabinSurface(along, row, paint));
  addFace(quad, at, paint);
  for (const along of [WHEEL.front, WHEEL.rear])
    for (const side of [-1, 1] as const) addWheel(mesh, at, along, side, sectionAt(BODY, along)[1] ?? 0);
}

/** The way that a piece looks: said of it, it is lit as a part of something round and not as a plane of its own. */
function facing([a, b, c, d]: readonly [Vec, Vec, Vec, Vec]): Vec {
  const across = cross(minus(c, a), minus(d, b));
  return Math.hypot(...across) > 0 ? unit(across) : [0, 0, 1];
}

/** Skins a profile: both sides of its sections, closed at nose and tail. */
function addShell(
  quad: Quad,
  at: At,
  profile: Profile,
  section: (values: readonly number[]) => readonly Vec[],
  surface: (along: number, row: number) => Surface,
) {
  const [from, to] = [profile[0]?.[0] ?? 0, profile.at(-1)?.[0] ?? 0];
  const rings = Array.from({ length: RINGS + 1 }, (_, ring) => {
    // Closer together at nose and tail, where a car is roundest.
    const share = (1 - Math.cos((ring / RINGS) * Math.PI)) / 2;
    return section(sectionAt(profile, from + share * (to - from)));
  });
  const on = (side: number, [along, across, up]: Vec) => at(along, side * across, up);
  for (const [index, ring] of rings.entries()) {
    const next = rings[index + 1];
    for (const [row, here] of ring.entries()) {
      const above = ring[row + 1];
      if (!above) continue;
      const [a, b] = [next?.[row], next?.[row + 1]];
      if (a && b)
        for (const side of [-1, 1])
          quad([on(side, here), on(side, a), on(side, b), on(side, above)], surface((here[0] + a[0]) / 2, row));
      if (index === 0 || index === RINGS)
        quad([on(-1, here), on(1, here), on(1, above), on(-1, above)], surface(here[0], row));
    }
  }
}

/** What a profile says at a place along it: through its sections, round between them. */
function sectionAt(profile: Profile, along: number): readonly number[] {
  const next = profile.findIndex(([place]) => (place ?? 0) > along);
  const from = next < 0 ? profile.length - 2 : Math.max(0, next - 1);
  const of = (index: number) => profile[Math.max(0, Math.min(profile.length - 1, index))] ?? [];
  const [p, q, r, s] = [of(from - 1), of(from), of(from + 1), of(from + 2)];
  const wide = (r[0] ?? 0) - (q[0] ?? 0);
  const t = (along - (q[0] ?? 0)) / wide;
  return q.map((b, k) => {
    if (k === 0) return along;
    const c = r[k] ?? 0;
    // A cubic with the slopes that its neighbours give (Hermite).
    const slope = (u: readonly number[], v: readonly number[]) =>
      (((v[k] ?? 0) - (u[k] ?? 0)) / ((v[0] ?? 0) - (u[0] ?? 0) || 1)) * wide;
    const [m, n] = [slope(p, r), slope(q, s)];
    return b + t * (m + t * (3 * (c - b) - 2 * m - n + t * (2 * (b - c) + m + n)));
  });
}

/** How the body's outline bends: in at its shoulder, up from its sill. */
const BEND = { across: 0.24, up: 0.72 } as const;

/** How far from the middle the body's side lies at a height. */
function bodySide(along: number, up: number): number {
  const [, half = 0, low = 0, top = 1] = sectionAt(BODY, along);
  const risen = Math.min(1, (up - low) / (top - low)) ** (1 / BEND.up);
  return half * Math.sqrt(1 - risen * risen) ** BEND.across;
}

/** One half of the body's outline across, from its sill to the middle of its top: fullest at the doors, with a shoulder below the waist. */
function bodySection([along = 0, half = 0, low = 0, top = 0]: readonly number[]): readonly Vec[] {
  return Array.from({ length: ROUND + 1 }, (_, step): Vec => {
    const turn = (step / ROUND) * (Math.PI / 2);
    const sill = step === 0 ? 0.94 : 1;
    return [along, half * sill * Math.cos(turn) ** BEND.across, low + (top - low) * Math.sin(turn) ** BEND.up];
  });
}

/** Points up the cabin's side before its roof's edge; and how far that lies below the roof's middle, mm. */
const SIDE = 9;
const CROWN = 75;
/** The cabin stands so deep in the body, mm. */
const SUNK = 35;

/** One half of the cabin's outline: its side, leaning in, and from the roof's edge round to its middle. */
function cabinSection([along = 0, waist = 0, edge = 0, roof = 0]: readonly number[]): readonly Vec[] {
  const foot = (sectionAt(BODY, along)[3] ?? 0) - SUNK;
  const shoulder = Math.max(foot + 10, roof - CROWN);
  return Array.from({ length: ROUND + 1 }, (_, step): Vec => {
    if (step <= SIDE) {
      const share = step / SIDE;
      // Glass is a little round, outwards.
      return [along, waist + (edge - waist) * share ** 1.35, foot + (shoulder - foot) * share];
    }
    const turn = ((step - SIDE) / (ROUND - SIDE)) * (Math.PI / 2);
    return [along, edge * Math.cos(turn) ** 0.7, shoulder + (roof - shoulder) * Math.sin(turn)];
  });
}

function cabinSurface(along: number, row: number, paint: Surface): Surface {
  if (row > SIDE) return along < SCREEN.front || along > SCREEN.rear ? GLASS : paint;
  if (row === SIDE || row === SIDE - 1) return paint;
  return PILLARS.some(([from, to]) => from <= along && along <= to) ? (along > SCREEN.front ? paint : GLASS) : GLASS;
}

/** Grille, lamps, number plate and mirrors. */
function addFace(quad: Quad, at: At, paint: Surface) {
  const patch = (along: number, half: number, z1: number, z2: number, lean: number, surface: Surface) =>
    quad([at(along, -half, z1), at(along, half, z1), at(along + lean, half, z2), at(along + lean, -half, z2)], surface);
  patch(-8, 430, 545, 640, 10, DARK);
  patch(-12, 430, 632, 650, 2, CHROME);
  patch(-2, 520, 340, 440, -4, DARK);
  patch(-16, 250, 430, 530, 2, PLATE);
  for (const side of [-1, 1]) {
    // Lamps follow the nose round to its side.
    const lamp = (along: number, up: number) => at(along - 16, side * (bodySide(along, up) + 20), up);
    const inner = (up: number) => at(-14, side * 440, up);
    const ends = [40, 110, 190, 290].map((along, k) => [lamp(along, 598 + k * 24), lamp(along, 668 + k * 21)] as const);
    let [low, high] = [inner(590), inner(655)];
    for (const [nextLow, nextHigh] of ends) {
      quad([low, nextLow, nextHigh, high], LAMP);
      [low, high] = [nextLow, nextHigh];
    }
    const mirror = (along: number, across: number, up: number) => at(1480 + along, side * (845 + across), 1000 + up);
    quad([mirror(0, 0, 0), mirror(20, 170, 10), mirror(20, 165, 120), mirror(0, 0, 110)], paint);
    quad([mirror(0, 0, 110), mirror(20, 165, 120), mirror(110, 160, 110), mirror(110, 0, 110)], paint);
    quad([mirror(20, 170, 10), mirror(110, 160, 20), mirror(110, 160, 110), mirror(20, 165, 120)], paint);
  }
}
