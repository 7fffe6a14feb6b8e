import { called, housesToDraw } from "#bench/houses-to-draw.ts";
import { drawSheets } from "#drawing/draw-set.ts";
import { loadFonts } from "#run/fonts.ts";

/**
 * What a house's sheets cost before they are written: processor seconds. `node bench/sheets.ts [plan.json …]`. The first is drawn with code that has not
 * run before, as by a thread that was just opened.
 */
const fonts = await loadFonts();
const createdAt = new Date("2026-01-01T00:00:00Z");
for (const plan of housesToDraw(process.argv.slice(2))) {
  const begun = process.cpuUsage();
  const sheets = drawSheets(plan, { fonts, createdAt, client: "Sample", project: "Sample plan" }, { elevation: true });
  const { user, system } = process.cpuUsage(begun);
  console.log(`${((user + system) / 1e6).toFixed(2)} s, ${sheets.length} sheets: ${called(plan)}`);
}
