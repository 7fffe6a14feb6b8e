import type { RoomBehind } from "#drawing/view/house/room-behind.ts";
import { waves } from "#drawing/view/noise.ts";
import { linear, type Rgb, type Surface, surfaceOf, type Through } from "#drawing/view/surface.ts";

/** What a family hangs at its windows: light fabrics that go with any wall. */
const FABRICS = ["#efe8da", "#e6d8c2", "#dfe0da", "#d9c9b8", "#ece3e0", "#cdd6cf", "#e9dcc0"].map((colour) =>
  linear(colour),
);
const BLIND = linear("#e9e4d8");
const OBSCURED = linear("#cfdad9");
const WALLS: readonly Rgb[] = ["#cfc4b2", "#c7c8c2", "#d2c3ad"].map((colour) => linear(colour));
const CEILING = linear("#efece4");
const FLOOR = linear("#8b6f54");
const BOARD = linear("#7d6249");

/** mm: curtains hang so far behind the pane; their folds; a lamp's globe, and how far below the ceiling it hangs. */
const HANGS = 170;
const FOLD = 95;
const LAMP = { radius: 95, below: 520, from: 1500 } as const;
/** Daylight in a room just behind the window, how far in it falls to a third (mm), and what is left at its end. */
const DAYLIGHT = { near: 0.4, falls: 1900, least: 0.07 } as const;
/** Corners of a room are darker, so far from them (mm) and by so much. */
const CORNER = { from: 450, by: 0.4 } as const;
/** A picture on the far wall: half its width, and from where to where above the floor, mm. */
const PICTURE = {
  half: 520,
  z1: 1250,
  z2: 1950,
  frame: 60,
  colour: linear("#5b6f74"),
  mount: linear("#e8e2d4"),
} as const;
/** What lamps add, and what a globe itself shows. */
const WARM: Rgb = [0.62, 0.44, 0.24];
const GLOBE: Rgb = [2, 1.55, 0.95];
/** Of the light on the pane, so much comes through to what hangs behind it; a net hides so much. */
const PASSES = 0.74;
const NET = 0.45;

/** So high is what stands along the far wall, mm. */
const CUPBOARD = 800;

/** A pane through which one sees the room behind it, moved as one moves before it: its far wall, floor, ceiling, lamp, and the curtains at its window. */
export function throughGlass(colour: string, behind: RoomBehind): Surface {
  return { ...surfaceOf(colour, "glass", { kind: "none" }), through: lookInto(behind) };
}

function lookInto({ window, room, deep, dressing, fabric, lit }: RoomBehind): Through {
  const cloth = FABRICS[fabric % FABRICS.length] ?? BLIND;
  const wall = WALLS[fabric % WALLS.length] ?? CEILING;
  const [wide, high] = [window.x2 - window.x1, window.z2 - window.z1];
  const lampAt = {
    x: Math.min(Math.max((window.x1 + window.x2) / 2 + wide * 0.15, room.x1 + 300), room.x2 - 300),
    y: Math.min(LAMP.from, deep / 2),
    z: room.z2 - LAMP.below,
  };
  const hangsAt = room.x1 + (room.x2 - room.x1) * (0.3 + 0.05 * (fabric % 9));
  /** How much of the fabric one meets there, and how its folds lie to the light: less than 0 where there is none. */
  const hung = (x: number, z: number): number => {
    const [across, up] = [(x - window.x1) / wide, (z - window.z1) / high];
    switch (dressing.kind) {
      case "curtains": {
        // Tied back, a curtain is narrowest a third up.
        const drawn = dressing.tied ? 0.5 + 0.5 * Math.min(1, ((up - 0.33) / (up < 0.33 ? 0.33 : 0.67)) ** 2) : 1;
        const hem = 1 + 0.08 * Math.sin(z / 310);
        const inLeft = across < dressing.left * drawn * hem;
        const inRight = 1 - across < dressing.right * drawn * hem;
        if (!inLeft && !inRight) return -1;
        return folds((inLeft ? x - window.x1 : window.x2 - x) / drawn, z);
      }
      case "blind":
        if (up < 1 - dressing.drop) return -1;
        return up < 1 - dressing.drop + 0.03 ? 0.7 : 0.96;
      default:
        return -1;
    }
  };
  /** A low cupboard along the far wall, and a picture over it. */
  const farWall = (x: number, above: number): Rgb => {
    if (above < CUPBOARD) return BOARD;
    const inside = Math.min(PICTURE.half - Math.abs(x - hangsAt), above - PICTURE.z1, PICTURE.z2 - above);
    return inside < 0 ? wall : inside < PICTURE.frame ? PICTURE.mount : PICTURE.colour;
  };
  const inRoom = (x: number, z: number, slantX: number, slantZ: number, into: Float64Array) => {
    const toSide = slantX > 0 ? (room.x2 - x) / slantX : slantX < 0 ? (room.x1 - x) / slantX : deep;
    const toLevel = slantZ > 0 ? (room.z2 - z) / slantZ : slantZ < 0 ? (room.z1 - z) / slantZ : deep;
    const far = Math.min(deep, toSide, toLevel);
    const [px, pz] = [x + slantX * far, z + slantZ * far];
    const surface = far === toLevel ? (slantZ > 0 ? CEILING : FLOOR) : far === deep ? farWall(px, pz - room.z1) : wall;
    const corner = Math.min(
      far === deep ? CORNER.from * 9 : deep - far,
      far === toSide ? CORNER.from * 9 : Math.min(px - room.x1, room.x2 - px),
      far === toLevel ? CORNER.from * 9 : Math.min(pz - room.z1, room.z2 - pz),
    );
    const dim = 1 - CORNER.by * Math.exp(-corner / CORNER.from);
    const day = (DAYLIGHT.least + DAYLIGHT.near * Math.exp(-far / DAYLIGHT.falls)) * dim;
    const off = Math.hypot(px - lampAt.x, far - lampAt.y, pz - lampAt.z);
    const glow = lit ? 1 / (0.55 + (off / 1500) ** 2) : 0;
    for (let k = 0; k < 3; k += 1) into[k] = (surface[k] ?? 0) * (day + (WARM[k] ?? 0) * glow);
    if (!lit || far < lampAt.y) return;
    const [lx, lz] = [x + slantX * lampAt.y - lampAt.x, z + slantZ * lampAt.y - lampAt.z];
    if (lx * lx + lz * lz < LAMP.radius * LAMP.radius) into.set(GLOBE);
  };
  return (x, z, slantX, slantZ, light, into) => {
    if (dressing.kind === "obscured") {
      const ripple = 0.85 + 0.2 * waves(x / 30, z / 30);
      for (let k = 0; k < 3; k += 1) into[k] = (OBSCURED[k] ?? 0) * (light[k] ?? 0) * 0.45 * ripple;
      return;
    }
    const fold = hung(x + slantX * HANGS, z + slantZ * HANGS);
    if (fold < 0) inRoom(x, z, slantX, slantZ, into);
    const net = dressing.kind === "curtains" && dressing.net ? NET : 0;
    const share = fold < 0 ? net : 1;
    const own = dressing.kind === "blind" ? BLIND : cloth;
    const shown = fold < 0 ? folds(x * 1.7, z) : fold;
    for (let k = 0; k < 3; k += 1)
      into[k] = (into[k] ?? 0) * (1 - share) + share * (own[k] ?? 0) * (light[k] ?? 0) * PASSES * shown;
  };
}

/** How bright a hanging fabric is across its folds, which waver a little downwards. */
function folds(x: number, z: number): number {
  const at = x / FOLD + 0.5 * Math.sin(z / 900 + x / 400);
  return 0.8 + 0.2 * Math.cos(at * 2 * Math.PI);
}
