import { rectangle, text } from "#drawing/sheet/page/marks.ts";
import { PENS } from "#drawing/sheet/page/pens.ts";
import { bottomRule, breakLines, headingOver, type Section } from "#drawing/sheet/panel/section.ts";
import type { Typesetter } from "#drawing/text/typesetter.ts";

export type Finish = { readonly material: { readonly name: string; readonly colour: string }; readonly where: string };

/** Materials with their swatches and where they go. */
export function finishes(rows: readonly Finish[], typesetter: Typesetter): Section {
  const pitch = 7.4;
  const height = () => 6 + rows.length * pitch + 2;
  return {
    height,
    draw: (x, top, width) => [
      ...headingOver("SCHEDULE OF FINISHES", x, top, width),
      ...rows.flatMap(({ material, where }, index) => {
        const y = top - 7 - (index + 1) * pitch + 1.2;
        const [first = ""] = breakLines(where, width - 16, 1.4, typesetter);
        return [
          rectangle("A-ANNO-TTLB", x + 2, y, x + 10, y + 5, { fill: { colour: material.colour }, stroke: PENS.rule }),
          text([x + 12, y + 3.1], material.name, 1.6, { layer: "A-ANNO-TTLB", weight: "bold" }),
          text([x + 12, y + 0.5], first, 1.4, { layer: "A-ANNO-TTLB" }),
        ];
      }),
      bottomRule(x, top - height(), width),
    ],
  };
}
