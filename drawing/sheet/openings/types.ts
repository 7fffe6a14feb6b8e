import { WET_ROOMS } from "#drawing/sheet/heights/wet-floors.ts";
import { isGarageDoor } from "#drawing/sheet/openings/garage-door.ts";
import { writtenTag } from "#drawing/sheet/openings/sizes.ts";
import type { RegionCode } from "#planner/brief/brief.ts";
import { BATHROOMS, type Level, OPEN_AIR_KINDS, type Opening, type Plan, type RoomKind } from "#planner/plan/plan.ts";

type Words = {
  readonly main: string;
  readonly inner: string;
  readonly wet: string;
  /** To the open air: glazed as the elevation of such a style shows it, and outside India from a day room to the garden. */
  readonly glazed: string;
  readonly solid: string;
  readonly garage: string;
  /** A garage's door towards the road. */
  readonly overhead: string;
  readonly open: string;
  readonly ventilator: string;
};

const DOORS: Readonly<Record<RegionCode, Words>> = {
  in: {
    main: "main, solid timber",
    inner: "inner, flush",
    wet: "wet, waterproof",
    glazed: "outer, glazed",
    solid: "outer, solid",
    garage: "to garage, solid",
    overhead: "rolling shutter",
    open: "no shutter",
    ventilator: "louvred",
  },
  uk: {
    main: "entrance, solid",
    inner: "internal, flush",
    wet: "internal, flush",
    glazed: "external, glazed",
    solid: "external, solid",
    garage: "to garage, FD30S",
    overhead: "up-and-over",
    open: "no door",
    ventilator: "top-hung, obscured",
  },
  us: {
    main: "entry, solid",
    inner: "interior, flush",
    wet: "interior, flush",
    glazed: "exterior, glazed",
    solid: "exterior, solid",
    garage: "to garage, 20 min",
    overhead: "sectional overhead",
    open: "no door",
    ventilator: "awning, obscure",
  },
};

/** What the schedule has no room for: what its sizes are, and what all outer doors and windows have. */
const NOTES: Readonly<Record<RegionCode, string>> = {
  in: "masonry opening, frame included. Outer doors have a weather bar, windows a grille, ventilators fly mesh.",
  uk: "structural opening, frame included. External doors have a weather bar; windows are double-glazed.",
  us: "rough opening, frame included. Exterior doors are weatherstripped; windows have insulated glass.",
};

export function openingsNote({ brief }: Plan): string {
  return `Sizes of doors and windows are of the ${NOTES[brief.region]}`;
}

/** How windows open, in styles with slender frames and in those with posts and shutters; and how those of a bath are glazed. */
const WINDOWS: Readonly<Record<RegionCode, { readonly slender: string; readonly posted: string }>> = {
  in: { slender: "sliding", posted: "casement" },
  uk: { slender: "casement", posted: "casement" },
  us: { slender: "casement", posted: "casement" },
};
const BATH_PANES: Readonly<Record<RegionCode, string>> = { in: ", obscured", uk: ", obscured", us: ", obscure" };

/** Outside India these have a glazed door to the garden. */
const DAY_ROOMS: readonly RoomKind[] = ["living", "dining", "living-dining", "kitchen-dining", "family"];

/** What is hung in an opening, by what it is used for: one tag, which is a size, may be a bedroom's door and a balcony's. */
export function openingType(plan: Plan, level: Level, opening: Opening): string {
  const { kind, rooms, main } = opening;
  const { region, style } = plan.brief;
  const kinds = rooms.flatMap((id) => level.rooms.filter((room) => room.id === id).map((room) => room.kind));
  const doors = DOORS[region];
  const slender = style === "modern" || style === "contemporary";
  if (kind === "arch") return doors.open;
  if (kind === "ventilator") return doors.ventilator;
  if (kind === "window") {
    const panes = kinds.some((each) => BATHROOMS.includes(each)) ? BATH_PANES[region] : "";
    return `${WINDOWS[region][slender ? "slender" : "posted"]}${panes}`;
  }
  if (main) return doors.main;
  if (isGarageDoor(opening)) return doors.overhead;
  if (kinds.includes("garage")) return rooms.includes("outside") ? doors.solid : doors.garage;
  if (rooms.includes("outside") || kinds.some((each) => OPEN_AIR_KINDS.includes(each))) {
    const seenGlazed = slender && (level.index > 0 || style === "contemporary");
    const toGarden = region !== "in" && kinds.some((each) => DAY_ROOMS.includes(each));
    return seenGlazed || toGarden ? doors.glazed : doors.solid;
  }
  return kinds.some((each) => WET_ROOMS.includes(each)) ? doors.wet : doors.inner;
}

/** The openings of one tag and one use. */
export type TypedOpenings = { readonly type: string; readonly openings: readonly Opening[] };

/** The openings of a tag on some levels of a plan, apart by what is hung in them. */
export function typedOpenings(plan: Plan, levels: readonly Level[], tag: string): readonly TypedOpenings[] {
  const byType = new Map<string, Opening[]>();
  for (const level of levels) {
    for (const opening of level.openings.filter((each) => writtenTag(plan, each) === tag)) {
      const type = openingType(plan, level, opening);
      byType.set(type, [...(byType.get(type) ?? []), opening]);
    }
  }
  return [...byType].map(([type, openings]) => ({ type, openings }));
}
