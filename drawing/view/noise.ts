/** A number from 0 to 1 that seems to be by chance and is the same for the same whole numbers. */
export function speckle(x: number, y: number): number {
  let h = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** The same, smooth between whole numbers. */
export function waves(x: number, y: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const low = speckle(ix, iy) * (1 - sx) + speckle(ix + 1, iy) * sx;
  const high = speckle(ix, iy + 1) * (1 - sx) + speckle(ix + 1, iy + 1) * sx;
  return low * (1 - sy) + high * sy;
}

/** Waves upon waves, each half as long and half as high: clouds, leaves far off, patches in a lawn. About 0 to 1. */
export function ripples(x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0;
  let share = 1;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += share * waves(x * scale + octave * 17.3, y * scale - octave * 9.1);
    weight += share;
    share *= 0.5;
    scale *= 2;
  }
  return sum / weight;
}
