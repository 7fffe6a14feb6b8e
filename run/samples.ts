import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { SAMPLES, type SamplePlan, smallSamples } from "#content/samples.ts";
import { type DrawingContext, drawPicture } from "#drawing/draw-set.ts";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { planHouse } from "#planner/plan-house.ts";
import { loadFonts } from "#run/fonts.ts";
import { writePlanPicture } from "#run/plan-picture.ts";
import { drawBanner } from "#run/sample-banner.ts";
import { filmClips } from "#run/sample-clips.ts";

/**
 * `npm run samples [-- id …]`: plans and draws the samples of the checkout page anew, so that they get better as the planner
 * does. A sample that the planner refuses keeps its earlier pictures and is named in the output; the exit code is then 1.
 */
/** The sample whose ground floor is the small plan of the first page. */
const PICTURED = "30x60";
const REGIONS = ["in", "us", "uk"] as const;
/** The sample that a shared link to a region's site shows. */
const SHARED = { in: "40x60", us: "us-60x100", uk: "uk-8x25" } as const;
const PICTURES = new URL("../content/", import.meta.url);

const context: DrawingContext = {
  fonts: await loadFonts(),
  createdAt: new Date("2026-01-01T00:00:00Z"),
  client: "Sample",
  project: "Sample plan",
};
const asked = process.argv.slice(2);

for (const sample of SAMPLES.filter(({ id }) => asked.length === 0 || asked.includes(id))) {
  const parsed = parseBrief(sample.brief);
  if (parsed.kind === "invalid") throw new Error(`${sample.id}: ${parsed.message}`);
  const outcome = planHouse(parsed.brief, { options: 1, seed: sample.seed });
  const plan = outcome.kind === "planned" ? outcome.plans[0] : undefined;
  if (plan) await drawSample(sample, plan);
  else process.exitCode = 1;
  if (plan && sample.id === PICTURED) await writePlanPicture(plan, new URL("plan-picture.ts", PICTURES));
  const result = plan ? `drawn, score ${plan.scores.total}` : "refused, earlier pictures kept";
  process.stdout.write(`${sample.id}: ${result}\n`);
}

await filmClips(PICTURES);
await drawBanner(PICTURES);
for (const region of REGIONS) await drawShared(region);

/** The picture that stands for a shared link to a region's site: a plan beside its front, 1200 x 630 px as social networks and messengers ask. */
async function drawShared(region: (typeof REGIONS)[number]): Promise<void> {
  const half = (name: string) =>
    sharp(fileURLToPath(new URL(`pictures/samples/${name}.webp`, PICTURES)))
      .resize(560, 590, { fit: "contain", background: "#fff" })
      .toBuffer();
  const [plan, front] = await Promise.all([half(`${SHARED[region]}-plan`), half(`${SHARED[region]}-elevation`)]);
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: "#fff" } })
    .composite([
      { input: plan, left: 20, top: 20 },
      { input: front, left: 620, top: 20 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(fileURLToPath(new URL(`pictures/shared${region === "in" ? "" : `-${region}`}.jpg`, PICTURES)));
}

/** The same house as if a household of the region had asked for it, so that drawings use the region's words and units. */
function asIn(region: Plan["brief"]["region"], plan: Plan): Plan {
  if (region === plan.brief.region) return plan;
  const { width, depth } = plan.brief.plot;
  const metres = (feet: number) => Math.round(feet * 3.048) / 10;
  const plot = region === "uk" ? { width: metres(width), depth: metres(depth), unit: "m" as const } : plan.brief.plot;
  return { ...plan, brief: { ...plan.brief, region, plot } };
}

async function drawSample(sample: SamplePlan, plan: Plan): Promise<void> {
  await mkdir(new URL("pictures/samples/", PICTURES), { recursive: true });
  const write = async (png: Uint8Array, address: string) => {
    await writeFile(new URL(`.${address}`, PICTURES), await sharp(png).webp({ quality: 82 }).toBuffer());
    for (const { address: small, width } of smallSamples(address)) {
      const avif = sharp(png).resize({ width }).avif({ quality: 50, effort: 4 });
      await writeFile(new URL(`.${small}`, PICTURES), await avif.toBuffer());
    }
  };
  for (const region of REGIONS) {
    const address = sample.planPictures[region];
    if (address) await write(await drawPicture(asIn(region, plan), context, { kind: "level", index: 0 }), address);
  }
  await write(await drawPicture(plan, context, { kind: "elevation" }), sample.elevationPicture);
  await write(await drawPicture(plan, context, { kind: "view" }), sample.viewPicture);
}
