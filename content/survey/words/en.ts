import type { SurveyWords } from "#content/survey/words.ts";

const STOREYS = ["One storey", "Two storeys", "Three storeys", "Four storeys"];
const STORIES = ["One story", "Two stories", "Three stories", "Four stories"];
const SIDE = ["House on our boundary", "Open or a gap"];

export const ENGLISH: SurveyWords = {
  width: {
    smallText: "Measure along the road, in feet.",
    regions: {
      us: { label: "How wide is your lot?", smallText: "Measure along the street, in feet." },
      uk: { smallText: "Measure along the road, in metres. 30 feet is about 9.1 metres." },
    },
    fields: { width: { label: "Width in feet", unit: "ft", regions: { uk: { label: "Width in metres", unit: "m" } } } },
  },
  depth: {
    smallText: "Measure from the road to the back, in feet.",
    regions: {
      us: { label: "How deep is your lot?", smallText: "Measure from the street to the back, in feet." },
      uk: { smallText: "Measure from the road to the back, in metres. 60 feet is about 18.3 metres." },
    },
    fields: { depth: { label: "Depth in feet", unit: "ft", regions: { uk: { label: "Depth in metres", unit: "m" } } } },
  },
  floors: {
    regions: { us: { label: "How many stories do you want?" }, uk: { label: "How many storeys do you want?" } },
    fields: { floors: { regions: { us: { options: STORIES }, uk: { options: STOREYS } } } },
  },
  bedrooms: { fields: { bedrooms: {} } },
  bathrooms: {
    smallText: "Count every bathroom and toilet in the house.",
    regions: { us: { label: "How many bathrooms do you need?", smallText: "Count half baths too." } },
    fields: {
      bathrooms: { label: "In the whole house" },
      attached: { label: "Attached to bedrooms", regions: { us: { label: "En suite" }, uk: { label: "En suite" } } },
    },
  },
  kitchen: { fields: { kitchen: {} } },
  dining: { fields: { dining: {} } },
  pooja: {
    regions: {
      us: { label: "Do you want a prayer room?", smallText: "A small quiet room for prayer or meditation." },
      uk: { label: "Do you want a prayer room?", smallText: "A small quiet room for prayer or meditation." },
    },
    fields: { pooja: {} },
  },
  parking: {
    regions: {
      us: { label: "What will you park on your lot?" },
      uk: { label: "What will you park on your plot?" },
    },
    fields: {
      parking: {
        regions: {
          us: { options: ["Nothing", "Motorcycles or bikes", "One car", "Two cars"] },
          uk: { options: ["Nothing", "Motorbikes or bicycles", "One car", "Two cars"] },
        },
      },
    },
  },
  stair: {
    smallText: "Outside stairs let each floor be entered on its own.",
    fields: { stair: {} },
  },
  balcony: { fields: { balcony: {} } },
  family: { fields: { family: {} } },
  elders: {
    smallText: "If yes, we keep a bedroom and a full bathroom on the ground floor, with no step between them.",
    regions: {
      us: {
        label: "Will older relatives, or anyone who finds stairs hard, live with you?",
        smallText: "If yes, we keep a bedroom and a full bathroom on the first floor, with no step between them.",
      },
      uk: { label: "Will older relatives, or anyone who finds stairs hard, live with you?" },
    },
    fields: { elders: {} },
  },
  rooms: {
    fields: {
      study: { label: "Study", regions: { us: { label: "Home office" } } },
      store: { label: "Store room", regions: { us: { label: "Storage room" } } },
      utility: {
        label: "Utility, for washing and cleaning",
        regions: { us: { label: "Laundry room" }, uk: { label: "Utility room" } },
      },
    },
  },
  future: {
    smallText:
      "A part to rent out gets its own entrance. For another floor, the stairs and pillars are planned for it now.",
    regions: {
      us: {
        smallText:
          "A part to rent out gets its own entrance. For another floor, the stairs and posts are planned for it now.",
      },
      uk: {
        smallText:
          "A part to rent out gets its own entrance. For another floor, the stairs and posts are planned for it now.",
      },
    },
    fields: { future: {} },
  },
  structure: {
    smallText: "Not sure? Choose pillars and beams.",
    regions: {
      us: { smallText: "Not sure? Choose load-bearing walls." },
      uk: { smallText: "Not sure? Choose load-bearing walls." },
    },
    fields: {
      structure: {
        regions: {
          us: { options: ["Frame of posts and beams", "Load-bearing walls"] },
          uk: { options: ["Frame of posts and beams", "Load-bearing walls"] },
        },
      },
    },
  },
  style: { fields: { style: {} } },
  vastu: {
    regions: {
      us: {
        smallText:
          "Vastu is the Indian tradition of placing rooms by the compass. If it means nothing to you, choose No.",
      },
      uk: {
        smallText:
          "Vastu is the Indian tradition of placing rooms by the compass. If it means nothing to you, choose No.",
      },
    },
    fields: { vastu: {} },
  },
  budget: { smallText: "For the building alone, without the land.", fields: { budget: {} } },
  site: {
    smallText: "A plot faces the side on which its road is. Below, left and right are as seen from the road.",
    regions: {
      us: {
        smallText: "A lot faces the side on which its street is. Below, left and right are as seen from the street.",
      },
    },
    fields: {
      direction: {
        label: "Direction of the road",
        options: ["North", "North-east", "East", "South-east", "South", "South-west", "West", "North-west"],
        regions: {
          us: {
            label: "Direction of the street",
            options: ["North", "Northeast", "East", "Southeast", "South", "Southwest", "West", "Northwest"],
          },
        },
      },
      roadWidth: { label: "How wide is the road?", regions: { us: { label: "How wide is the street?" } } },
      left: {
        label: "Seen from the road, what is on the left?",
        options: SIDE,
        regions: { us: { label: "Seen from the street, what is on the left?" } },
      },
      right: {
        label: "Seen from the road, what is on the right?",
        options: SIDE,
        regions: { us: { label: "Seen from the street, what is on the right?" } },
      },
      rear: {
        label: "Behind the plot",
        options: [...SIDE, "Another road"],
        regions: {
          us: { label: "Behind the lot", options: [...SIDE, "Another street"] },
        },
      },
      corner: {
        label: "Corner plot?",
        regions: {
          us: { label: "Corner lot?", options: ["No", "Yes, street on the left", "Yes, street on the right"] },
        },
      },
    },
  },
};
