import { budgetBands } from "#content/survey/words/budget-bands.ts";
import type { SurveyWords } from "#content/survey/words.ts";

const WANTED = ["ಬೇಕು", "ಬೇಡ"];
const OPEN = "ಖಾಲಿ ಅಥವಾ ಮಧ್ಯೆ ಜಾಗ ಇದೆ";
const SIDE = ["ಪಕ್ಕದ ಮನೆ ಅಂಟಿಕೊಂಡಿದೆ", OPEN];
const below = (amount: string) => `${amount}ಕ್ಕಿಂತ ಕಡಿಮೆ`;
const above = (amount: string) => `${amount}ಕ್ಕಿಂತ ಹೆಚ್ಚು`;
const UNDECIDED = "ಇನ್ನೂ ನಿರ್ಧರಿಸಿಲ್ಲ";

export const KANNADA: SurveyWords = {
  width: {
    label: "ನಿಮ್ಮ ಸೈಟ್ ಎಷ್ಟು ಅಗಲ ಇದೆ?",
    smallText: "ರಸ್ತೆ ಬದಿಯಲ್ಲಿ ಅಳೆದು ಅಡಿಗಳಲ್ಲಿ ಹೇಳಿ.",
    regions: { uk: { smallText: "ರಸ್ತೆ ಬದಿಯಲ್ಲಿ ಅಳೆದು ಮೀಟರ್‌ಗಳಲ್ಲಿ ಹೇಳಿ. 30 ಅಡಿ ಎಂದರೆ ಸುಮಾರು 9.1 ಮೀಟರ್." } },
    fields: {
      width: { label: "ಅಗಲ (ಅಡಿಗಳಲ್ಲಿ)", unit: "ಅಡಿ", regions: { uk: { label: "ಅಗಲ (ಮೀಟರ್‌ಗಳಲ್ಲಿ)", unit: "ಮೀ" } } },
    },
  },
  depth: {
    label: "ನಿಮ್ಮ ಸೈಟ್ ಎಷ್ಟು ಉದ್ದ ಇದೆ?",
    smallText: "ರಸ್ತೆಯಿಂದ ಹಿಂಭಾಗದವರೆಗೆ ಅಳೆದು ಅಡಿಗಳಲ್ಲಿ ಹೇಳಿ.",
    regions: { uk: { smallText: "ರಸ್ತೆಯಿಂದ ಹಿಂಭಾಗದವರೆಗೆ ಅಳೆದು ಮೀಟರ್‌ಗಳಲ್ಲಿ ಹೇಳಿ. 60 ಅಡಿ ಎಂದರೆ ಸುಮಾರು 18.3 ಮೀಟರ್." } },
    fields: {
      depth: { label: "ಉದ್ದ (ಅಡಿಗಳಲ್ಲಿ)", unit: "ಅಡಿ", regions: { uk: { label: "ಉದ್ದ (ಮೀಟರ್‌ಗಳಲ್ಲಿ)", unit: "ಮೀ" } } },
    },
  },
  floors: {
    label: "ಎಷ್ಟು ಮಹಡಿ ಬೇಕು?",
    fields: { floors: { options: ["ನೆಲಮಹಡಿ ಮಾತ್ರ", "ನೆಲಮಹಡಿ + 1 ಮಹಡಿ", "ನೆಲಮಹಡಿ + 2 ಮಹಡಿ", "ನೆಲಮಹಡಿ + 3 ಮಹಡಿ"] } },
  },
  bedrooms: { label: "ಎಷ್ಟು ಬೆಡ್‌ರೂಮ್ ಬೇಕು?", fields: { bedrooms: {} } },
  bathrooms: {
    label: "ಎಷ್ಟು ಬಾತ್‌ರೂಮ್ ಮತ್ತು ಟಾಯ್ಲೆಟ್ ಬೇಕು?",
    smallText: "ಮನೆಯ ಎಲ್ಲ ಬಾತ್‌ರೂಮ್ ಮತ್ತು ಟಾಯ್ಲೆಟ್ ಸೇರಿಸಿ ಎಣಿಸಿ.",
    fields: {
      bathrooms: { label: "ಇಡೀ ಮನೆಯಲ್ಲಿ" },
      attached: {
        label: "ಬೆಡ್‌ರೂಮ್‌ಗೆ ಅಟ್ಯಾಚ್ಡ್ ಆಗಿ",
        options: ["ನೀವೇ ನಿರ್ಧರಿಸಿ", "ಮಾಸ್ಟರ್ ಬೆಡ್‌ರೂಮ್‌ಗೆ ಮಾತ್ರ", "ಯಾವುದೂ ಬೇಡ"],
      },
    },
  },
  kitchen: {
    label: "ಅಡುಗೆ ಮನೆ ಹೇಗಿರಬೇಕು?",
    fields: { kitchen: { options: ["ಬಾಗಿಲಿರುವ ಅಡುಗೆ ಮನೆ", "ಓಪನ್ ಕಿಚನ್"] } },
  },
  dining: {
    label: "ಊಟದ ಜಾಗ ಎಲ್ಲಿರಬೇಕು?",
    fields: { dining: { options: ["ಪ್ರತ್ಯೇಕ ಊಟದ ಕೋಣೆ", "ಹಾಲ್ ಜೊತೆಗೆ"] } },
  },
  pooja: { label: "ದೇವರ ಮನೆ ಬೇಕೇ?", fields: { pooja: { options: WANTED } } },
  parking: {
    label: "ಸೈಟ್ ಒಳಗೆ ಯಾವ ಗಾಡಿ ನಿಲ್ಲಿಸುತ್ತೀರಿ?",
    fields: { parking: { options: ["ಯಾವುದೂ ಇಲ್ಲ", "ಟೂ ವೀಲರ್‌ಗಳು", "ಒಂದು ಕಾರು", "ಎರಡು ಕಾರು"] } },
  },
  stair: {
    label: "ಮೆಟ್ಟಿಲು ಎಲ್ಲಿರಬೇಕು?",
    smallText: "ಮೆಟ್ಟಿಲು ಹೊರಗಿದ್ದರೆ ಪ್ರತಿ ಮಹಡಿಗೂ ಪ್ರತ್ಯೇಕವಾಗಿ ಹೋಗಬಹುದು.",
    fields: { stair: { options: ["ಮನೆಯ ಒಳಗೆ", "ಮನೆಯ ಹೊರಗೆ"] } },
  },
  balcony: { label: "ಬಾಲ್ಕನಿ ಬೇಕೇ?", fields: { balcony: { options: WANTED } } },
  family: {
    label: "ಮನೆಯಲ್ಲಿ ಎಷ್ಟು ಜನ ಇರುತ್ತೀರಿ?",
    fields: { family: { options: ["1", "2", "3", "4", "5", "6", "7", "8 ಅಥವಾ ಹೆಚ್ಚು"] } },
  },
  elders: {
    label: "ಹಿರಿಯರು ಅಥವಾ ಮೆಟ್ಟಿಲು ಹತ್ತಲು ಕಷ್ಟಪಡುವವರು ನಿಮ್ಮ ಜೊತೆ ಇರುತ್ತಾರೆಯೇ?",
    smallText: "ಹೌದಾದರೆ, ಒಂದು ಬೆಡ್‌ರೂಮ್ ಮತ್ತು ಪೂರ್ಣ ಬಾತ್‌ರೂಮ್ ನೆಲಮಹಡಿಯಲ್ಲೇ, ಮಧ್ಯೆ ಮೆಟ್ಟಿಲಿಲ್ಲದೆ ಇಡುತ್ತೇವೆ.",
    fields: { elders: { options: ["ಹೌದು", "ಇಲ್ಲ"] } },
  },
  rooms: {
    label: "ಬೇರೆ ಯಾವ ಕೋಣೆಗಳು ಬೇಕು?",
    fields: {
      study: { label: "ಓದುವ ಕೋಣೆ", options: WANTED },
      store: { label: "ಸ್ಟೋರ್ ರೂಮ್", options: WANTED },
      utility: { label: "ಯುಟಿಲಿಟಿ (ಬಟ್ಟೆ ಒಗೆಯಲು, ಪಾತ್ರೆ ತೊಳೆಯಲು)", options: WANTED },
    },
  },
  future: {
    label: "ಮುಂದಿನ ಅಗತ್ಯಗಳಿಗೂ ಮನೆ ಸಿದ್ಧವಾಗಿರಬೇಕೇ?",
    smallText: "ಬಾಡಿಗೆ ಭಾಗಕ್ಕೆ ಪ್ರತ್ಯೇಕ ಬಾಗಿಲು ಇರುತ್ತದೆ. ಇನ್ನೊಂದು ಮಹಡಿಗಾಗಿ ಮೆಟ್ಟಿಲು ಮತ್ತು ಪಿಲ್ಲರ್‌ಗಳನ್ನು ಈಗಲೇ ಅದಕ್ಕೆ ತಕ್ಕಂತೆ ಇಡುತ್ತೇವೆ.",
    fields: {
      future: { options: ["ಈಗಿನ ಅಗತ್ಯ ಮಾತ್ರ", "ಒಂದು ಭಾಗ ಬಾಡಿಗೆಗೆ ಕೊಡಲು", "ಮುಂದೆ ಇನ್ನೊಂದು ಮಹಡಿ"] },
    },
  },
  structure: {
    label: "ಮನೆಯನ್ನು ಹೇಗೆ ಕಟ್ಟಬೇಕು?",
    smallText: "ಗೊತ್ತಿಲ್ಲವೇ? ಪಿಲ್ಲರ್ ಮತ್ತು ಬೀಮ್ ಆರಿಸಿ.",
    regions: {
      us: { smallText: "ಗೊತ್ತಿಲ್ಲವೇ? ಭಾರ ಹೊರುವ ಗೋಡೆಗಳನ್ನು ಆರಿಸಿ." },
      uk: { smallText: "ಗೊತ್ತಿಲ್ಲವೇ? ಭಾರ ಹೊರುವ ಗೋಡೆಗಳನ್ನು ಆರಿಸಿ." },
    },
    fields: { structure: { options: ["ಕಾಂಕ್ರೀಟ್ ಪಿಲ್ಲರ್ ಮತ್ತು ಬೀಮ್", "ಭಾರ ಹೊರುವ ಗೋಡೆಗಳು (ಲೋಡ್ ಬೇರಿಂಗ್)"] } },
  },
  style: {
    label: "ಮನೆಯ ಮುಂಭಾಗ ಹೇಗಿರಬೇಕು?",
    fields: { style: { options: ["ಮಾಡರ್ನ್", "ಸಾಂಪ್ರದಾಯಿಕ", "ಕಾಂಟೆಂಪರರಿ", "ಕಲೋನಿಯಲ್"] } },
  },
  vastu: {
    label: "ವಾಸ್ತು ಪ್ರಕಾರ ಇರಬೇಕೇ?",
    fields: { vastu: { options: ["ಹೌದು, ಪೂರ್ತಿಯಾಗಿ", "ಆದಷ್ಟು ಮಟ್ಟಿಗೆ", "ಬೇಡ"] } },
  },
  budget: {
    label: "ಮನೆ ಕಟ್ಟಲು ನಿಮ್ಮ ಬಜೆಟ್ ಎಷ್ಟು?",
    smallText: "ಕಟ್ಟುವ ಖರ್ಚು ಮಾತ್ರ, ಸೈಟ್ ಬೆಲೆ ಸೇರಿಲ್ಲ.",
    fields: {
      budget: {
        options: [
          "₹15 ಲಕ್ಷಕ್ಕಿಂತ ಕಡಿಮೆ",
          "₹15 – 25 ಲಕ್ಷ",
          "₹25 – 40 ಲಕ್ಷ",
          "₹40 – 60 ಲಕ್ಷ",
          "₹60 ಲಕ್ಷ – ₹1 ಕೋಟಿ",
          "₹1 ಕೋಟಿಗಿಂತ ಹೆಚ್ಚು",
          UNDECIDED,
        ],
        regions: {
          us: { options: budgetBands("$", below, above, UNDECIDED) },
          uk: { options: budgetBands("£", below, above, UNDECIDED) },
        },
      },
    },
  },
  site: {
    label: "ಸೈಟ್ ವಿವರಗಳು",
    smallText: "ರಸ್ತೆ ಯಾವ ಬದಿಯಲ್ಲಿದೆಯೋ ಆ ದಿಕ್ಕಿಗೆ ಸೈಟ್ ಮುಖ ಮಾಡಿದೆ. ಕೆಳಗೆ ಎಡ, ಬಲ ಎಂದರೆ ರಸ್ತೆಯಿಂದ ನೋಡಿದಾಗ.",
    fields: {
      direction: {
        label: "ರಸ್ತೆ ಇರುವ ದಿಕ್ಕು",
        options: ["ಉತ್ತರ", "ಈಶಾನ್ಯ", "ಪೂರ್ವ", "ಆಗ್ನೇಯ", "ದಕ್ಷಿಣ", "ನೈಋತ್ಯ", "ಪಶ್ಚಿಮ", "ವಾಯವ್ಯ"],
      },
      roadWidth: {
        label: "ರಸ್ತೆ ಎಷ್ಟು ಅಗಲ ಇದೆ?",
        options: ["20 ಅಡಿ ಅಥವಾ ಕಡಿಮೆ", "25 ಅಡಿ", "30 ಅಡಿ", "40 ಅಡಿ", "60 ಅಡಿ ಅಥವಾ ಹೆಚ್ಚು"],
        regions: { uk: { options: ["5 ಮೀ ಅಥವಾ ಕಡಿಮೆ", "6 ಮೀ", "8 ಮೀ", "10 ಮೀ ಅಥವಾ ಹೆಚ್ಚು"] } },
      },
      left: { label: "ರಸ್ತೆಯಿಂದ ನೋಡಿದಾಗ ಎಡಭಾಗದಲ್ಲಿ ಏನಿದೆ?", options: SIDE },
      right: { label: "ರಸ್ತೆಯಿಂದ ನೋಡಿದಾಗ ಬಲಭಾಗದಲ್ಲಿ ಏನಿದೆ?", options: SIDE },
      rear: { label: "ಸೈಟ್ ಹಿಂಭಾಗ", options: ["ಹಿಂದಿನ ಮನೆ ಅಂಟಿಕೊಂಡಿದೆ", OPEN, "ಇನ್ನೊಂದು ರಸ್ತೆ ಇದೆ"] },
      corner: {
        label: "ಇದು ಕಾರ್ನರ್ ಸೈಟೇ?",
        options: ["ಅಲ್ಲ", "ಹೌದು, ಎಡಭಾಗದಲ್ಲೂ ರಸ್ತೆ ಇದೆ", "ಹೌದು, ಬಲಭಾಗದಲ್ಲೂ ರಸ್ತೆ ಇದೆ"],
      },
    },
  },
};
