import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Resvg } from "@resvg/resvg-js";
import { briefNumber } from "#bench/planner/brief-space.ts";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { boundsOf } from "#planner/geometry/rect.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { planHouse } from "#planner/plan-house.ts";

/**
 * Draws many plans on one picture, to look at them as an architect would:
 *   node bench/contact-sheet.ts --out sheet.png 30x60,E,2,3 "20x60,N,3,4,{\"parking\":\"none\"}" 17 240
 * Each case: plot, facing, floors, bedrooms, and further brief fields as JSON; or the number of a brief of the bench's space;
 * or a plan's file (plan.json, or one that `bench/planner.ts --plans` wrote).
 * Pages after the first are sheet-2.png and so on.
 */
const SCALE = 1 / 22;
const FILLS: Readonly<Record<string, string>> = {
  living: "#fff3cc",
  "living-dining": "#fff3cc",
  dining: "#ffe9b8",
  family: "#fff6dd",
  passage: "#fffbee",
  foyer: "#fffbee",
  kitchen: "#f7d6c8",
  "kitchen-dining": "#f7d6c8",
  bedroom: "#efe4f5",
  "master-bedroom": "#e6d4f2",
  bath: "#cfe3f7",
  powder: "#cfe3f7",
  wc: "#cfe3f7",
  utility: "#dbe9ef",
  pooja: "#fbdfa6",
  stair: "#e3e3e3",
  parking: "#e2e8dc",
  verandah: "#d9ecd2",
  balcony: "#d9ecd2",
  terrace: "#e6f2e0",
  duct: "#ffffff",
  courtyard: "#e9fbe3",
};

const SHORT: Readonly<Record<string, string>> = {
  "dining-table-4": "table",
  "dining-table-6": "table",
  "dressing-table": "dress",
  "bedside-table": "",
  "washing-machine": "wash",
  chair: "",
  "coffee-table": "",
};

function drawLevel(level: Level, x: number, y: number, h: number): string {
  const px = (v: number): number => Math.round((x + v * SCALE) * 10) / 10;
  const py = (v: number): number => Math.round((y + h - v * SCALE) * 10) / 10;
  const poly = (points: readonly (readonly [number, number])[]): string =>
    points.map((p) => `${px(p[0])},${py(p[1])}`).join(" ");
  let svg = "";
  for (const room of level.rooms) {
    svg += `<polygon points="${poly(room.polygon)}" fill="${FILLS[room.kind] ?? "#eee"}"/>`;
  }
  for (const wall of level.walls) {
    const vertical = wall.from[0] === wall.to[0];
    const t = wall.thickness / 2;
    const b = boundsOf([wall.from, wall.to]);
    const fill = wall.kind === "railing" || wall.kind === "parapet" ? "#9aa" : "#333";
    svg += `<polygon points="${poly([
      [b.x0 - t, b.y0 - t],
      [b.x1 + t, b.y0 - t],
      [b.x1 + t, b.y1 + t],
      [b.x0 - t, b.y1 + t],
    ])}" fill="${fill}"/>`;
    if (vertical && b.x0 !== b.x1) throw new Error("slanted wall");
  }
  for (const column of level.columns) svg += `<polygon points="${poly(column.polygon)}" fill="#c00"/>`;
  for (const o of level.openings) {
    const wall = level.walls.find((w) => w.id === o.wall);
    const t = (wall?.thickness ?? 115) / 2 + 5;
    const b = boundsOf([o.from, o.to]);
    const vertical = o.from[0] === o.to[0];
    const box: readonly (readonly [number, number])[] = vertical
      ? [
          [b.x0 - t, b.y0],
          [b.x0 + t, b.y0],
          [b.x0 + t, b.y1],
          [b.x0 - t, b.y1],
        ]
      : [
          [b.x0, b.y0 - t],
          [b.x1, b.y0 - t],
          [b.x1, b.y0 + t],
          [b.x0, b.y0 + t],
        ];
    const fill = o.kind === "window" ? "#6bf" : o.kind === "ventilator" ? "#0cc" : o.main ? "#f80" : "#fff";
    svg += `<polygon points="${poly(box)}" fill="${fill}"/>`;
    if (o.swing) svg += `<polygon points="${poly(o.swing)}" fill="none" stroke="#a50" stroke-width="0.7"/>`;
  }
  for (const stair of level.stairs) {
    for (const f of stair.flights) {
      svg += `<polygon points="${poly(f.polygon)}" fill="none" stroke="#555" stroke-width="0.7"/>`;
      const b = boundsOf(f.polygon);
      for (let i = 1; i < f.risers - 1; i++) {
        const c = i * stair.tread;
        svg +=
          f.up[0] === 0
            ? `<path d="M${px(b.x0)} ${py(b.y0 + c)}H${px(b.x1)}" stroke="#777" stroke-width="0.5"/>`
            : `<path d="M${px(b.x0 + c)} ${py(b.y0)}V${py(b.y1)}" stroke="#777" stroke-width="0.5"/>`;
      }
    }
  }
  for (const f of level.furniture) {
    svg += `<polygon points="${poly(f.polygon)}" fill="#ffffff88" stroke="#765" stroke-width="0.7"/>`;
    const b = boundsOf(f.polygon);
    const cx = (b.x0 + b.x1) / 2,
      cy = (b.y0 + b.y1) / 2;
    svg += `<text x="${px(cx)}" y="${py(cy) + 2}" font-size="7" fill="#864" text-anchor="middle" font-family="DejaVu Sans">${SHORT[f.kind] ?? f.kind}</text>`;
  }
  for (const room of level.rooms) {
    const b = boundsOf(room.polygon);
    const cx = px((b.x0 + b.x1) / 2);
    const cy = py((b.y0 + b.y1) / 2);
    const ft = (mm: number): string => {
      const inches = Math.round(mm / 25.4);
      return `${Math.floor(inches / 12)}'${inches % 12}`;
    };
    svg += `<text x="${cx}" y="${cy}" font-size="9" font-weight="bold" text-anchor="middle" font-family="DejaVu Sans">${room.label}</text>`;
    svg += `<text x="${cx}" y="${cy + 10}" font-size="8" text-anchor="middle" font-family="DejaVu Sans">${ft(b.x1 - b.x0)} x ${ft(b.y1 - b.y0)}</text>`;
  }
  const f = boundsOf(level.footprint[0]?.outer ?? []);
  svg += `<text x="${px((f.x0 + f.x1) / 2)}" y="${py(f.y0) + 12}" font-size="10" text-anchor="middle" font-family="DejaVu Sans">${level.name}</text>`;
  return svg;
}

function drawPlan(plan: Plan, title: string, x: number, y: number): { svg: string; width: number; height: number } {
  // The house with a little of its ground; the plot's size stands in the title.
  const house = boundsOf(plan.levels.flatMap((level) => level.footprint.flatMap(({ outer }) => outer)));
  const w = (house.x1 - house.x0) * SCALE + 24;
  const h = (house.y1 - house.y0) * SCALE;
  const total = w * plan.levels.length;
  const scores = `total ${plan.scores.total} vastu ${plan.scores.vastu} light ${plan.scores.daylight} circ ${plan.scores.circulation} eff ${plan.scores.efficiency} prop ${plan.scores.proportion} furn ${plan.scores.furnishing}`;
  let svg = `<text x="${x}" y="${y + 12}" font-size="11" font-weight="bold" font-family="DejaVu Sans">${title} ${plan.option.parti}  north ${plan.site.northBearing}</text>`;
  svg += `<text x="${x}" y="${y + 25}" font-size="9" font-family="DejaVu Sans">${scores}</text>`;
  svg += `<text x="${x}" y="${y + 37}" font-size="9" fill="#a00" font-family="DejaVu Sans">${plan.relaxed.map((r) => r.what).join(", ")}</text>`;
  for (const [i, level] of plan.levels.entries()) {
    svg += drawLevel(level, x + i * w - house.x0 * SCALE, y + 44, h + house.y0 * SCALE);
  }
  return { svg, width: Math.max(total, 330), height: h + 70 };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", default: "contact-sheet.png" },
    seed: { type: "string", default: "7" },
    options: { type: "string", default: "1" },
    width: { type: "string", default: "1900" },
    height: { type: "string", default: "1500" },
    why: { type: "boolean", default: false },
  },
});
let svg = "";
let x = 10;
let y = 10;
let row = 0;
let page = 1;
const most = Number(values.width);

function briefOf(text: string): Record<string, unknown> {
  if (/^\d+$/.test(text)) return briefNumber(Number(text));
  const brace = text.indexOf("{");
  const [plot, facing, floors, bedrooms] = (brace < 0 ? text : text.slice(0, brace)).split(",");
  const [width, depth] = (plot ?? "").split("x").map(Number);
  const more = brace < 0 ? {} : (JSON.parse(text.slice(brace)) as Record<string, unknown>);
  const plain = { region: "in", plot: { width, depth, unit: "ft" }, facing };
  return { ...plain, floors: Number(floors), bedrooms: Number(bedrooms), ...more };
}

function writePage(): void {
  const height = y + row + 10;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${most}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${svg}</svg>`;
  const file = page === 1 ? values.out : values.out.replace(/(\.png)?$/, `-${page}.png`);
  writeFileSync(file, new Resvg(picture, { font: { loadSystemFonts: true } }).render().asPng());
  svg = "";
  [x, y, row] = [10, 10, 0];
  page++;
}

function addPlan(plan: Plan, title: string): void {
  const { width, height } = drawPlan(plan, title, 0, 0);
  if (x + width > most && x > 10) {
    x = 10;
    y += row + 10;
    row = 0;
  }
  if (y + height > Number(values.height) && (x > 10 || y > 10)) writePage();
  svg += drawPlan(plan, title, x, y).svg;
  x += width + 16;
  row = Math.max(row, height);
}

function titleOf(name: string, brief: Plan["brief"]): string {
  return `${name}: ${brief.region} ${brief.plot.width}x${brief.plot.depth} ${brief.facing} ${brief.bedrooms} bed ${brief.bathrooms} bath ${brief.vastu}`;
}

for (const text of positionals) {
  if (text.endsWith(".json")) {
    const plan = JSON.parse(readFileSync(text, "utf8")) as Plan;
    addPlan(plan, titleOf(text.replace(/.*\/|\.json$/g, ""), plan.brief));
    continue;
  }
  const parsed = parseBrief(briefOf(text));
  if (parsed.kind === "invalid") throw new Error(`${text}: ${parsed.message}`);
  const before = process.cpuUsage();
  const outcome = planHouse(parsed.brief, {
    options: Number(values.options),
    seed: Number(values.seed),
    ...(values.why ? { onRejected: (reasons: readonly string[]) => console.log(`  - ${reasons.join("\n    ")}`) } : {}),
  });
  const used = process.cpuUsage(before);
  const ms = Math.round((used.user + used.system) / 1000);
  if (outcome.kind === "refused") {
    console.log(text, ms, "ms refused:", outcome.reasons.map((r) => r.message).join("; "));
    continue;
  }
  const told = outcome.plans.map(
    (p) =>
      `${p.option.parti} total ${p.scores.total} relaxed [${p.relaxed.map((r) => r.what).join()}] findings ${p.findings.map((f) => f.rule).join()}`,
  );
  console.log(text, ms, "ms", told.join(" | "));
  for (const plan of outcome.plans) addPlan(plan, titleOf(text.replace(/\{.*/, ""), plan.brief));
}
if (svg !== "") writePage();
