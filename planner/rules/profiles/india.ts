import type { Profile } from "#planner/rules/profile.ts";
import { minimum, sourced } from "#planner/rules/sourced.ts";

const NBC = "NBC 2016 Part 3";
const GO119 = "Andhra Pradesh G.O. 119, chapter IV";
const BIAAPA = "BIAAPA bye-laws, residential table";
const MBBL = "MBBL 2016 Table 3.3";
const SHEET = "Indian drawing conventions (aecord.com)";
const MASONRY = "IS 1905 and practice";
const HANDBOOK = "Indian house engineering handbook (restated)";

const HABITABLE = minimum(9.5, 2400, 2750, "12.2.1, 12.2.2", NBC, "verified");
const SECOND = minimum(7.5, 2100, 2750, "12.2.2", NBC, "verified");

/** India: the National Building Code where it speaks, named bye-laws where it leaves a plot unbuildable or is silent. */
export const INDIA: Profile = {
  id: "in-nbc-2016",
  version: "2026-11",
  region: "in",
  sources: ["NBC 2016 Part 3 and Part 4", MBBL, BIAAPA, GO119, HANDBOOK],
  checkedOn: "2026-11-20",
  note: "Confirm setbacks, coverage and floor area ratio with your local authority before building.",
  rooms: {
    living: HABITABLE,
    "living-dining": HABITABLE,
    "master-bedroom": HABITABLE,
    bedroom: SECOND,
    dining: SECOND,
    family: SECOND,
    hall: SECOND,
    study: SECOND,
    kitchen: minimum(5.0, 1800, 2750, "12.3.2", NBC, "verified"),
    "kitchen-dining": minimum(7.5, 2100, 2750, "12.3.2", NBC, "verified"),
    bath: minimum(2.8, 1200, 2200, "12.4.2", NBC, "verified"),
    bathroom: minimum(1.8, 1200, 2200, "12.4.2", NBC, "verified"),
    wc: minimum(1.1, 900, 2200, "12.4.2", NBC, "verified"),
    powder: minimum(1.1, 900, 2200, "12.4.2", NBC, "verified"),
    store: minimum(0, 900, 2200, "", `${GO119} for the height; width of practice`, "general"),
    pooja: minimum(1.0, 900, 2200, "", "practice: catalogue plans have shrines of 3 x 3 ft and more", "restated"),
    utility: minimum(1.4, 900, 2200, "", "practice", "general"),
    dressing: minimum(1.8, 1200, 2200, "", "practice", "general"),
    garage: minimum(18, 3000, 2400, "", GO119, "verified"),
  },
  secondHabitable: SECOND,
  kitchenWithDining: minimum(5.0, 1800, 2750, "12.3.1", NBC, "verified"),
  plinth: sourced(450, NBC, "verified"),
  clearHeight: sourced(2750, NBC, "verified"),
  usualClearHeight: sourced(3000, "Indian practice: 10 ft rooms", "general"),
  entranceWc: sourced(2, "design practice", "general"),
  stair: {
    enclosedAbove: null,
    toTerrace: sourced(true, "practice: water tank, drying and summer nights are on the terrace", "general"),
    width: sourced(1000, "NBC 2016 Part 4, 4.4.2.4.3.2(e)", "verified"),
    tread: sourced(250, HANDBOOK, "restated"),
    maxRiser: sourced(190, HANDBOOK, "restated"),
    minRiser: sourced(150, HANDBOOK, "restated"),
    maxRisersPerFlight: sourced(15, HANDBOOK, "restated"),
    headroom: sourced(2200, HANDBOOK, "restated"),
    landing: sourced(1000, "practice: as deep as the stair is wide", "general"),
  },
  doors: {
    main: sourced(1050, `${HANDBOOK}: main door 3 ft 6 in`, "restated"),
    room: sourced(900, `${HANDBOOK}: bedroom door 3 ft`, "restated"),
    service: sourced(750, `${HANDBOOK}: toilet door 2 ft 6 in`, "restated"),
    garden: null,
    head: sourced(2100, `${HANDBOOK}: doors of 7 ft`, "restated"),
  },
  sleepsUpstairs: sourced(
    false,
    "design practice: a family of three bedrooms and more has one of them without stairs",
    "general",
  ),
  foyer: sourced(false, "practice: one comes in over a sit-out, where the shoes stay", "general"),
  lowerRoofs: sourced(false, "practice: what an upper storey leaves over is a terrace to dry and to sit on", "general"),
  passageWidth: sourced(1000, "NBC 2016 Part 4", "restated"),
  passageWidthService: sourced(900, HANDBOOK, "restated"),
  openings: {
    habitableShare: sourced(0.1, HANDBOOK, "restated"),
    kitchen: sourced(1.0, HANDBOOK, "restated"),
    bath: sourced(0.37, HANDBOOK, "restated"),
  },
  duct: { side: sourced(1200, "practice", "general"), area: sourced(2.8, "practice", "general") },
  bathtub: null,
  car: { width: sourced(2500, "NBC parking norm", "restated"), depth: sourced(5000, "NBC parking norm", "restated") },
  garage: null,
  twoWheeler: { width: sourced(1000, GO119, "verified"), depth: sourced(2000, GO119, "verified") },
  frontSetback: [
    { upTo: 7500, setback: 1500, highest: 7000, source: `${NBC}, 8.2.1.1`, certainty: "verified" },
    { upTo: 18000, setback: 3000, source: `${NBC}, 8.2.1.1`, certainty: "verified" },
    { upTo: 30000, setback: 4500, source: `${NBC}, 8.2.1.1`, certainty: "verified" },
    { upTo: null, setback: 6000, source: `${NBC}, 8.2.1.1`, certainty: "verified" },
  ],
  narrowRoad: {
    below: sourced(7500, `${NBC}, 8.2.1.1`, "verified"),
    fromMiddle: sourced(5000, `${NBC}, 8.2.1.1`, "verified"),
  },
  secondRoad: {
    setback: sourced(1800, `${NBC}, 8.2.1.1: a corner plot's second front`, "verified"),
    fromWidth: sourced(9000, "practice: a narrower plot keeps a side's ordinary setback", "general"),
  },
  sideSetback: [
    { upTo: 7500, left: 1000, right: 1000, source: BIAAPA, certainty: "verified" },
    { upTo: 10000, left: 1000, right: 1000, source: BIAAPA, certainty: "verified" },
    { upTo: 13000, left: 1500, right: 1500, source: BIAAPA, certainty: "verified" },
    { upTo: 18000, left: 1500, right: 3000, source: BIAAPA, certainty: "verified" },
    { upTo: null, left: 2000, right: 3500, source: BIAAPA, certainty: "verified" },
  ],
  rearSetback: [
    { upTo: 7500, setback: 900, source: "practice for very shallow plots", certainty: "general" },
    { upTo: 10000, setback: 1000, source: BIAAPA, certainty: "verified" },
    { upTo: 18000, setback: 1500, source: BIAAPA, certainty: "verified" },
    { upTo: 24000, setback: 2000, source: BIAAPA, certainty: "verified" },
    { upTo: null, setback: 3000, source: BIAAPA, certainty: "verified" },
  ],
  intensity: [
    { upTo: 50, coverage: 0.75, far: 1.5, height: 8000, source: MBBL, certainty: "verified" },
    { upTo: 250, coverage: 0.65, far: 1.8, height: 12000, source: MBBL, certainty: "verified" },
    { upTo: 500, coverage: 0.55, far: 1.65, height: 15000, source: MBBL, certainty: "verified" },
    { upTo: null, coverage: 0.45, far: 1.2, height: 15000, source: MBBL, certainty: "verified" },
  ],
  structure: {
    span: sourced(4500, "practice for 230 mm frames", "restated"),
    balcony: sourced(1500, "practice", "general"),
  },
  cost: {
    currency: "INR",
    perSquareMetre: sourced(
      20000,
      "sample rate: about 1,850 a square foot, ordinary finish; not from a price book",
      "general",
    ),
  },
  walls: {
    "rcc-frame": {
      external: sourced(230, `${SHEET}: external brick wall 9 in`, "verified"),
      sheltered: sourced(230, `${SHEET}: external brick wall 9 in`, "verified"),
      core: sourced(230, "practice: one-brick walls take in the frame's columns", "general"),
      bearing: sourced(115, `${SHEET}: internal brick wall 4 1/2 in; the frame carries the floors`, "verified"),
      partition: sourced(115, `${SHEET}: internal brick wall 4 1/2 in`, "verified"),
      post: sourced(230, "practice: columns of 9 x 12 in", "general"),
      postAlong: sourced(300, "practice: columns of 300 mm", "restated"),
    },
    "load-bearing": {
      external: sourced(230, `${SHEET}: external brick wall 9 in`, "verified"),
      sheltered: sourced(230, `${SHEET}: external brick wall 9 in`, "verified"),
      core: sourced(230, `${MASONRY}: a wall under a floor is one brick thick`, "general"),
      bearing: sourced(230, `${MASONRY}: a wall under a floor is one brick thick`, "general"),
      partition: sourced(115, `${SHEET}: internal brick wall 4 1/2 in`, "verified"),
      post: sourced(230, `${MASONRY}: a beam rests on a pad or post as wide as the wall`, "general"),
      postAlong: sourced(230, `${MASONRY}: a beam rests on a pad or post as wide as the wall`, "general"),
    },
  },
};
