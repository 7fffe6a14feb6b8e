import type { Language } from "#shop/context.ts";

/** What the sentence on strict vastu may name: the rooms that it vetoes, by the planner's label, and the places. */
type VastuWords = {
  readonly rooms: Readonly<Record<VetoedRoom, string>>;
  /** "In the north-east" and so on. */
  readonly places: Readonly<Record<VetoedPlace, string>>;
};
const ROOMS = [
  "Toilet",
  "Bath",
  "WC",
  "Common toilet",
  "Powder room",
  "Toilet (to let)",
  "Kitchen",
  "Kitchen / dining",
  "Kitchen (to let)",
  "Staircase",
] as const;
type VetoedRoom = (typeof ROOMS)[number];
type VetoedPlace = "the north-east" | "the south-west" | "the centre";

const WORDS: Readonly<Record<Exclude<Language, "en">, VastuWords>> = {
  hn: words(
    "टॉयलेट|बाथरूम|टॉयलेट|कॉमन टॉयलेट|मेहमानों का टॉयलेट|किराये वाले हिस्से का टॉयलेट|रसोई|रसोई और डाइनिंग|किराये वाले हिस्से की रसोई|सीढ़ी",
    "ईशान कोण (उत्तर-पूर्व) में|नैऋत्य कोण (दक्षिण-पश्चिम) में|बीच (ब्रह्मस्थान) में",
  ),
  ta: words(
    "கழிப்பறை|குளியலறை|கழிப்பறை|எல்லோருக்குமான கழிப்பறை|விருந்தினர் கழிப்பறை|வாடகைப் பகுதியின் கழிப்பறை|சமையலறை|சாப்பிடும் இடத்தோடு சமையலறை|வாடகைப் பகுதியின் சமையலறை|மாடிப்படி",
    "வடகிழக்கில் (ஈசானிய மூலையில்)|தென்மேற்கில் (கன்னி மூலையில்)|நடுவில் (பிரம்மஸ்தானத்தில்)",
  ),
  tel: words(
    "టాయిలెట్|బాత్‌రూమ్|టాయిలెట్|కామన్ టాయిలెట్|అతిథుల టాయిలెట్|అద్దె భాగం టాయిలెట్|వంటగది|భోజనాల చోటు ఉన్న వంటగది|అద్దె భాగం వంటగది|మెట్లు",
    "ఈశాన్యంలో|నైరుతిలో|మధ్యలో (బ్రహ్మస్థానంలో)",
  ),
  mal: words(
    "ടോയ്‌ലറ്റ്|ബാത്ത്‌റൂം|ടോയ്‌ലറ്റ്|കോമൺ ടോയ്‌ലറ്റ്|അതിഥികളുടെ ടോയ്‌ലറ്റ്|വാടകഭാഗത്തെ ടോയ്‌ലറ്റ്|അടുക്കള|ഊണുമുറിയോട് ചേർന്ന അടുക്കള|വാടകഭാഗത്തെ അടുക്കള|കോണിപ്പടി",
    "വടക്കുകിഴക്ക് (ഈശാനകോണിൽ)|തെക്കുപടിഞ്ഞാറ് (കന്നിമൂലയിൽ)|നടുവിൽ (ബ്രഹ്മസ്ഥാനത്ത്)",
  ),
  kan: words(
    "ಟಾಯ್ಲೆಟ್|ಬಾತ್‌ರೂಮ್|ಟಾಯ್ಲೆಟ್|ಕಾಮನ್ ಟಾಯ್ಲೆಟ್|ಅತಿಥಿಗಳ ಟಾಯ್ಲೆಟ್|ಬಾಡಿಗೆ ಭಾಗದ ಟಾಯ್ಲೆಟ್|ಅಡುಗೆ ಮನೆ|ಊಟದ ಜಾಗ ಸೇರಿದ ಅಡುಗೆ ಮನೆ|ಬಾಡಿಗೆ ಭಾಗದ ಅಡುಗೆ ಮನೆ|ಮೆಟ್ಟಿಲು",
    "ಈಶಾನ್ಯದಲ್ಲಿ|ನೈಋತ್ಯದಲ್ಲಿ|ಮಧ್ಯದಲ್ಲಿ (ಬ್ರಹ್ಮಸ್ಥಾನದಲ್ಲಿ)",
  ),
};

/**
 * "Kitchen in the north-east and Toilet 2 in the centre" in a language, the place first as all five say it. A room or place that
 * these tables lack stays in English.
 */
export function vastuPlaces(language: Exclude<Language, "en">, broken: string): string {
  const { rooms, places } = WORDS[language];
  const said = broken.split(/, | and /).map((part) => {
    const [, label = "", number, place = ""] = /^(.+?)(?: (\d+))? in (.+)$/.exec(part) ?? [];
    if (!Object.hasOwn(rooms, label) || !Object.hasOwn(places, place)) return part;
    const room = rooms[label as VetoedRoom];
    return `${places[place as VetoedPlace]} ${number ? `${room} ${number}` : room}`;
  });
  return said.join(", ");
}

function words(rooms: string, places: string): VastuWords {
  const names = rooms.split("|");
  const [northEast = "", southWest = "", centre = ""] = places.split("|");
  return {
    rooms: Object.fromEntries(ROOMS.map((room, index) => [room, names[index] ?? room])) as VastuWords["rooms"],
    places: { "the north-east": northEast, "the south-west": southWest, "the centre": centre },
  };
}
