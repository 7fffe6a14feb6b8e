import type { PitchedRegion } from "#drawing/sheet/pitched/pitch.ts";

/** So much ground before the eaves is kept free for their gutter: US 5 in or UK 112 mm, with its brackets. mm */
export const GUTTER = 120;

/** A gutter cut across, from the board behind it out to its rim: before that board, and down from the top of the tiles at the eaves. mm */
export type GutterSection = readonly (readonly [before: number, down: number])[];

/** Half round in Britain, in the US a box with a bent front. */
export const GUTTER_SECTIONS: Readonly<Record<PitchedRegion, GutterSection>> = {
  uk: [
    [0, 45],
    [4, 80],
    [22, 108],
    [56, 120],
    [90, 108],
    [108, 80],
    [112, 45],
  ],
  us: [
    [0, 145],
    [75, 145],
    [98, 105],
    [118, 70],
    [118, 40],
  ],
};
