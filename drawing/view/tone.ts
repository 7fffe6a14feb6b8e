/** Light of this amount and more is white. */
const MOST = 8;
const STEPS = 4096;
const EXPOSURE = 0.6;

/** Amounts of light as a picture's numbers from 0 to 255: bright ones drawn together below white. */
export function toneTable(): (light: number) => number {
  // Finer where it is dark, where the eye tells steps apart.
  const table = Float32Array.from({ length: STEPS + 1 }, (_, step) => toned(MOST * (step / STEPS) ** 2) * 255);
  return (light) => table[Math.min(STEPS, (Math.sqrt(light < 0 ? 0 : light / MOST) * STEPS) | 0)] as number;
}

function toned(light: number): number {
  const x = light * EXPOSURE;
  const film = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  const value = Math.min(1, Math.max(0, film));
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
