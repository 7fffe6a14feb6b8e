import type { RegionCode } from "#planner/brief/brief.ts";

/**
 * The planner and the sheets speak Indian English; for other regions these words are replaced. They stand in small letters here;
 * capitals are taken over from the text. The longest word that fits wins.
 */
const WORDS: Readonly<Record<Exclude<RegionCode, "in">, Readonly<Record<string, string>>>> = {
  us: {
    "ground floor": "first floor",
    "first floor": "second floor",
    "second floor": "third floor",
    "third floor": "fourth floor",
    storeys: "stories",
    "master bedroom": "primary bedroom",
    "common toilet": "hall bath",
    "common toilets": "hall baths",
    toilet: "bath",
    toilets: "baths",
    "sit-out": "porch",
    verandah: "front porch",
    passage: "hallway",
    lobby: "hallway",
    "family lounge": "family room",
    staircase: "stairs",
    store: "storage",
    utility: "laundry",
    dressing: "walk-in closet",
    "pooja room": "prayer room",
    pooja: "prayer room",
    "car parking": "carport",
    "parking (2 cars)": "carport (2 cars)",
    "double garage": "two-car garage",
    "two-wheelers": "motorcycles",
    "open terrace": "roof deck",
    "covered terrace": "covered deck",
    terrace: "roof",
    "o.t.s.: open to sky": "L.W.: light well, open to the sky",
    "o.t.s.": "L.W.",
    "duct (open to sky)": "light well",
    chajjas: "canopies",
    khurra: "roof drain",
    "harvesting pit": "drywell",
    "r.w.p.": "D.S.",
    "rain-water pipe of 110 mm": "downspout of 4 in",
    "rain-water pipes of 110 mm": "downspouts of 4 in",
    "450 x 450 mm": "18 x 18 in",
    "150 mm": "6 in",
    "50 mm": "2 in",
    "1 in 100": '¼" in 12"',
    "1:100": '¼":12"',
    "parapet 1.0 m": "parapet 3'-3½\"",
    "parapets and guards 1.0 m": "parapets and guards 3'-3½\"",
    "handrails 900 mm": "handrails 2'-11½\"",
    lintel: "header",
    lintels: "headers",
    kerb: "curb",
    upstand: "curb",
    "overflow spout": "overflow scupper",
    aluminium: "aluminum",
    louvred: "louvered",
    road: "street",
    "road's": "street's",
    "rcc frame": "reinforced concrete frame",
    "ground coverage": "lot coverage",
    "carpet area": "net floor area",
    carpet: "net area",
    "built-up": "gross area",
    centre: "center",
    centres: "centers",
    fixings: "anchors",
    "local authority": "building department",
    grey: "gray",
    mouldings: "moldings",
    colours: "colors",
    "teak soffit": "cedar soffit",
    "cream lime wash": "cream stucco",
    "clay mangalore tiles": "clay barrel tiles",
    "oiled teak": "oiled cedar",
    plot: "lot",
    "plot's": "lot's",
    "in colour": "in color",
  },
  uk: {
    "common toilet": "family bathroom",
    "common toilets": "family bathrooms",
    toilet: "bathroom",
    toilets: "bathrooms",
    "master bedroom": "main bedroom",
    "sit-out": "porch",
    verandah: "porch",
    passage: "hall",
    foyer: "entrance hall",
    "family lounge": "family room",
    staircase: "stairs",
    dressing: "dressing room",
    "powder room": "cloakroom",
    "pooja room": "prayer room",
    pooja: "prayer room",
    "car parking": "carport",
    "parking (2 cars)": "carport (2 cars)",
    "two-wheelers": "motorcycles",
    "open terrace": "roof terrace",
    "covered terrace": "covered terrace",
    terrace: "roof",
    "o.t.s.: open to sky": "L.W.: light well, open to the sky",
    "o.t.s.": "L.W.",
    "duct (open to sky)": "light well",
    chajjas: "canopies",
    khurra: "outlet sump",
    "harvesting pit": "soakaway",
    "1 in 100": "1 in 80",
    "1:100": "1:80",
    "rcc frame": "reinforced concrete frame",
    "ground coverage": "plot coverage",
    "floor area ratio (far)": "plot ratio",
    "floor area ratio": "plot ratio",
    "rain-water": "rainwater",
    "carpet area": "net internal area",
    carpet: "net area",
    "built-up": "gross area",
    "teak soffit": "oak soffit",
    "cream lime wash": "cream render",
    "clay mangalore tiles": "clay pantiles",
    "oiled teak": "oiled oak",
  },
};

const PATTERNS = { us: patternOf(WORDS.us), uk: patternOf(WORDS.uk) };

/** A text of a drawing in the words that the region builds with: "Common toilet" is "Hall bath" in the US. */
export function regionalText(region: RegionCode, text: string): string {
  if (region === "in") return text;
  return text.replace(PATTERNS[region], (found) => {
    const word = WORDS[region][found.toLowerCase()] ?? found;
    if (found.length > 1 && found === found.toUpperCase()) return word.toUpperCase();
    return found[0] === found[0]?.toUpperCase() ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word;
  });
}

function patternOf(words: Readonly<Record<string, string>>): RegExp {
  const longestFirst = Object.keys(words).sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((word) => word.replace(/[.()]/g, "\\$&"));
  return new RegExp(`(?<![\\w-])(?:${escaped.join("|")})(?![\\w-])`, "gi");
}
