import { called, housesToDraw } from "#bench/houses-to-draw.ts";
import { withParkedCars } from "#drawing/sheet/drive/parked-cars.ts";
import { withClosedWalls } from "#drawing/sheet/house/closed-walls.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { drawView } from "#drawing/view/draw-view.ts";
import { loadFonts } from "#run/fonts.ts";

/**
 * What a view of a house costs: processor seconds, and the process's memory. `node bench/view.ts [plan.json …]`. The first is drawn with code that has not
 * run before, as by a thread that was just opened.
 */
const typesetter = createTypesetter(await loadFonts());
const megabytes = () => Math.round(process.memoryUsage.rss() / 1e6);
console.log(`before: ${megabytes()} MB`);
for (const plan of housesToDraw(process.argv.slice(2))) {
  const begun = process.cpuUsage();
  await drawView(withParkedCars(withClosedWalls(plan)), typesetter);
  const { user, system } = process.cpuUsage(begun);
  console.log(`${((user + system) / 1e6).toFixed(1)} s, ${megabytes()} MB: ${called(plan)}`);
}
console.log(`at most: ${Math.round(process.resourceUsage().maxRSS / 1000)} MB`);
