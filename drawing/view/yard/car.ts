import { addQuad, BLANK, type Mesh } from "#drawing/view/mesh.ts";
import { type Surface, surfaceOf } from "#drawing/view/surface.ts";
import type { Vec } from "#drawing/view/vec.ts";

const PAINT = surfaceOf("#8c98a6", "gloss", { kind: "none" });
const GLASS = surfaceOf("#20272e", "gloss", { kind: "none" });
const TYRE = surfaceOf("#2a2a2b", "matt", { kind: "none" });
const RIM = surfaceOf("#b9bcc0", "gloss", { kind: "none" });
const DARK = surfaceOf("#26292c", "matt", { kind: "none" });
const LAMP = surfaceOf("#eef2f4", "gloss", { kind: "none" });
const PLATE = surfaceOf("#f2f0ea", "matt", { kind: "none" });

/** mm */
const LENGTH = 4150;
const WHEEL = { radius: 315, wide: 200, front: 800, rear: 3330 } as const;

/** The body from its nose to its tail: how far along, half its width, its underside and top above the ground. */
const BODY = [
  [0, 640, 330, 560],
  [60, 760, 250, 690],
  [220, 830, 220, 800],
  [700, 860, 210, 900],
  [1180, 868, 210, 975],
  [2600, 868, 210, 1000],
  [3600, 860, 220, 1010],
  [3980, 820, 250, 990],
  [4120, 760, 300, 930],
  [LENGTH, 700, 340, 860],
] as const;

/** The cabin: at its foot and under its roof, where it begins and ends and half its width. */
const CABIN = {
  foot: { from: 1080, to: 3930, half: 738, z: 905 },
  roof: { from: 1850, to: 3350, half: 575, z: 1465 },
} as const;

/** A small car with its nose to the road, `y` the tip of it, on ground as high as `ground` says. */
export function addCar(mesh: Mesh, x: number, y: number, ground: (y: number) => number) {
  const [front, rear] = [ground(y + WHEEL.front), ground(y + WHEEL.rear)];
  const slope = (rear - front) / (WHEEL.rear - WHEEL.front);
  const floor = front - slope * WHEEL.front;
  const at = (along: number, across: number, up: number): Vec => [x + across, y + along, floor + slope * along + up];
  const quad = (corners: readonly [Vec, Vec, Vec, Vec], surface: Surface) => addQuad(mesh, corners, BLANK, surface);
  const rings = Array.from({ length: RINGS + 1 }, (_, ring) => section(ring / RINGS));
  for (const side of [-1, 1])
    rings.forEach((ring, index) => {
      const next = rings[index + 1];
      if (!next) return;
      ring.forEach(([along, across, up], k) => {
        const above = ring[k + 1];
        const [a, b] = [next[k], next[k + 1]];
        if (!above || !a || !b) return;
        const on = ([l, c, u]: Vec) => at(l, side * c, u);
        quad([on([along, across, up]), on(a), on(b), on(above)], PAINT);
      });
    });
  for (const ring of [rings[0], rings[RINGS]])
    ring?.forEach(([along, across, up], k) => {
      const above = ring[k + 1];
      if (above)
        quad(
          [
            at(along, -across, up),
            at(along, across, up),
            at(along, above[1], above[2]),
            at(along, -above[1], above[2]),
          ],
          PAINT,
        );
    });
  addCabin(quad, at);
  addFace(quad, at);
  for (const along of [WHEEL.front, WHEEL.rear]) for (const side of [-1, 1] as const) addWheel(quad, at, along, side);
}

/** So many sections along the body, and points up each: enough to look round. */
const RINGS = 26;
const ROUND = 9;

/** One half of the body's outline across, from its sill to the middle of its top, a share of its length along. */
function section(share: number): readonly Vec[] {
  const place = share * (BODY.length - 1);
  const from = Math.min(BODY.length - 2, Math.floor(place));
  const t = place - from;
  const value = (k: 0 | 1 | 2 | 3) => {
    const of = (index: number) => BODY[Math.max(0, Math.min(BODY.length - 1, index))]?.[k] ?? 0;
    const [a, b, c, d] = [of(from - 1), of(from), of(from + 1), of(from + 2)];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
  const [along, half, low, top] = [value(0), value(1), value(2), value(3)];
  return Array.from({ length: ROUND + 1 }, (_, step): Vec => {
    // A square with rounded shoulders, drawn in a little at the sill.
    const turn = (step / ROUND) * (Math.PI / 2);
    const sill = step === 0 ? 0.95 : 1;
    return [along, half * sill * Math.cos(turn) ** 0.26, low + (top - low) * Math.sin(turn) ** 0.7];
  });
}

type Quad = (corners: readonly [Vec, Vec, Vec, Vec], surface: Surface) => void;
type At = (along: number, across: number, up: number) => Vec;

function addCabin(quad: Quad, at: At) {
  const { foot, roof } = CABIN;
  const low = (along: number, side: number) => at(along, side * foot.half, foot.z);
  const high = (along: number, side: number) => at(along, side * roof.half, roof.z);
  quad([low(foot.from, -1), low(foot.from, 1), high(roof.from, 1), high(roof.from, -1)], GLASS);
  quad([low(foot.to, -1), low(foot.to, 1), high(roof.to, 1), high(roof.to, -1)], GLASS);
  quad([high(roof.from, -1), high(roof.from, 1), high(roof.to, 1), high(roof.to, -1)], PAINT);
  for (const side of [-1, 1]) {
    quad([low(foot.from, side), low(foot.to, side), high(roof.to, side), high(roof.from, side)], GLASS);
    // Pillars: at the windscreen, between the doors, at the rear.
    for (const [from, to, up, wide] of [
      [foot.from, roof.from, roof.from, 90],
      [2420, 2420, 2440, 110],
      [foot.to - 260, roof.to - 120, roof.to, 240],
    ] as const) {
      const out = (point: Vec): Vec => [point[0] + side * 6, point[1], point[2]];
      quad(
        [
          out(low(from, side)),
          out(low(from + wide, side)),
          out(high(to + wide * 0.9, side)),
          out(high(Math.min(to, up), side)),
        ],
        PAINT,
      );
    }
  }
}

/** Grille, lamps and number plate. */
function addFace(quad: Quad, at: At) {
  const patch = (along: number, x1: number, x2: number, z1: number, z2: number, lean: number, surface: Surface) =>
    quad([at(along, x1, z1), at(along, x2, z1), at(along + lean, x2, z2), at(along + lean, x1, z2)], surface);
  patch(-14, -420, 420, 440, 560, 6, DARK);
  patch(-16, -560, 560, 345, 400, 2, DARK);
  patch(-22, -250, 250, 380, 480, 2, PLATE);
  for (const side of [-1, 1]) {
    const [x1, x2] = [side * 430, side * 770];
    quad([at(-34, x1, 590), at(6, x2 * 0.98, 620), at(26, x2, 700), at(-26, x1, 680)], LAMP);
  }
}

function addWheel(quad: Quad, at: At, along: number, side: 1 | -1) {
  const { radius, wide } = WHEEL;
  const facets = 18;
  const outer = side * 874;
  const rim = (step: number, reach: number, across: number): Vec => {
    const turn = (step * 2 * Math.PI) / facets;
    return at(along + reach * Math.cos(turn), across, radius + reach * Math.sin(turn));
  };
  const centre = at(along, outer + side * 4, radius);
  for (let step = 0; step < facets; step += 1) {
    quad(
      [
        rim(step, radius, outer),
        rim(step + 1, radius, outer),
        rim(step + 1, radius, outer - side * wide),
        rim(step, radius, outer - side * wide),
      ],
      TYRE,
    );
    quad(
      [
        rim(step, radius, outer),
        rim(step + 1, radius, outer),
        rim(step + 1, radius * 0.62, outer + side * 2),
        rim(step, radius * 0.62, outer + side * 2),
      ],
      TYRE,
    );
    quad(
      [rim(step, radius * 0.62, outer + side * 2), rim(step + 1, radius * 0.62, outer + side * 2), centre, centre],
      step % 3 === 0 ? DARK : RIM,
    );
  }
}
