/**
 * Whether rooms in a known order can all have their areas at once: a linear programme with tangents of width times depth, which
 * cut off no room that is large enough (the sizes of rectangles of at least some area form a convex set).
 */
import loadHighs from "highs";
import type { Area, Axes } from "#bench/planner/no-house/packing.ts";

const TANGENTS = 24;
/** Slack of every bound, metres: many times the error that the solver's own tolerance may cause. */
const SLIP = 0.0005;
const highs = await loadHighs();

export type Places = readonly [readonly number[], readonly number[]];

/** Places of all points, mm; null when there are none. */
export function placesOf(axes: Axes, areas: readonly Area[]): Places | null {
  const rows: string[] = [];
  const name = (axis: number, point: number): string => `${axis === 0 ? "x" : "y"}${point}`;
  for (const axis of [0, 1] as const) {
    const points = axes[axis];
    for (let u = 0; u < points.count; u++) {
      for (let v = 0; v < points.count; v++) {
        if (u === v || (u === 0 && v === 0)) continue;
        rows.push(`${name(axis, u)} - ${name(axis, v)} >= ${(points.leastOf(u, v) / 1000 - SLIP).toFixed(5)}`);
      }
    }
  }
  for (const { lo, hi, area } of areas) {
    const [narrow, wide] = [axes[0].leastOf(hi, lo) / 1000, axes[0].mostOf(hi, lo) / 1000];
    for (let i = 0; i < TANGENTS; i++) {
      const w = narrow * (wide / narrow) ** (i / (TANGENTS - 1));
      const h = area / 1e6 / w;
      // h0 w + w0 h >= 2 w0 h0
      rows.push(
        `${h.toFixed(6)} ${name(0, hi)} - ${h.toFixed(6)} ${name(0, lo)} + ${w.toFixed(6)} ${name(1, hi)} - ${w.toFixed(6)} ${name(1, lo)} >= ${(2 * w * h - 4 * SLIP).toFixed(6)}`,
      );
    }
  }
  const all = ([0, 1] as const).flatMap((axis) => Array.from({ length: axes[axis].count }, (_, p) => name(axis, p)));
  const text = `Minimize\n obj: 0 x0\nSubject To\n${rows.map((row, i) => ` c${i}: ${row}`).join("\n")}\nBounds\n x0 = 0\n y0 = 0\n${all
    .filter((one) => one !== "x0" && one !== "y0")
    .map((one) => ` 0 <= ${one} <= 100`)
    .join("\n")}\nEnd\n`;
  const solved = highs.solve(text);
  if (solved.Status === "Infeasible") return null;
  if (solved.Status !== "Optimal") throw new Error(`the solver says ${solved.Status}`);
  const at = (one: string): number => (solved.Columns[one] as { Primal: number }).Primal * 1000;
  return [0, 1].map((axis) =>
    Array.from({ length: axes[axis as 0 | 1].count }, (_, p) => at(name(axis, p))),
  ) as unknown as Places;
}
