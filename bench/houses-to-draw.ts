import { readFileSync } from "node:fs";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";

const STYLES = ["modern", "traditional", "contemporary", "colonial"] as const;

/** What drawing is measured on: the plans in these files (plan.json); without any, two houses in four styles each. */
export function housesToDraw(files: readonly string[]): readonly Plan[] {
  if (files.length > 0) return files.map((file) => JSON.parse(readFileSync(file, "utf8")) as Plan);
  return [HOUSE_20X60, HOUSE_30X60].flatMap((plan) =>
    STYLES.map((style): Plan => ({ ...plan, brief: { ...plan.brief, style } })),
  );
}

/** The house in a line of the output. */
export function called({ brief: { style, plot }, levels }: Plan): string {
  return `${plot.width} x ${plot.depth} ${plot.unit}, ${levels.length} storeys, ${style}`;
}
