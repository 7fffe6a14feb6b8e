import { toUtf8 } from "#drawing/bytes.ts";
import { STYLES } from "#drawing/facade/elevation-sheet.ts";
import { type BoxMaterial, type HouseBox, houseBoxes } from "#drawing/facade/house-boxes.ts";
import { normalOf, type Place, type RoofPart } from "#drawing/facade/roof/roof-piece.ts";
import { roofPieces } from "#drawing/facade/roof/roof-pieces.ts";
import type { Plan } from "#planner/plan/plan.ts";

/** Of a sloped roof, what covers it and its boards: their colours are the style's. */
type RoofMaterial = "roof" | "trim";
type Look = { readonly colour: readonly [number, number, number, number]; readonly roughness: number };

/** Base colour (linear, with alpha) and roughness of each material. */
const MATERIALS: Readonly<Record<BoxMaterial, Look>> = {
  wall: { colour: [0.89, 0.87, 0.82, 1], roughness: 0.9 },
  slab: { colour: [0.62, 0.61, 0.59, 1], roughness: 0.95 },
  beam: { colour: [0.62, 0.61, 0.59, 1], roughness: 0.95 },
  plinth: { colour: [0.29, 0.29, 0.3, 1], roughness: 0.8 },
  column: { colour: [0.78, 0.76, 0.72, 1], roughness: 0.9 },
  parapet: { colour: [0.84, 0.82, 0.78, 1], roughness: 0.9 },
  railing: { colour: [0.3, 0.33, 0.35, 0.55], roughness: 0.4 },
  glass: { colour: [0.45, 0.62, 0.7, 0.4], roughness: 0.1 },
  door: { colour: [0.33, 0.17, 0.07, 1], roughness: 0.6 },
};

/** What each part of a sloped roof is made of. */
const OF_ROOF: Readonly<Record<RoofPart, RoofMaterial | "wall">> = {
  tiles: "roof",
  edge: "roof",
  cap: "roof",
  board: "trim",
  soffit: "trim",
  underside: "wall",
  gutter: "trim",
  vent: "trim",
  "vent-frame": "trim",
  gable: "wall",
};

function roofLooks({ brief: { style, region } }: Plan): Readonly<Record<RoofMaterial, Look>> | null {
  const tiles = STYLES[style].roofing?.(region).tiles;
  if (!tiles) return null;
  return {
    roof: { colour: linear(tiles.light), roughness: 0.9 },
    trim: { colour: linear(tiles.wood), roughness: 0.7 },
  };
}

/** A colour ("#rrggbb") as amounts of light (IEC 61966-2-1), to thousandths. */
function linear(colour: string): Look["colour"] {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    const amount = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    return Math.round(amount * 1000) / 1000;
  };
  return [part(1), part(3), part(5), 1];
}

/** The six faces of a unit cube: outward normal, and its corners counter-clockwise as seen from outside. */
const FACES = [
  {
    normal: [-1, 0, 0],
    corners: [
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 1],
      [0, 1, 0],
    ],
  },
  {
    normal: [1, 0, 0],
    corners: [
      [1, 0, 1],
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
    ],
  },
  {
    normal: [0, -1, 0],
    corners: [
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
      [0, 0, 1],
    ],
  },
  {
    normal: [0, 1, 0],
    corners: [
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 0],
      [0, 1, 0],
    ],
  },
  {
    normal: [0, 0, -1],
    corners: [
      [1, 0, 0],
      [0, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
    ],
  },
  {
    normal: [0, 0, 1],
    corners: [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ],
  },
] as const;

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const FLOAT = 5126;
const UNSIGNED_INT = 5125;

/**
 * The house as a binary glTF 2.0 file: metres, y up, the road towards +z; a node per level and material, named so
 * ("level-0 wall"), so that a viewer can lift the roof or a floor off. The same plan gives the same bytes.
 */
export function writeGlb(plan: Plan): Uint8Array {
  const groups = new Map<string, Group>();
  const groupOf = (level: number, material: Group["material"]): Group => {
    const key = `level-${level} ${material}`;
    const group = groups.get(key) ?? { material, boxes: [], polygons: [] };
    groups.set(key, group);
    return group;
  };
  for (const box of houseBoxes(plan)) groupOf(box.level, box.material).boxes.push(box);
  // Like a parapet, a roof is lifted off before the topmost storey.
  for (const { part, corners } of roofPieces(plan)) groupOf(plan.levels.length, OF_ROOF[part]).polygons.push(corners);
  const looks: Readonly<Record<string, Look>> = { ...MATERIALS, ...roofLooks(plan) };
  const used = Object.entries(looks).filter(([name]) => [...groups.values()].some(({ material }) => material === name));
  const chunks: Uint8Array[] = [];
  const views: object[] = [];
  const accessors: object[] = [];
  const meshes: object[] = [];
  const nodes: object[] = [];
  let offset = 0;
  const add = (bytes: Uint8Array, target: number) => {
    views.push({ buffer: 0, byteOffset: offset, byteLength: bytes.length, target });
    chunks.push(bytes);
    offset += bytes.length;
    return views.length - 1;
  };
  for (const [name, group] of groups) {
    const { positions, normals, indices } = meshOf(group);
    const corner = (pick: (...values: number[]) => number, axis: number) =>
      positions.filter((_, index) => index % 3 === axis).reduce((a, b) => pick(a, b));
    const at = accessors.length;
    accessors.push(
      {
        bufferView: add(floats(positions), 34962),
        componentType: FLOAT,
        count: positions.length / 3,
        type: "VEC3",
        min: [0, 1, 2].map((axis) => Math.fround(corner(Math.min, axis))),
        max: [0, 1, 2].map((axis) => Math.fround(corner(Math.max, axis))),
      },
      { bufferView: add(floats(normals), 34962), componentType: FLOAT, count: normals.length / 3, type: "VEC3" },
      { bufferView: add(integers(indices), 34963), componentType: UNSIGNED_INT, count: indices.length, type: "SCALAR" },
    );
    const material = used.findIndex(([each]) => each === group.material);
    meshes.push({ name, primitives: [{ attributes: { POSITION: at, NORMAL: at + 1 }, indices: at + 2, material }] });
    nodes.push({ name, mesh: meshes.length - 1 });
  }
  const json = {
    asset: { version: "2.0", generator: "HomePlan" },
    scene: 0,
    scenes: [{ name: "House", nodes: nodes.map((_, index) => index) }],
    nodes,
    meshes,
    materials: used.map(([name, { colour, roughness }]) => ({
      name,
      pbrMetallicRoughness: { baseColorFactor: colour, metallicFactor: 0, roughnessFactor: roughness },
      ...(colour[3] < 1 ? { alphaMode: "BLEND", doubleSided: true } : {}),
    })),
    accessors,
    bufferViews: views,
    buffers: [{ byteLength: offset }],
  };
  return container(toUtf8(JSON.stringify(json)), chunks, offset);
}

/** All of one level and material. */
type Group = {
  readonly material: BoxMaterial | RoofMaterial;
  readonly boxes: HouseBox[];
  readonly polygons: (readonly Place[])[];
};

function meshOf({ boxes, polygons }: Group) {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const box of boxes) {
    // The plan's y goes away from the road: that is -z of a model whose y points up.
    const low = [box.x1 / 1000, box.z1 / 1000, -box.y2 / 1000] as const;
    const high = [box.x2 / 1000, box.z2 / 1000, -box.y1 / 1000] as const;
    for (const { normal, corners } of FACES) {
      const first = positions.length / 3;
      for (const corner of corners) {
        positions.push(...corner.map((side, axis) => (side === 1 ? high : low)[axis] ?? 0));
        normals.push(...normal);
      }
      indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
    }
  }
  for (const polygon of polygons) {
    const first = positions.length / 3;
    const [nx, ny, nz] = normalOf(polygon);
    for (const [x, y, z] of polygon) {
      positions.push(x / 1000, z / 1000, -y / 1000);
      normals.push(nx, nz, -ny);
    }
    for (let at = 2; at < polygon.length; at += 1) indices.push(first, first + at - 1, first + at);
  }
  return { positions, normals, indices };
}

function floats(values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, index) => {
    view.setFloat32(index * 4, value, true);
  });
  return new Uint8Array(view.buffer);
}

function integers(values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, index) => {
    view.setUint32(index * 4, value, true);
  });
  return new Uint8Array(view.buffer);
}

/** Header, JSON padded with blanks, binary: each chunk a multiple of four bytes. */
function container(json: Uint8Array, chunks: readonly Uint8Array[], binaryLength: number): Uint8Array {
  const padded = Math.ceil(json.length / 4) * 4;
  const file = new Uint8Array(12 + 8 + padded + 8 + binaryLength);
  const view = new DataView(file.buffer);
  const header = [MAGIC, 2, file.length, padded, JSON_CHUNK];
  header.forEach((value, index) => {
    view.setUint32(index * 4, value, true);
  });
  file.fill(0x20, 20, 20 + padded);
  file.set(json, 20);
  view.setUint32(20 + padded, binaryLength, true);
  view.setUint32(24 + padded, BINARY_CHUNK, true);
  let at = 28 + padded;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}
