import { expect, test } from "vitest";
import { type DrawingContext, drawSet, drawSheets } from "#drawing/draw-set.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";
import { loadFonts } from "#run/fonts.ts";

const context: DrawingContext = {
  fonts: await loadFonts(),
  createdAt: new Date("2026-11-20T00:00:00Z"),
  client: "A. Sample",
  project: "Sample house",
};
const indian = twoStorey30x60();
const planIn = (region: "in" | "us" | "uk", style = indian.brief.style) =>
  twoStorey30x60({ brief: { ...indian.brief, region, style } });
/** Every word of a set's sheets. */
function textsIn(region: "in" | "us" | "uk", style = indian.brief.style): string {
  const sheets = drawSheets(planIn(region, style), context, { elevation: true });
  const marks = sheets.flatMap((sheet) => sheet.marks.map((mark) => (mark.kind === "text" ? mark.text : "")));
  return [...sheets.map(({ title }) => title), ...marks].join("\n");
}

const INDIAN =
  /toilet|sit-out|pooja|o\.t\.s|chajja|khurra|(?<!roof )terrace|carpet|built-up|rcc|verandah|master bed|passage|lobby|family lounge|staircase|dressing(?!\s*room)|parking|two-wheeler|duct|harvesting|ground coverage/i;
const FOREIGN = {
  us: new RegExp(`${INDIAN.source}|\\b(?:ground floor|store|utility|dressing|plot|colour|grey)\\b`, "i"),
  uk: new RegExp(`${INDIAN.source}|powder room|floor area ratio|\\bFAR\\b|arches|bands and|shaft wall`, "i"),
};

test.each([
  ["us", "Ground floor", "First floor"],
  ["us", "FIRST FLOOR PLAN", "SECOND FLOOR PLAN"],
  ["us", "Common toilet", "Hall bath"],
  ["us", "Ground floor: a common toilet and the sit-out", "First floor: a hall bath and the porch"],
  ["us", "Two-storey house", "Two-storey house"],
  ["us", "Parking (2 cars)", "Carport (2 cars)"],
  ["uk", "Ground floor", "Ground floor"],
  [
    "us",
    "Handrails 900 mm above the nosings; parapets and guards 1.0 m.",
    "Handrails 2'-11½\" above the nosings; parapets and guards 3'-3½\".",
  ],
  ["us", "R.W.P.: rain-water pipe of 110 mm", "D.S.: downspout of 4 in"],
  ["us", "Windows and railings, black aluminium frames", "Windows and railings, black aluminum frames"],
  ["us", "Heights are above the road.", "Heights are above the street."],
  ["uk", "Fall of the terrace 1 in 100", "Fall of the roof 1 in 80"],
  ["uk", "TOILET", "BATHROOM"],
  ["uk", "Powder room", "Cloakroom"],
  ["uk", "Floor area ratio (FAR)", "Plot ratio"],
  ["us", "their centres, as the local authority allows", "their centers, as the building department allows"],
  ["uk", "Foyer", "Entrance hall"],
  // Houses have one on the ground floor too, where nobody would look for a landing.
  ["uk", "Lobby", "Lobby"],
  ["in", "Toilet", "Toilet"],
] as const)("in %s, %s is said %s", (region, text, said) => {
  expect(regionalText(region, text)).toBe(said);
});

test("no room of the planner keeps an Indian name in the US or the UK, and none loses its name", () => {
  for (const region of ["us", "uk"] as const)
    for (const { label } of Object.values(STANDARDS)) {
      expect(regionalText(region, label)).not.toMatch(FOREIGN[region]);
      expect(regionalText(region, label).trim()).not.toBe("");
    }
});

test("a set for the US counts its floors from the first and speaks American; the UK has a ground floor; India keeps its words", () => {
  const [us, uk, india] = [textsIn("us"), textsIn("uk"), textsIn("in")];
  expect(us.match(FOREIGN.us)).toBeNull();
  expect(uk.match(FOREIGN.uk)).toBeNull();
  for (const words of [
    "FIRST FLOOR PLAN",
    "SECOND FLOOR PLAN",
    "PLINTH, FIRST FLOOR F.F.",
    "BATH",
    "ROOF PLAN",
    "2 STORIES",
  ])
    expect(us.split("\n"), words).toContain(words);
  expect(uk).toContain("GROUND FLOOR PLAN");
  for (const words of ["GROUND FLOOR PLAN", "TOILET", "TERRACE PLAN", "O.T.S.", "GROUND + 1"])
    expect(india).toContain(words);
});

test("the files of a set for the US are named so too", async () => {
  const files = await drawSet(planIn("us"), context, { elevation: false, formats: ["svg"] });
  expect(files.map(({ title }) => title)).toEqual([
    "Site plan",
    "First floor plan",
    "Second floor plan",
    "Roof plan",
    "Section A-A",
  ]);
});

test("every style is built of what the region's yards sell, and spelt as it is there", () => {
  for (const style of ["modern", "traditional", "contemporary", "colonial"] as const) {
    for (const region of ["us", "uk"] as const) expect(textsIn(region, style)).not.toMatch(/mangalore|teak|lime wash/i);
    expect(textsIn("us", style)).not.toMatch(/grey|colour|moulding|storey/i);
  }
  expect(textsIn("in", "traditional")).toContain("Clay Mangalore tiles");
});
