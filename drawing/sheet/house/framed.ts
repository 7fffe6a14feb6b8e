import type { Level, Plan } from "#planner/plan/plan.ts";

/** Whether concrete columns carry the house, as asked or because its rooms ask for it. */
export function isFramed({ brief, relaxed }: Plan): boolean {
  return brief.structure === "rcc-frame" || relaxed.some(({ code }) => code === "structure-frame");
}

/** Whether the level has columns that one sets out: those of a frame, not the posts of a porch. */
export function hasColumnSchedule(plan: Plan, level: Level): boolean {
  return isFramed(plan) && level.columns.length > 0;
}

/** Whether walls and floors are framed in wood, as one builds in America. */
export function isTimber(plan: Plan): boolean {
  return !isFramed(plan) && plan.brief.region === "us";
}

/** Whether what stands free of walls is a post and no column: in Britain and America, where walls bear the house. */
export function standsOnPosts(plan: Plan): boolean {
  return !isFramed(plan) && plan.brief.region !== "in";
}
