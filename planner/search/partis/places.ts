import { BEDROOMS } from "#planner/plan/plan.ts";
import type { VastuModel } from "#planner/search/arrange/vastu-model.ts";
import type { Parti, Place } from "#planner/search/partis/parti.ts";
import { vastuPlace } from "#planner/search/partis/vastu-place.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";
import type { Random } from "#planner/search/random.ts";

const MIDDLE: Place = [0.5, 0.5];
/** The part to let lies together, behind the house or along a side. */
const LET_PLACES: readonly Place[] = [
  [0.5, 1.1],
  [1.1, 0.8],
  [-0.1, 0.8],
  [1.1, 0.4],
];
/** How often rooms are set where vastu likes them instead of where the parti has them. */
const BY_VASTU = { strict: 0.75, preferred: 0.35 } as const;

/** Every room's wish, loosened by an amount that changes from draw to draw, so that near and far variants are met. */
export function placesOf(
  parti: Parti,
  mirrored: boolean,
  level: number,
  specs: readonly RoomSpec[],
  vastu: VastuModel | null,
  random: Random,
): readonly Place[] {
  const byVastu = vastu !== null && random.fraction() < (vastu.strict ? BY_VASTU.strict : BY_VASTU.preferred);
  const wishes = level === 0 ? parti.ground : parti.upper;
  const bedrooms = level === 0 ? parti.groundBedrooms : parti.upperBedrooms;
  const loose = 0.1 + 0.5 * random.fraction() * random.fraction();
  let bedroom = 0;
  const letAt = specs.some((spec) => spec.apart === "to-let")
    ? (LET_PLACES[random.below(LET_PLACES.length)] as Place)
    : MIDDLE;
  return specs.map((spec) => {
    const sleeps = BEDROOMS.includes(spec.kind);
    const wish =
      (spec.apart === "to-let" ? letAt : sleeps ? bedrooms[bedroom++ % bedrooms.length] : wishes[spec.kind]) ?? MIDDLE;
    const drawn: Place = [mirrored ? 1 - wish[0] : wish[0], wish[1]];
    const moved = byVastu && vastu !== null && spec.apart !== "to-let";
    const [across, along] = moved ? vastuPlace(spec.kind, drawn, vastu.northBearing) : drawn;
    return [across + loose * (2 * random.fraction() - 1), along + loose * (2 * random.fraction() - 1)];
  });
}
