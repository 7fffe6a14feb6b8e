import type { Place, RoofPiece } from "#drawing/facade/roof/roof-piece.ts";
import { type PitchedRoof, riseAt } from "#drawing/sheet/pitched/pitched-roof.ts";
import type { Point } from "#planner/geometry/point.ts";

/** Across a ridge: how far to its right, and how high above the slopes there, mm. */
type Section = readonly (readonly [beside: number, above: number])[];

/** A half-round ridge tile in Britain; in the US folded shingles, which lie almost flat. At their edges both lie on the slopes. */
const SECTIONS = {
  uk: [
    [-125, 4],
    [-75, 42],
    [0, 46],
    [75, 42],
    [125, 4],
  ],
  us: [
    [-150, 4],
    [0, 24],
    [150, 4],
  ],
} as const satisfies Readonly<Record<PitchedRoof["region"], Section>>;

/** What covers the ridges and hips. Heights as `PitchedRoof` tells them. */
export function capPieces(roof: PitchedRoof): readonly RoofPiece[] {
  const section: Section = SECTIONS[roof.region];
  return roof.creases
    .filter(({ kind }) => kind === "ridge" || kind === "hip")
    .flatMap(({ kind, from, to }) => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      // The slopes on both sides of a hip fall at half a right angle to it.
      const fall = roof.pitch.rise * (kind === "ridge" ? 1 : Math.SQRT1_2);
      const [low, high] = [from, to].map((end) => riseAt(roof, end) ?? roof.eaves) as [number, number];
      const at = ([x, y]: Point, crest: number, [beside, above]: Section[number]): Place => [
        x + uy * beside,
        y - ux * beside,
        crest - Math.abs(beside) * fall + above,
      ];
      const along: Place = [ux, uy, 0];
      const across: Place = [uy, -ux, 0];
      return section.slice(1).flatMap((right, index): readonly RoofPiece[] => {
        const left = section[index] ?? right;
        // Each end is closed down to the slopes, no farther: below lies the verge's board.
        const end = (point: Point, crest: number): readonly [Place, Place, Place, Place] => [
          at(point, crest, [left[0], 0]),
          at(point, crest, [right[0], 0]),
          at(point, crest, right),
          at(point, crest, left),
        ];
        const [first, last] = [end(from, low), end(to, high)];
        return [
          { part: "cap", along, corners: [first[2], last[2], last[3], first[3]] },
          { part: "cap", along: across, corners: first },
          { part: "cap", along: across, corners: [...last].reverse() },
        ];
      });
    });
}
