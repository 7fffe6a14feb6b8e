import type { Headroom } from "#drawing/sheet/headroom/headroom.ts";
import { type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import type { Box } from "#drawing/sheet/shapes/box.ts";
import { flightRun } from "#drawing/sheet/stairs/walk.ts";

/** The floor from a stair's last riser to the wall of the room over it, from which one steps over the threshold on to the roof; on paper. */
export function headroomLanding({ stair, inside }: Pick<Headroom, "stair" | "inside">, frame: Frame): Box {
  const flight = stair.flights.at(-1);
  if (!flight) return inside;
  const run = flightRun(flight);
  const [x, y] = toPaper(frame, run.at(run.length, run.width / 2));
  const [ux, uy] = run.up;
  if (Math.abs(ux) > Math.abs(uy)) return ux > 0 ? { ...inside, x1: x } : { ...inside, x2: x };
  return uy > 0 ? { ...inside, y1: y } : { ...inside, y2: y };
}
