import type { Frame } from "#drawing/sheet/page/frame.ts";
import type { LabelSpace } from "#drawing/sheet/page/label-space.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

/** What the section's words and chains are written with: where they may stand, in which units and letters. */
export type Pen = {
  readonly frame: Frame;
  readonly units: Units;
  readonly typesetter: Typesetter;
  readonly space: LabelSpace;
};
