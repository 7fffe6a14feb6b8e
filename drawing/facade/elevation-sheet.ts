import { elevationScene } from "#drawing/facade/build-scene.ts";
import { blend } from "#drawing/facade/details/draw.ts";
import { carFront, ground, person, shrub, tree } from "#drawing/facade/entourage.ts";
import { type Facade, type FacadeStyle, facadeOf } from "#drawing/facade/facade.ts";
import { drawLevelMarks, gabletMarks, LEVEL_LINE, skirtMarks } from "#drawing/facade/level-marks.ts";
import { drawnToMark, renderScene } from "#drawing/facade/render-scene.ts";
import { withRoofsSeen } from "#drawing/facade/roofs-seen.ts";
import type { Drawn, Scene } from "#drawing/facade/scene.ts";
import { colonial } from "#drawing/facade/styles/colonial.ts";
import { contemporary } from "#drawing/facade/styles/contemporary.ts";
import { modern } from "#drawing/facade/styles/modern.ts";
import { traditional } from "#drawing/facade/styles/traditional.ts";
import { writtenHeight } from "#drawing/sheet/heights/written-heights.ts";
import { toPaper } from "#drawing/sheet/page/frame.ts";
import { layoutFor, scaleText } from "#drawing/sheet/page/layout.ts";
import { rectangle } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, Sheet } from "#drawing/sheet/page/sheet.ts";
import { drawingTitle, sheetBorder } from "#drawing/sheet/page/sheet-frame.ts";
import { SHEET_NUMBERS } from "#drawing/sheet/page/sheet-numbers.ts";
import { unitsOf } from "#drawing/sheet/page/units.ts";
import { drawPanel } from "#drawing/sheet/panel/draw-panel.ts";
import { finishes } from "#drawing/sheet/panel/finishes.ts";
import { notes } from "#drawing/sheet/panel/section.ts";
import { type TitleBlock, titleBlock } from "#drawing/sheet/panel/title-block.ts";
import { boxAround } from "#drawing/sheet/shapes/box.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Brief } from "#planner/brief/brief.ts";
import type { Plan } from "#planner/plan/plan.ts";

export const STYLES: Readonly<Record<Brief["style"], FacadeStyle>> = { modern, traditional, contemporary, colonial };

const SCALES = [50, 75, 100, 125, 150, 200, 250] as const;
const AMERICAN_SCALES = [48, 64, 96, 128, 192, 240] as const;
/** Paper for the level marks on the right and the title below. */
const MARGINS = { left: 3, right: LEVEL_LINE + 2, top: 4, bottom: 14 };
const BESIDE = 2100;
const BELOW = 900;
const SKY = 900;

/** The front elevation in the brief's style (or another), grown from the plan's walls and openings towards the road. */
export function drawElevationSheet(
  plan: Plan,
  block: TitleBlock,
  typesetter: Typesetter,
  style: FacadeStyle = STYLES[plan.brief.style],
): Sheet {
  const units = unitsOf(plan.brief.region);
  const say = (words: string) => regionalText(plan.brief.region, words);
  const facade = facadeOf(plan);
  const [from, to] = facade.massing.width;
  const scene = elevationScene(facade, style);
  const extent = { x1: from - BESIDE, x2: to + BESIDE, y1: -BELOW, y2: highest(scene) + SKY };
  const layout = layoutFor(extent, MARGINS, plan.brief.region, plan.brief.region === "us" ? AMERICAN_SCALES : SCALES);
  const { frame } = layout;
  const [left, bottom] = toPaper(frame, [extent.x1, extent.y1]);
  const [right, top] = toPaper(frame, [extent.x2, extent.y2]);
  const name = {
    title: "FRONT ELEVATION",
    number: SHEET_NUMBERS.elevation,
    scale: scaleText(frame.scale, plan.brief.region),
  };
  const drawing: readonly Drawn[] = [
    blend({ x1: extent.x1, x2: extent.x2, z1: -100, z2: extent.y2 }, style.sky[0], style.sky[1]),
    ...tree(from - 700, 4100),
    ...tree(to + 750, 3700),
    ...ground(extent.x1, extent.x2),
  ];
  const people = beforeTheHouse(from, to);
  const middle = (left + right) / 2;
  const title = `${name.title}: ${style.title.toUpperCase()} STYLE`;
  const marks: Mark[] = [
    sheetBorder(layout),
    ...drawing.map((each) => drawnToMark(each, frame)),
    ...renderScene(withCars(scene, facade), frame),
    ...people.map((each) => drawnToMark(each, frame)),
    rectangle("A-ELEV", left, bottom, right, top, { stroke: PENS.rule }),
    ...drawLevelMarks(
      withRoofsSeen(facade.massing),
      extent.x2 + frame.scale * 2,
      frame,
      units,
      (z) => writtenHeight(plan, units, z),
      [...skirtMarks(facade.massing), ...gabletMarks(facade.massing)],
    ),
    ...drawingTitle(title, name.scale, middle, bottom - 6, typesetter),
    ...drawPanel(
      layout.panel,
      layout.panelColumns,
      [
        finishes(
          style.finishes(facade).map(({ material, where }) => ({
            material: { ...material, name: say(material.name) },
            where: say(where),
          })),
          typesetter,
        ),
        notes(
          "NOTES",
          [
            "Openings, floor levels and wall positions are those of the floor plans; the style adds finishes, chajjas, railings and roof features.",
            "Cladding, fins, trellises and pilasters from floor to ceiling stand on the wall: no opening behind them.",
            "Heights are above the road. Levels on site by the engineer.",
            "Colours as printed are indicative; choose from the maker's shade card.",
            "Structural design of projections, pergolas and roofs by the structural engineer.",
            "Confirm projections beyond the building line with your local authority.",
          ].map(say),
          typesetter,
        ),
      ],
      titleBlock(plan, block, name, units, typesetter),
    ),
  ];
  return {
    name: "elevation",
    title: `${block.project}: front elevation`,
    width: layout.width,
    height: layout.height,
    scale: frame.scale,
    origin: frame.origin,
    focus: [left, bottom, right, top],
    marks,
  };
}

function beforeTheHouse(from: number, to: number): readonly Drawn[] {
  return [
    ...shrub(from - 500, 700),
    ...shrub(to + 450, 800),
    ...shrub(to + 1150, 560),
    ...person(to + 1650, -1),
    ...person(from - 1150, 1),
  ];
}

/** The top of everything that is drawn of the house. */
function highest(scene: Scene): number {
  const fixtures = scene.fixtures.flatMap(({ drawn }) =>
    drawn.flatMap(({ contours }) =>
      contours.flatMap(({ from, segments }) => [from[1], ...segments.map(({ to }) => to[1])]),
    ),
  );
  return Math.max(...scene.faces.map((face) => face.z2), ...fixtures);
}

/** Each car of the ground floor that stands in an open bay, where the plan parks it. */
function withCars(scene: Scene, { plan, bays, massing }: Facade): Scene {
  const parked = (plan.levels[0]?.furniture ?? [])
    .filter(({ kind }) => kind === "car")
    .map((car) => boxAround(car.polygon));
  const low = Math.min(...massing.solids.filter(({ part }) => part === "plinth").map(({ z2 }) => z2));
  const cars = parked.flatMap((car) => {
    const middle = (car.x1 + car.x2) / 2;
    const open = bays.some(
      ({ level, kind, x1, x2 }) => level === 0 && kind === "parking" && x1 < middle && middle < x2,
    );
    return open ? [{ y: car.y1, drawn: carFront(middle, low) }] : [];
  });
  return { ...scene, fixtures: [...scene.fixtures, ...cars] };
}
