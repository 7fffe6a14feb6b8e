import { glazedDoor, groovedDoor } from "#drawing/facade/details/doors.ts";
import { barRailing } from "#drawing/facade/details/railings.ts";
import { framedWindow, louvres } from "#drawing/facade/details/windows.ts";
import { block, type Facade, type FacadeStyle, type PlainWall, standsFree } from "#drawing/facade/facade.ts";
import { type ElevationOpening, wallsOf } from "#drawing/facade/massing.ts";
import type { Face, Material } from "#drawing/facade/scene.ts";
import { chajja, GLASS, recessed, through } from "#drawing/facade/styles/openings.ts";
import { PARAPET } from "#drawing/sheet/house/roof-pieces.ts";
import type { Sunshade } from "#drawing/sheet/openings/sunshades.ts";

const STONE: Material = {
  name: "Split-face stone cladding",
  colour: "#b59f83",
  shade: "#7d6c57",
  pattern: { kind: "courses", height: 150, length: 520, colour: "#80705b" },
};
const BRICK: Material = {
  name: "Exposed wire-cut brick",
  colour: "#b4633f",
  shade: "#7b4129",
  pattern: { kind: "courses", height: 85, length: 240, colour: "#8d4a2d" },
};
const PLASTER: Material = { name: "Warm grey plaster", colour: "#e3ddd2", shade: "#b3aca0" };
const CONCRETE: Material = { name: "Exposed concrete", colour: "#a9a8a4", shade: "#74736f" };
const WOOD: Material = {
  name: "Teak soffit and screens",
  colour: "#9a6638",
  shade: "#694424",
  pattern: { kind: "vertical", spacing: 90, colour: "#5f3c1f" },
};
const BLACK = "#1f2022";

/** A stone tower, brick on the ground, floating concrete slabs that reach past the walls, deep reveals, a pergola. */
export const contemporary: FacadeStyle = {
  name: "contemporary",
  title: "Contemporary",
  sky: ["#b8d2e4", "#f8f5ee"],
  finishes: ({ massing }) => [
    { material: STONE, where: "Tower, or the accent wall" },
    { material: BRICK, where: "Ground floor walls" },
    { material: PLASTER, where: "Upper walls" },
    { material: CONCRETE, where: "Slabs, window hoods, plinth" },
    {
      material: WOOD,
      where: massing.isRoofUsed ? "Main door, cladding panels and pergola" : "Main door, cladding panels",
    },
  ],
  material: (solid, facade) => {
    const { massing, blank, accent } = facade;
    if (solid.part === "railing") return null;
    if (solid.part === "plinth" || solid.part === "slab") return CONCRETE;
    if (solid.part === "column" && standsFree(solid, facade)) return solid.level === 0 ? CONCRETE : PLASTER;
    if (solid.part !== "wall" && solid.part !== "column") return PLASTER;
    const inAccent = solid.level === accent.level && solid.x1 >= accent.x1 - 120 && solid.x2 <= accent.x2 + 120;
    if (!blank && inAccent) return STONE;
    return solid.level === 0 && massing.levels.length > 1 ? BRICK : PLASTER;
  },
  garageDoor: { leaf: WOOD, frame: BLACK },
  opening: (opening, _facade, shade) => {
    switch (opening.opening.kind) {
      case "window": {
        const lights = Math.max(1, Math.round((opening.x2 - opening.x1) / 900));
        const panel = recessed(
          opening,
          GLASS,
          framedWindow(opening, BLACK, 45, lights, opening.z2 - opening.z1 > 1100 ? 0.72 : undefined),
          "#d3dfe0",
        );
        return {
          panels: [panel],
          faces: shade ? [chajja(shade, CONCRETE), ...hoodFrame(shade, opening)] : [],
        };
      }
      case "door": {
        const faces = shade ? [chajja(shade, CONCRETE)] : [];
        if (!opening.opening.main)
          return { panels: [recessed(opening, GLASS, glazedDoor(opening, BLACK), "#d3dfe0")], faces };
        return { panels: [recessed(opening, WOOD, groovedDoor(opening, "#8f5c30", BLACK))], faces };
      }
      case "ventilator":
        return { panels: [recessed(opening, GLASS, louvres(opening, "#55585a"))] };
      case "arch":
        return through(opening);
    }
  },
  detail: (solid) => {
    if (solid.part === "headroom") {
      const { x1, x2, y1, z2 } = solid;
      return { faces: [block([x1 - 150, x2 + 150], [y1 - 300, y1], [z2 - 120, z2], CONCRETE)] };
    }
    if (solid.part === "railing" && solid.x2 - solid.x1 > solid.y2 - solid.y1)
      return { fixtures: [{ y: solid.y1, drawn: barRailing(solid, BLACK) }] };
    return {};
  },
  extras: (facade) => ({
    faces: [
      ...floatingSlabs(facade),
      ...tower(facade),
      ...(facade.massing.isRoofUsed ? pergola(facade) : []),
      ...facade.plain.map(cladding),
    ],
  }),
};

/** The sunshade over a window goes on down one side of it and along its sill. */
function hoodFrame({ box }: Sunshade, { x2, z1, z2 }: ElevationOpening): readonly Face[] {
  const out = [box.y1, box.y2] as const;
  const right = Math.max(x2, box.x2 - 80);
  return [block([right, box.x2], out, [z1 - 80, z2], CONCRETE), block([box.x1, box.x2], out, [z1 - 80, z1], CONCRETE)];
}

/** Battens on the wall from slab to slab. */
function cladding({ x1, x2, z1, z2, y }: PlainWall): Face {
  return block([x1, x2], [y - 60, y], [z1, z2], WOOD);
}

/** Each floor's slab shows as a band past the wall, the roof's furthest. */
function floatingSlabs({ massing, bays }: Facade): readonly Face[] {
  const floors = massing.levels.slice(0, -1).map((level) => {
    const mine = bays.filter((bay) => bay.level === level.index || bay.level === level.index + 1);
    const y = Math.min(...mine.map((bay) => bay.y));
    return block(wallsOf(massing, level.index), [y - 250, y], [level.top - 160, level.top], CONCRETE);
  });
  const { roof, eaves } = massing;
  return [
    ...floors,
    ...eaves.map(({ x1, x2, y }) => block([x1 - 250, x2 + 250], [y - 750, y], [roof - 160, roof + 40], CONCRETE)),
  ];
}

/** A stone tower on the blank wall; a front without one has no tower, and its accent bay is clad in the stone instead. */
function tower({ massing, blank }: Facade): readonly Face[] {
  if (!blank) return [];
  const [left, right] = massing.width;
  const atLeft = (blank.x1 + blank.x2) / 2 < (left + right) / 2;
  const width = Math.min(1400, blank.x2 - blank.x1);
  const x: readonly [number, number] = atLeft ? [blank.x1, blank.x1 + width] : [blank.x2 - width, blank.x2];
  return [block(x, [blank.y - 300, blank.y + 1500], [0, massing.roof + massing.parapet + 550], STONE)];
}

/** From a pergola's front row of posts to its rear one, mm. */
const PERGOLA = 2400;

/** Beams over the front of the terrace, seen end on. */
function pergola({ massing, crown }: Facade): readonly Face[] {
  const top = massing.roof + 2300;
  // Its posts stand on the roof, within the parapets at its ends.
  const under = massing.eaves.filter(({ x1, x2 }) => x1 < crown.x2 && crown.x1 < x2);
  const [x1, x2] = [
    Math.max(crown.x1 - 100, Math.min(...under.map((eave) => eave.x1)) + PARAPET),
    Math.min(crown.x2 + 100, Math.max(...under.map((eave) => eave.x2)) - PARAPET),
  ];
  const beams = Math.max(2, Math.round((x2 - x1) / 420));
  const y = crown.y + 300;
  return [
    block([x1, x1 + 130], [y, y + 130], [massing.roof, top], WOOD),
    block([x2 - 130, x2], [y, y + 130], [massing.roof, top], WOOD),
    block([x1 - 200, x2 + 200], [y, y + 130], [top, top + 190], WOOD),
    // The rear row, which the front one hides in an elevation.
    block([x1, x1 + 130], [y + PERGOLA, y + PERGOLA + 130], [massing.roof, top], WOOD),
    block([x2 - 130, x2], [y + PERGOLA, y + PERGOLA + 130], [massing.roof, top], WOOD),
    block([x1 - 200, x2 + 200], [y + PERGOLA, y + PERGOLA + 130], [top, top + 190], WOOD),
    ...Array.from({ length: beams + 1 }, (_, index) => {
      const x = x1 + ((x2 - x1) * index) / beams;
      return block([x - 35, x + 35], [y - 400, y + PERGOLA + 400], [top + 190, top + 330], WOOD, false);
    }),
  ];
}
