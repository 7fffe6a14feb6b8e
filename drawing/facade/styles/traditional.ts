import { postProfile, timberPost } from "#drawing/facade/details/columns.ts";
import { panelledDoor } from "#drawing/facade/details/doors.ts";
import { rect } from "#drawing/facade/details/draw.ts";
import { spindleRailing } from "#drawing/facade/details/railings.ts";
import { tiledGable, tiledHood, tiledSlope } from "#drawing/facade/details/roofs.ts";
import { framedWindow, lattice, shutters } from "#drawing/facade/details/windows.ts";
import { type Eave, roofsBehind } from "#drawing/facade/eaves.ts";
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
  finishes: () => [
    { material: LIME, where: "External walls" },
    { material: OXIDE, where: "Plinth, steps and floor bands" },
    { material: TILE_FINISH, where: "Sloping roofs and window hoods" },
    { material: WOOD, where: "Posts, doors, shutters, railings, trellises" },
  ],
  material: (solid, facade) => {
    if (solid.part === "railing" || solid.part === "column") return null;
    if (solid.part === "plinth") return OXIDE;
    if (isRoofParapet(solid, facade.massing) && !hasTerrace(facade)) return null;
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
    if (isRoofParapet(solid, massing) && hasTerrace(facade))
      return { faces: copingOf(solid, massing.skirt, massing.roof) };
    if (solid.part === "upstand" || (solid.part === "parapet" && !isRoofParapet(solid, massing))) {
      return { faces: [block([solid.x1, solid.x2], [solid.y1 - 40, solid.y2], [solid.z2 - 80, solid.z2], OXIDE)] };
    }
    if (solid.part === "headroom" && hasTerrace(facade)) {
      const { x1, x2, y1, y2, z2 } = solid;
      return { faces: [block([x1 - 60, x2 + 60], [y1 - 60, y2 + 60], [z2 - 150, z2], OXIDE)] };
    }
    if (solid.part === "headroom") {
      const slope = { x1: solid.x1 - 250, x2: solid.x2 + 250, z1: solid.z2 - 100, z2: solid.z2 + 450 };
      const foot = { x1: slope.x1, x2: slope.x2, y1: solid.y1 - 250, y2: solid.y2 + 250 };
      const [z1, z2, hip, run] = [slope.z1, slope.z2, 500, 500];
      const body = { kind: "slope", foot, z1, z2, hip, run, against: "sky", tiles: TILES } as const;
      return { fixtures: [{ y: solid.y1 - 200, drawn: tiledSlope(slope, 500, TILES, isCarved(facade)), body }] };
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
  ridge: (facade) => {
    const { eaves, roof } = facade.massing;
    return hasTerrace(facade) ? null : Math.max(...roofsBehind(eaves).map((eave) => roof + riseOf(eave)));
  },
  extras: (facade) => {
    const { massing, crown } = facade;
    const beside = [...lowerRoofSlopes(facade, TILES, isCarved(facade)), ...facade.plain.map(trellis)];
    if (massing.pitched !== null || hasTerrace(facade)) return { fixtures: beside };
    const roofs = roofsBehind(massing.eaves);
    const gable = {
      x1: crown.x1 - 200,
      x2: crown.x2 + 200,
      z1: massing.roof + 20,
      z2: massing.roof + Math.min(2000, (crown.x2 - crown.x1) * 0.36),
    };
    return {
      faces: roofs.map(({ x1, x2, y }) =>
        block([x1 - 500, x2 + 500], [y - 600, y], [massing.roof - 280, massing.roof - 150], TILE_FINISH),
      ),
      fixtures: [
        ...roofs.map((roof) => hippedRoof(roof, facade)),
        {
          y: crown.y - 650,
          drawn: tiledGable(gable, LIME.colour, TILES, isCarved(facade)),
          body: { kind: "gable", ...gable, y2: crown.y + GABLE_BACK, tiles: TILES },
        },
        ...beside,
      ],
    };
  },
};

/** Whether eaves boards have a carved edge and gables a finial: so they are built in India; abroad such a house would be taken for one of there. */
function isCarved({ plan }: Facade): boolean {
  return plan.brief.region === "in";
}

/** Whether the roof ends with a parapet, with tiles before it or alone: so it does in India; abroad tiled slopes hide the parapet of a flat roof. */
function hasTerrace({ plan }: Facade): boolean {
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
          hip: 110,
          run: box.y2 - box.y1,
          against: "wall",
          tiles: TILES,
        },
      },
    ],
    faces: [block([box.x1, box.x2], [box.y1 + 10, box.y2], [z1, z2 + rise - 60], TILE_FINISH)],
  };
}

/** How far a roof over an eave rises above the slab. mm */
function riseOf({ x1, x2 }: Eave): number {
  return Math.min(2100, (x2 - x1) * 0.22);
}

/** The gable's own roof goes back so far into the slope behind it, and that slope climbs one up in so many. mm */
const GABLE_BACK = 2600;
const FALL = 1.7;

function hippedRoof(eave: Eave, facade: Facade): Fixture {
  const { roof, solids } = facade.massing;
  const { x1, x2, y } = eave;
  const slope = { x1: x1 - 500, x2: x2 + 500, z1: roof - 150, z2: roof + riseOf(eave) };
  const hip = Math.min(1800, (x2 - x1) * 0.2);
  const under = solids.filter((solid) => solid.part === "slab" && solid.z2 === roof && solid.x1 < x2 && solid.x2 > x1);
  const rear = Math.max(...under.map((solid) => solid.y2)) + 500;
  const foot = { x1: slope.x1, x2: slope.x2, y1: y - 600, y2: rear };
  const run = Math.min((slope.z2 - slope.z1) * FALL, (rear - foot.y1) / 2);
  return {
    y: y - 600,
    drawn: tiledSlope(slope, hip, TILES, isCarved(facade)),
    body: { kind: "slope", foot, z1: slope.z1, z2: slope.z2, hip, run, against: "sky", tiles: TILES },
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
