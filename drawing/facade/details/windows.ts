import { divide, FINE, LINE, lines, type Rect, rect, shape } from "#drawing/facade/details/draw.ts";
import type { Drawn } from "#drawing/facade/scene.ts";
import type { PaperPoint } from "#drawing/sheet/page/sheet.ts";

/** A frame with `lights` panes side by side, and a transom at a share of the height when given. */
export function framedWindow(
  hole: Rect,
  colour: string,
  frame: number,
  lights: number,
  transom?: number,
): readonly Drawn[] {
  const inner = { x1: hole.x1 + frame, x2: hole.x2 - frame, z1: hole.z1 + frame, z2: hole.z2 - frame };
  const bars: Drawn[] = [
    rect({ ...hole, x2: inner.x1 }, colour, FINE),
    rect({ ...hole, x1: inner.x2 }, colour, FINE),
    rect({ ...hole, z2: inner.z1 }, colour, FINE),
    rect({ ...hole, z1: inner.z2 }, colour, FINE),
  ];
  const posts = divide(inner.x1, inner.x2, (inner.x2 - inner.x1) / lights).slice(1, -1);
  for (const x of posts) bars.push(rect({ ...inner, x1: x - frame * 0.6, x2: x + frame * 0.6 }, colour, FINE));
  if (transom !== undefined) {
    const z = inner.z1 + (inner.z2 - inner.z1) * transom;
    bars.push(rect({ ...inner, z1: z - frame * 0.5, z2: z + frame * 0.5 }, colour, FINE));
  }
  return [...bars, glint(inner)];
}

/** Two slanting lines: how glass is drawn. */
function glint({ x1, x2, z1, z2 }: Rect): Drawn {
  const size = Math.min(x2 - x1, z2 - z1) * 0.3;
  const [x, z] = [x1 + (x2 - x1) * 0.2, z1 + (z2 - z1) * 0.55];
  const stroke = { width: 0.09, colour: "#ffffff" };
  return lines(
    [
      [
        [x, z],
        [x + size, z + size],
      ],
      [
        [x + size * 0.35, z],
        [x + size, z + size * 0.65],
      ],
    ],
    stroke,
  );
}

/** Louvred shutters folded back on both sides of the opening, each 0.32 of its width, at most `room` wide; none where that is under 120 mm. */
export function shutters(hole: Rect, colour: string, room: number): readonly Drawn[] {
  const width = Math.min((hole.x2 - hole.x1) * 0.32, room);
  if (width < 120) return [];
  return [
    { ...hole, x1: hole.x1 - width - 30, x2: hole.x1 - 30 },
    { ...hole, x1: hole.x2 + 30, x2: hole.x2 + width + 30 },
  ].flatMap((leaf) => louvredLeaf(leaf, colour));
}

/** One leaf of louvred shutters, in two panels. */
export function louvredLeaf(leaf: Rect, colour: string): readonly Drawn[] {
  const inset = 45;
  const inner = { x1: leaf.x1 + inset, x2: leaf.x2 - inset, z1: leaf.z1 + inset, z2: leaf.z2 - inset };
  const middle = (inner.z1 + inner.z2) / 2;
  const slats = divide(inner.z1, inner.z2, 75).filter((z) => Math.abs(z - middle) > 40);
  return [
    rect(leaf, colour),
    rect({ ...inner, z2: middle - 25 }, null, FINE),
    rect({ ...inner, z1: middle + 25 }, null, FINE),
    lines(
      slats.map((z): PaperPoint[] => [
        [inner.x1, z],
        [inner.x2, z],
      ]),
      FINE,
    ),
  ];
}

/** A flat trim around the opening with a projecting sill. */
export function surround(hole: Rect, colour: string, width: number): readonly Drawn[] {
  return [
    rect({ x1: hole.x1 - width, x2: hole.x2 + width, z1: hole.z1 - width * 0.2, z2: hole.z2 + width }, colour),
    rect({ x1: hole.x1 - width * 1.5, x2: hole.x2 + width * 1.5, z1: hole.z1 - width * 1.1, z2: hole.z1 }, colour),
  ];
}

/** A fanlight under a segmental arch over the opening, with rays and a keystone; `rise`: the arch's height. */
export function fanlight(hole: Rect, rise: number, trim: string, glass: string): readonly Drawn[] {
  const centre = (hole.x1 + hole.x2) / 2;
  const half = (hole.x2 - hole.x1) / 2;
  const radius = (half * half + rise * rise) / (2 * rise);
  const arc = (extra: number, steps = 20): PaperPoint[] => {
    const r = radius + extra;
    const base = hole.z2 + rise - radius;
    const spread = Math.asin(Math.min(1, (half + extra * 0.6) / r));
    return Array.from({ length: steps + 1 }, (_, step): PaperPoint => {
      const turn = Math.PI / 2 + spread - (2 * spread * step) / steps;
      return [centre + r * Math.cos(turn), Math.max(hole.z2, base + r * Math.sin(turn))];
    });
  };
  const outer = arc(110);
  const inner = arc(0);
  const rays = [0.2, 0.35, 0.5, 0.65, 0.8].map((share): PaperPoint[] => {
    const point = inner[Math.round(share * (inner.length - 1))] ?? [centre, hole.z2];
    return [[centre, hole.z2], point];
  });
  const top = hole.z2 + rise;
  return [
    shape([[hole.x1 - 110, hole.z2], ...outer, [hole.x2 + 110, hole.z2]], trim),
    shape([[hole.x1, hole.z2], ...inner, [hole.x2, hole.z2]], glass, FINE),
    lines(rays, { width: 0.14, colour: trim }),
    shape(
      [
        [centre - 60, top - 20],
        [centre + 60, top - 20],
        [centre + 95, top + 170],
        [centre - 95, top + 170],
      ],
      trim,
      LINE,
    ),
  ];
}

/** A lattice of squares set on their corners. */
export function lattice(hole: Rect, colour: string, pitch: number): Drawn {
  const contours: PaperPoint[][] = [];
  const [w, h] = [hole.x2 - hole.x1, hole.z2 - hole.z1];
  for (let at = -h; at < w; at += pitch) {
    const rise = (x: number) => x - at;
    const [a, b] = [Math.max(0, at), Math.min(w, at + h)];
    if (b <= a) continue;
    contours.push([
      [hole.x1 + a, hole.z1 + rise(a)],
      [hole.x1 + b, hole.z1 + rise(b)],
    ]);
    contours.push([
      [hole.x2 - a, hole.z1 + rise(a)],
      [hole.x2 - b, hole.z1 + rise(b)],
    ]);
  }
  return lines(contours, { width: 0.16, colour });
}

/** Horizontal bars before a ventilator. */
export function louvres(hole: Rect, colour: string): readonly Drawn[] {
  return divide(hole.z1, hole.z2, 90)
    .slice(0, -1)
    .map((z) => rect({ x1: hole.x1, x2: hole.x2, z1: z + 15, z2: z + 65 }, colour, FINE));
}
