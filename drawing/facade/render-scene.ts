import type { Drawn, Face, Fixture, Panel, Pattern, Scene } from "#drawing/facade/scene.ts";
import { shadowOn } from "#drawing/facade/shadow.ts";
import { type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { path, polylineContour } from "#drawing/sheet/page/marks.ts";
import type { Contour, Mark, PaperPoint, Stroke } from "#drawing/sheet/page/sheet.ts";
import { crossings } from "#drawing/sheet/shapes/edges.ts";
import { outlineOfBoxes } from "#drawing/sheet/shapes/rectilinear.ts";

const EDGE: Stroke = { width: 0.18, colour: "#2b2b2b" };
/** Shadows reach this far past their receiver's edge, under its outline, so that no light seam shows. mm */
const LAP = 4;

type Group = {
  readonly y: number;
  readonly order: number;
  readonly faces: readonly Face[];
  readonly fixture: Fixture | null;
  readonly panel: Panel | null;
};

/**
 * Paints the scene from the far to the near. Faces of one depth and material are one surface without seams; every surface gets
 * the shadows of all that stands before it, in its own shade colour.
 */
export function renderScene(scene: Scene, frame: Frame): readonly Mark[] {
  const casters = scene.faces.filter((face) => face.casts);
  return inPaintingOrder(scene).flatMap((group) => {
    const drawn = group.fixture
      ? group.fixture.drawn
      : group.panel
        ? drawPanel(group.panel, casters)
        : drawSurface(group.faces, casters);
    return drawn.map((each) => drawnToMark(each, frame));
  });
}

function inPaintingOrder(scene: Scene): readonly Group[] {
  const surfaces = new Map<string, Face[]>();
  for (const face of scene.faces) {
    if (isHidden(face, scene.faces)) continue;
    const key = `${face.y1}|${face.material.name}`;
    surfaces.set(key, [...(surfaces.get(key) ?? []), face]);
  }
  const groups: Group[] = [
    ...[...surfaces.values()].map((faces) => ({ y: faces[0]?.y1 ?? 0, order: 0, faces, fixture: null, panel: null })),
    ...scene.panels.map((panel) => ({ y: panel.wall, order: 1, faces: [], fixture: null, panel })),
    ...scene.fixtures.map((fixture) => ({ y: fixture.y, order: 2, faces: [], fixture, panel: null })),
  ];
  return groups
    .map((group, index) => ({ group, index }))
    .sort((a, b) => b.group.y - a.group.y || a.group.order - b.group.order || a.index - b.index)
    .map(({ group }) => group);
}

/** Whether one nearer face alone hides it, as happens to most of what stands inside the house. */
function isHidden(face: Face, faces: readonly Face[]): boolean {
  return faces.some(
    (other) =>
      other.y1 < face.y1 && other.x1 <= face.x1 && other.x2 >= face.x2 && other.z1 <= face.z1 && other.z2 >= face.z2,
  );
}

function drawSurface(faces: readonly Face[], casters: readonly Face[]): readonly Drawn[] {
  const [first] = faces;
  if (!first) return [];
  const { material } = first;
  const boxes = faces.map((face) => ({ x1: face.x1, x2: face.x2, y1: face.z1, y2: face.z2 }));
  const loops = outlineOfBoxes(boxes);
  const contours = loops.map((loop) => polylineContour(loop, true));
  const shadows = faces.flatMap((face) => {
    const receiver = { x1: face.x1 - LAP, x2: face.x2 + LAP, z1: face.z1 - LAP, z2: face.z2 + LAP };
    return casters.flatMap((caster) => {
      const shape = shadowOn(caster, face.y1, receiver);
      return shape.length > 0 ? [{ contours: [polylineContour(shape, true)], fill: { colour: material.shade } }] : [];
    });
  });
  return [
    { contours, fill: { colour: material.colour } },
    ...shadows,
    ...(material.pattern ? [patternLines(loops, material.pattern)] : []),
    { contours, stroke: EDGE },
  ];
}

function drawPanel(panel: Panel, casters: readonly Face[]): readonly Drawn[] {
  const { x1, x2, z1, z2, material } = panel;
  const corners: readonly PaperPoint[] = [
    [x1, z1],
    [x2, z1],
    [x2, z2],
    [x1, z2],
  ];
  const contours = [polylineContour(corners, true)];
  const reveal = { y1: panel.wall, y2: panel.y, material, casts: true };
  const jambs: readonly Face[] = [
    { ...reveal, x1: x1 - 400, x2: x1, z1, z2: z2 + 400 },
    { ...reveal, x1: x1 - 400, x2: x2 + 400, z1: z2, z2: z2 + 400 },
  ];
  // The wall that the panel is in is no caster: it is open here. Its jambs are.
  const others = casters.filter((caster) => caster.y1 < panel.wall - 1);
  const shadows = [...others, ...jambs].flatMap((caster): Drawn[] => {
    const shape = shadowOn(caster, panel.y, panel);
    return shape.length > 0 ? [{ contours: [polylineContour(shape, true)], fill: { colour: material.shade } }] : [];
  });
  const fill = panel.glow
    ? { colour: material.colour, gradient: { to: panel.glow, from: [x1, z2] as const, until: [x2, z1] as const } }
    : { colour: material.colour };
  return [{ contours, fill }, ...shadows, ...panel.over, { contours, stroke: EDGE }];
}

/** The joints of the material inside the loops (even-odd). */
function patternLines(loops: readonly (readonly PaperPoint[])[], pattern: Pattern): Drawn {
  const stroke: Stroke = { width: 0.07, colour: pattern.colour };
  if (pattern.kind !== "courses") {
    return { contours: rules(loops, pattern.kind === "horizontal" ? 1 : 0, pattern.spacing, 0), stroke };
  }
  const beds = rules(loops, 1, pattern.height, 0);
  const joints = [0, 1].flatMap((row) =>
    rules(loops, 0, pattern.length, (row * pattern.length) / 2).flatMap((rule) =>
      everyOther(rule, pattern.height, row),
    ),
  );
  return { contours: [...beds, ...joints], stroke };
}

/** Lines at multiples of `spacing` of the axis, cut to the inside of the loops. */
function rules(loops: readonly (readonly PaperPoint[])[], axis: 0 | 1, spacing: number, shift: number): Contour[] {
  const values = loops.flat().map((point) => point[axis]);
  const other = axis === 0 ? 1 : 0;
  const lines: Contour[] = [];
  for (let k = Math.ceil((Math.min(...values) - shift) / spacing); k * spacing + shift < Math.max(...values); k += 1) {
    const at = k * spacing + shift + 0.5;
    const ends = loops.flatMap((loop) => crossings(loop, other, at)).sort((a, b) => a - b);
    for (let index = 0; index + 1 < ends.length; index += 2) {
      const [a = 0, b = 0] = ends.slice(index, index + 2);
      lines.push(
        polylineContour(
          axis === 0
            ? [
                [at, a],
                [at, b],
              ]
            : [
                [a, at],
                [b, at],
              ],
          false,
        ),
      );
    }
  }
  return lines;
}

/** The parts of an upright line that lie in every other course. */
function everyOther(rule: Contour, height: number, row: number): Contour[] {
  const [x, low] = rule.from;
  const high = rule.segments[0]?.to[1] ?? low;
  const parts: Contour[] = [];
  for (let course = Math.floor(low / height); course * height < high; course += 1) {
    if (((course % 2) + 2) % 2 !== row) continue;
    const [from, to] = [Math.max(low, course * height), Math.min(high, (course + 1) * height)];
    if (to > from)
      parts.push(
        polylineContour(
          [
            [x, from],
            [x, to],
          ],
          false,
        ),
      );
  }
  return parts;
}

/** A drawn shape of the elevation on paper. */
export function drawnToMark(drawn: Drawn, frame: Frame): Mark {
  const gradient = drawn.fill?.gradient;
  return path(
    "A-ELEV",
    drawn.contours.map((contour) => placed(contour, frame)),
    {
      ...(drawn.stroke ? { stroke: drawn.stroke } : {}),
      ...(drawn.fill
        ? {
            fill: gradient
              ? {
                  ...drawn.fill,
                  gradient: { ...gradient, from: toPaper(frame, gradient.from), until: toPaper(frame, gradient.until) },
                }
              : drawn.fill,
          }
        : {}),
    },
  );
}

function placed(contour: Contour, frame: Frame): Contour {
  return {
    from: toPaper(frame, contour.from),
    segments: contour.segments.map((segment) =>
      segment.kind === "line"
        ? { kind: "line", to: toPaper(frame, segment.to) }
        : { ...segment, to: toPaper(frame, segment.to), centre: toPaper(frame, segment.centre) },
    ),
    closed: contour.closed,
  };
}
