/**
 * Compares efforts of the search (planner/search/arrange/effort.ts) by the cost of the arrangements that they find and by the processor time that they
 * take. No plans are built, so there is far less noise than in a comparison of plans. For each brief the richest programme is searched, with three
 * seeds, for which a quick look finds an arrangement with at most `--left` hard problems: 0, the default, is a house; with more, many searches find no house.
 *
 *   node bench/arranging.ts efforts.json [--only u0,u24,17,240] [--left 2]
 *
 * `efforts.json`: efforts by name, each as far as it differs from the usual one; the others are measured against the first. Briefs: numbers of the
 * planner's bench, and with a `u` those of its usual plots. Printed for each effort: the cost of the best arrangement and that of the best one which may be
 * another option beside it, as ratios to the first effort's; by how many points more of its floor the best has in wrong rooms; each with its standard
 * error. Then the ratio of time, and how many searches found no house.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type BriefJson, briefNumber } from "#bench/planner/brief-space.ts";
import { mean } from "#bench/planner/table.ts";
import { USUAL_PLOTS } from "#bench/planner/usual-plots.ts";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { totalCost, totalMisplaced } from "#planner/search/arrange/arrangement.ts";
import { canStandBeside } from "#planner/search/arrange/beside.ts";
import { type Effort, USUAL_EFFORT } from "#planner/search/arrange/effort.ts";
import { type Prepared, prepare } from "#planner/search/prepared.ts";
import type { Programme } from "#planner/search/programme/programme.ts";

/** Null where no arrangement was a house; `other` also where none may be an option beside the best. `ms` is processor time. */
type Searched = {
  readonly best: number | null;
  readonly other: number | null;
  readonly area: number | null;
  readonly ms: number;
};

const USUAL_SEED = 7;
/** Seeds that each brief is searched with. */
const CHANCES = [101, 102, 103] as const;
const SOME =
  "u0,u4,u9,u17,u21,u24,u28,u30,u32,u34,u36,u40,u42,2,12,17,27,32,42,47,57,62,72,77,82,87,92,102,107,112,117";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" }, left: { type: "string", default: "0" } },
});
const [file] = positionals;
if (file === undefined) throw new Error("node bench/arranging.ts efforts.json");
const efforts = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, Partial<Effort>>>).map(
  ([name, some]): readonly [string, Effort] => [name, { ...USUAL_EFFORT, ...some }],
);
const found = new Map(efforts.map(([name]): [string, Searched[]] => [name, []]));

for (const key of (values.only ?? SOME).split(",")) {
  const prepared = preparedOf(key.startsWith("u") ? USUAL_PLOTS[Number(key.slice(1))] : briefNumber(Number(key)));
  const programme = prepared && likelyProgramme(prepared);
  if (prepared === null || programme == null) {
    console.log(`${key}: nothing to search`);
    continue;
  }
  for (const chance of CHANCES)
    for (const [name, effort] of efforts) found.get(name)?.push(searched(prepared, programme, effort, chance));
}

const first = found.values().next().value ?? [];
for (const [name, all] of found) {
  const pairs = all.map((one, i) => [one, first[i] as Searched] as const);
  const costs = (which: "best" | "other"): readonly number[] =>
    pairs.flatMap(([one, other]) => {
      const [cost, before] = [one[which], other[which]];
      return cost === null || before === null ? [] : [Math.log(cost / before)];
    });
  const areas = pairs.flatMap(([one, other]) =>
    one.area === null || other.area === null ? [] : [100 * (one.area - other.area)],
  );
  const time = pairs.reduce((sum, [{ ms }]) => sum + ms, 0) / pairs.reduce((sum, [, { ms }]) => sum + ms, 0);
  const none = all.filter(({ best }) => best === null).length;
  console.log(
    `${name.padEnd(12)} best ${ratio(costs("best"))}  other ${ratio(costs("other"))}  area ${mean(areas).toFixed(2)} (${spread(areas).toFixed(2)})  time ${time.toFixed(3)}  no house ${none} of ${all.length}`,
  );
}

function preparedOf(json: BriefJson | undefined): Prepared | null {
  const parsed = parseBrief(json);
  if (parsed.kind === "invalid") return null;
  const prepared = prepare(parsed.brief, USUAL_SEED);
  return prepared.kind === "refused" ? null : prepared;
}

function likelyProgramme({ ladder, look }: Prepared): Programme | null {
  for (const { programmes } of ladder.rungs)
    if (programmes[0] !== undefined && look(programmes[0]) <= Number(values.left)) return programmes[0];
  return null;
}

function searched({ arrange }: Prepared, programme: Programme, effort: Effort, chance: number): Searched {
  const before = process.cpuUsage();
  const { candidates } = arrange([programme], effort, chance, [], true);
  const used = process.cpuUsage(before);
  const ms = (used.user + used.system) / 1000;
  const [best] = candidates;
  if (best === undefined) return { best: null, other: null, area: null, ms };
  const other = candidates.find((one) => canStandBeside(best, one));
  const area = totalMisplaced(best.arrangement) / best.arrangement.models.length;
  return {
    best: totalCost(best.arrangement),
    other: other === undefined ? null : totalCost(other.arrangement),
    area,
    ms,
  };
}

function ratio(logarithms: readonly number[]): string {
  return `${Math.exp(mean(logarithms)).toFixed(3)} (${spread(logarithms).toFixed(3)})`;
}

/** The standard error of the mean. */
function spread(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, numbers.length - 1) / numbers.length);
}
