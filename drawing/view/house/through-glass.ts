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

function lookInto(behind: RoomBehind): Through {
  const { dressing, fabric } = behind;
  const cloth = dressing.kind === "blind" ? BLIND : (FABRICS[fabric % FABRICS.length] ?? BLIND);
  const net = dressing.kind === "curtains" && dressing.net ? NET : 0;
  const inRoom = roomSeen(behind);
  return (x, z, slantX, slantZ, light, into) => {
    if (dressing.kind === "obscured") {
      const ripple = 0.85 + 0.2 * waves(x / 30, z / 30);
      for (let k = 0; k < 3; k += 1) into[k] = (OBSCURED[k] ?? 0) * (light[k] ?? 0) * 0.45 * ripple;
      return;
    }
    const fold = hung(behind, x + slantX * HANGS, z + slantZ * HANGS);
    const open = fold < 0;
    if (open) inRoom(x, z, slantX, slantZ, into);
    const share = open ? net : 1;
    const shown = (open ? folds(x * 1.7, z) : fold) * PASSES * share;
    for (let k = 0; k < 3; k += 1) into[k] = (into[k] ?? 0) * (1 - share) + (cloth[k] ?? 0) * (light[k] ?? 0) * shown;
  };
}

/** How what hangs at a window lies to the light at a place of it; less than 0 where nothing hangs. */
function hung({ window, dressing }: RoomBehind, x: number, z: number): number {
  const across = (x - window.x1) / (window.x2 - window.x1);
  const up = (z - window.z1) / (window.z2 - window.z1);
  if (dressing.kind === "blind") {
    const above = up - (1 - dressing.drop);
    return above < 0 ? -1 : above < RAIL ? 0.7 : 0.96;
  }
  if (dressing.kind !== "curtains") return -1;
  // Tied back, a curtain is narrowest a third up.
  const tie = (up - TIE) / (up < TIE ? TIE : 1 - TIE);
  const drawn = (dressing.tied ? 0.5 + 0.5 * Math.min(1, tie * tie) : 1) * (1 + 0.08 * Math.sin(z / 310));
  if (across < dressing.left * drawn) return folds((x - window.x1) / drawn, z);
  return 1 - across < dressing.right * drawn ? folds((window.x2 - x) / drawn, z) : -1;
}

/** A blind's lower rail and the height of a curtain's tie, shares of a window's height. */
const RAIL = 0.03;
const TIE = 0.33;

/** What one sees of a room past what hangs at its window: the wall, floor or ceiling that one's line of sight meets, or the lamp before that. */
function roomSeen({ window, room, deep, fabric, lit }: RoomBehind) {
  const wall = WALLS[fabric % WALLS.length] ?? CEILING;
  const lampX = (window.x1 + window.x2) / 2 + (window.x2 - window.x1) * 0.15;
  const lamp = {
    x: Math.min(Math.max(lampX, room.x1 + 300), room.x2 - 300),
    y: Math.min(LAMP.from, deep / 2),
    z: room.z2 - LAMP.below,
  };
  const pictureX = room.x1 + (room.x2 - room.x1) * (0.3 + 0.05 * (fabric % 9));
  /** A low cupboard along the far wall, and a picture over it. */
  const farWall = (x: number, above: number): Rgb => {
    if (above < CUPBOARD) return BOARD;
    const inside = Math.min(PICTURE.half - Math.abs(x - pictureX), above - PICTURE.z1, PICTURE.z2 - above);
    return inside < 0 ? wall : inside < PICTURE.frame ? PICTURE.mount : PICTURE.colour;
  };
  return (x: number, z: number, slantX: number, slantZ: number, into: Float64Array) => {
    const toSide = slantX === 0 ? Infinity : ((slantX > 0 ? room.x2 : room.x1) - x) / slantX;
    const toLevel = slantZ === 0 ? Infinity : ((slantZ > 0 ? room.z2 : room.z1) - z) / slantZ;
    const far = Math.min(deep, toSide, toLevel);
    const [px, pz] = [x + slantX * far, z + slantZ * far];
    const level = slantZ > 0 ? CEILING : FLOOR;
    const surface = far === toLevel ? level : far === deep ? farWall(px, pz - room.z1) : wall;
    const corner = Math.min(
      far === deep ? Infinity : deep - far,
      far === toSide ? Infinity : Math.min(px - room.x1, room.x2 - px),
      far === toLevel ? Infinity : Math.min(pz - room.z1, room.z2 - pz),
    );
    const dim = 1 - CORNER.by * Math.exp(-corner / CORNER.from);
    const day = (DAYLIGHT.least + DAYLIGHT.near * Math.exp(-far / DAYLIGHT.falls)) * dim;
    const glow = lit ? 1 / (0.55 + (Math.hypot(px - lamp.x, far - lamp.y, pz - lamp.z) / 1500) ** 2) : 0;
    for (let k = 0; k < 3; k += 1) into[k] = (surface[k] ?? 0) * (day + (WARM[k] ?? 0) * glow);
    const off = Math.hypot(x + slantX * lamp.y - lamp.x, z + slantZ * lamp.y - lamp.z);
    if (lit && far > lamp.y && off < LAMP.radius) for (let k = 0; k < 3; k += 1) into[k] = GLOBE[k] ?? 0;
  };
}

/** How bright a hanging fabric is across its folds, which waver a little downwards. */
function folds(x: number, z: number): number {
  const at = x / FOLD + 0.5 * Math.sin(z / 900 + x / 400);
  return 0.8 + 0.2 * Math.cos(at * 2 * Math.PI);
}
