import { circle, line, polygon, rectangle, text } from "#drawing/sheet/page/marks.ts";
import { INK, PAPER, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark, PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { formatLength, type Units } from "#drawing/sheet/page/units.ts";
import { bottomRule, type Section } from "#drawing/sheet/panel/section.ts";

const RADIUS = 8.5;
/** The arrow's tip, in radii. */
const TIP = 0.95;
/** mm on paper. */
const LETTER = { width: 1.8, height: 2.2, clear: 0.6 } as const;

/** Unit vector on paper towards north, from the compass bearing of the plan's +y. */
export function northDirection(northBearing: number): PaperPoint {
  const turn = (-northBearing * Math.PI) / 180;
  return [Math.sin(turn), Math.cos(turn)];
}

/** The arrow, and a scale bar in round lengths for prints that were shrunk. */
export function northAndScale(northBearing: number, scale: number, units: Units): Section {
  const height = () => 2 * RADIUS + 9;
  return {
    height,
    draw: (x, top, width) => {
      const centre: PaperPoint = [x + 15, top - height() / 2];
      return [
        ...northArrow(centre, northBearing, RADIUS),
        ...scaleBar([x + 33, top - height() / 2 - 1], width - 40, scale, units),
        bottomRule(x, top - height(), width),
      ];
    },
  };
}

export function northArrow(centre: PaperPoint, northBearing: number, radius: number): readonly Mark[] {
  const [nx, ny] = northDirection(northBearing);
  const at = (ahead: number, aside: number): PaperPoint => [
    centre[0] + radius * (ahead * nx + aside * ny),
    centre[1] + radius * (ahead * ny - aside * nx),
  ];
  // Clear of the tip, however small the arrow is.
  const half = (Math.abs(nx) * LETTER.width + Math.abs(ny) * LETTER.height) / 2;
  const letter = at(TIP + (half + LETTER.clear) / radius, 0);
  return [
    circle("A-ANNO-TTLB", centre, radius * 0.8, { stroke: PENS.rule }),
    polygon("A-ANNO-TTLB", [at(TIP, 0), at(-0.7, 0.42), at(-0.45, 0)], { fill: { colour: INK }, stroke: PENS.rule }),
    polygon("A-ANNO-TTLB", [at(TIP, 0), at(-0.7, -0.42), at(-0.45, 0)], {
      fill: { colour: PAPER },
      stroke: PENS.rule,
    }),
    text([letter[0], letter[1] - LETTER.height / 2], "N", LETTER.height, {
      layer: "A-ANNO-TTLB",
      anchor: "middle",
      weight: "bold",
    }),
  ];
}

function scaleBar(at: PaperPoint, room: number, scale: number, units: Units): readonly Mark[] {
  const unit = units.metric ? 1000 : 304.8;
  const steps = [0.25, 0.5, 1, 2, 5, 10, 20].map((count) => (count * unit) / scale);
  const step = steps.filter((each) => each * 4 <= room).at(-1) ?? steps[0] ?? 1;
  const marks: Mark[] = [];
  for (let index = 0; index < 4; index += 1) {
    const x = at[0] + index * step;
    marks.push(
      rectangle("A-ANNO-TTLB", x, at[1], x + step, at[1] + 1.5, {
        fill: { colour: index % 2 === 0 ? INK : PAPER },
        stroke: PENS.rule,
      }),
    );
  }
  for (const index of [0, 2, 4]) {
    const real = index * step * scale;
    const words = units.metric
      ? `${Math.round(real / 100) / 10} m`
      : formatLength(units, real).replace(/-0"$/, "").replace(/^0"$/, "0");
    marks.push(line("A-ANNO-TTLB", [at[0] + index * step, at[1]], [at[0] + index * step, at[1] + 2.2], PENS.rule));
    marks.push(text([at[0] + index * step, at[1] + 2.8], words, 1.4, { layer: "A-ANNO-TTLB", anchor: "middle" }));
  }
  return marks;
}
