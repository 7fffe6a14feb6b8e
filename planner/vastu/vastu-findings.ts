import type { Finding, Plan, Relaxation } from "#planner/plan/plan.ts";
import { listed, relaxation } from "#planner/plan/told.ts";
import type { VastuReport } from "#planner/vastu/score-vastu.ts";

const SOURCE = "vastu tradition; sources differ";

/** How each room, the main door, the centre and the open ground lie, as notes; none where the household wants no vastu. */
export function vastuFindings(plan: Plan, report: VastuReport): readonly Finding[] {
  if (plan.brief.vastu === "none") return [];
  const { verdicts, pada, centre, openSides } = report;
  const note = (rule: string, message: string, where: Finding["where"]): Finding => ({
    rule: `vastu/${rule}`,
    severity: "note",
    message,
    where,
    source: SOURCE,
  });
  const rooms = verdicts.map(({ kind, words, level, room }) => note(kind, words, { level, room }));
  const door =
    pada === null
      ? []
      : [
          note(
            "main-door",
            `The main door stands in pada ${pada.name} (by ${pada.method}): ${padaWords(pada.value)}.`,
            { level: 0, opening: pada.opening },
          ),
        ];
  const middle =
    centre.taken.length === 0
      ? "The centre of the house is free of heavy rooms."
      : `The centre of the house is taken by ${listed(centre.taken)}.`;
  const ground =
    openSides.value === null
      ? []
      : [
          note(
            "open-ground",
            `Of the open ground ${percent(openSides.north)} lie in the northern and ${percent(openSides.east)} in the eastern half of the plot; vastu wants more there than opposite.`,
            {},
          ),
        ];
  return [...rooms, ...door, note("centre", middle, {}), ...ground];
}

/** What strict vastu had to give up, in the customer's words; null when no veto is broken or strict was not asked. */
export function vastuRelaxation(plan: Plan, report: VastuReport): Relaxation | null {
  if (plan.brief.vastu !== "strict" || report.vetoes.length === 0) return null;
  const broken = listed([...new Set(report.vetoes.map(({ words }) => words))]);
  return relaxation("vastu", "vastu-vetoes", { broken, score: report.score });
}

function padaWords(value: number): string {
  if (value === 1) return "an auspicious place";
  if (value >= 0.7) return "a good place for some schools";
  return value === 0 ? "a place that vastu avoids" : "neither good nor bad";
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
