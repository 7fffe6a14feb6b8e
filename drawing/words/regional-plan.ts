import { regionalText } from "#drawing/words/regional-text.ts";
import type { RegionCode } from "#planner/brief/brief.ts";
import type { Level, Plan, Room } from "#planner/plan/plan.ts";

/** The same plan with its storeys and rooms called as its region calls them; what is drawn reads them from here. */
export function regionalPlan(plan: Plan): Plan {
  const { region } = plan.brief;
  if (region === "in") return plan;
  const say = (text: string) => regionalText(region, text);
  return {
    ...plan,
    levels: plan.levels.map((level) => ({
      ...level,
      name: say(level.name),
      rooms: level.rooms.map((room) => ({
        ...room,
        label: say(isLanding(region, level, room) ? room.label.replace(/^\D+(?= \d+$|$)/, "Landing") : room.label),
      })),
    })),
  };
}

/** What Britons call a hall that the stair comes up to. */
function isLanding(region: RegionCode, { index }: Level, { kind }: Room): boolean {
  return region === "uk" && index > 0 && kind === "passage";
}
