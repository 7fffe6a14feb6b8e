import { expect, test } from "vitest";
import { overlaps, type Rect, rect } from "#planner/geometry/rect.ts";
import { INDIA } from "#planner/rules/profiles/india.ts";
import type { Core } from "#planner/search/core/core.ts";
import { landingStrip } from "#planner/search/core/landing-strip.ts";
import { fixedOn, landingOn, landingRoom, turnedSteps } from "#planner/search/core/quarter-turn.ts";
import { type StairDesign, stairDesign } from "#planner/search/core/stair-shaft.ts";
import { PARTIS } from "#planner/search/partis/partis.ts";
import { turnedCore } from "#planner/search/partis/turned-core.ts";
import { seededRandom } from "#planner/search/random.ts";

const WALL = 230;
const STAIR = stairDesign(INDIA, 2, 12_000, "tight", "l-shaped") as StairDesign;

/** Cores in houses that are shallow, narrow and square. */
function cores(): readonly Core[] {
  const random = seededRandom(5);
  const party = { left: false, right: false, rear: false };
  return [
    [7300, 3200],
    [3800, 9000],
    [6000, 6000],
  ].flatMap(([width = 0, depth = 0]) => {
    const site = { inside: rect(0, 0, width, depth), party, outerStair: false, coreWall: WALL };
    return PARTIS.flatMap((parti) =>
      Array.from({ length: 60 }, (_, i) => turnedCore(parti, i % 2 === 0, site, STAIR, random)),
    ).filter((core) => core !== null);
  });
}

function within(part: Rect, rects: readonly Rect[]): boolean {
  return rects.some((r) => part.x0 >= r.x0 && part.y0 >= r.y0 && part.x1 <= r.x1 && part.y1 <= r.y1);
}

/** A leg with the wall that is left out between both. */
function withGap({ x0, y0, x1, y1 }: Rect): Rect {
  return rect(x0 - WALL, y0 - WALL, x1 + WALL, y1 + WALL);
}

test("on both floors the steps of a stair with a quarter turn lie in its legs, and none on another or on a landing", () => {
  const drawn = cores();
  expect(new Set(drawn.map(({ turn }) => turn?.risers)).size).toBeGreaterThan(2);
  for (const core of drawn) {
    const steps = turnedSteps(core, STAIR);
    if (steps === null) throw new Error("no steps");
    const { leg, corner, flight } = steps;
    expect(overlaps(leg, corner) || overlaps(corner, flight) || overlaps(leg, flight)).toBe(false);
    for (const level of [0, 1]) {
      const fixed = fixedOn(core, level);
      const [long, short] = fixed.map((room) => room.rect) as [Rect, Rect];
      expect(within(corner, [long]) && within(flight, [long]) && within(leg, [withGap(short)])).toBe(true);
      const index = landingRoom(core, level);
      const { rect: on, entry } = fixed[index] as (typeof fixed)[number];
      const landing = landingStrip(on, entry, landingOn(core, level, STAIR, WALL));
      expect(Math.min(landing.x1 - landing.x0, landing.y1 - landing.y0)).toBeGreaterThanOrEqual(STAIR.flightWidth);
      expect([leg, corner, flight].some((part) => overlaps(part, landing))).toBe(false);
    }
  }
});

test("somewhere each leg ends at its last step on the floor that has no landing there", () => {
  const sizes = cores().map(({ fixed, turn }) => {
    const along = ({ x0, y0, x1, y1 }: Rect) => Math.max(x1 - x0, y1 - y0);
    const short = (rooms: Core["fixed"] | undefined) => {
      const r = rooms?.at(-1)?.rect as Rect;
      return (r.x1 - r.x0) * (r.y1 - r.y0);
    };
    return [
      along(fixed[0]?.rect as Rect),
      along(turn?.above.fixed[0]?.rect as Rect),
      short(fixed),
      short(turn?.above.fixed),
    ];
  }) as [number, number, number, number][];
  expect(sizes.every(([below, above, first, over]) => below <= above && over <= first)).toBe(true);
  expect(sizes.some(([below, above]) => below < above)).toBe(true);
  expect(sizes.some(([, , first, over]) => over < first)).toBe(true);
});
