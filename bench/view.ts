import { readFileSync } from "node:fs";
import { withParkedCars } from "#drawing/sheet/drive/parked-cars.ts";
import { withClosedWalls } from "#drawing/sheet/house/closed-walls.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { drawView } from "#drawing/view/draw-view.ts";
import { HOUSE_20X60 } from "#planner/plan/fixtures/house-20x60.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

/**
 * What a view of a house costs: processor seconds, and the process's memory. `node bench/view.ts [plan.json …]`; without plans, two houses in
 * four styles each. The first is drawn with code that has not run before, as by a thread that was just opened.
 */
const STYLES = ["modern", "traditional", "contemporary", "colonial"] as const;

const files = process.argv.slice(2);
const plans: readonly Plan[] =
  files.length > 0
    ? files.map((file) => JSON.parse(readFileSync(file, "utf8")) as Plan)
    : [HOUSE_20X60, HOUSE_30X60].flatMap((plan) =>
        STYLES.map((style): Plan => ({ ...plan, brief: { ...plan.brief, style } })),
      );
const typesetter = createTypesetter(await loadFonts());
const megabytes = () => Math.round(process.memoryUsage.rss() / 1e6);
console.log(`before: ${megabytes()} MB`);
for (const plan of plans) {
  const begun = process.cpuUsage();
  await drawView(withParkedCars(withClosedWalls(plan)), typesetter);
  const { user, system } = process.cpuUsage(begun);
  const { style, plot } = plan.brief;
  const house = `${plot.width} x ${plot.depth} ${plot.unit}, ${plan.levels.length} storeys, ${style}`;
  console.log(`${((user + system) / 1e6).toFixed(1)} s, ${megabytes()} MB: ${house}`);
}
console.log(`at most: ${Math.round(process.resourceUsage().maxRSS / 1000)} MB`);
