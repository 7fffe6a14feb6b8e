import type { SurveyField, SurveyForm, SurveyQuestion } from "#content/survey/form.ts";
import { fieldWords, type StepName, stepWords } from "#content/survey/words.ts";

const YES_NO = { options: ["Yes", "No"], values: [true, false] } as const;

/**
 * The survey of 20 questions, one a step. Seeded into the database, from where call 1 serves it.
 * How answers become a brief stands beside each field (`brief`, `values`, `also`), in data.
 */
export const SURVEY_FORM: SurveyForm = {
  _id: "house-plan-20",
  target_url: "/response/form_one_house-plan-20",
  questions: [
    plotLength("width", "How wide is your plot?"),
    plotLength("depth", "How deep is your plot?"),
    step("floors", "How many floors do you want?", {
      name: "floors",
      type: "radio",
      options: ["Ground floor only", "Ground + 1 floor", "Ground + 2 floors", "Ground + 3 floors"],
      brief: "floors",
      values: [1, 2, 3, 4],
    }),
    step("bedrooms", "How many bedrooms do you need?", {
      name: "bedrooms",
      type: "radio",
      options: ["1", "2", "3", "4", "5", "6"],
      brief: "bedrooms",
      values: [1, 2, 3, 4, 5, 6],
    }),
    step(
      "bathrooms",
      "How many bathrooms and toilets do you need?",
      {
        name: "bathrooms",
        type: "radio",
        options: ["1", "2", "3", "4", "5", "6"],
        brief: "bathrooms",
        values: [1, 2, 3, 4, 5, 6],
      },
      {
        name: "attached",
        type: "radio",
        options: ["You decide", "Main bedroom only", "None"],
        brief: "attached",
        values: [null, 1, 0],
      },
    ),
    step("kitchen", "What kind of kitchen do you want?", {
      name: "kitchen",
      type: "radio",
      options: ["Closed kitchen", "Open kitchen"],
      brief: "kitchen",
      values: ["closed", "open"],
    }),
    step("dining", "Where would you like to dine?", {
      name: "dining",
      type: "radio",
      options: ["Separate dining room", "Dining with the living room"],
      brief: "dining",
      values: ["separate", "with-living"],
    }),
    step("pooja", "Do you want a pooja room?", { name: "pooja", type: "radio", brief: "pooja", ...YES_NO }),
    step("parking", "What will you park inside your plot?", {
      name: "parking",
      type: "radio",
      options: ["Nothing", "Two-wheelers", "One car", "Two cars"],
      brief: "parking",
      values: ["none", "two-wheeler", "car", "two-cars"],
    }),
    step("stair", "Where should the staircase be?", {
      name: "stair",
      type: "radio",
      options: ["Inside the house", "Outside the house"],
      brief: "stair",
      values: ["internal", "external"],
    }),
    step("balcony", "Do you want a balcony?", { name: "balcony", type: "radio", brief: "balcony", ...YES_NO }),
    step("family", "How many people will live in the house?", {
      name: "family",
      type: "radio",
      options: ["1", "2", "3", "4", "5", "6", "7", "8 or more"],
      brief: "family",
      values: [1, 2, 3, 4, 5, 6, 7, 8],
    }),
    step("elders", "Will elders, or anyone who finds stairs hard, live with you?", {
      name: "elders",
      type: "radio",
      brief: "elders",
      ...YES_NO,
    }),
    step(
      "rooms",
      "Which extra rooms do you need?",
      { name: "study", type: "radio", brief: "study", ...YES_NO },
      { name: "store", type: "radio", brief: "store", ...YES_NO },
      { name: "utility", type: "radio", brief: "utility", ...YES_NO },
    ),
    step("future", "Should the house be ready for something more later?", {
      name: "future",
      type: "radio",
      options: ["Only what we need now", "A part to rent out", "One more floor later"],
      brief: "future",
      values: ["none", "rental-unit", "extra-floor"],
    }),
    step("structure", "How should the house be built?", {
      name: "structure",
      type: "radio",
      options: ["Concrete pillars and beams", "Load-bearing walls"],
      brief: "structure",
      values: ["rcc-frame", "load-bearing"],
    }),
    step("style", "Which front do you like?", {
      name: "style",
      type: "radio",
      options: ["Modern", "Traditional", "Contemporary", "Colonial"],
      images: ["modern", "traditional", "contemporary", "colonial"].map((style) => `/pictures/front-${style}.svg`),
      brief: "style",
      values: ["modern", "traditional", "contemporary", "colonial"],
    }),
    step("vastu", "Should the plan follow vastu?", {
      name: "vastu",
      type: "radio",
      options: ["Yes, strictly", "As far as possible", "No"],
      brief: "vastu",
      values: ["strict", "preferred", "none"],
    }),
    step("budget", "What is your budget for building?", {
      name: "budget",
      type: "radio",
      options: [
        "Below ₹15 lakh",
        "₹15 – 25 lakh",
        "₹25 – 40 lakh",
        "₹40 – 60 lakh",
        "₹60 lakh – ₹1 crore",
        "Above ₹1 crore",
        "Not decided yet",
      ],
      brief: "budget",
      values: [15_00_000, 25_00_000, 40_00_000, 60_00_000, 1_00_00_000, 2_00_00_000, null],
      regions: { us: budgetBands("$"), uk: budgetBands("£") },
    }),
    step(
      "site",
      "Site Details",
      {
        name: "direction",
        type: "compass",
        options: ["N", "NE", "E", "SE", "S", "SW", "W", "NW"],
        brief: "facing",
      },
      {
        name: "roadWidth",
        type: "radio",
        extra: true,
        options: ["20 ft or less", "25 ft", "30 ft", "40 ft", "60 ft or more"],
        brief: "roadWidth",
        values: [6, 7.5, 9, 12, 18.3],
        regions: {
          // A street's sheet says the feet that were answered; in India a 30 ft road is the authority's 9 m road.
          us: { values: [6.096, 7.62, 9.144, 12.192, 18.288] },
          uk: { options: ["5 m or less", "6 m", "8 m", "10 m or more"], values: [5, 6, 8, 10] },
        },
      },
      neighbour("left"),
      neighbour("right"),
      {
        name: "rear",
        type: "radio",
        extra: true,
        options: ["House touching our line", "Open or a gap", "Another road"],
        brief: "edges.rear",
        values: ["party", "open", "road"],
      },
      {
        name: "corner",
        type: "radio",
        extra: true,
        options: ["No", "Yes, road on the left", "Yes, road on the right"],
        brief: "edges",
        values: [null, { left: "road" }, { right: "road" }],
      },
    ),
  ],
};

/** A side of the plot, of 12 to 100 ft; in the UK in metres. More than 100 ft is not planned. */
function plotLength(name: "width" | "depth", label: string): SurveyQuestion {
  const feet = { unit: "ft", min: 12, max: 100, also: { plot: { unit: "ft" } } };
  const metres = { unit: "m", min: 3.7, max: 30, also: { plot: { unit: "m" } } };
  return step(name, label, { name, type: "number", brief: `plot.${name}`, ...feet, regions: { uk: metres } });
}

function budgetBands(symbol: "$" | "£") {
  const bounds = [150, 250, 400, 600, 1000] as const;
  const shown = bounds.map((thousands) => `${symbol}${thousands.toLocaleString("en")},000`);
  const between = shown.slice(1).map((upper, index) => `${shown[index]} – ${upper}`);
  return {
    options: [`Below ${shown[0]}`, ...between, `Above ${shown.at(-1)}`, "Not decided yet"],
    values: [...bounds.map((thousands) => thousands * 1000), 2_000_000, null],
  };
}

function neighbour(name: "left" | "right"): SurveyField {
  return {
    name,
    type: "radio",
    extra: true,
    options: ["House touching our line", "Open or a gap"],
    brief: `edges.${name}`,
    values: ["party", "open"],
  };
}

/** A question with the words of every language and region put in beside its canonical English. */
function step(name: StepName, label: string, ...fields: readonly SurveyField[]): SurveyQuestion {
  const words = stepWords(name);
  const smallText = words.en?.smallText;
  return {
    label,
    ...(smallText && { smallText }),
    words,
    regions: { us: { words: stepWords(name, "us") }, uk: { words: stepWords(name, "uk") } },
    fields: fields.map((field) => {
      const own = fieldWords(name, field.name);
      return {
        ...field,
        label: own.en?.label ?? label,
        words: own,
        regions: {
          us: { ...field.regions?.us, words: fieldWords(name, field.name, "us") },
          uk: { ...field.regions?.uk, words: fieldWords(name, field.name, "uk") },
        },
      };
    }),
  };
}
