import { describe, expect, it } from "vitest";
import { houseBoxes } from "#drawing/facade/house-boxes.ts";
import { writeGlb } from "#drawing/gltf/write-glb.ts";
import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";

type Gltf = {
  readonly accessors: readonly {
    readonly min?: readonly number[];
    readonly max?: readonly number[];
    readonly count: number;
  }[];
  readonly nodes: readonly { readonly name: string }[];
  readonly buffers: readonly { readonly byteLength: number }[];
};

describe("the house's model", () => {
  it("leaves every opening open in its wall", () => {
    const walls = houseBoxes(HOUSE_30X60).filter(({ material }) => material === "wall");
    for (const level of HOUSE_30X60.levels) {
      for (const { box, opening, alongX } of placeOpenings(level)) {
        // A hair inside the opening, over its middle half, which the ends of neighbouring walls must not reach.
        const inset = alongX ? (box.x2 - box.x1) / 4 : (box.y2 - box.y1) / 4;
        const hole = {
          x1: box.x1 + (alongX ? inset : 1),
          x2: box.x2 - (alongX ? inset : 1),
          y1: box.y1 + (alongX ? 1 : inset),
          y2: box.y2 - (alongX ? 1 : inset),
          z1: level.floorLevel + opening.sill + 1,
          z2: level.floorLevel + opening.head - 1,
        };
        const filled = walls.filter(
          (wall) =>
            wall.x1 < hole.x2 &&
            hole.x1 < wall.x2 &&
            wall.y1 < hole.y2 &&
            hole.y1 < wall.y2 &&
            wall.z1 < hole.z2 &&
            hole.z1 < wall.z2,
        );
        expect(filled, opening.id).toEqual([]);
      }
    }
  });

  it("is a binary glTF of the house's size in metres, a node per level and material, the same bytes twice", () => {
    const bytes = writeGlb(HOUSE_30X60);
    const view = new DataView(bytes.buffer);
    expect([view.getUint32(0, true), view.getUint32(4, true), view.getUint32(8, true)]).toEqual([
      0x46546c67,
      2,
      bytes.length,
    ]);
    const length = view.getUint32(12, true);
    const gltf = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length))) as Gltf;
    expect(view.getUint32(20 + length, true)).toBe(gltf.buffers[0]?.byteLength);
    const tops = gltf.accessors.flatMap(({ max }) => max?.[1] ?? []);
    const top = HOUSE_30X60.levels.at(-1);
    expect(Math.max(...tops)).toBeGreaterThanOrEqual(((top?.floorLevel ?? 0) + (top?.floorToFloor ?? 0)) / 1000);
    for (const level of HOUSE_30X60.levels)
      expect(gltf.nodes.map(({ name }) => name)).toContain(`level-${level.index} wall`);
    expect(writeGlb(HOUSE_30X60)).toEqual(bytes);
  });
});
