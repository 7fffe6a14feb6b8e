import { FINE, LINE, lines, shape } from "#drawing/facade/details/draw.ts";
import type { Drawn } from "#drawing/facade/scene.ts";
import type { PaperPoint } from "#drawing/sheet/page/sheet.ts";

/** A gable lower than this has no vent, mm. */
const LEAST = 900;
const COLOUR = "#6d6a63";

/** The louvred vent of the roof space in a gable, a third of the way up: round, or nothing in a low one. */
export function gableVent(gable: readonly PaperPoint[], x: number): readonly Drawn[] {
  const zs = gable.map(([, z]) => z);
  const [foot, top] = [Math.min(...zs), Math.max(...zs)];
  if (top - foot < LEAST) return [];
  const z = foot + (top - foot) * 0.42;
  const radius = Math.min(300, (top - foot) * 0.16);
  const round = Array.from({ length: 24 }, (_, index): PaperPoint => {
    const turn = (index * Math.PI) / 12;
    return [x + radius * Math.cos(turn), z + radius * Math.sin(turn)];
  });
  const slats = [-0.6, -0.3, 0, 0.3, 0.6].map((share): PaperPoint[] => {
    const half = radius * Math.sqrt(1 - share * share);
    return [
      [x - half, z + share * radius],
      [x + half, z + share * radius],
    ];
  });
  return [shape(round, COLOUR, LINE), lines(slats, FINE)];
}
