import { tuscanColumn, tuscanProfile } from "#drawing/facade/details/columns.ts";
import { panelledDoor } from "#drawing/facade/details/doors.ts";
import { divide, LINE, lines, rect, shape } from "#drawing/facade/details/draw.ts";
import { balustrade, urn } from "#drawing/facade/details/railings.ts";
import { fanlight, framedWindow, louvres, shutters, surround } from "#drawing/facade/details/windows.ts";
import {
  block,
  type Facade,
  type FacadeStyle,
  type PlainWall,
  type Roofing,
  roomBeside,
  standsFree,
} from "#drawing/facade/facade.ts";
import { type Massing, type Solid, wallsOf } from "#drawing/facade/massing.ts";
import type { Drawn, Face, Fixture, Material } from "#drawing/facade/scene.ts";
import { DENTIL_FOOT, eavesCornice } from "#drawing/facade/styles/eaves-cornice.ts";
import { gutterColour } from "#drawing/facade/styles/gutter-colour.ts";
import { chajja, GLASS, recessed, through } from "#drawing/facade/styles/openings.ts";
import { quoins } from "#drawing/facade/styles/quoins.ts";
import type { Brief } from "#planner/brief/brief.ts";

const STUCCO: Material = { name: "Pale yellow stucco", colour: "#f1dfae", shade: "#c3ad79" };
const TRIM: Material = { name: "White mouldings", colour: "#fbf9f4", shade: "#c9c6be" };
const BASE: Material = {
  name: "Rusticated base",
  colour: "#e2d9c8",
  shade: "#aea491",
  pattern: { kind: "courses", height: 225, length: 700, colour: "#a79c88" },
};
const GREEN: Material = { name: "Bottle green shutters", colour: "#2f5a48", shade: "#1f3d31" };
const SHINGLES = {
  name: "Charcoal shingles",
  tiles: { light: "#5d5f63", dark: "#44464a", joint: "#393b3f", wood: TRIM.colour },
  course: { height: 143, length: 305, rolls: false },
} as const;
const SLATES = {
  name: "Blue-grey slates",
  tiles: { light: "#66707d", dark: "#4c5560", joint: "#3f4751", wood: TRIM.colour },
  course: { height: 220, length: 300, rolls: false },
} as const;
const TRIM_DARK = "#b9b5aa";

/** Stucco with white mouldings: quoins, cornice with dentils, balustrades with urns, round columns, fanlights, a pediment. */
export const colonial: FacadeStyle = {
  name: "colonial",
  title: "Colonial",
  sky: ["#a8cbe8", "#f6f7f4"],
  finishes: ({ massing, plan }) => [
    { material: STUCCO, where: "External walls" },
    { material: TRIM, where: "Columns, cornices, quoins, balustrades" },
    { material: BASE, where: "Plinth and steps" },
    { material: GREEN, where: "Louvred shutters and doors" },
    ...(massing.pitched === null ? [] : [{ material: roofingIn(plan.brief.region).finish, where: "Sloping roofs" }]),
  ],
  material: (solid) => {
    if (solid.part === "railing" || solid.part === "column") return null;
    if (solid.part === "plinth") return BASE;
    if (solid.part === "upstand") return TRIM;
    if (solid.part === "parapet") return isBalustrade(solid) ? null : TRIM;
    return solid.part === "slab" ? TRIM : STUCCO;
  },
  garageDoor: { leaf: TRIM, frame: TRIM.colour },
  opening: (opening, facade, shade) => {
    const { massing } = facade;
    const beside = roomBeside(opening, facade);
    const ceiling = massing.levels[opening.level]?.ceiling ?? opening.z2;
    const isUnderEaves = massing.pitched !== null && opening.level === massing.levels.length - 1;
    const free = isUnderEaves ? massing.roof + massing.pitched.eaves - DENTIL_FOOT - 130 : ceiling - 260;
    const rise = Math.min((opening.x2 - opening.x1) * 0.28, free - opening.z2);
    // A fanlight stands where a slab shelters the opening; under the sky a moulded hood does.
    const faces = shade ? [chajja(shade, TRIM)] : [];
    const arch: readonly Drawn[] = rise > 140 && shade === null ? fanlight(opening, rise, TRIM.colour, "#8fabb6") : [];
    switch (opening.opening.kind) {
      case "window": {
        const lights = Math.max(2, 2 * Math.round((opening.x2 - opening.x1) / 1000));
        return {
          faces,
          panels: [recessed(opening, GLASS, framedWindow(opening, TRIM.colour, 55, lights, 0.5), "#cfdde2")],
          fixtures: [
            { y: opening.y + 0.5, drawn: surround(opening, TRIM.colour, 110) },
            { y: opening.y - 10, drawn: [...arch, ...shutters(opening, GREEN.colour, Math.min(520, beside))] },
          ],
        };
      }
      case "door":
        return {
          faces,
          panels: [
            recessed(
              opening,
              GREEN,
              panelledDoor(opening, opening.opening.main ? "#5a3a22" : GREEN.colour, TRIM.colour, 3, "#c9a227"),
            ),
          ],
          fixtures: [
            {
              y: opening.y + 0.5,
              drawn: [
                rect({ x1: opening.x1 - 130, x2: opening.x2 + 130, z1: opening.z1, z2: opening.z2 + 110 }, TRIM.colour),
              ],
            },
            { y: opening.y - 10, drawn: arch },
          ],
        };
      case "ventilator":
        return { panels: [recessed(opening, GREEN, louvres(opening, GREEN.colour))] };
      case "arch":
        return through(opening);
    }
  },
  detail: (solid, facade) => {
    const { massing } = facade;
    const wide = solid.x2 - solid.x1 > solid.y2 - solid.y1;
    if (solid.part === "railing" && wide)
      return { fixtures: [{ y: solid.y1, drawn: balustrade(solid, TRIM.colour, TRIM_DARK) }] };
    if (solid.part === "headroom") {
      const { x1, x2, y1, z2 } = solid;
      return { faces: [block([x1 - 120, x2 + 120], [y1 - 120, y1], [z2 - 150, z2], TRIM)] };
    }
    if (solid.part === "upstand" && wide) {
      const { x1, x2, y1, y2, z2 } = solid;
      return { faces: [block([x1 - 60, x2 + 60], [y1 - 60, y2], [z2 - 90, z2], TRIM)] };
    }
    if (solid.part === "parapet" && isBalustrade(solid)) {
      return {
        fixtures: [
          {
            y: solid.y1,
            drawn: roofBalustrade(
              solid,
              !massing.solids.some((other) => other.part === "parapet" && other.y1 < solid.y1 - 400),
            ),
          },
        ],
      };
    }
    if (solid.part === "column") {
      const free = standsFree(solid, facade);
      const ceiling = massing.levels[solid.level]?.ceiling ?? solid.z2;
      const span = { ...solid, z2: ceiling };
      const [x, y] = [(solid.x1 + solid.x2) / 2, (solid.y1 + solid.y2) / 2];
      const body = { kind: "turned", x, y, profile: tuscanProfile(span), colour: TRIM.colour } as const;
      return free
        ? { fixtures: [{ y: solid.y1, drawn: tuscanColumn(span, TRIM.colour, TRIM_DARK), body }] }
        : { faces: [{ ...solid, material: STUCCO, casts: false }] };
    }
    return {};
  },
  roofing: roofingIn,
  extras: (facade) => {
    const { massing, plain } = facade;
    const { pitched } = massing;
    return {
      faces: [...courses(facade), ...(pitched === null ? cornice(massing) : eavesCornice(massing, pitched, TRIM))],
      fixtures: [...quoins(facade, TRIM), ...(pitched === null ? pediment(facade) : []), ...plain.map(pilasters)],
    };
  },
};

/** Slates in Britain, shingles in the US. */
function roofingIn(region: Brief["region"]): Roofing {
  const { name, tiles, course } = region === "us" ? SHINGLES : SLATES;
  return {
    tiles,
    finish: { name, colour: tiles.light, shade: tiles.dark },
    course,
    gable: STUCCO,
    gutter: gutterColour(region, tiles.wood),
  };
}

/** Whether a parapet along the road is as high as a balustrade is; a lower one is a plain band. */
function isBalustrade({ x1, x2, z1, z2 }: Solid): boolean {
  return x2 - x1 > 600 && z2 - z1 > 900;
}

function frontOf({ bays }: Facade, level: number): number {
  return Math.min(...bays.filter((bay) => bay.level === level).map((bay) => bay.y));
}

/** A white band at each floor. */
function courses(facade: Facade): readonly Face[] {
  return facade.massing.levels.slice(0, -1).map((level) => {
    const [x1, x2] = wallsOf(facade.massing, level.index);
    const y = Math.min(frontOf(facade, level.index), frontOf(facade, level.index + 1));
    return block([x1 - 60, x2 + 60], [y - 90, y], [level.top - 190, level.top], TRIM);
  });
}

/** The cornice under the balustrade, in three steps, with dentils. */
function cornice({ roof, eaves }: Massing): readonly Face[] {
  return eaves.flatMap(({ x1, x2, y }) => {
    const step = (out: number, z1: number, z2: number) => block([x1 - out, x2 + out], [y - out, y], [z1, z2], TRIM);
    const dentils = divide(x1 + 60, x2 - 60, 210).map((x) =>
      block([x - 45, x + 45], [y - 150, y], [roof - 210, roof - 100], TRIM, false),
    );
    return [step(90, roof - 330, roof - 210), ...dentils, step(200, roof - 100, roof), step(280, roof, roof + 70)];
  });
}

/** Two flat columns on the wall from course to course, each on its base and under its capital. */
function pilasters(wall: PlainWall): Fixture {
  const [half, block] = [120, 160];
  return {
    y: wall.y - 10,
    drawn: [wall.x1 + block, wall.x2 - block].flatMap((x) => [
      rect({ x1: x - half, x2: x + half, z1: wall.z1, z2: wall.z2 }, TRIM.colour),
      rect({ x1: x - block, x2: x + block, z1: wall.z1, z2: wall.z1 + 220 }, TRIM.colour),
      rect({ x1: x - block, x2: x + block, z1: wall.z2 - 210, z2: wall.z2 - 40 }, TRIM.colour),
    ]),
  };
}

/** A balustrade on the roof. `urns` adds piers with urns, for the foremost run only: those behind would show between them. */
function roofBalustrade(
  span: {
    readonly x1: number;
    readonly x2: number;
    readonly z1: number;
    readonly z2: number;
  },
  urns: boolean,
): readonly Drawn[] {
  const piers = divide(span.x1 + 200, span.x2 - 200, 2600);
  const rail = balustrade({ ...span, z1: span.z1 + 70, z2: span.z1 + 900 }, TRIM.colour, TRIM_DARK);
  return [
    ...rail,
    ...(urns ? piers : []).flatMap((x) => [
      rect({ x1: x - 170, x2: x + 170, z1: span.z1 + 70, z2: span.z1 + 930 }, TRIM.colour),
      rect({ x1: x - 220, x2: x + 220, z1: span.z1 + 930, z2: span.z1 + 1000 }, TRIM.colour),
      ...urn(x, span.z1 + 1000, TRIM.colour, TRIM_DARK),
    ]),
  ];
}

/** A pediment on the roof. */
function pediment({ crown, massing }: Facade): readonly Fixture[] {
  const [x1, x2] = [crown.x1 - 250, crown.x2 + 250];
  const z1 = massing.roof + 70;
  const z2 = z1 + Math.min(1700, (x2 - x1) * 0.27);
  const centre = (x1 + x2) / 2;
  const band = 170;
  const lean = (band * (centre - x1)) / (z2 - z1);
  const radius = Math.min(330, (z2 - z1) * 0.22);
  const round = Array.from({ length: 24 }, (_, index) => {
    const turn = (index * Math.PI) / 12;
    return [centre + radius * Math.cos(turn), z1 + (z2 - z1) * 0.38 + radius * Math.sin(turn)] as const;
  });
  return [
    {
      y: crown.y - 300,
      body: { kind: "slab", depth: 400, colour: TRIM.colour },
      drawn: [
        shape(
          [
            [x1, z1],
            [x2, z1],
            [centre, z2],
          ],
          TRIM.colour,
        ),
        shape(
          [
            [x1 + lean * 1.6, z1 + band],
            [x2 - lean * 1.6, z1 + band],
            [centre, z2 - band * 1.1],
          ],
          STUCCO.colour,
          LINE,
        ),
        shape(round, "#8fabb6", LINE),
        lines(
          [
            [
              [centre - radius, z1 + (z2 - z1) * 0.38],
              [centre + radius, z1 + (z2 - z1) * 0.38],
            ],
            [
              [centre, z1 + (z2 - z1) * 0.38 - radius],
              [centre, z1 + (z2 - z1) * 0.38 + radius],
            ],
          ],
          { width: 0.2, colour: TRIM.colour },
        ),
        rect({ x1: x1 - 90, x2: x2 + 90, z1: z1 - 70, z2: z1 + 70 }, TRIM.colour),
      ],
    },
  ];
}
