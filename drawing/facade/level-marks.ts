import type { Massing } from "#drawing/facade/massing.ts";
import { type Frame, toPaper } from "#drawing/sheet/page/frame.ts";
import { line, polygon, polyline, text } from "#drawing/sheet/page/marks.ts";
import { INK, PENS } from "#drawing/sheet/page/pens.ts";
import type { Mark } from "#drawing/sheet/page/sheet.ts";
import type { Units } from "#drawing/sheet/page/units.ts";
import { endsAtRidge } from "#drawing/sheet/pitched/pitched-roof.ts";

type LevelWords = Pick<Units, "street" | "finished" | "slab" | "upstand" | "lintel" | "plate">;
/** `aside`: its name begins farther in, as the line of the next level bends up close by. */
export type LevelMark = { readonly z: number; readonly name: string; readonly aside?: boolean };

/**
 * Heights above the road: plinth, floors, lintels, the plate and ridge of a sloped roof, or the roof slab and the parapet on it, and the stair headroom.
 */
export function levelMarksOf(
  massing: Massing,
  { street, finished, slab, upstand, lintel, plate }: LevelWords,
): readonly LevelMark[] {
  const heads = massing.solids
    .flatMap((solid) => solid.openings)
    .filter(({ opening }) => opening.kind !== "ventilator");
  const marks: LevelMark[] = [{ z: 0, name: street }];
  for (const level of massing.levels) {
    marks.push({
      z: level.floor,
      name: `${level.index === 0 ? "PLINTH, " : ""}${level.name.toUpperCase()} ${finished}`,
    });
    for (const { name, finish, slab: sunk, guard } of level.terraces) {
      const terrace = name.toUpperCase();
      marks.push({ z: finish, name: `${terrace} ${finished}` }, { z: guard, name: `PARAPET, ${terrace}` });
      if (slab !== "") marks.push({ z: sunk, name: `${terrace} ${slab}` });
    }
    if (level.lowerRoof !== null)
      marks.push(
        { z: level.lowerRoof.slab, name: `LOWER ROOF SLAB ${slab}`.trim(), aside: true },
        { z: level.lowerRoof.top, name: `${upstand}, LOWER ROOF` },
      );
    const mine = heads.filter((head) => head.level === level.index).map((head) => head.z2);
    if (mine.length > 0) marks.push({ z: mostCommon(mine), name: lintel });
  }
  const { roof, pitched } = massing;
  const joists = Math.max(...massing.levels.map(({ ceiling }) => ceiling));
  marks.push(pitched === null ? { z: roof, name: `ROOF SLAB ${slab}`.trim() } : { z: joists, name: plate });
  marks.push(
    pitched === null
      ? { z: roof + massing.parapet, name: "PARAPET" }
      : { z: roof + pitched.ridge, name: endsAtRidge(pitched) ? "RIDGE" : "TOP OF ROOF" },
  );
  const over = massing.solids.filter(({ part }) => part === "headroom").map(({ z2 }) => z2);
  if (over.length > 0) marks.push({ z: Math.max(...over), name: "STAIR HEADROOM" });
  return marks;
}

/** Heights of the tiles about a terrace, for a drawing that shows them. */
export function skirtMarks({ skirt, roof }: Massing): readonly LevelMark[] {
  if (skirt === null) return [];
  return [
    { z: roof + skirt.foot, name: "EAVES, EDGE OF TILES" },
    { z: roof + skirt.top, name: "TOP OF TILES" },
  ];
}

/** The ridge of the gablet that stands in those tiles: the highest line over the parapet. */
export function gabletMarks({ skirt, roof }: Massing): readonly LevelMark[] {
  return skirt?.gablet ? [{ z: roof + skirt.gablet.ridge, name: "RIDGE OF THE GABLET" }] : [];
}

/** Paper from one level's words to the next one's, mm: between them stand the lower one's name, over its line, and the upper one's height, below its line. */
const APART = 5.2;
/** Where a level's line bends up to its words, from its beginning. */
const BEND = [4, 6] as const;
/** How long a level's line is: as the longest name behind a bend, the ground floor's over a low plinth. mm on paper */
export const LEVEL_LINE = 38;

/**
 * A triangle on its level line, the name over the line and the height below, `further` levels among them; words that would meet those of the
 * level below stand higher.
 */
export function drawLevelMarks(
  massing: Massing,
  x: number,
  frame: Frame,
  words: LevelWords,
  written: (z: number) => string,
  further: readonly LevelMark[] = [],
): readonly Mark[] {
  const levels = [...levelMarksOf(massing, words), ...further].sort((a, b) => a.z - b.z);
  let free = Number.NEGATIVE_INFINITY;
  return levels.flatMap(({ z, name, aside = false }) => {
    const [px, pz] = toPaper(frame, [x, z]);
    const height = Math.max(pz, free);
    free = height + APART;
    return [
      ...(height === pz
        ? [line("A-ANNO-TEXT", [px, pz], [px + LEVEL_LINE, pz], PENS.dimension)]
        : [
            polyline(
              "A-ANNO-TEXT",
              [
                [px, pz],
                [px + BEND[0], pz],
                [px + BEND[1], height],
                [px + LEVEL_LINE, height],
              ],
              PENS.dimension,
            ),
          ]),
      polygon(
        "A-ANNO-TEXT",
        [
          [px + 2.4, pz],
          [px + 1.3, pz + 1.9],
          [px + 3.5, pz + 1.9],
        ],
        { fill: { colour: INK } },
      ),
      text([px + (height === pz && !aside ? 5 : BEND[1] + 0.5), height + 0.7], name, 1.6, { layer: "A-ANNO-TEXT" }),
      text([px + LEVEL_LINE, height - 2.5], written(z), 1.7, {
        layer: "A-ANNO-TEXT",
        anchor: "end",
      }),
    ];
  });
}

function mostCommon(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}
