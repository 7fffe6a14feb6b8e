import type { Brief } from "#planner/brief/brief.ts";

/** Gutters in Britain are black; in the US they have the colour of the boards behind them. */
export function gutterColour(region: Brief["region"], boards: string): string {
  return region === "us" ? boards : "#3a3b3d";
}
