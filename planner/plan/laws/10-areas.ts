/**
 * Law 10, areas. Written with two decimals, and recomputed here from the geometry (± 0.01 m², for a rounding the other way):
 * a room's area is its polygon's; `plot` the plot's; `builtUp` each level's whole footprint; `coverage` the largest of them;
 * `carpet` the sum of a level's rooms that are not open to the air; `far` all footprints over the plot (± 0.01).
 */
import { type Area, sizeOf } from "#planner/plan/check/area.ts";
import { broken } from "#planner/plan/check/finding.ts";
import type { MeasuredPlan } from "#planner/plan/check/measured-plan.ts";
import { rectArea } from "#planner/plan/check/rect.ts";
import { type Finding, OPEN_AIR_KINDS } from "#planner/plan/plan.ts";

const ROUNDING = 0.0101;

export function areaLaw({ plan, plot, levels }: MeasuredPlan): readonly Finding[] {
  const { areas } = plan;
  const findings: Finding[] = [];
  const compare = (what: string, written: number | undefined, true_: number, where: Finding["where"] = {}) => {
    const decimals = written !== undefined && Math.abs(written * 100 - Math.round(written * 100)) < 1e-6;
    if (written !== undefined && decimals && Math.abs(written - true_) <= ROUNDING) return;
    findings.push(
      broken("law-10/area", `${what} is written as ${written}; the drawing has ${true_.toFixed(2)}.`, where),
    );
  };
  const builtUp = levels.map((level) => inMetres(level.footprint));
  const plotArea = rectArea(plot) / 1e6;
  compare("The plot's area", areas.plot, plotArea);
  compare("The coverage", areas.coverage, Math.max(...builtUp));
  compare("The floor area ratio", areas.far, builtUp.reduce((a, b) => a + b, 0) / plotArea);
  if (areas.builtUp.length !== levels.length || areas.carpet.length !== levels.length) {
    findings.push(broken("law-10/area", "Built-up and carpet areas are not written for every level."));
  }
  levels.forEach((level, i) => {
    const where = { level: level.index };
    const indoors = level.rooms.filter(({ room }) => !OPEN_AIR_KINDS.includes(room.kind)).flatMap((r) => r.area);
    compare(`The built-up area of ${level.level.name}`, areas.builtUp[i], builtUp[i] as number, where);
    compare(`The carpet area of ${level.level.name}`, areas.carpet[i], inMetres(indoors), where);
    for (const { room, area } of level.rooms) {
      compare(`The area of ${room.label}`, room.area, inMetres(area), { ...where, room: room.id });
    }
  });
  return findings;
}

function inMetres(area: Area): number {
  return sizeOf(area) / 1e6;
}
