import { describe, expect, it } from "vitest";
import { houseBoxes } from "#drawing/facade/house-boxes.ts";
import { massing } from "#drawing/facade/massing.ts";
import { L_SHAPE, pitchedHouse } from "#drawing/fixtures/pitched-house.ts";
import { writeGlb } from "#drawing/gltf/write-glb.ts";
import { placeOpenings } from "#drawing/sheet/house/wall-bodies.ts";
import { enclosedArea } from "#drawing/sheet/shapes/edges.ts";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";

type Gltf = {
  readonly accessors: readonly {
    readonly min?: readonly number[];
    readonly max?: readonly number[];
    readonly count: number;
  }[];
  readonly nodes: readonly { readonly name: string }[];
  readonly materials: readonly {
    readonly name: string;
    readonly pbrMetallicRoughness: { readonly baseColorFactor: readonly number[] };
  }[];
  readonly meshes: readonly {
    readonly name: string;
    readonly primitives: readonly {
      readonly attributes: { readonly POSITION: number; readonly NORMAL: number };
      readonly indices: number;
      readonly material: number;
    }[];
  }[];
  readonly bufferViews: readonly { readonly byteOffset: number }[];
  readonly buffers: readonly { readonly byteLength: number }[];
};

/** A model's description, and the numbers that one of its accessors holds. */
function readGlb(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer);
  const length = view.getUint32(12, true);
  const gltf = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length))) as Gltf;
  const numbers = (accessor: number, each: 1 | 3) => {
    const from = 28 + length + (gltf.bufferViews[accessor]?.byteOffset ?? 0);
    return Array.from({ length: (gltf.accessors[accessor]?.count ?? 0) * each }, (_, index) =>
      each === 1 ? view.getUint32(from + index * 4, true) : view.getFloat32(from + index * 4, true),
    );
  };
  return { gltf, numbers };
}

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

  it("has a sloped roof as a node that a viewer can lift off, in the style's colour, up to the ridge; under a flat one none", () => {
    const looks = (["traditional", "colonial"] as const).map((style) => {
      const plan = pitchedHouse(L_SHAPE, { style });
      const { pitched, roof } = massing(plan);
      const { gltf } = readGlb(writeGlb(plan));
      const at = gltf.nodes.findIndex(({ name }) => name === "level-1 roof");
      const [primitive] = gltf.meshes[at]?.primitives ?? [];
      const top = gltf.accessors[primitive?.attributes.POSITION ?? 0]?.max?.[1] ?? 0;
      expect(top).toBeCloseTo((roof + (pitched?.ridge ?? 0)) / 1000, 1);
      return gltf.materials[primitive?.material ?? 0]?.pbrMetallicRoughness.baseColorFactor.join();
    });
    expect(new Set(looks).size).toBe(2);
    const flat = readGlb(writeGlb(HOUSE_30X60)).gltf;
    expect(flat.nodes.filter(({ name }) => name.endsWith(" roof"))).toEqual([]);
    expect(flat.materials.map(({ name }) => name)).not.toContain("roof");
  });

  it("has every triangle turned the way its normal looks, and slopes that look up over the whole house", () => {
    const plan = pitchedHouse(L_SHAPE, { region: "uk" });
    const { gltf, numbers } = readGlb(writeGlb(plan));
    let covered = 0;
    for (const { name, primitives } of gltf.meshes)
      for (const { attributes, indices } of primitives) {
        const [places, normals, corners] = [
          numbers(attributes.POSITION, 3),
          numbers(attributes.NORMAL, 3),
          numbers(indices, 1),
        ];
        for (let t = 0; t < corners.length; t += 3) {
          const [a, b, c] = [0, 1, 2].map((k) =>
            [0, 1, 2].map((axis) => places[(corners[t + k] ?? 0) * 3 + axis] ?? 0),
          );
          const [e, f] = [b, c].map((corner) => [0, 1, 2].map((axis) => (corner?.[axis] ?? 0) - (a?.[axis] ?? 0)));
          const [ex = 0, ey = 0, ez = 0] = e ?? [];
          const [fx = 0, fy = 0, fz = 0] = f ?? [];
          const across = [ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx];
          const normal = [0, 1, 2].map((axis) => normals[(corners[t] ?? 0) * 3 + axis] ?? 0);
          const turned = across.reduce((sum, value, axis) => sum + value * (normal[axis] ?? 0), 0);
          expect(turned, name).toBeGreaterThan(-1e-9);
          expect(Math.hypot(...normal)).toBeCloseTo(1, 5);
          if (name !== "level-1 roof") continue;
          expect(normal[1]).toBeGreaterThan(-1e-6);
          covered += (across[1] ?? 0) / 2;
        }
      }
    const outline = massing(plan).pitched?.outline[0] ?? [];
    expect(covered).toBeGreaterThan(enclosedArea(outline) / 1e6);
  });
});
