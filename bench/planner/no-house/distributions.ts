import type { Brief } from "#planner/brief/brief.ts";

export type Wet = "bath" | "bathroom" | "wc";
/** The least rooms of one storey. */
export type Content = {
  readonly living: boolean;
  readonly kitchen: boolean;
  readonly bedrooms: number;
  readonly wet: readonly Wet[];
};

const NOTHING: Content = { living: false, kitchen: false, bedrooms: 0, wet: [] };

/**
 * Tries every distribution over the storeys of what is never given up: the bedrooms, a living room, a kitchen, a bath with WC or a bathroom and a WC, and,
 * where at least as many bathrooms were asked for as floors have bedrooms, one on each of these floors (law 3; the least is a WC). Everything else that the
 * brief asks for may be given up and told. `holds` is asked of each storey, first with part of its rooms, so that hopeless distributions are cut early.
 * True as soon as `take` accepts a distribution, false when it accepts none.
 */
export function someDistribution(
  { floors, bedrooms, bathrooms }: Pick<Brief, "floors" | "bedrooms" | "bathrooms">,
  holds: (level: number, content: Content) => boolean,
  take: (contents: readonly Content[]) => boolean,
): boolean {
  const levels = Array.from({ length: floors }, (_, level) => level);
  const allHold = (contents: readonly Content[]): boolean => contents.every((one, level) => holds(level, one));
  const baths = [
    ...levels.map((at): readonly (readonly [number, Wet])[] => [[at, "bath"]]),
    ...levels.flatMap((a) =>
      levels.map((b): readonly (readonly [number, Wet])[] => [
        [a, "bathroom"],
        [b, "wc"],
      ]),
    ),
  ];
  return splits(bedrooms, floors).some((split) => {
    if (!allHold(split.map((here) => ({ ...NOTHING, bedrooms: here })))) return false;
    const asked = bathrooms >= split.filter((n) => n > 0).length;
    return levels.some((living) =>
      levels.some((kitchen) => {
        const dry = split.map((here, level) => ({
          ...NOTHING,
          bedrooms: here,
          living: level === living,
          kitchen: level === kitchen,
        }));
        if (!allHold(dry)) return false;
        return baths.some((own) => {
          const contents = dry.map((one, level) => {
            const wet = own.filter(([at]) => at === level).map(([, kind]) => kind);
            return { ...one, wet: wet.length === 0 && asked && one.bedrooms > 0 ? (["wc"] as const) : wet };
          });
          return allHold(contents) && take(contents);
        });
      }),
    );
  });
}

/** Every way of sharing out the bedrooms, the most even first: that is the likeliest to hold. */
function splits(bedrooms: number, floors: number): readonly (readonly number[])[] {
  const ways = (left: number, storeys: number): readonly (readonly number[])[] =>
    storeys === 1
      ? [[left]]
      : Array.from({ length: left + 1 }, (_, here) => here).flatMap((here) =>
          ways(left - here, storeys - 1).map((rest) => [here, ...rest]),
        );
  return [...ways(bedrooms, floors)].sort((a, b) => Math.max(...a) - Math.max(...b));
}
