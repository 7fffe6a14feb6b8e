import { glazedDoor, groovedDoor } from "#drawing/facade/details/doors.ts";
import { glassRailing } from "#drawing/facade/details/railings.ts";
import { framedWindow, louvres } from "#drawing/facade/details/windows.ts";
import { type Bay, block, type FacadeStyle } from "#drawing/facade/facade.ts";
import type { Material } from "#drawing/facade/scene.ts";
import { chajja, GLASS, recessed, through } from "#drawing/facade/styles/openings.ts";
import { CAR_BAYS } from "#drawing/sheet/heights/floor-levels.ts";

const WHITE: Material = { name: "White texture paint", colour: "#f4f2ee", shade: "#c3c4c8" };
const CHARCOAL: Material = { name: "Charcoal grey paint", colour: "#53565c", shade: "#36383d" };
const TIMBER: Material = {
  name: "Timber-look cladding",
  colour: "#b27a48",
  shade: "#7c5230",
  pattern: { kind: "horizontal", spacing: 140, colour: "#6e4828" },
};
const GRANITE: Material = { name: "Dark granite plinth", colour: "#6b6d70", shade: "#47494c" };
const FRAME = "#26282b";
/** Two bays with an end so near to each other lie side by side, a wall's thickness apart, mm. */
const NEXT = 400;

/** White planes, a charcoal box frame that holds the upper front together, timber behind it, glass railings, no ornament. */
export const modern: FacadeStyle = {
  name: "modern",
  title: "Modern",
  sky: ["#a9cbe6", "#f3f8fb"],
  finishes: () => [
    { material: WHITE, where: "External walls" },
    { material: CHARCOAL, where: "Box frame, copings, chajjas, fins" },
    { material: TIMBER, where: "Wall behind the frame" },
    { material: GRANITE, where: "Plinth and steps" },
    { material: GLASS, where: "Windows and railings, black aluminium frames" },
  ],
  material: (solid, { accent }) => {
    if (solid.part === "plinth") return GRANITE;
    if (solid.part === "railing") return null;
    const framed =
      solid.part === "wall" && solid.level === accent.level && solid.x2 > accent.x1 && solid.x1 < accent.x2;
    return framed && accent.y <= solid.y1 + 10 ? TIMBER : WHITE;
  },
  garageDoor: { leaf: CHARCOAL, frame: FRAME },
  opening: (opening, _facade, shade) => {
    const faces = shade ? [chajja(shade, CHARCOAL)] : [];
    switch (opening.opening.kind) {
      case "window": {
        const lights = Math.max(2, Math.round((opening.x2 - opening.x1) / 750));
        const panel = recessed(opening, GLASS, framedWindow(opening, FRAME, 55, lights), "#c6dbe3");
        return { panels: [panel], faces };
      }
      case "door": {
        if (!opening.opening.main && opening.level > 0)
          return { panels: [recessed(opening, GLASS, glazedDoor(opening, FRAME), "#c6dbe3")], faces };
        const over = groovedDoor(opening, "#8a5a33", FRAME);
        return { panels: [recessed(opening, TIMBER, over)], faces };
      }
      case "ventilator":
        return { panels: [recessed(opening, GLASS, louvres(opening, "#8d9499"))] };
      case "arch":
        return through(opening);
    }
  },
  detail: (solid) => {
    if (solid.part === "railing" && solid.x2 - solid.x1 > solid.y2 - solid.y1)
      return { fixtures: [{ y: solid.y1, drawn: glassRailing(solid, "#8f9498") }] };
    if (
      solid.part === "headroom" ||
      ((solid.part === "parapet" || solid.part === "upstand") && solid.x2 - solid.x1 > 300)
    ) {
      return {
        faces: [block([solid.x1 - 30, solid.x2 + 30], [solid.y1 - 40, solid.y2], [solid.z2 - 90, solid.z2], CHARCOAL)],
      };
    }
    return {};
  },
  extras: ({ accent, bays, massing, blank, plain }) => {
    const level = massing.levels[accent.level];
    if (!level) return {};
    const band = 260;
    const out = 550;
    // On the ground floor one walks and drives in under it: its sides stand on the ground, out of a car's way.
    const stands = accent.level === 0;
    const beside = (edge: number): number =>
      stands && bays.some((bay) => bay !== accent && CAR_BAYS.includes(bay.kind) && isEndOf(bay, edge)) ? 0 : band + 60;
    const [x1, x2] = [
      Math.max(accent.x1 - beside(accent.x1), massing.width[0]),
      Math.min(accent.x2 + beside(accent.x2), massing.width[1]),
    ];
    const [z1, z2] = [
      stands ? 0 : level.floor - 180,
      level.top + (accent.level === massing.levels.length - 1 ? 250 : 20),
    ];
    const depth = [accent.y - out, accent.y] as const;
    const apart = blank && (blank.x2 < x1 || blank.x1 > x2);
    const fins =
      blank && apart ? finsOn(blank, massing.levels[0]?.floor ?? 0, massing.roof + massing.parapet - 450) : [];
    return {
      faces: [
        block([x1, x1 + band], depth, [z1, z2], CHARCOAL),
        block([x2 - band, x2], depth, [z1, z2], CHARCOAL),
        ...(stands ? [] : [block([x1, x2], depth, [z1, z1 + 180], CHARCOAL)]),
        block([x1, x2], depth, [z2 - 220, z2], CHARCOAL),
        ...fins,
        ...plain
          .filter((wall) => wall.level !== accent.level || wall.x2 < x1 || wall.x1 > x2)
          .flatMap((wall) => finsOn(wall, wall.z1, wall.z1 + 2400)),
      ],
    };
  },
};

function isEndOf({ level, x1, x2 }: Bay, edge: number): boolean {
  return level === 0 && (Math.abs(x1 - edge) < NEXT || Math.abs(x2 - edge) < NEXT);
}

/** Upright fins on a wall without openings, from 300 mm above `z1` to `z2`; at most five, 200 mm apart. */
function finsOn(blank: { readonly x1: number; readonly x2: number; readonly y: number }, z1: number, z2: number) {
  const middle = (blank.x1 + blank.x2) / 2;
  const count = Math.min(5, Math.floor((blank.x2 - blank.x1 - 300) / 200));
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const x = middle + (index - (count - 1) / 2) * 200;
    return block([x - 35, x + 35], [blank.y - 200, blank.y], [z1 + 300, z2], CHARCOAL);
  });
}
