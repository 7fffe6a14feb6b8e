import type { Contour, Fill, Stroke } from "#drawing/sheet/page/sheet.ts";
import type { Box } from "#drawing/sheet/shapes/box.ts";

/** How a surface looks: its colour in the sun and in the shade, and the lines of its material. */
export type Material = {
  readonly name: string;
  readonly colour: string;
  readonly shade: string;
  readonly pattern?: Pattern;
};

export type Pattern =
  | { readonly kind: "horizontal" | "vertical"; readonly spacing: number; readonly colour: string }
  | { readonly kind: "courses"; readonly height: number; readonly length: number; readonly colour: string };

/** A face towards the road: x and z in mm, y1 its depth, y2 how far the body behind it reaches. */
export type Face = {
  readonly x1: number;
  readonly x2: number;
  readonly z1: number;
  readonly z2: number;
  readonly y1: number;
  readonly y2: number;
  readonly material: Material;
  readonly casts: boolean;
};

/** Lines and fills in elevation coordinates (x, z in mm; stroke widths in mm on paper). */
export type Drawn = { readonly contours: readonly Contour[]; readonly fill?: Fill; readonly stroke?: Stroke };

/** Something drawn in detail at a depth: a window, a railing, a roof. What lies nearer covers it. */
export type Fixture = { readonly y: number; readonly drawn: readonly Drawn[]; readonly body?: Body };

/** Of pan tiles in the sun, in the shade and between each other, and of the board along their eaves. */
export type TileColours = Readonly<Record<"light" | "dark" | "joint" | "wood", string>>;

/** What a fixture is that reaches back or stands free: an elevation shows its front alone, a view all of it. mm */
export type Body =
  /** A shaft turned about an upright axis: how far it reaches from there at each height. */
  | {
      readonly kind: "turned";
      readonly x: number;
      readonly y: number;
      readonly profile: readonly (readonly [z: number, half: number])[];
      readonly colour: string;
    }
  /** Tiles that rise from the edges of a rectangle to the wall behind it: `run` from its front, `hips` inwards from its ends (0: an upright end). */
  | {
      readonly kind: "slope";
      readonly foot: Box;
      readonly z1: number;
      readonly z2: number;
      readonly hips: readonly [left: number, right: number];
      readonly run: number;
      readonly tiles: TileColours;
    }
  /** The drawing cut out of a slab so thick. */
  | { readonly kind: "slab"; readonly depth: number; readonly colour: string };

/** A recess or panel that receives shadows of its own: glass, a door leaf. */
export type Panel = {
  readonly x1: number;
  readonly x2: number;
  readonly z1: number;
  readonly z2: number;
  /** The depth of the wall it is in, and its own. */
  readonly wall: number;
  readonly y: number;
  readonly material: Material;
  /** The colour into which the material's own blends across the panel; plain when absent. */
  readonly glow?: string;
  readonly over: readonly Drawn[];
};

export type Scene = {
  readonly faces: readonly Face[];
  readonly panels: readonly Panel[];
  readonly fixtures: readonly Fixture[];
};
