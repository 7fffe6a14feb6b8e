import type { Stroke } from "#drawing/sheet/page/sheet.ts";

export const INK = "#111111";
export const GREY = "#6f6f6f";
export const FAINT = "#a3a3a3";
export const PAPER = "#ffffff";
export const WALL_FILL = "#d4d4d4";

/** Line weights in mm on paper: what the cut goes through is heaviest, what lies on the floor lightest (ISO 128-23's steps). */
export const PENS = {
  cutWall: { width: 0.5, colour: INK },
  hatch: { width: 0.09, colour: "#555555" },
  /** In sections: what lies behind the cut; what is only indicated; the ground's line. On plans: where a section is cut. */
  beyond: { width: 0.15, colour: INK },
  indicated: { width: 0.18, colour: INK, dash: [3, 0.8, 0.6, 0.8] },
  ground: { width: 0.7, colour: INK },
  cuttingPlane: { width: 0.18, colour: INK, dash: [6, 1, 1, 1] },
  /** Of a sloped roof: ridges and hips; valleys. */
  ridge: { width: 0.35, colour: INK },
  valley: { width: 0.18, colour: INK },
  lowWall: { width: 0.25, colour: INK },
  opening: { width: 0.25, colour: INK },
  glass: { width: 0.13, colour: INK },
  swing: { width: 0.13, colour: INK },
  overhead: { width: 0.13, colour: INK, dash: [1.2, 0.7] },
  stair: { width: 0.18, colour: INK },
  stairHidden: { width: 0.13, colour: GREY, dash: [0.9, 0.6] },
  /** A pipe under tiles: on paper its circle is small. */
  hidden: { width: 0.18, colour: INK, dash: [0.5, 0.35] },
  arrow: { width: 0.2, colour: INK },
  furniture: { width: 0.15, colour: GREY },
  furnitureDetail: { width: 0.1, colour: FAINT },
  floor: { width: 0.1, colour: FAINT },
  dimension: { width: 0.13, colour: "#333333" },
  tick: { width: 0.35, colour: INK },
  extension: { width: 0.09, colour: "#777777" },
  plot: { width: 0.4, colour: INK, dash: [5, 1, 1, 1] },
  setback: { width: 0.13, colour: GREY, dash: [2, 1] },
  road: { width: 0.25, colour: INK },
  frame: { width: 0.5, colour: INK },
  rule: { width: 0.13, colour: INK },
} as const satisfies Readonly<Record<string, Stroke>>;
