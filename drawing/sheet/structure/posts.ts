import { standsOnPosts } from "#drawing/sheet/house/framed.ts";
import type { PlanRounding } from "#drawing/sheet/page/rounding.ts";
import { formatLength, type Units } from "#drawing/sheet/page/units.ts";
import { setOut } from "#drawing/sheet/structure/set-out.ts";
import { type TaggedColumn, taggedColumns } from "#drawing/sheet/structure/tagged-columns.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** The posts of a level of a British or American house whose walls bear it, counted as columns are; none of a framed house, whose columns are scheduled. */
export function taggedPosts(plan: Plan, level: Level): readonly TaggedColumn[] {
  if (!standsOnPosts(plan)) return [];
  return taggedColumns(plan, level).map((post) => ({ ...post, tag: post.tag.replace(/^C/, "P") }));
}

/** What one sets the posts of a level out by: their sections, those of one size together, and their centres from two faces of the house. */
export function postNotes(plan: Plan, level: Level, rounding: PlanRounding, units: Units): readonly string[] {
  const posts = taggedPosts(plan, level);
  if (posts.length === 0) return [];
  const sizes = new Map<string, string[]>();
  for (const { tag, box } of posts) {
    const size = `${formatLength(units, box.x2 - box.x1)} x ${formatLength(units, box.y2 - box.y1)}`;
    sizes.set(size, [...(sizes.get(size) ?? []), `${tag} ${setOut(plan, box, rounding, units).join(" / ")}`]);
  }
  const listed = [...sizes].map(([size, places]) => `${size}: ${places.join(", ")}`).join("; ");
  return [
    `Posts, with their centres from the ground floor's left / front outer faces. ${listed}. Sections, bases and fixings by the structural engineer.`,
  ];
}
