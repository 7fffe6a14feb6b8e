import type { Pattern } from "#drawing/facade/scene.ts";

/** Red, green and blue by the light that they give back, 0 to 1. */
export type Rgb = readonly [r: number, g: number, b: number];

/**
 * What a surface does with light: a wall scatters it, a pane mirrors the sky, gloss a little of it, leaves let some through; a detail has its
 * colours from the atlas.
 */
type Finish = "matt" | "glass" | "leaf" | "detail" | "gloss";

type SurfacePattern =
  | Pattern
  | {
      readonly kind: "tiles" | "grass" | "asphalt" | "paving" | "earth" | "plaster" | "none";
      readonly colour?: string;
    };

/**
 * What comes through a pane at a place of it, mm: `slantX` and `slantZ` are how far one looks along it and up for each millimetre into the
 * house, `light` is what falls on it from outside.
 */
export type Through = (
  x: number,
  z: number,
  slantX: number,
  slantZ: number,
  light: Float64Array,
  into: Float64Array,
) => void;

export type Surface = {
  readonly rgb: Rgb;
  readonly finish: Finish;
  readonly pattern: SurfacePattern;
  /** The colour of joints. */
  readonly joint: Rgb;
  /** Of a pane with a room behind it. */
  readonly through?: Through;
};

/** Paint and stone give back less light than their colour on paper says: a white wall eight tenths. */
const PAINT = 0.84;
const known = new Map<string, Surface>();

/** The surface of a colour ("#rrggbb"); the same object for the same words. */
export function surfaceOf(
  colour: string,
  finish: Finish = "matt",
  pattern: SurfacePattern = { kind: "plaster" },
): Surface {
  const key = `${colour} ${finish} ${JSON.stringify(pattern)}`;
  const before = known.get(key);
  if (before) return before;
  const rgb = linear(colour);
  const made = { rgb, finish, pattern, joint: pattern.colour ? linear(pattern.colour) : rgb };
  known.set(key, made);
  return made;
}

/** A colour ("#rrggbb") as amounts of light. */
export function linear(colour: string, share = PAINT): Rgb {
  const part = (at: number) => amount(Number.parseInt(colour.slice(at, at + 2), 16), share);
  return [part(1), part(3), part(5)];
}

/** A picture's number from 0 to 255 as an amount of light. */
export function amount(number: number, share = PAINT): number {
  const value = number / 255;
  return share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
}
