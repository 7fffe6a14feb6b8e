import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { drawSet } from "#drawing/draw-set.ts";
import { FACINGS } from "#planner/brief/brief.ts";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { planHouse } from "#planner/plan-house.ts";
import { loadFonts } from "#run/fonts.ts";
import { stageClock } from "#run/stage-clock.ts";

/**
 * `npm run plan`: a brief in, plans and their drawings out (plan-document: the command).
 * Exit 0 when every asked option was made, 1 when fewer were, 3 when the brief was refused, 2 for a bad brief or flag.
 */
const BAD_INPUT = 2;
const REFUSED = 3;

/** A fixed moment in the drawings' metadata: the same plan gives the same files. */
const DRAWN_AT = new Date("2026-01-01T00:00:00Z");

class BadInput extends Error {}

async function main(args: readonly string[]): Promise<number> {
  const flags = readFlags(args);
  const parsed = parseBrief(await briefOf(flags));
  if (parsed.kind === "invalid") throw new BadInput(parsed.message);
  const options = wholeFlag("options", flags.options, 1, 4);
  const seed = wholeFlag("seed", flags.seed, 0, 2 ** 31 - 1);
  const clock = stageClock();
  const outcome = planHouse(parsed.brief, { options, seed, onStage: clock.enter });
  clock.stop();
  await mkdir(flags.out, { recursive: true });
  if (outcome.kind === "refused") {
    const answer = { refused: true, reasons: outcome.reasons };
    process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
    await writeFile(join(flags.out, "summary.json"), `${JSON.stringify(answer, null, 2)}\n`);
    return REFUSED;
  }
  for (const plan of outcome.plans) await writeOption(plan, join(flags.out, `option-${plan.option.index}`));
  const times = clock.timesOf(outcome.plans.length);
  const summary = {
    refused: false,
    asked: options,
    made: outcome.plans.length,
    options: outcome.plans.map((plan) => ({
      index: plan.option.index,
      parti: plan.option.parti,
      areas: plan.areas,
      scores: plan.scores,
      relaxed: plan.relaxed,
      findings: plan.findings,
      milliseconds: times[plan.option.index - 1] ?? {},
    })),
  };
  await writeFile(join(flags.out, "summary.json"), `${JSON.stringify(summary, null, 2)}\n`);
  for (const plan of outcome.plans) {
    const errors = plan.findings.filter((finding) => finding.severity === "error").length;
    process.stdout.write(
      `option ${plan.option.index}: ${plan.option.parti}, score ${plan.scores.total}, ${errors} errors\n`,
    );
  }
  if (outcome.plans.length < options) {
    process.stdout.write(`${outcome.plans.length} of ${options} options made\n`);
    return 1;
  }
  return 0;
}

async function writeOption(plan: Plan, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "plan.json"), `${JSON.stringify(plan, null, 1)}\n`);
  const context = { fonts: await loadFonts(), createdAt: DRAWN_AT, client: "", project: projectName(plan) };
  for (const file of await drawSet(plan, context, { elevation: true }))
    await writeFile(join(folder, file.name), file.bytes);
}

function projectName(plan: Plan): string {
  const { width, depth, unit } = plan.brief.plot;
  return `${width} x ${depth} ${unit}, facing ${plan.brief.facing}`;
}

type Flags = {
  readonly out: string;
  readonly options: string;
  readonly seed: string;
  readonly brief: string | undefined;
  readonly plot: string | undefined;
  readonly facing: string | undefined;
  readonly floors: string | undefined;
  readonly bedrooms: string | undefined;
  readonly region: string;
};

function readFlags(args: readonly string[]): Flags {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        brief: { type: "string" },
        plot: { type: "string" },
        facing: { type: "string" },
        floors: { type: "string" },
        bedrooms: { type: "string" },
        region: { type: "string", default: "in" },
        options: { type: "string", default: "1" },
        seed: { type: "string", default: "1" },
        out: { type: "string", default: "out" },
      },
    });
    return {
      ...values,
      brief: values.brief,
      plot: values.plot,
      facing: values.facing,
      floors: values.floors,
      bedrooms: values.bedrooms,
    };
  } catch (error) {
    throw new BadInput(error instanceof Error ? (error.message.split("\n")[0] ?? "bad flag") : "bad flag");
  }
}

/** The brief from its file, or from flags alone. */
async function briefOf(flags: Flags): Promise<unknown> {
  if (flags.brief !== undefined) {
    let text: string;
    try {
      text = await readFile(flags.brief, "utf8");
    } catch {
      throw new BadInput(`brief: the file ${flags.brief} cannot be read`);
    }
    try {
      return JSON.parse(text);
    } catch {
      throw new BadInput(`brief: ${flags.brief} is not JSON`);
    }
  }
  if (flags.plot === undefined) throw new BadInput("plot: give --brief FILE, or --plot 30x60 with --facing");
  const size = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(ft|m)?$/.exec(flags.plot);
  if (size === null) throw new BadInput("plot: must look like 30x60 (feet) or 9x18m");
  if (flags.facing === undefined) throw new BadInput(`facing: is missing: ${FACINGS.join(", ")}`);
  return {
    region: flags.region,
    plot: { width: Number(size[1]), depth: Number(size[2]), unit: size[3] ?? "ft" },
    facing: flags.facing,
    ...(flags.floors === undefined ? {} : { floors: Number(flags.floors) }),
    ...(flags.bedrooms === undefined ? {} : { bedrooms: Number(flags.bedrooms) }),
  };
}

function wholeFlag(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new BadInput(`${name}: must be a whole number from ${least} to ${most}`);
  }
  return value;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (error instanceof BadInput) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = BAD_INPUT;
      return;
    }
    throw error;
  },
);
