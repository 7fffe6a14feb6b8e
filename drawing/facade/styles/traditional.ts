import { postProfile, timberPost } from "#drawing/facade/details/columns.ts";
import { panelledDoor } from "#drawing/facade/details/doors.ts";
import { rect } from "#drawing/facade/details/draw.ts";
import { spindleRailing } from "#drawing/facade/details/railings.ts";
import { tiledHood } from "#drawing/facade/details/roofs.ts";
import { framedWindow, lattice, shutters } from "#drawing/facade/details/windows.ts";
import {
  block,
  type Facade,
  type FacadeStyle,
  type PlainWall,
  roomBeside,
  standsFree,
} from "#drawing/facade/facade.ts";
import { isRoofParapet, type Solid } from "#drawing/facade/massing.ts";
import type { Face, Fixture, Material, TileColours } from "#drawing/facade/scene.ts";
import { freeStretches } from "#drawing/facade/stretches.ts";
import { floorBands } from "#drawing/facade/styles/floor-bands.ts";
import { gutterColour } from "#drawing/facade/styles/gutter-colour.ts";
import { lowerRoofSlopes } from "#drawing/facade/styles/lower-roof-slopes.ts";
import { GLASS, recessed, through } from "#drawing/facade/styles/openings.ts";
import type { Sunshade } from "#drawing/sheet/openings/sunshades.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import { halfAt } from "#drawing/sheet/skirt/gablet.ts";
import type { TiledSkirt } from "#drawing/sheet/skirt/tiled-skirt.ts";

const LIME: Material = { name: "Cream lime wash", colour: "#f3e6c8", shade: "#c6b48f" };
const OXIDE: Material = { name: "Red oxide plinth and bands", colour: "#9a4634", shade: "#6a2d20" };
const WOOD: Material = { name: "Oiled teak", colour: "#8a5a32", shade: "#5b391d" };
const TILE_FINISH: Material = { name: "Clay Mangalore tiles", colour: "#b5593a", shade: "#7f3b25" };
const TILES: TileColours = { light: "#c4683f", dark: "#8c4229", joint: "#6f3420", wood: "#6b4325" };
const BOARDED: Material = { ...LIME, pattern: { kind: "vertical", spacing: 160, colour: "#d8c9a6" } };
const POST_DARK = "#4e3018";

/** Tiled slopes, in India a skirt of tiles with carved eaves and a gablet about the terrace; turned posts, shuttered windows under tiled hoods. */
export const traditional: FacadeStyle = {
  name: "traditional",
  title: "Traditional",
  sky: ["#bcd7e8", "#fdf4e3"],
  finishes: (facade) => [
    { material: LIME, where: "External walls" },
    { material: OXIDE, where: "Plinth, steps and floor bands" },
    { material: TILE_FINISH, where: hasSlopes(facade) ? "Sloping roofs and window hoods" : "Window hoods" },
    { material: WOOD, where: "Posts, doors, shutters, railings, trellises" },
  ],
  material: (solid) => {
    if (solid.part === "railing" || solid.part === "column") return null;
    if (solid.part === "plinth") return OXIDE;
    return LIME;
  },
  garageDoor: { leaf: WOOD, frame: "#5b391d" },
  opening: (opening, facade, shade) => {
    const beside = roomBeside(opening, facade);
    switch (opening.opening.kind) {
      case "window": {
        const lights = Math.max(2, Math.round((opening.x2 - opening.x1) / 600));
        const panel = recessed(opening, GLASS, [...framedWindow(opening, WOOD.colour, 70, lights, 0.7)], "#b9cdd0");
        const leaves = shutters(opening, WOOD.colour, Math.min(420, beside));
        const over = hood(shade);
        return { ...over, panels: [panel], fixtures: [{ y: opening.y - 20, drawn: leaves }, ...over.fixtures] };
      }
      case "door": {
        const over = panelledDoor(
          opening,
          WOOD.colour,
          "#5b391d",
          opening.opening.main ? 4 : 3,
          opening.opening.main ? "#d4af37" : null,
        );
        return { ...hood(shade), panels: [recessed(opening, WOOD, over)] };
      }
      case "ventilator":
        return {
          panels: [recessed(opening, LIME, [rect(opening, "#5a4a38", null), lattice(opening, WOOD.colour, 130)])],
        };
      case "arch":
        return through(opening);
    }
  },
  detail: (solid, facade) => {
    const { massing } = facade;
    if (solid.part === "railing" && solid.x2 - solid.x1 > solid.y2 - solid.y1) {
      return { fixtures: [{ y: solid.y1, drawn: spindleRailing(solid, WOOD.colour, POST_DARK) }] };
    }
    if (solid.part === "column") {
      const free = standsFree(solid, facade);
      const ceiling = massing.levels[solid.level]?.ceiling ?? solid.z2;
      const span = { ...solid, z2: ceiling };
      const [x, y] = [(solid.x1 + solid.x2) / 2, (solid.y1 + solid.y2) / 2];
      const body = { kind: "turned", x, y, profile: postProfile(span), colour: WOOD.colour } as const;
      return free
        ? {
            fixtures: [
              {
                y: solid.y1,
                drawn: timberPost(span, WOOD.colour, POST_DARK, "#8d8578", boxAround(facade.plan.site.plot)),
                body,
              },
            ],
          }
        : { faces: [{ ...solid, material: LIME, casts: false }] };
    }
    if (isRoofParapet(solid, massing)) return { faces: copingOf(solid, massing.skirt, massing.roof) };
    if (solid.part === "upstand" || (solid.part === "parapet" && !isRoofParapet(solid, massing))) {
      return { faces: [block([solid.x1, solid.x2], [solid.y1 - 40, solid.y2], [solid.z2 - 80, solid.z2], OXIDE)] };
    }
    if (solid.part === "headroom") {
      const { x1, x2, y1, y2, z2 } = solid;
      return { faces: [block([x1 - 60, x2 + 60], [y1 - 60, y2 + 60], [z2 - 150, z2], OXIDE)] };
    }
    if (solid.part === "slab" && solid.x2 - solid.x1 > 1500) {
      return {
        faces: floorBands(solid, massing).map(({ x1, x2, top }) =>
          block([x1, x2], [solid.y1 - 60, solid.y1], [top - 150, top - 30], OXIDE),
        ),
      };
    }
    return {};
  },
  roofing: (region) => ({
    tiles: TILES,
    finish: TILE_FINISH,
    course: { height: 290, length: 230, rolls: true },
    gable: region === "in" ? LIME : BOARDED,
    gutter: gutterColour(region, TILES.wood),
  }),
  extras: (facade) => ({
    fixtures: [...lowerRoofSlopes(facade, TILES, isCarved(facade)), ...facade.plain.map(trellis)],
  }),
};

function hasSlopes(facade: Facade): boolean {
  const { pitched, skirt } = facade.massing;
  return pitched !== null || skirt !== null || lowerRoofSlopes(facade, TILES, isCarved(facade)).length > 0;
}

/** Whether eaves boards have a carved edge: so they are built in India; abroad such a house would be taken for one of there. */
function isCarved({ plan }: Facade): boolean {
  return plan.brief.region === "in";
}

/** The coping of the parapet about a terrace, left out where the gablet's tiles lie over it. */
function copingOf({ x1, x2, y1, y2, z2 }: Solid, skirt: TiledSkirt | null, roof: number): readonly Face[] {
  const gablet = skirt?.gablet ?? null;
  const height = 80;
  const band = (from: number, to: number) => block([from, to], [y1 - 40, y2 + 40], [z2 - height, z2], OXIDE);
  if (gablet === null || y1 !== gablet.face || x2 - x1 < y2 - y1) return [band(x1, x2)];
  const half = halfAt(gablet, z2 - roof - height);
  const taken = { x1: gablet.middle - half, x2: gablet.middle + half };
  return freeStretches({ x1, x2 }, x1 < gablet.middle && gablet.middle < x2 ? [taken] : []).map((one) =>
    band(one.x1, one.x2),
  );
}

/** Tiles over a window or a door. */
function hood(shade: Sunshade | null): { readonly faces: readonly Face[]; readonly fixtures: readonly Fixture[] } {
  if (shade === null) return { faces: [], fixtures: [] };
  const { box, z1, z2, rise } = shade;
  return {
    fixtures: [
      {
        y: box.y1,
        drawn: tiledHood({ ...box, z1, z2: z2 + rise }, TILES),
        body: {
          kind: "slope",
          foot: box,
          z1,
          z2: z2 + rise,
          hips: [110, 110],
          run: box.y2 - box.y1,
          tiles: TILES,
        },
      },
    ],
    faces: [block([box.x1, box.x2], [box.y1 + 10, box.y2], [z1, z2 + rise - 60], TILE_FINISH)],
  };
}

/** A trellis for climbers on the wall, between two posts. */
function trellis(wall: PlainWall): Fixture {
  const post = 70;
  const [x1, x2] = [wall.x1 + 150, wall.x2 - 150];
  const between = { x1: x1 + post, x2: x2 - post, z1: wall.z1, z2: wall.z2 };
  return {
    y: wall.y - 20,
    drawn: [
      lattice(between, WOOD.colour, 300),
      rect({ ...wall, x1, x2: x1 + post }, WOOD.colour),
      rect({ ...wall, x1: x2 - post, x2 }, WOOD.colour),
    ],
  };
}
