import { type EntitiesManager, point3d, TextHorizontalAlignment, TextVerticalAlignment } from "@tarikjabiri/dxf";
import { toReal } from "#drawing/dxf/to-real.ts";
import type { TextMark } from "#drawing/sheet/page/marks.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";

/** Words on their baseline, in a drawing or in a block of it. */
export function addText(space: EntitiesManager, mark: TextMark, sheet: Sheet): void {
  const [x, y] = toReal(mark.at, sheet);
  const at = point3d(x, y);
  const alignments = {
    start: TextHorizontalAlignment.Left,
    middle: TextHorizontalAlignment.Center,
    end: TextHorizontalAlignment.Right,
  };
  space.addText(at, mark.height * sheet.scale, escapeText(mark.text), {
    layerName: mark.layer,
    rotation: mark.angle,
    horizontalAlignment: alignments[mark.anchor],
    verticalAlignment: TextVerticalAlignment.BaseLine,
    ...(mark.anchor === "start" ? {} : { secondAlignmentPoint: at }),
  });
}

/** Every DXF version reads \U+XXXX; raw UTF-8 only the later ones. */
export function escapeText(words: string): string {
  return words.replace(/[^\x20-\x7e]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return `\\U+${code}`;
  });
}
