import { disc, drawn, lines, shape } from "#drawing/facade/details/draw.ts";
import type { Drawn } from "#drawing/facade/scene.ts";
import { circleContour, polylineContour } from "#drawing/sheet/page/marks.ts";
import type { PaperPoint } from "#drawing/sheet/page/sheet.ts";
import { GOLDEN_ANGLE } from "#drawing/sheet/shapes/golden-angle.ts";

const LEAF = { width: 0.1, colour: "#5f7f58" } as const;

/** A broad tree, its crown a cloud of discs; the same for the same place. */
export function tree(x: number, height: number): readonly Drawn[] {
  const trunk = height * 0.42;
  const radius = height * 0.3;
  const centre = trunk + radius * 0.75;
  const puffs = Array.from({ length: 11 }, (_, index) => {
    const turn = index * GOLDEN_ANGLE;
    const reach = radius * 0.62 * Math.sqrt((index + 0.5) / 11);
    return {
      x: x + reach * Math.cos(turn) * 1.15,
      z: centre + reach * Math.sin(turn),
      r: radius * (0.42 + 0.1 * ((index * 7) % 3)),
    };
  });
  return [
    shape(
      [
        [x - height * 0.022, 0],
        [x + height * 0.022, 0],
        [x + height * 0.012, trunk * 1.25],
        [x - height * 0.012, trunk * 1.25],
      ],
      "#8a7460",
      null,
    ),
    ...puffs.map((puff) =>
      drawn([circleContour([puff.x, puff.z], puff.r)], { colour: "#9fbf92", opacity: 0.85 }, null),
    ),
    ...puffs
      .slice(0, 6)
      .map((puff) =>
        drawn(
          [circleContour([puff.x - puff.r * 0.25, puff.z + puff.r * 0.3], puff.r * 0.55)],
          { colour: "#bcd4ae", opacity: 0.8 },
          null,
        ),
      ),
    ...puffs.slice(3, 9).map((puff) => drawn([arcContour(puff.x, puff.z, puff.r * 0.8)], null, LEAF)),
  ];
}

function arcContour(x: number, z: number, radius: number) {
  return polylineContour(
    Array.from({ length: 8 }, (_, step): PaperPoint => {
      const turn = Math.PI * (1.15 + (0.7 * step) / 7);
      return [x + radius * Math.cos(turn), z + radius * Math.sin(turn)];
    }),
    false,
  );
}

/** A low bush. */
export function shrub(x: number, height: number): readonly Drawn[] {
  return [-0.7, 0, 0.7].map((shift, index) =>
    disc(
      x + shift * height * 0.6,
      height * (index === 1 ? 0.5 : 0.36),
      height * (index === 1 ? 0.5 : 0.38),
      index === 1 ? "#8fb37f" : "#7ca46e",
      null,
    ),
  );
}

/** The outline of a standing person of 1.7 m, for scale. */
export function person(x: number, facing: 1 | -1): readonly Drawn[] {
  const at = (u: number, v: number): PaperPoint => [x + u * facing, v];
  const body = polylineContour(
    [
      at(-105, 0),
      at(-20, 0),
      at(5, 760),
      at(30, 0),
      at(125, 0),
      at(110, 620),
      at(120, 900),
      at(165, 860),
      at(205, 900),
      at(190, 1180),
      at(150, 1380),
      at(70, 1430),
      at(-75, 1430),
      at(-160, 1370),
      at(-200, 1150),
      at(-190, 860),
      at(-150, 850),
      at(-125, 1000),
      at(-120, 640),
    ],
    true,
  );
  const head = circleContour([x + 10 * facing, 1565], 118);
  return [drawn([body, head], { colour: "#4a5561", opacity: 0.82 }, null)];
}

/** A small car from the front, as it stands in its bay. */
export function carFront(x: number, floor: number): readonly Drawn[] {
  const at = (u: number, v: number): PaperPoint => [x + u, floor + v];
  const mirrored = (points: readonly (readonly [number, number])[]): PaperPoint[] => [
    ...points.map(([u, v]) => at(u, v)),
    ...[...points].reverse().map(([u, v]) => at(-u, v)),
  ];
  const wheel = (u: number): Drawn =>
    shape([at(u - 95, 0), at(u + 95, 0), at(u + 95, 420), at(u - 95, 420)], "#2a2b2d", null);
  const light = (side: 1 | -1): Drawn =>
    shape([at(side * 430, 700), at(side * 770, 760), at(side * 760, 850), at(side * 480, 790)], "#eef3f6");
  return [
    wheel(-640),
    wheel(640),
    shape(
      mirrored([
        [800, 230],
        [850, 480],
        [840, 800],
        [760, 930],
        [640, 960],
        [520, 1420],
        [440, 1480],
      ]),
      "#9aa7b4",
    ),
    shape(
      mirrored([
        [600, 970],
        [490, 1380],
        [420, 1430],
      ]),
      "#5d7382",
    ),
    shape(
      mirrored([
        [420, 560],
        [400, 700],
      ]),
      "#3b4249",
    ),
    shape(
      mirrored([
        [780, 240],
        [800, 380],
        [420, 420],
      ]),
      "#6f7b86",
    ),
    light(1),
    light(-1),
    shape(
      mirrored([
        [260, 380],
        [260, 480],
      ]),
      "#f4f4f0",
    ),
  ];
}

/** The ground: kerb, road, and the line that the house stands on. */
export function ground(x1: number, x2: number): readonly Drawn[] {
  const contour = (z1: number, z2: number) =>
    polylineContour(
      [
        [x1, z1],
        [x2, z1],
        [x2, z2],
        [x1, z2],
      ],
      true,
    );
  return [
    drawn(
      [contour(-900, 0)],
      { colour: "#c9c4ba", gradient: { to: "#e9e6df", from: [x1, 0], until: [x1, -900] } },
      null,
    ),
    drawn([contour(-140, 0)], { colour: "#b7b1a5" }, null),
    lines(
      [
        [
          [x1, 0],
          [x2, 0],
        ],
      ],
      { width: 0.6, colour: "#1c1c1c" },
    ),
    lines(
      [
        [
          [x1, -140],
          [x2, -140],
        ],
      ],
      { width: 0.15, colour: "#6b675f" },
    ),
  ];
}
