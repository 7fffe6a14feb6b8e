import { describe, expect, it } from "vitest";
import { buildScene } from "#drawing/facade/build-scene.ts";
import { drawElevationSheet, STYLES } from "#drawing/facade/elevation-sheet.ts";
import { facadeOf } from "#drawing/facade/facade.ts";
import { massing } from "#drawing/facade/massing.ts";
import { twoStorey30x60 } from "#drawing/fixtures/two-storey-30x60.ts";
import { toPaper } from "#drawing/sheet/page/frame.ts";
import { textBox } from "#drawing/sheet/page/text-box.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { createTypesetter } from "#drawing/text/typesetter.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { loadFonts } from "#run/fonts.ts";

const typesetter = createTypesetter(await loadFonts());
const block = { client: "A. Sample", project: "Sample house", revision: "0", date: "20-11-2026" };
const plans = [twoStorey30x60(), HOUSE_30X60];
const styles = ["modern", "traditional", "contemporary", "colonial"] as const;

describe("the front elevation", () => {
  it("has every opening of the walls along the road to the open air, at its place and height, in every style", () => {
    for (const plan of plans) {
      const frontal = plan.levels.flatMap((level) =>
        level.openings
          .filter(({ rooms, kind, from, to }) => rooms.includes("outside") && kind !== "arch" && from[1] === to[1])
          .filter(({ from }) => {
            const front = Math.min(...level.footprint.flatMap(({ outer }) => outer.map((point) => point[1])));
            return from[1] < front + 400;
          })
          .map(({ from, to, sill, head }) => ({
            x1: Math.min(from[0], to[0]),
            x2: Math.max(from[0], to[0]),
            y1: level.floorLevel + sill,
            y2: level.floorLevel + head,
          })),
      );
      expect(frontal.length).toBeGreaterThan(0);
      for (const style of styles) {
        const sheet = drawElevationSheet(plan, block, typesetter, STYLES[style]);
        const frame = { origin: sheet.origin ?? [0, 0], scale: sheet.scale } as const;
        const drawn = new Set(
          sheet.marks.flatMap((mark) =>
            mark.kind === "path"
              ? mark.contours.map(({ from, segments }) => boxKey(boxAround([from, ...segments.map(({ to }) => to)])))
              : [],
          ),
        );
        for (const hole of frontal) {
          const [x1, y1] = toPaper(frame, [hole.x1, hole.y1]);
          const [x2, y2] = toPaper(frame, [hole.x2, hole.y2]);
          expect(drawn).toContain(boxKey({ x1, y1, x2, y2 }));
        }
      }
    }
  });

  it("stands as high and wide as the plan says", () => {
    for (const plan of plans) {
      const { roof, width } = massing(plan);
      const top = plan.levels[plan.levels.length - 1];
      const xs = plan.levels.flatMap(({ footprint }) =>
        footprint.flatMap(({ outer }) => outer.map((point) => point[0])),
      );
      expect(roof).toBe((top?.floorLevel ?? 0) + (top?.floorToFloor ?? 0));
      expect(width).toEqual([Math.min(...xs), Math.max(...xs)]);
    }
  });

  it("puts no frame or gable before a terrace: its accent is a wall's or a roofed bay's", () => {
    const plan = twoStorey30x60();
    const balcony = facadeOf(plan).accent;
    expect(balcony).toMatchObject({ level: 1, kind: "balcony" });
    const underTheSky = {
      ...plan,
      levels: plan.levels.map((level) => ({
        ...level,
        rooms: level.rooms.map((room) => (room.id === "f-balcony" ? { ...room, kind: "terrace" as const } : room)),
      })),
    };
    const { accent } = facadeOf(underTheSky);
    expect(accent).not.toMatchObject({ kind: "terrace", y: balcony.y });
    expect(accent.level).toBe(1);
  });

  it("puts its accent about a room's window rather than on a wider wall that has none", () => {
    const plan = twoStorey30x60();
    const closed = {
      ...plan,
      levels: plan.levels.map((level) => ({
        ...level,
        rooms: level.rooms.map((room) => (room.id === "f-balcony" ? { ...room, kind: "store" as const } : room)),
      })),
    };
    const { accent, bays } = facadeOf(closed);
    const [store, bedroom] = bays.filter(({ level }) => level === 1).map(({ x1, x2 }) => x2 - x1);
    expect(store).toBeGreaterThan(bedroom ?? 0);
    expect(accent.kind).toBe("bedroom");
  });

  it("knows how thick a front's wall is: what stands about an accent stands on its face", () => {
    const thicker = {
      ...HOUSE_30X60,
      levels: HOUSE_30X60.levels.map((level) => ({
        ...level,
        walls: level.walls.map((wall) =>
          wall.id === "f-w1"
            ? { ...wall, from: [wall.from[0], 3080] as const, to: [wall.to[0], 3080] as const, thickness: 300 }
            : wall,
        ),
      })),
    };
    const ofMaster = (plan: Plan) => facadeOf(plan).bays.find(({ kind }) => kind === "master-bedroom")?.y;
    expect([ofMaster(HOUSE_30X60), ofMaster(thicker)]).toEqual([3000, 2930]);
  });

  it("frames a bungalow with a box that stands on the ground and has no sill in the way of a car or a guest", () => {
    const plan = HOUSE_30X60;
    const low = { ...plan, levels: plan.levels.slice(0, 1) };
    const facade = facadeOf(low);
    expect(facade.accent.level).toBe(0);
    const { faces } = buildScene(facade, STYLES.modern);
    const before = faces.filter(
      ({ material, y1 }) => material.name === "Charcoal grey paint" && y1 <= facade.accent.y - 550,
    );
    const floor = plan.levels[0]?.floorLevel ?? 0;
    expect(before.filter(({ z1, z2 }) => z1 === 0 && z2 > floor + 2000)).toHaveLength(2);
    expect(before.filter(({ z2 }) => z2 <= floor)).toEqual([]);
  });

  it("keeps a modern front's frame within the house's width, and its sides out of a car's bay", () => {
    const frameOf = (facade: ReturnType<typeof facadeOf>) =>
      buildScene(facade, STYLES.modern).faces.filter(
        ({ material, y1 }) => material.name === "Charcoal grey paint" && y1 <= facade.accent.y - 550,
      );
    for (const facade of plans.map(facadeOf)) {
      const [from, to] = facade.massing.width;
      expect(frameOf(facade).length).toBeGreaterThan(0);
      expect(frameOf(facade).filter(({ x1, x2 }) => x1 < from || x2 > to)).toEqual([]);
    }
    const low = facadeOf({ ...HOUSE_30X60, levels: HOUSE_30X60.levels.slice(0, 1) });
    const [car, accent] = ["parking", "verandah"].map((kind) => low.bays.find((bay) => bay.kind === kind));
    if (!car || !accent) throw new Error("a front without a car's bay beside a verandah");
    expect(frameOf({ ...low, accent }).filter(({ x1, x2 }) => x1 < car.x2 && x2 > car.x1)).toEqual([]);
  });

  it("dresses a wide wall towards the road that has no opening, and no other", () => {
    const plan = twoStorey30x60();
    expect(facadeOf(plan).plain).toEqual([]);
    const blind = {
      ...plan,
      levels: plan.levels.map((level) => ({
        ...level,
        openings: level.openings.filter(({ kind }) => level.index === 0 || kind !== "window"),
      })),
    };
    const [panel, ...more] = facadeOf(blind).plain;
    expect(more).toEqual([]);
    const room = blind.levels[1]?.rooms.find(({ id }) => id === "f-bed2");
    const { x1, x2 } = boxAround(room?.polygon ?? []);
    expect(panel).toMatchObject({ level: 1, y: 1500 });
    expect((panel?.x1 ?? 0) + (panel?.x2 ?? 0)).toBe(x1 + x2);
  });

  it("dresses that wall from floor to ceiling, with nothing that has the height of a window", () => {
    const plan = twoStorey30x60();
    const blind = {
      ...plan,
      levels: plan.levels.map((level) => ({
        ...level,
        openings: level.openings.filter(({ kind }) => level.index === 0 || kind !== "window"),
      })),
    };
    const upper = blind.levels[1];
    const [wall] = facadeOf(blind).plain;
    if (!upper || !wall) throw new Error("no wall to dress");
    const [floor, ceiling] = [upper.floorLevel, upper.floorLevel + upper.clearHeight];
    expect(wall).toMatchObject({ z1: floor, z2: ceiling });
    for (const style of ["contemporary", "traditional", "colonial"] as const) {
      const scene = buildScene(facadeOf(blind), STYLES[style]);
      const drawn = scene.fixtures.flatMap((fixture) => fixture.drawn.flatMap(({ contours }) => contours));
      const boxes = [
        ...scene.faces.map(({ x1, x2, z1, z2 }) => ({ x1, x2, y1: z1, y2: z2 })),
        ...drawn.map(({ from, segments }) => boxAround([from, ...segments.map(({ to }) => to)])),
      ].filter(({ x1, x2, y1, y2 }) => x1 >= wall.x1 && x2 <= wall.x2 && y1 >= floor && y2 <= ceiling);
      expect(boxes.some(({ y1, y2 }) => y1 === floor && y2 === ceiling)).toBe(true);
      const framed = boxes.filter(({ y1, y2 }) => y1 > floor + 200 && y2 < ceiling - 200 && y2 - y1 > 900);
      expect(framed.filter(({ x1, x2 }) => x2 - x1 > 600)).toEqual([]);
    }
  });

  const LEVEL = /^(ROAD|PLINTH, .*|[A-Z]+ FLOOR FFL|LINTEL|ROOF SLAB SSL|PARAPET|RIDGE|STAIR HEADROOM)$/;

  it("calls what carries the wall over an opening as the region does", () => {
    const called = (region: "in" | "us" | "uk") => {
      const plan = twoStorey30x60();
      const { marks } = drawElevationSheet({ ...plan, brief: { ...plan.brief, region } }, block, typesetter);
      const names = marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
      return [...new Set(names.filter((name) => name === "LINTEL" || name === "HEADER"))];
    };
    expect([called("in"), called("us"), called("uk")]).toEqual([["LINTEL"], ["HEADER"], ["LINTEL"]]);
  });

  it("writes the plinth's height clear of the road's where the two are all but one", () => {
    const plan = twoStorey30x60();
    const low = plan.levels.map((level) => ({ ...level, floorLevel: level.floorLevel - 300 }));
    const { marks } = drawElevationSheet({ ...plan, levels: low }, block, typesetter);
    const heights = marks
      .flatMap((mark) => (mark.kind === "text" && LEVEL.test(mark.text) ? [mark] : []))
      .map(({ at }) => at[1])
      .sort((a, b) => a - b);
    expect(heights.length).toBeGreaterThan(5);
    for (const [i, y] of heights.slice(1).entries()) expect(y - (heights[i] ?? 0)).toBeGreaterThanOrEqual(4.3);
  });

  it("draws a level's line as long as its name, over a low plinth too", () => {
    const plan = twoStorey30x60();
    const low = plan.levels.map((level) => ({ ...level, floorLevel: level.floorLevel - 300 }));
    const { marks } = drawElevationSheet({ ...plan, levels: low }, block, typesetter);
    const names = marks.flatMap((mark) => (mark.kind === "text" && LEVEL.test(mark.text) ? [mark] : []));
    expect(names.map(({ text }) => text)).toContain("PLINTH, GROUND FLOOR FFL");
    const ends = marks.flatMap((mark) => (mark.kind === "text" && /^[+±]/.test(mark.text) ? [mark.at[0]] : []));
    for (const name of names) expect(textBox(name, typesetter).x2).toBeLessThanOrEqual(Math.max(...ends));
  });

  it("marks no height over the roof's slab at which nothing is drawn: a gablet has a ridge, and all have a parapet", () => {
    for (const plan of plans) {
      const last = plan.levels.at(-1);
      const stairs = plan.levels
        .flatMap((level) => level.stairs.slice(0, 1))
        .map((stair) => ({ ...stair, toLevel: 2 }));
      const room = last?.rooms.find(({ kind }) => kind === "stair")?.id ?? "";
      const climbing = plan.levels.map((level) =>
        level === last ? { ...level, stairs: stairs.map((stair) => ({ ...stair, room })) } : level,
      );
      for (const style of styles) {
        const styled = { ...plan, brief: { ...plan.brief, style }, levels: climbing };
        const { marks } = drawElevationSheet(styled, block, typesetter);
        const over = marks.flatMap((mark) =>
          mark.kind === "text" && /^(PARAPET|RIDGE.*|TOP OF TILES|STAIR HEADROOM)$/.test(mark.text) ? [mark] : [],
        );
        const onSkirt = style === "traditional" ? ["RIDGE OF THE GABLET", "TOP OF TILES"] : [];
        expect(over.map(({ text }) => text).sort()).toEqual(["PARAPET", "STAIR HEADROOM", ...onSkirt].sort());
        const drawn = marks.flatMap((mark) => (mark.kind === "path" && mark.layer === "A-ELEV" ? mark.contours : []));
        const heights = drawn.flatMap(({ from, segments }) => [from[1], ...segments.map(({ to }) => to[1])]);
        const pointers = marks.flatMap((mark) =>
          mark.kind === "path" && mark.layer === "A-ANNO-DIMS" && mark.fill
            ? mark.contours.map(({ from }) => from[1])
            : [],
        );
        const top = [...pointers].sort((a, b) => b - a).slice(0, over.length);
        for (const y of top) expect(heights.some((height) => Math.abs(height - y) < 0.01)).toBe(true);
      }
    }
  });

  it("parks a car where the plan does, and none among two-wheelers", () => {
    const plan = twoStorey30x60();
    const marks = (one: Plan) => drawElevationSheet(one, block, typesetter).marks.length;
    const without = {
      ...plan,
      levels: plan.levels.map((level) => ({
        ...level,
        furniture: level.furniture.filter(({ kind }) => kind !== "car"),
      })),
    };
    expect(marks(plan)).toBeGreaterThan(marks(without));
    const asked = { ...without, brief: { ...plan.brief, parking: "two-cars" as const } };
    expect(marks(asked)).toBe(marks(without));
  });

  it("differs from style to style in more than its colours", () => {
    const counts = styles.map((style) => {
      const { marks } = drawElevationSheet(twoStorey30x60(), block, typesetter, STYLES[style]);
      return marks.reduce((sum, mark) => sum + (mark.kind === "path" ? mark.contours.length : 0), 0);
    });
    expect(new Set(counts).size).toBe(styles.length);
  });
});

function boxKey({ x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }): string {
  return [x1, y1, x2, y2].map((value) => value.toFixed(2)).join(" ");
}
