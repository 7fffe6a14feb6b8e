import { OPEN_AIR_KINDS } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { withColumns } from "#planner/rules/walls-of.ts";
import type { House } from "#planner/search/arrange/house.ts";
import { GRID } from "#planner/search/arrange/layout.ts";
import type { LayoutRules } from "#planner/search/arrange/needs.ts";
import { LEAST_ARM, type RoomSpec } from "#planner/search/programme/room-spec.ts";
import type { Light } from "#planner/search/programme/standards.ts";

/** Rooms that are lived and cooked in lie between walls that carry; slabs over small rooms rest on those. */
const CARRYING: readonly Light[] = ["habitable", "kitchen"];

/** What the rooms of a level ask of the cuts between them: widths and areas, legal and good, and the walls. Lengths mm. */
export function layoutRules(
  specs: readonly RoomSpec[],
  level: number,
  house: House,
  balconyDepth: number,
): LayoutRules {
  const { profile } = house;
  // The inner walls of a frame take in columns under another storey, and under the flat roof of a house of one, whose slab nothing would carry between its
  // outer walls. Not where rooms are at their least: walls above then stand where rooms want them, not only where a beam reaches from the core to an outer
  // wall. But walls about a lobby in a room's corner never lie over others: below them walls take in columns in any case.
  const underLobby = house.rooms.slice(level + 1).some((rooms) => rooms.some(({ corner }) => corner > 0));
  const underSlab = level < house.rooms.length - 1 || (house.rooms.length === 1 && profile.stair.toTerrace.value);
  const roomy = underLobby || (!house.tight && underSlab);
  const walls = roomy ? withColumns(house.walls) : house.walls;
  const overTerrace = house.rooms[level - 1]?.some(({ kind }) => kind === "terrace") === true;
  return {
    weight: Float64Array.from(specs, (spec) => spec.target / 1e6),
    open: Uint8Array.from(specs, (spec) => (OPEN_AIR_KINDS.includes(spec.kind) ? 1 : 0)),
    overTerrace: Uint8Array.from(specs, (spec) => (spec.kind === "terrace" && overTerrace ? 1 : 0)),
    stripWidth: Int32Array.from(specs, (spec) => strip(spec, profile, balconyDepth, true)),
    stripDepth: Int32Array.from(specs, (spec) => strip(spec, profile, balconyDepth, false)),
    leastWidth: Int32Array.from(specs, (spec) => least(spec, profile, true)),
    leastDepth: Int32Array.from(specs, (spec) => least(spec, profile, false)),
    legalWidth: Int32Array.from(specs, (spec) => legal(spec, profile, house.tight, true)),
    legalDepth: Int32Array.from(specs, (spec) => legal(spec, profile, house.tight, false)),
    tight: house.tight,
    walls,
    carries: Uint8Array.from(specs, (spec) => (CARRYING.includes(spec.light) ? 1 : 0)),
    leastLength: Int32Array.from(specs, ({ corner, leastWidth }) => (corner > 0 ? corner + leastWidth : 0)),
    leastArea: Float64Array.from(specs, (spec) => Math.max(spec.leastArea, spec.target * 0.75)),
    // The law asks no area of a passage: a square of its least width lets one turn.
    legalArea: Float64Array.from(specs, (spec) =>
      spec.kind === "passage" ? spec.leastWidth * spec.leastWidth : spec.leastArea,
    ),
  };
}

/** How deep a balcony is drawn where the profile lets it be so deep, mm. */
const BALCONY = 1350;

/** The usual thickness of a room that is a strip by nature, drawn so whatever the areas beside it, mm; 0 for other rooms. `across`: left to right. */
function strip(spec: RoomSpec, profile: Profile, balconyDepth: number, across: boolean): number {
  if (spec.kind === "passage") return profile.passageWidth.value + 50;
  if (spec.kind === "balcony") return across ? 0 : Math.min(BALCONY, Math.floor(balconyDepth / GRID) * GRID);
  if (!spec.car) return 0;
  return across ? profile.car.width.value + 150 : profile.car.depth.value + 150;
}

function legal(spec: RoomSpec, profile: Profile, tight: boolean, across: boolean): number {
  if (spec.corner > 0) return Math.max(spec.leastWidth, spec.corner + LEAST_ARM);
  // In a tight house all rooms may be as narrow as the law lets them; a sit-out or balcony, for which it has no width, keeps one that one can stand on.
  if (tight && spec.leastWidth === 0) return least(spec, profile, across);
  return spec.kind === "parking" ? least(spec, profile, across) : spec.aspect > 90 ? 0 : spec.leastWidth;
}

function least(spec: RoomSpec, profile: Profile, across: boolean): number {
  if (spec.aspect > 90) return 0;
  if (spec.kind !== "parking") return Math.max(spec.leastWidth, spec.goodWidth * 0.9);
  if (!spec.car) return across ? profile.twoWheeler.width.value + 100 : profile.twoWheeler.depth.value;
  return across ? profile.car.width.value : profile.car.depth.value;
}
