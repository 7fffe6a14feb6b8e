import { drawFlight } from "#drawing/section/draw-section-stairs.ts";
import { coverOf } from "#drawing/section/section-stairs.ts";
import type { SeenPart } from "#drawing/section/seen-beyond.ts";
import { allToPaper, type Frame } from "#drawing/sheet/page/frame.ts";
import { path, polylineContour } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import type { Layer, Mark } from "#drawing/sheet/page/sheet.ts";
import { type Box, boxCorners, growBox } from "#drawing/sheet/shapes/box.ts";
import type { Polygon } from "#planner/geometry/point.ts";

const LAYERS: Readonly<Record<SeenPart["kind"], Layer>> = {
  wall: "A-ELEV",
  glass: "A-GLAZ",
  door: "A-DOOR",
  railing: "A-ELEV",
  shade: "A-ELEV",
  landing: "A-STRS",
  flight: "A-STRS",
};
/** Width of window and door frames, mm. */
const FRAME = 60;
/** About how wide a window's lights (its panes side by side) are, mm. */
const LIGHT = 750;

/** What one sees behind the cut, in thin lines; a window with its lights, a door with its panels, a rail with its bars. */
export function drawBeyond(parts: readonly SeenPart[], frame: Frame): readonly Mark[] {
  return parts.flatMap(({ kind, edges, whole, flight, outline }) => {
    if (flight !== null && whole.length === coverOf(flight).length) return drawFlight(flight, frame);
    const layer = LAYERS[kind];
    if (outline !== null && whole.length > 0) return [path(layer, contours([outline], frame), { stroke: PENS.beyond })];
    const seen = path(
      layer,
      edges.map((edge) => polylineContour(allToPaper(frame, edge), false)),
      { stroke: PENS.beyond },
    );
    const inside = whole.flatMap((box) => detailOf(kind, box));
    return inside.length === 0 ? [seen] : [seen, path(layer, contours(inside, frame), { stroke: PENS.floor })];
  });
}

function detailOf(kind: SeenPart["kind"], box: Box): readonly Polygon[] {
  const inner = growBox(box, -FRAME);
  if (kind === "glass") {
    const lights = Math.max(1, Math.round((inner.x2 - inner.x1) / LIGHT));
    const wide = (inner.x2 - inner.x1) / lights;
    return Array.from({ length: lights }, (_, i) =>
      boxCorners({ ...inner, x1: inner.x1 + i * wide, x2: inner.x1 + (i + 1) * wide }),
    );
  }
  if (kind === "door") {
    const middle = (box.y1 + box.y2) / 2;
    return [
      boxCorners({ ...growBox(box, -2 * FRAME), y2: middle - FRAME }),
      boxCorners({ ...growBox(box, -2 * FRAME), y1: middle + FRAME }),
    ];
  }
  if (kind !== "railing") return [];
  const rails = [0.25, 0.5, 0.75].map((share) => box.y1 + (box.y2 - box.y1) * share);
  return rails.map((y) => [
    [box.x1, y],
    [box.x2, y],
  ]);
}

function contours(loops: readonly Polygon[], frame: Frame) {
  return loops.map((loop) => polylineContour(allToPaper(frame, loop), true));
}
