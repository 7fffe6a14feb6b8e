import type { Profile } from "#planner/rules/profile.ts";
import { minimum, sourced } from "#planner/rules/sourced.ts";

const NDSS = "Nationally Described Space Standard 2015";
const AD_K = "Approved Document K, Table 1.1, as stair makers restate it";
const AD_M = "Approved Document M4(1)";
const AD_F = "Approved Document F";
const CAVITY = "Approved Document A section 2C and UK practice, cavity masonry";
const PRACTICE = "UK practice";
const LOCAL = "typical local plan; the planning authority decides";

const LIVING = minimum(11, 2750, 2300, "", `${PRACTICE}; head height ${NDSS}`, "general");

/** United Kingdom (England): the space standard and the Approved Documents; yards and coverage are for the local plan. */
export const UNITED_KINGDOM: Profile = {
  id: "uk-ndss-2015",
  version: "2026-11",
  region: "uk",
  sources: [NDSS, "Approved Documents B, F, K, M (England)", "typical local plans"],
  checkedOn: "2026-11-20",
  note: "Space between houses, coverage and height are for the local planning authority; confirm before building.",
  rooms: {
    living: LIVING,
    "living-dining": LIVING,
    "master-bedroom": minimum(11.5, 2750, 2300, "10(d), 10(e)", NDSS, "verified"),
    bedroom: minimum(7.5, 2150, 2300, "10(c)", NDSS, "verified"),
    dining: minimum(6.5, 2150, 2300, "", PRACTICE, "general"),
    family: minimum(7.5, 2150, 2300, "", PRACTICE, "general"),
    hall: minimum(4, 1500, 2300, "", PRACTICE, "general"),
    study: minimum(4.5, 1800, 2300, "", PRACTICE, "general"),
    kitchen: minimum(5.5, 1800, 2300, "", PRACTICE, "general"),
    "kitchen-dining": minimum(9, 2150, 2300, "", PRACTICE, "general"),
    bath: minimum(3, 1500, 2100, "", PRACTICE, "general"),
    bathroom: minimum(2.5, 1500, 2100, "", PRACTICE, "general"),
    wc: minimum(1.3, 850, 2100, "", `${AD_M}, entrance-storey WC`, "general"),
    powder: minimum(1.3, 850, 2100, "", `${AD_M}, entrance-storey WC`, "general"),
    store: minimum(0, 700, 2000, "", PRACTICE, "general"),
    pooja: minimum(1.0, 900, 2100, "", PRACTICE, "general"),
    utility: minimum(1.8, 1200, 2100, "", PRACTICE, "general"),
    dressing: minimum(1.8, 1200, 2100, "", PRACTICE, "general"),
    garage: minimum(18, 3000, 2100, "", PRACTICE, "general"),
  },
  secondHabitable: minimum(7.5, 2150, 2300, "10(c)", NDSS, "verified"),
  kitchenWithDining: minimum(5.5, 1800, 2300, "", PRACTICE, "general"),
  plinth: sourced(150, "Approved Document C: damp-proof course 150 mm above ground", "general"),
  clearHeight: sourced(2400, `${PRACTICE}; 2.3 m over three quarters of the area in the ${NDSS}`, "general"),
  usualClearHeight: sourced(2440, `${PRACTICE}: 2.4 m ceilings in new houses`, "general"),
  entranceWc: sourced(1, AD_M, "general"),
  stair: {
    enclosedAbove: sourced(
      4500,
      "Approved Document B, volume 1: a floor more than 4.5 m above the ground (to confirm)",
      "general",
    ),
    toTerrace: sourced(false, `${PRACTICE}: pitched roofs`, "general"),
    width: sourced(900, "Approved Document K names none; 900 mm recommended", "restated"),
    tread: sourced(225, `${AD_K}: going 220 to 300 mm; 225 keeps 42° with a rise of 195`, "verified"),
    maxRiser: sourced(195, `${AD_K}: rise 150 to 220 mm; 195 keeps 42° with a going of 225`, "verified"),
    minRiser: sourced(150, AD_K, "verified"),
    maxRisersPerFlight: sourced(36, "Approved Document K 1.18: a turn after 36 risers", "restated"),
    headroom: sourced(2000, "Approved Document K 1.11", "verified"),
    landing: sourced(900, "Approved Document K 1.20: as deep as the flight is wide", "verified"),
  },
  doors: {
    main: sourced(1000, `${AD_M}: 775 mm clear at the entrance; a 914 mm leaf in its frame`, "general"),
    room: sourced(900, `${AD_M}: 750 mm clear; an 838 mm leaf in its frame`, "general"),
    service: sourced(824, `${AD_M}: 750 mm clear head-on; a 762 mm leaf in its frame`, "general"),
    garden: sourced(900, `${PRACTICE}: a glazed leaf to the garden as wide as a room's`, "general"),
    head: sourced(2100, `${PRACTICE}: a 1981 mm leaf in its frame under a 2100 mm lintel`, "general"),
  },
  sleepsUpstairs: sourced(true, `${PRACTICE}: day rooms below, bedrooms above`, "general"),
  foyer: sourced(
    false,
    "measured: an entrance hall costs its plans more than it brings (planner/search/programme/measured.md)",
    "general",
  ),
  lowerRoofs: sourced(
    true,
    `${PRACTICE}: terraces over neighbours are refused; on built houses GPDO 2015 Schedule 2 Part 1 A.1(k) permits none`,
    "general",
  ),
  passageWidth: sourced(1050, `${AD_M}: with 775 mm doors that are not head-on`, "general"),
  passageWidthService: sourced(900, `${AD_M}: with 750 mm doors that are head-on`, "general"),
  openings: {
    habitableShare: sourced(0.1, `${PRACTICE}; ${AD_F} asks for 1/20 to open for purging`, "general"),
    kitchen: sourced(0.5, `${AD_F} asks for an extract; a window is practice`, "general"),
    bath: sourced(0.25, `${AD_F} asks for an extract; a window is practice`, "general"),
  },
  duct: {
    side: sourced(1500, `${PRACTICE}: light wells are rare`, "general"),
    area: sourced(3.5, `${PRACTICE}: light wells are rare`, "general"),
  },
  bathtub: {
    length: sourced(1700, `${PRACTICE}: the usual bath`, "general"),
    width: sourced(700, `${PRACTICE}: the usual bath`, "general"),
  },
  car: {
    width: sourced(2400, `${LOCAL}: parking standards`, "general"),
    depth: sourced(4800, `${LOCAL}: parking standards`, "general"),
  },
  garage: {
    width: sourced(3000, `${PRACTICE}: 3 x 6 m inside, as councils' parking standards count a garage`, "general"),
    depth: sourced(6000, `${PRACTICE}: 3 x 6 m inside, as councils' parking standards count a garage`, "general"),
    door: sourced(2134, `${PRACTICE}: an up-and-over door of 7 ft`, "general"),
    head: sourced(2134, `${PRACTICE}: an up-and-over door 7 ft high`, "general"),
  },
  twoWheeler: { width: sourced(1000, PRACTICE, "general"), depth: sourced(2200, PRACTICE, "general") },
  frontSetback: [
    { upTo: 12000, setback: 3000, source: `${LOCAL}: building line`, certainty: "general" },
    { upTo: null, setback: 5000, source: `${LOCAL}: building line`, certainty: "general" },
  ],
  narrowRoad: null,
  secondRoad: {
    setback: sourced(2000, `${LOCAL}: open corners`, "general"),
    fromWidth: sourced(9000, `${LOCAL}: a narrower plot keeps a side's ordinary space`, "general"),
  },
  sideSetback: [
    { upTo: 7500, left: 900, right: 900, source: `${LOCAL}: side access`, certainty: "general" },
    { upTo: null, left: 1000, right: 1000, source: `${LOCAL}: side access`, certainty: "general" },
  ],
  rearSetback: [
    { upTo: 20000, setback: 4000, source: `${LOCAL}: a short garden`, certainty: "general" },
    { upTo: 30000, setback: 7000, source: `${LOCAL}: garden`, certainty: "general" },
    { upTo: null, setback: 10500, source: `${LOCAL}: half of 21 m from back to back`, certainty: "general" },
  ],
  intensity: [
    { upTo: 250, coverage: 0.5, far: 1.5, height: 10500, source: LOCAL, certainty: "general" },
    { upTo: null, coverage: 0.4, far: 1.0, height: 10500, source: LOCAL, certainty: "general" },
  ],
  structure: {
    span: sourced(4500, "plan document, law 8; steel or timber beams of ordinary depth reach as far", "general"),
    balcony: sourced(1500, PRACTICE, "general"),
  },
  cost: {
    currency: "GBP",
    perSquareMetre: sourced(2200, "sample rate, ordinary finish; not from a price book", "general"),
  },
  walls: {
    "load-bearing": {
      external: sourced(315, `${CAVITY}: brick 102, cavity 100, block 100, plaster 13`, "general"),
      sheltered: sourced(250, `${CAVITY}: block 140, insulated render 97, plaster 13`, "general"),
      core: sourced(166, `${CAVITY}: block 140 with plaster on both faces`, "general"),
      bearing: sourced(126, `${CAVITY}: block 100 with plaster on both faces`, "general"),
      partition: sourced(126, `${CAVITY}: block 100 with plaster on both faces`, "general"),
      post: sourced(100, `${CAVITY}: steel post within the block`, "general"),
      postAlong: sourced(100, `${CAVITY}: steel post within the block`, "general"),
    },
    "rcc-frame": {
      external: sourced(230, `${PRACTICE}: block 140 with insulated render between concrete columns`, "general"),
      sheltered: sourced(230, `${PRACTICE}: block 140 with insulated render between concrete columns`, "general"),
      core: sourced(230, `${PRACTICE}: block between concrete columns`, "general"),
      bearing: sourced(115, `${PRACTICE}: studs 89 with board on both faces; the frame carries the floors`, "general"),
      partition: sourced(115, `${PRACTICE}: studs 89 with board on both faces`, "general"),
      post: sourced(230, `${PRACTICE}: columns as deep as the wall`, "general"),
      postAlong: sourced(300, `${PRACTICE}: columns of 230 x 300`, "general"),
    },
  },
};
