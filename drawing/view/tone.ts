/** Light of this amount and more is white. */
const MOST = 8;
const STEPS = 4096;
/** How bright a picture is, and what amount of light after that is white. */
const EXPOSURE = 0.98;
const WHITE = 2.35;
const CONTRAST = 0.6;

/** Amounts of light as a picture's numbers from 0 to 255: bright ones drawn together below white. */
export function toneTable(): (light: number) => number {
  // Finer where it is dark, where the eye tells steps apart.
  const table = Float32Array.from({ length: STEPS + 1 }, (_, step) => toned(MOST * (step / STEPS) ** 2) * 255);
  return (light) => table[Math.min(STEPS, (Math.sqrt(light < 0 ? 0 : light / MOST) * STEPS) | 0)] as number;
}

function toned(light: number): number {
  const x = light * EXPOSURE;
  const value = Math.min(1, (x * (1 + x / (WHITE * WHITE))) / (1 + x));
  const shown = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  // A little more between dark and bright than there is, as on a sunny day's photograph.
  return shown + CONTRAST * (shown - 0.5) * shown * (1 - shown);
}
