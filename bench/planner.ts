/**
 * Plans briefs drawn from a published seed over the whole space (bench/planner/brief-space.ts) and prints each figure with its goal
 * and whether it holds. Only what the laws (planner/plan) and the document itself say counts.
 *
 *   node bench/planner.ts                      all 500
 *   node bench/planner.ts --briefs 60          60 of the same 500, every eighth
 *   node bench/planner.ts --briefs 60 --from 3 60 others of them: every eighth from number 3
 *   node bench/planner.ts --only 17,240        these numbers
 *   … --worst 10                               the worst briefs too, as JSON that `npm run plan -- --brief` takes
 *   … --json portion.jsonl                     adds what became of each brief to a file
 *   … --plans out/                             the plans themselves: out/17-1.json is option 1 of brief 17 (bench/contact-sheet.ts draws them)
 *   node bench/planner.ts portion.jsonl …      one table of several portions
 *   … --prove                                  whether refused briefs have a house at all (bench/planner/no-house): seconds each, not counted as planning
 *   … --space 20261128                         500 others, drawn by this seed: nothing was tuned by them
 *   … --usual                                  72 usual Indian plots instead (bench/planner/usual-plots.ts); also with `--only`, `--json` and `--plans`
 *   … --abroad                                 32 usual American and British plots instead (bench/planner/usual-abroad.ts), in the same way
 *   … --small                                  216 small Indian plots instead (bench/planner/small-plots.ts), in the same way
 *   … --against before.jsonl                   compares with what another run made of the same briefs
 *   node bench/planner.ts --grid …             the acceptance grid instead (bench/planner/grid.ts)
 *
 * The planner is asked for `--options 2` with `--seed 7`, unless they say otherwise. Memory is that of the product only with `node
 * --max-semi-space-size=8` (`npm run bench:planner`), as the studio's threads have young generations as small (run/studio.ts).
 */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { briefNumber, SPACE_SEED, SPACE_SIZE } from "#bench/planner/brief-space.ts";
import { compared } from "#bench/planner/compare.ts";
import { planGrid } from "#bench/planner/grid.ts";
import { type BriefRecord, runBrief } from "#bench/planner/run-brief.ts";
import { SMALL_PLOTS } from "#bench/planner/small-plots.ts";
import { printed, tableOf } from "#bench/planner/table.ts";
import { USUAL_ABROAD } from "#bench/planner/usual-abroad.ts";
import { USUAL_PLOTS } from "#bench/planner/usual-plots.ts";
import { worstOf } from "#bench/planner/worst.ts";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { profileOf } from "#planner/rules/profile-of.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    briefs: { type: "string", default: String(SPACE_SIZE) },
    from: { type: "string", default: "0" },
    only: { type: "string" },
    options: { type: "string", default: "2" },
    seed: { type: "string", default: "7" },
    worst: { type: "string", default: "0" },
    json: { type: "string" },
    plans: { type: "string" },
    prove: { type: "boolean", default: false },
    space: { type: "string", default: String(SPACE_SEED) },
    usual: { type: "boolean", default: false },
    abroad: { type: "boolean", default: false },
    small: { type: "boolean", default: false },
    against: { type: "string" },
    grid: { type: "boolean", default: false },
    facings: { type: "string", default: "N,E,S,W" },
    verbose: { type: "boolean", default: false },
  },
});

/** Lists that take the place of the drawn briefs, by the option that asks for them. */
const LISTS = { usual: USUAL_PLOTS, abroad: USUAL_ABROAD, small: SMALL_PLOTS };
const list = (["usual", "abroad", "small"] as const).find((name) => values[name]);
const plots = list === undefined ? null : LISTS[list];

if (values.grid) planGrid({ ...values, options: Number(values.options), seed: Number(values.seed) });
else await measureSpace();

async function measureSpace(): Promise<void> {
  const planned = positionals.length > 0 ? readRecords(positionals) : runRecords();
  const peak = positionals.length > 0 ? null : process.resourceUsage().maxRSS / 1024;
  const records = values.prove ? await proved(planned) : planned;
  const all = plots === null ? `${SPACE_SIZE} briefs of seed ${values.space}` : `${plots.length} plots of --${list}`;
  console.log(`${records.length} of the ${all}, ${values.options} options each`);
  console.log(printed(tableOf(records, peak)));
  if (values.against !== undefined) console.log(compared(readRecords([values.against]), records));
  const worst = Number(values.worst);
  if (worst > 0) console.log(worstOf(records, worst));
}

function runRecords(): readonly BriefRecord[] {
  const folder = values.plans;
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  return numbers().map((n) => {
    const json = plots === null ? briefNumber(n, Number(values.space)) : plots[n];
    if (json === undefined) throw new Error(`no plot has the number ${n}`);
    const record = runBrief(n, json, Number(values.options), Number(values.seed), (plan) => {
      if (folder !== undefined) writeFileSync(`${folder}/${n}-${plan.option.index}.json`, JSON.stringify(plan));
    });
    if (values.json !== undefined) appendFileSync(values.json, `${JSON.stringify(record)}\n`);
    if (values.verbose) {
      const became = record.plans.length > 0 ? record.plans.map(({ parti }) => parti).join(", ") : "refused";
      console.log(`#${n} ${record.feasibility.feasible ? "" : "impossible "}${became} ${Math.round(record.ms)} ms`);
    }
    return record;
  });
}

/** The records with what is proved of refused briefs, each printed as it is found. Only here is the solver loaded. */
async function proved(records: readonly BriefRecord[]): Promise<readonly BriefRecord[]> {
  const { noHouse } = await import("#bench/planner/no-house/no-house.ts");
  return records.map((record) => {
    const parsed = parseBrief(record.brief);
    if (record.plans.length > 0 || !record.feasibility.feasible || parsed.kind === "invalid") return record;
    const found = noHouse(parsed.brief, profileOf(parsed.brief.region));
    console.log(`#${record.n} ${JSON.stringify(found)}`);
    return { ...record, noHouse: found };
  });
}

function numbers(): readonly number[] {
  if (values.only !== undefined) return values.only.split(",").map(Number);
  if (plots !== null) return plots.map((_, n) => n);
  const count = Math.min(SPACE_SIZE, Number(values.briefs));
  const stride = Math.floor(SPACE_SIZE / count);
  return Array.from({ length: count }, (_, i) => (Number(values.from) + i * stride) % SPACE_SIZE);
}

function readRecords(files: readonly string[]): readonly BriefRecord[] {
  const byNumber = new Map<number, BriefRecord>();
  for (const line of files.flatMap((file) => readFileSync(file, "utf8").split("\n"))) {
    if (line === "") continue;
    const record = JSON.parse(line) as BriefRecord;
    byNumber.set(record.n, record);
  }
  return [...byNumber.values()];
}
