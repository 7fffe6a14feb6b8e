const ROTATION = { S: 0, SE: 45, E: 90, NE: 135, N: 180, NW: 225, W: 270, SW: 315 } as const;

/** Degrees clockwise that turn the rose so that the chosen direction lies at the bottom, where the road is drawn. */
export function compassRotation(direction: string): number {
  return Object.hasOwn(ROTATION, direction) ? ROTATION[direction as keyof typeof ROTATION] : 0;
}
