import { readFileSync } from "node:fs";
import { drawSheets } from "#drawing/draw-set.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

/**
 * What a house's sheets cost before they are written: processor seconds. `node bench/sheets.ts [plan.json …]`; without plans, two houses in four
 * styles each. The first is drawn with code that has not run before, as by a thread that was just opened.
 */
const STYLES = ["modern", "traditional", "contemporary", "colonial"] as const;

const files = process.argv.slice(2);
const plans: readonly Plan[] =
  files.length > 0
    ? files.map((file) => JSON.parse(readFileSync(file, "utf8")) as Plan)
    : [HOUSE_20X60, HOUSE_30X60].flatMap((plan) =>
        STYLES.map((style): Plan => ({ ...plan, brief: { ...plan.brief, style } })),
      );
const fonts = await loadFonts();
const createdAt = new Date("2026-01-01T00:00:00Z");
for (const plan of plans) {
  const begun = process.cpuUsage();
  const sheets = drawSheets(plan, { fonts, createdAt, client: "Sample", project: "Sample plan" }, { elevation: true });
  const { user, system } = process.cpuUsage(begun);
  const { style, plot } = plan.brief;
  const house = `${plot.width} x ${plot.depth} ${plot.unit}, ${plan.levels.length} storeys, ${style}`;
  console.log(`${((user + system) / 1e6).toFixed(2)} s, ${sheets.length} sheets: ${house}`);
}
