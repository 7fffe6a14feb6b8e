/** The directions of a compass, an eighth of a turn apart, clockwise from north. */
export const ROSE: readonly string[] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/** Degrees clockwise that turn the rose so that the chosen direction lies at the bottom, where the road is drawn; 0 for what is no direction. */
export function compassRotation(direction: string): number {
  const eighths = ROSE.indexOf(direction);
  return eighths < 0 ? 0 : (540 - eighths * 45) % 360;
}
