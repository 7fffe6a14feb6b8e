import { expect, test } from "vitest";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { planRounding } from "#drawing/sheet/chains/plan-rounding.ts";
import { withClosedWalls } from "#drawing/sheet/house/closed-walls.ts";
import { wallBodies } from "#drawing/sheet/house/wall-bodies.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { postNotes, taggedPosts } from "#drawing/sheet/structure/posts.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const indian = twoStorey30x60();
const built = (region: "in" | "uk", structure: "rcc-frame" | "load-bearing"): Plan =>
  twoStorey30x60({ brief: { ...indian.brief, region, structure } });

test("the posts of a British house whose walls bear are tagged from P1 and set out in the notes, a frame's columns are not", () => {
  const plan = built("uk", "load-bearing");
  const ground = plan.levels[0] as Level;
  const posts = taggedPosts(plan, ground);
  expect(posts.map(({ tag }) => tag)).toEqual(ground.columns.map((_, index) => `P${index + 1}`));
  const [first] = drawLevelSheets(plan, block, typesetter);
  const words = first?.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])) ?? [];
  for (const { tag } of posts) expect(words).toContain(tag);
  const [note = ""] = postNotes(plan, ground, planRounding(plan), unitsOf("uk"));
  for (const { tag, box } of posts)
    expect(note).toContain(`${tag} ${Math.round((box.x1 + box.x2) / 2)} / ${Math.round((box.y1 + box.y2) / 2 - 1500)}`);
  for (const other of [built("uk", "rcc-frame"), built("in", "load-bearing")])
    expect(taggedPosts(other, other.levels[0] as Level)).toEqual([]);
});

test("a wall that ends at a post beside a porch goes on to the house's face", () => {
  const post = {
    id: "post",
    polygon: [
      [107, 1607],
      [207, 1607],
      [207, 1707],
      [107, 1707],
    ],
  } as const;
  const side = { id: "side", kind: "external", from: [157, 1657], to: [157, 9000], thickness: 315 } as const;
  const rear = { id: "rear", kind: "external", from: [157, 9000], to: [5000, 9000], thickness: 315 } as const;
  const outer = [
    [0, 1500],
    [5000, 1500],
    [5000, 9157],
    [0, 9157],
  ] as const;
  const level: Level = {
    ...(indian.levels[0] as Level),
    walls: [side, rear],
    columns: [post],
    footprint: [{ outer, holes: [] }],
  };
  const [closed] = withClosedWalls({ ...indian, levels: [level] }).levels;
  const [body] = wallBodies(closed?.walls ?? []);
  expect(body?.box).toEqual({
    ...boxAround([
      [-0.5, 1500],
      [314.5, 9157.5],
    ]),
  });
  const free = withClosedWalls({ ...indian, levels: [{ ...level, columns: [] }] }).levels[0];
  expect(free?.walls).toEqual([side, rear]);
});
