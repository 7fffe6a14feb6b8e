import type { Profile } from "#planner/rules/profile.ts";
import { minimum, sourced } from "#planner/rules/sourced.ts";

const IRC = "IRC 2021";
const RESTATED = "IRC 2021, as building departments restate it";
const FRAMING = "IRC 2021 R602.3 and US practice, wood light frame";
const PRACTICE = "US practice";
const ZONING = "typical zoning; local ordinance decides";

const HABITABLE = minimum(6.51, 2134, 2134, "R304.1, R304.2, R305.1", RESTATED, "restated");

/** United States: the International Residential Code; what zoning decides is an assumption that a local office confirms. */
export const UNITED_STATES: Profile = {
  id: "us-irc-2021",
  version: "2026-11",
  region: "us",
  sources: ["International Residential Code 2021, chapter 3", "typical small-lot zoning"],
  checkedOn: "2026-11-20",
  note: "States and cities amend the code, and zoning sets yards and coverage: confirm with your local building department.",
  rooms: {
    living: HABITABLE,
    "living-dining": HABITABLE,
    "master-bedroom": HABITABLE,
    bedroom: HABITABLE,
    dining: HABITABLE,
    family: HABITABLE,
    hall: HABITABLE,
    study: HABITABLE,
    kitchen: minimum(4.6, 1829, 2134, "R304.2 exempts kitchens", PRACTICE, "general"),
    "kitchen-dining": HABITABLE,
    bath: minimum(2.8, 1524, 2032, "R305.1, R307.1", `${RESTATED}; size from the fixtures' clearances`, "general"),
    bathroom: minimum(2.3, 1372, 2032, "R305.1, R307.1", `${RESTATED}; size from the fixtures' clearances`, "general"),
    wc: minimum(1.1, 762, 2032, "R307.1", RESTATED, "restated"),
    powder: minimum(1.4, 914, 2032, "R307.1", `${RESTATED}; size from the fixtures' clearances`, "general"),
    store: minimum(0, 762, 2032, "", PRACTICE, "general"),
    pooja: minimum(1.0, 914, 2134, "", PRACTICE, "general"),
    utility: minimum(1.7, 914, 2134, "", PRACTICE, "general"),
    dressing: minimum(1.8, 1219, 2134, "", PRACTICE, "general"),
    garage: minimum(17.6, 3048, 2134, "", `${PRACTICE}: 10 x 19 ft, the smallest garage for one car`, "general"),
  },
  secondHabitable: HABITABLE,
  kitchenWithDining: minimum(4.6, 1829, 2134, "R304.2 exempts kitchens", PRACTICE, "general"),
  plinth: sourced(203, `${IRC} R317.1: wood 8 in above ground`, "general"),
  clearHeight: sourced(2438, `${PRACTICE}: 8 ft ceilings; R305.1 asks for 7 ft`, "general"),
  usualClearHeight: sourced(2750, `${PRACTICE}: 9 ft ceilings in new houses`, "general"),
  entranceWc: sourced(1, `${PRACTICE}: a half bath with the day rooms`, "general"),
  stair: {
    enclosedAbove: null,
    toTerrace: sourced(false, `${PRACTICE}: pitched roofs`, "general"),
    width: sourced(914, `${RESTATED}, R311.7.1`, "verified"),
    tread: sourced(254, `${RESTATED}, R311.7.5.2`, "verified"),
    maxRiser: sourced(196, `${RESTATED}, R311.7.5.1: 7 3/4 in`, "verified"),
    minRiser: sourced(102, "IBC 1011.5.2: 4 in; the IRC names none", "general"),
    maxRisersPerFlight: sourced(19, `${RESTATED}, R311.7.3: 12 ft 7 in of rise at 7 3/4 in`, "verified"),
    headroom: sourced(2032, `${RESTATED}, R311.7.2`, "verified"),
    landing: sourced(914, `${RESTATED}, R311.7.6`, "verified"),
  },
  doors: {
    main: sourced(965, `${IRC} R311.2: 32 in clear; a 3 ft leaf in its frame`, "general"),
    room: sourced(864, `${PRACTICE}: a 2 ft 8 in leaf in its frame`, "general"),
    service: sourced(762, `${PRACTICE}: a 2 ft 4 in leaf in its frame`, "general"),
    garden: sourced(864, `${PRACTICE}: a glazed 2 ft 8 in leaf to the yard, in its frame`, "general"),
    head: sourced(2083, `${PRACTICE}: a 6 ft 8 in leaf in its frame`, "general"),
  },
  sleepsUpstairs: sourced(true, `${PRACTICE}: day rooms below, bedrooms above`, "general"),
  foyer: sourced(true, `${PRACTICE}: a foyer behind the front porch`, "general"),
  lowerRoofs: sourced(true, `${PRACTICE}: garages and porches have roofs, not decks`, "general"),
  passageWidth: sourced(914, `${IRC} R311.6`, "general"),
  passageWidthService: sourced(914, `${IRC} R311.6`, "general"),
  openings: {
    habitableShare: sourced(0.08, `${IRC} R303.1: glazing`, "general"),
    kitchen: sourced(0.28, `${PRACTICE}: a window over the sink; R303.1 counts the kitchen as habitable`, "general"),
    bath: sourced(0.28, `${RESTATED}, R303.3: 3 sq ft, or a fan`, "verified"),
  },
  duct: {
    side: sourced(1829, `${PRACTICE}: light courts are rare; 6 ft as in rated yards`, "general"),
    area: sourced(5.6, `${PRACTICE}: light courts are rare`, "general"),
  },
  bathtub: {
    length: sourced(1524, `${PRACTICE}: the usual tub, 60 x 30 in`, "general"),
    width: sourced(762, `${PRACTICE}: the usual tub, 60 x 30 in`, "general"),
  },
  car: {
    width: sourced(2743, `${ZONING}: 9 ft stall`, "general"),
    depth: sourced(5486, `${ZONING}: 18 ft stall`, "general"),
  },
  garage: {
    width: sourced(3048, `${PRACTICE}: 10 ft, the narrowest garage for one car`, "general"),
    depth: sourced(5791, `${PRACTICE}: 19 ft, the shallowest garage for one car of an 18 ft stall`, "general"),
    door: sourced(2438, `${PRACTICE}: an 8 ft door for one car`, "general"),
    head: sourced(2134, `${PRACTICE}: 7 ft high`, "general"),
  },
  twoWheeler: { width: sourced(1000, PRACTICE, "general"), depth: sourced(2200, PRACTICE, "general") },
  frontSetback: [
    { upTo: 12000, setback: 4572, source: `${ZONING}: 15 ft on a local street`, certainty: "general" },
    { upTo: null, setback: 6096, source: `${ZONING}: 20 ft`, certainty: "general" },
  ],
  narrowRoad: null,
  secondRoad: {
    setback: sourced(3048, `${ZONING}: 10 ft along a side street`, "general"),
    fromWidth: sourced(12192, `${ZONING}: a lot narrower than 40 ft keeps a side's ordinary yard`, "general"),
  },
  sideSetback: [
    { upTo: 7620, left: 914, right: 914, source: `${IRC} R302.1: no opening nearer than 3 ft`, certainty: "general" },
    { upTo: 24000, left: 1524, right: 1524, source: `${IRC} R302.1: unrated wall at 5 ft`, certainty: "general" },
    { upTo: null, left: 3048, right: 3048, source: `${ZONING}: 10 ft`, certainty: "general" },
  ],
  rearSetback: [
    { upTo: 20000, setback: 3048, source: `${ZONING}: 10 ft on a shallow lot`, certainty: "general" },
    { upTo: 30000, setback: 4572, source: `${ZONING}: 15 ft`, certainty: "general" },
    { upTo: null, setback: 6096, source: `${ZONING}: 20 ft`, certainty: "general" },
  ],
  intensity: [
    { upTo: 300, coverage: 0.6, far: 1.4, height: 10668, source: `${ZONING}: small lot, 35 ft`, certainty: "general" },
    { upTo: 700, coverage: 0.5, far: 1.0, height: 10668, source: `${ZONING}: 35 ft`, certainty: "general" },
    { upTo: null, coverage: 0.4, far: 0.6, height: 10668, source: `${ZONING}: 35 ft`, certainty: "general" },
  ],
  structure: {
    span: sourced(4500, "plan document, law 8; 16 ft beams reach farther", "general"),
    balcony: sourced(1219, `${PRACTICE}: 4 ft joist cantilever`, "general"),
  },
  cost: {
    currency: "USD",
    perSquareMetre: sourced(
      2000,
      "sample rate: about 185 a square foot, ordinary finish; not from a price book",
      "general",
    ),
  },
  walls: {
    "load-bearing": {
      external: sourced(180, `${FRAMING}: 2x6 studs 140, sheathing 11, board 13, siding 16`, "general"),
      sheltered: sourced(180, `${FRAMING}: 2x6 studs 140, sheathing 11, board 13, siding 16`, "general"),
      core: sourced(165, `${FRAMING}: 2x6 studs with board on both faces`, "general"),
      bearing: sourced(114, `${FRAMING}: 2x4 studs with board on both faces, 4 1/2 in`, "general"),
      partition: sourced(114, `${FRAMING}: 2x4 studs with board on both faces, 4 1/2 in`, "general"),
      post: sourced(89, `${FRAMING}: 4x4 post in the stud wall`, "general"),
      postAlong: sourced(89, `${FRAMING}: 4x4 post in the stud wall`, "general"),
    },
    "rcc-frame": {
      external: sourced(230, `${PRACTICE}: 8 in block with finishes`, "general"),
      sheltered: sourced(230, `${PRACTICE}: 8 in block with finishes`, "general"),
      core: sourced(230, `${PRACTICE}: 8 in block with finishes`, "general"),
      bearing: sourced(115, `${PRACTICE}: steel studs with board; the frame carries the floors`, "general"),
      partition: sourced(115, `${PRACTICE}: steel studs with board`, "general"),
      post: sourced(230, `${PRACTICE}: columns as deep as the block`, "general"),
      postAlong: sourced(300, `${PRACTICE}: columns of 9 x 12 in`, "general"),
    },
  },
};
