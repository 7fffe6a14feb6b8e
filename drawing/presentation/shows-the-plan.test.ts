import { expect, test } from "vitest";
import { holds, isAt, liesWithin, lookAt, pointsIn } from "#drawing/fixtures/look-at.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { drawPresentationPlan } from "#drawing/presentation/presentation-plan.ts";
import { GROUND, ROAD, STONE, TINTS, WALL } from "#drawing/presentation/tints.ts";
import { isAboveCut } from "#drawing/sheet/openings/draw-openings.ts";
import { PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import { type Box, boxAround, boxCorners, boxesOverlap, boxHolds, growBox } from "#drawing/sheet/shapes/box.ts";
import { boxesOf, entranceSteps } from "#drawing/sheet/steps/entrance-steps.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Level, Opening, Plan, Wall } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const picture = (plan: Plan, level: Level) => drawPresentationPlan(plan, level, typesetter);
const byHand = twoStorey30x60();
const each = [byHand, HOUSE_30X60].flatMap((plan, house) =>
  plan.levels.map((level): [string, Plan, Level] => [`${level.name} of house ${house + 1}`, plan, level]),
);

test.each(each)(
  "%s: every wall is dark from end to end but for its openings; what one looks over is white, in outline",
  (_, plan, level) => {
    const { colourAt, paths } = lookAt(picture(plan, level));
    const gaps = level.openings.map((opening) => gapOf(level, opening));
    const columns = level.columns.map(({ polygon }) => boxAround(polygon));
    const cut = [...level.walls.filter((wall) => !isLow(wall)).map(bodyOf), ...columns];
    // Where two walls end together their corner is closed.
    const ends = level.walls
      .filter((wall) => !isLow(wall))
      .flatMap(({ from, to, thickness }) => [from, to].map((at) => ({ at, thickness })));
    for (const [i, { at, thickness }] of ends.entries()) {
      if (!ends.some((other, j) => j !== i && String(other.at) === String(at) && other.thickness === thickness))
        continue;
      const corner = growBox(boxAround([at]), thickness / 2 - 1);
      expect([
        at,
        ...distinct(
          pointsIn(corner)
            .concat(boxCorners(corner))
            .map((each) => colourAt(each)),
        ),
      ]).toEqual([at, WALL]);
    }
    for (const wall of level.walls) {
      const others = (isLow(wall) ? cut : gaps).map((box) => growBox(box, 1));
      const along = pointsIn(bodyOf(wall)).filter((at) => !others.some((box) => boxHolds(box, ...at)));
      expect([wall.id, ...distinct(along.map((at) => colourAt(at)))]).toEqual([wall.id, isLow(wall) ? PAPER : WALL]);
      const edged = paths("A-WALL").filter(({ stroke, loops }) => stroke && along.every((at) => holds(loops, at)));
      expect([wall.id, edged.length]).toEqual([wall.id, isLow(wall) ? 1 : 0]);
    }
  },
);

test.each(each)("%s: every column is dark where it stands, in a wall or free", (_, plan, level) => {
  const { paths } = lookAt(picture(plan, level));
  for (const { id, polygon } of level.columns) {
    const drawn = paths("A-COLS").filter(({ box }) => isAt(box, boxAround(polygon)));
    expect([id, ...drawn.map(({ fill }) => fill?.colour)]).toEqual([id, WALL]);
  }
});

test.each(each)(
  "%s: every opening is a white gap in its wall, with its leaf, its panes or its lintel",
  (_, plan, level) => {
    const { colourAt, paths } = lookAt(picture(plan, level));
    for (const opening of level.openings) {
      const { id, kind, swing = [] } = opening;
      const gap = gapOf(level, opening);
      expect([id, ...distinct(pointsIn(gap).map((at) => colourAt(at)))]).toEqual([id, PAPER]);
      const place = kind === "door" ? boxAround(swing) : gap;
      const layer = kind === "window" || kind === "ventilator" ? "A-GLAZ" : "A-DOOR";
      const lines = paths(layer).filter(({ stroke, box }) => stroke && liesWithin(box, growBox(place, 80)));
      expect([id, isAt(around(lines), place, 80)]).toEqual([id, true]);
      // What is above the cut is dashed.
      expect([id, lines.some(({ stroke }) => stroke?.dash)]).toEqual([id, isAboveCut(opening)]);
    }
  },
);

test.each(each)("%s: every piece of furniture stands white on its floor where the plan has it", (_, plan, level) => {
  const { colourAt, paths } = lookAt(picture(plan, level));
  for (const { id, polygon } of level.furniture) {
    // A swing hangs free at both ends, a car has mirrors.
    const place = boxAround(polygon);
    const lines = paths("A-FURN").filter(({ box }) => liesWithin(box, growBox(place, 80)));
    expect([id, isAt(around(lines), place, 121)]).toEqual([id, true]);
    const white = pointsIn(place).filter((at) => colourAt(at) === PAPER);
    expect([id, white.length / pointsIn(place).length > 0.2]).toEqual([id, true]);
  }
});

test.each(each)(
  "%s: every floor has the colour of what one does there, and what is open to the sky is crossed out",
  (_, plan, level) => {
    const { colourAt, paths } = lookAt(picture(plan, level));
    for (const { id, kind, polygon } of level.rooms) {
      const points = pointsIn(boxAround(polygon)).filter((at) => holds([polygon], at));
      expect([id, ...distinct(points.map((at) => colourAt(at, "A-FLOR", "L-SITE")))]).toEqual([id, TINTS[kind]]);
      const crossed = paths("A-FLOR").filter(({ stroke, box }) => stroke && isAt(box, boxAround(polygon)));
      expect([id, crossed.length]).toEqual([id, kind === "duct" || kind === "courtyard" ? 2 : 0]);
    }
  },
);

test.each(each)(
  "%s: the stair's flights and landings lie in it with every riser, and say which way one goes",
  (_, plan, level) => {
    const { colourAt, paths, words } = lookAt(picture(plan, level));
    const well = level.rooms.filter(({ kind }) => kind === "stair").map(({ polygon }) => polygon);
    const [stair, ...more] = plan.levels.flatMap(({ stairs }) => stairs);
    if (!stair || more.length > 0) throw new Error("a fixture of two storeys with another stair");
    for (const polygon of [...stair.flights.map((flight) => flight.polygon), ...stair.landings]) {
      const drawn = paths("A-STRS").filter(({ stroke, box }) => stroke && isAt(box, boxAround(polygon)));
      expect(drawn.length).toBeGreaterThan(0);
    }
    for (const { polygon, risers } of stair.flights) {
      const place = boxAround(polygon);
      const white = pointsIn(place).filter((at) => colourAt(at) === PAPER);
      expect(white.length / pointsIn(place).length).toBeGreaterThan(0.8);
      const lines = paths("A-STRS").filter(
        ({ stroke, fill, box }) => stroke && !fill && liesWithin(box, growBox(place, 1)),
      );
      const across = lines
        .flatMap(({ loops }) => loops.map(boxAround))
        .filter(({ x1, x2, y1, y2 }) => y1 === y2 && Math.abs(x1 - place.x1) < 1 && Math.abs(x2 - place.x2) < 1);
      expect(distinct(across.map(({ y1 }) => Math.round(y1)))).toHaveLength(risers);
    }
    const ways = words.filter(({ at, text }) => /^(UP|DN)$/.test(text) && well.some((floor) => holds([floor], at)));
    expect(ways.map(({ text }) => text)).toEqual([stair.toLevel > level.index ? "UP" : "DN"]);
  },
);

test.each(each)(
  "%s: a metre of ground is green about the house as far as its plot goes; steps and drives are of stone, on the ground alone",
  (_, plan, level) => {
    const { colourAt, paths } = lookAt(picture(plan, level));
    const house = houseOf(level);
    const lowest = level.index === 0;
    const steps = lowest ? entranceSteps(plan).flatMap(boxesOf) : [];
    const about = boxAround([growBox(house, 1000), ...steps.map((box) => growBox(box, 700))].flatMap(boxCorners));
    const seen = within(about, boxAround(plan.site.plot));
    // From the road to the car, across the whole bay.
    const bays = level.rooms.filter(({ kind }) => kind === "parking").map(({ polygon }) => boxAround(polygon));
    const drives = bays.map(({ x1, x2 }) => ({ x1, x2, y1: seen.y1, y2: house.y1 }));
    expect([steps.length > 0, drives.length]).toEqual([lowest, lowest ? 1 : 0]);
    for (const box of [...steps, ...drives]) {
      const stone = paths("L-SITE").filter(({ fill, ...drawn }) => fill?.colour === STONE && isAt(drawn.box, box));
      expect(stone).toHaveLength(1);
      const treads = steps.includes(box) ? (["L-SITE"] as const) : [];
      expect(colourAt([box.x1 + 20, box.y1 + 20], ...treads)).toBe(STONE);
    }
    const bare = pointsIn(seen).filter(
      (at) => ![house, ...steps, ...drives].some((box) => boxHolds(growBox(box, 80), ...at)),
    );
    expect(bare.length).toBeGreaterThan(100);
    expect(distinct(bare.map((at) => colourAt(at)))).toEqual([GROUND]);
    expect(paths("L-SITE").filter(({ fill, box }) => fill?.colour === GROUND && isAt(box, seen))).toHaveLength(1);
  },
);

test.each(each)(
  "%s: the road lies in front of the ground floor with its width, and before no other",
  (_, plan, level) => {
    const { colourAt, paths, words } = lookAt(picture(plan, level));
    const roads = paths("L-SITE").filter(({ fill }) => fill?.colour === ROAD);
    const [ground] = paths("L-SITE").filter(({ fill }) => fill?.colour === GROUND);
    if (!ground) throw new Error("no ground");
    const { x1, x2, y1 } = ground.box;
    const said = words.filter(({ text }) => /ROAD$/.test(text));
    expect([roads.length, said.length]).toEqual(level.index === 0 ? [1, 1] : [0, 0]);
    for (const { box } of roads) {
      expect([box.x1 - x1, box.x2 - x2, box.y2 - y1].map(Math.round)).toEqual([0, 0, 0]);
      expect(said.map(({ text, at }) => [text.split(" (")[0], boxHolds(box, ...at)])).toEqual([["9.0 M", true]]);
      expect(colourAt([x1 + 50, y1 - 50])).toBe(ROAD);
    }
  },
);

test("the plot's boundary is drawn where all of it is seen, and no part of one that is larger", () => {
  for (const beyond of [900, 1100]) {
    const house = houseOf(byHand.levels[0] as Level);
    const plot = boxCorners(growBox(house, beyond));
    for (const level of byHand.levels) {
      const { paths } = lookAt(picture({ ...byHand, site: { ...byHand.site, plot } }, level));
      const lines = paths("L-SITE").filter(({ stroke }) => stroke === PENS.plot);
      expect(lines.map(({ box }) => isAt(box, boxAround(plot)))).toEqual(beyond < 1000 ? [true] : []);
    }
  }
});

test.each(each)(
  "%s: the caption says which level and which plot it is, the rooms how long and wide they are",
  (_, plan, level) => {
    const british = { ...plan, brief: { ...plan.brief, region: "uk" } } as const;
    const { colourAt, paths, words } = lookAt(picture(british, level));
    const lowest = around(paths("L-SITE").filter(({ fill }) => fill?.colour === GROUND || fill?.colour === ROAD)).y1;
    const under = words.filter(({ at }) => at[1] < lowest);
    expect(under.map(({ text }) => text)).toEqual(
      expect.arrayContaining([level.name.toUpperCase(), expect.stringMatching(/^Plot 30 x 60 ft/)]),
    );
    for (const { at } of under) expect(colourAt([at[0], at[1] - 50])).toBe(PAPER);
    const all = words.map(({ text }) => text).join(" ");
    for (const { polygon } of level.rooms.filter(({ polygon: floor }) => floor.length === 4)) {
      const { x1, y1, x2, y2 } = boxAround(polygon);
      expect(all).toContain(`${x2 - x1} x ${y2 - y1}`);
    }
  },
);

test.each([
  ["in", "Ground floor in colour", "O.T.S.", /^Plot 30 x 60 ft/, / WIDE ROAD$/],
  ["us", "Ground floor in color", "L.W.", /^Lot 30 x 60 ft/, / WIDE STREET$/],
  ["uk", "Ground floor in colour", "L.W.", /^Plot 30 x 60 ft/, / WIDE ROAD$/],
] as const)("the picture is written and called as one says in the region (%s)", (region, title, ...said) => {
  const sheet = picture({ ...byHand, brief: { ...byHand.brief, region } }, byHand.levels[0] as Level);
  expect(sheet.title).toBe(title);
  const words = sheet.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
  for (const one of said) expect(words).toContainEqual(expect.stringMatching(one));
});

test.each([
  [0, 0, 1],
  [90, -1, 0],
  [180, 0, -1],
  [270, 1, 0],
])("on a plot whose rear lies at %s degrees the arrow under the picture points north", (northBearing, right, up) => {
  const [ground] = byHand.levels;
  if (!ground) throw new Error("no ground floor");
  const sheet = picture({ ...byHand, site: { ...byHand.site, northBearing } }, ground);
  const { paths, words } = lookAt(sheet);
  const [letter] = words.filter(({ text }) => text === "N");
  const arrow = around(paths("A-ANNO-TTLB").filter(({ fill }) => fill));
  if (!letter) throw new Error("no north");
  const ahead = [
    letter.at[0] - (arrow.x1 + arrow.x2) / 2,
    letter.at[1] + (letter.height * sheet.scale) / 2 - (arrow.y1 + arrow.y2) / 2,
  ];
  const far = Math.hypot(...ahead);
  expect(ahead.map((one) => Math.round(one / far) + 0)).toEqual([right, up]);
  expect(paths("A-ANNO-TTLB").some(({ box }) => boxesOverlap(box, arrow))).toBe(true);
});

test.each([
  [6000, 75],
  [8800, 100],
  [20_000, 200],
])(
  "a house of %s mm is drawn at 1:%s: as wide as any other on a telephone, within what one can read",
  (width, scale) => {
    const [ground] = byHand.levels;
    if (!ground) throw new Error("no ground floor");
    const footprint = [{ outer: boxCorners({ ...houseOf(ground), x1: 0, x2: width }), holes: [] }];
    expect(picture(byHand, { ...ground, footprint }).scale).toBe(scale);
  },
);

function houseOf({ footprint }: Level): Box {
  return boxAround(footprint.flatMap(({ outer }) => outer));
}

function around(drawn: readonly { readonly box: Box }[]): Box {
  return boxAround(drawn.flatMap(({ box }) => boxCorners(box)));
}

function within(box: Box, limit: Box): Box {
  const [low, high] = [Math.max, Math.min];
  return {
    x1: low(box.x1, limit.x1),
    y1: low(box.y1, limit.y1),
    x2: high(box.x2, limit.x2),
    y2: high(box.y2, limit.y2),
  };
}

function distinct<T>(all: readonly T[]): readonly T[] {
  return [...new Set(all)];
}

function isLow({ kind }: Wall): boolean {
  return kind === "parapet" || kind === "railing";
}

/** A wall's rectangle from end to end of its centre line. */
function bodyOf({ from, to, thickness }: Pick<Wall, "from" | "to" | "thickness">): Box {
  const { x1, y1, x2, y2 } = boxAround([from, to]);
  const half = thickness / 2;
  return y1 === y2 ? { x1, x2, y1: y1 - half, y2: y2 + half } : { x1: x1 - half, x2: x2 + half, y1, y2 };
}

function gapOf({ walls }: Level, { wall, from, to }: Opening): Box {
  return bodyOf({ from, to, thickness: walls.find(({ id }) => id === wall)?.thickness ?? 0 });
}
