/**
 * Law 2, open spaces. Each edge's written setback is at least the profile's, and the footprint of every level keeps the written one. The profile asks for
 * a front setback by the road's width and the house's height, for sides by the plot's width and a rear by its depth, for more where a side or the rear
 * lies along a second road and the plot is wide enough there, and for none at a party edge. Read exactly: no tolerance.
 * The site is checked against the brief: the profile is the region's; size (± 1 mm, for feet), facing, edges and road are the brief's; the plot begins at
 * 0, 0; north follows from the facing.
 */
import { type Brief, FACINGS } from "#planner/brief/brief.ts";
import { broken, metres } from "#planner/plan/check/finding.ts";
import type { MeasuredPlan } from "#planner/plan/check/measured-plan.ts";
import { isRectilinear } from "#planner/plan/check/polygon.ts";
import type { Finding } from "#planner/plan/plan.ts";
import { frontSetback } from "#planner/rules/front-setback.ts";
import { stepOf } from "#planner/rules/step-of.ts";

type EdgeName = "front" | "right" | "rear" | "left";
const EDGES: readonly EdgeName[] = ["front", "right", "rear", "left"];

export function setbackLaw(measured: MeasuredPlan): readonly Finding[] {
  return [...siteMatchesBrief(measured), ...EDGES.flatMap((edge) => setback(measured, edge))];
}

function setback(measured: MeasuredPlan, edge: EdgeName): readonly Finding[] {
  const written = measured.plan.site.edges[edge].setback;
  const required = requiredSetback(measured, edge);
  const findings: Finding[] = [];
  if (!(written >= required)) {
    const message = `The ${edge} setback is written as ${metres(written)}; the profile asks for ${metres(required)}.`;
    findings.push(broken("law-2/setback", message));
  }
  for (const level of measured.levels) {
    const kept = Math.min(...level.footprint.map((r) => gap(measured, edge, r)));
    if (kept < Math.max(written, required)) {
      const message = `${level.level.name} keeps ${metres(kept)} of the ${metres(Math.max(written, required))} open at the ${edge}.`;
      findings.push(broken("law-2/setback", message, { level: level.index }));
    }
  }
  return findings;
}

function gap({ plot }: MeasuredPlan, edge: EdgeName, r: { x0: number; y0: number; x1: number; y1: number }): number {
  if (edge === "front") return r.y0 - plot.y0;
  if (edge === "rear") return plot.y1 - r.y1;
  return edge === "left" ? r.x0 - plot.x0 : plot.x1 - r.x1;
}

/** Millimetres that the profile asks to be left open at an edge. */
function requiredSetback({ plan, profile, plot }: MeasuredPlan, edge: EdgeName): number {
  const { kind } = plan.site.edges[edge];
  if (edge === "front") {
    const top = plan.levels.at(-1);
    const height = top === undefined ? 0 : top.floorLevel + top.floorToFloor;
    return frontSetback(profile, plan.site.edges.front.roadWidth, height);
  }
  if (kind === "party") return 0;
  const [across, depth] = [plot.x1 - plot.x0, plot.y1 - plot.y0];
  const open = edge === "rear" ? stepOf(profile.rearSetback, depth).setback : stepOf(profile.sideSetback, across)[edge];
  const { setback: second, fromWidth } = profile.secondRoad;
  const wide = (edge === "rear" ? depth : across) >= fromWidth.value;
  return kind === "road" && wide ? Math.max(open, second.value) : open;
}

function siteMatchesBrief({ plan, plot, profile }: MeasuredPlan): readonly Finding[] {
  const { site, brief } = plan;
  const findings: Finding[] = [];
  const says = (message: string) => findings.push(broken("law-2/site", message));
  const unit = brief.plot.unit === "ft" ? 304.8 : 1000;
  const width = plot.x1 - plot.x0;
  const depth = plot.y1 - plot.y0;
  if (plan.profile.id !== profile.id || plan.profile.version !== profile.version) {
    says(
      `The plan is drawn by ${plan.profile.id} ${plan.profile.version}, not by its region's ${profile.id} ${profile.version}.`,
    );
  }
  if (plot.x0 !== 0 || plot.y0 !== 0) says("The plot's front left corner is not at 0, 0.");
  if (isRectilinear(site.plot) && site.plot.length !== 4) says("The plot is not the rectangle that was asked for.");
  if (Math.abs(width - brief.plot.width * unit) > 1 || Math.abs(depth - brief.plot.depth * unit) > 1) {
    says(`The plot is ${metres(width)} by ${metres(depth)}, not what was asked for.`);
  }
  if (site.facing !== brief.facing) says(`The site faces ${site.facing}, the brief ${brief.facing}.`);
  const northBearing = (FACINGS.indexOf(brief.facing) * 45 + 180) % 360;
  if (site.northBearing !== northBearing) {
    says(`A front that faces ${brief.facing} has +y at ${northBearing}°; the site says ${site.northBearing}°.`);
  }
  for (const edge of ["left", "right", "rear"] as const) {
    if (site.edges[edge].kind !== brief.edges[edge]) says(`The ${edge} edge is not ${brief.edges[edge]} as asked.`);
  }
  if (site.edges.front.roadWidth !== roadWidth(brief)) says("The road's width is not the brief's.");
  return findings;
}

function roadWidth(brief: Brief): number {
  return Math.round(brief.roadWidth * 1000);
}
