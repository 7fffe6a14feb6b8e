import type { Language } from "#content/languages.ts";
import type { Region } from "#web/routes.ts";
import { inEveryText, inRegionsWords } from "#web/words/regional.ts";

type Swap = readonly [said: string, inTheUk: string, inTheUs?: string];

/**
 * How the Indian languages name India's building code, offices and payments, and what they say instead abroad: in the UK its council, in
 * the US a city or county (as in the UK where none is given). The endings that follow stay; of two that begin alike the longer comes first.
 */
const SWAPS: Partial<Readonly<Record<Language, readonly Swap[]>>> = {
  hn: [
    ["कार्ड, बैंक या UPI", "कार्ड या बैंक"],
    ["आपके नगर निगम या पंचायत", "आपकी काउंसिल", "आपकी सिटी या काउंटी"],
    ["नगर निगम या पंचायत", "काउंसिल", "सिटी या काउंटी"],
    ["नेशनल बिल्डिंग कोड (NBC) के नियमों", "आपके देश के भवन नियमों"],
  ],
  ta: [
    ["கார்டு, வங்கி, UPI", "கார்டு, வங்கி"],
    ["மாநகராட்சி அல்லது ஊராட்சிக்கு", "கவுன்சிலுக்கு", "சிட்டி அல்லது கவுண்டிக்கு"],
    ["மாநகராட்சி அல்லது ஊராட்சி", "கவுன்சில்", "சிட்டி அல்லது கவுண்டி"],
    ["மாநகராட்சி, ஊராட்சி", "கவுன்சில்", "சிட்டி, கவுண்டி"],
    ["தேசியக் கட்டட விதிகளின்படி (NBC)", "உங்கள் நாட்டின் கட்டட விதிகளின்படி"],
  ],
  tel: [
    ["కార్డు, బ్యాంకు, UPI", "కార్డు, బ్యాంకు"],
    ["మున్సిపాలిటీ లేదా పంచాయతీకి", "కౌన్సిల్‌కు", "సిటీ లేదా కౌంటీకి"],
    ["మున్సిపాలిటీ లేదా పంచాయతీ", "కౌన్సిల్", "సిటీ లేదా కౌంటీ"],
    ["మున్సిపాలిటీ, పంచాయతీ", "కౌన్సిల్", "సిటీ, కౌంటీ"],
    ["జాతీయ భవన నిబంధనలతో (NBC)", "మీ దేశపు భవన నిబంధనలతో"],
  ],
  mal: [
    ["കാർഡ്, ബാങ്ക്, UPI", "കാർഡ്, ബാങ്ക്"],
    ["പഞ്ചായത്ത് അല്ലെങ്കിൽ നഗരസഭ ഓഫീസിലും", "കൗൺസിൽ ഓഫീസിലും", "സിറ്റി അല്ലെങ്കിൽ കൗണ്ടി ഓഫീസിലും"],
    ["പഞ്ചായത്തിനോ നഗരസഭയ്ക്കോ", "കൗൺസിലിന്", "സിറ്റിക്കോ കൗണ്ടിക്കോ"],
    ["ദേശീയ കെട്ടിടനിർമാണ ചട്ടങ്ങളുമായി (NBC)", "നിങ്ങളുടെ രാജ്യത്തെ കെട്ടിടനിർമാണ ചട്ടങ്ങളുമായി"],
    // To a Malayali abroad this word means Kerala.
    ["താമസിക്കുന്ന നാട്ടിലെ", "താമസിക്കുന്ന രാജ്യത്തെ"],
    ["സ്വന്തം നാട്ടിലെ", "സ്വന്തം രാജ്യത്തെ"],
    ["നാട്ടിലെ", "അവിടത്തെ"],
    ["നാട്ടിൽ", "അവിടെ"],
  ],
  kan: [
    ["ಕಾರ್ಡ್, ಬ್ಯಾಂಕ್, UPI", "ಕಾರ್ಡ್, ಬ್ಯಾಂಕ್"],
    ["ಪಾಲಿಕೆ ಅಥವಾ ಪಂಚಾಯಿತಿಗೆ", "ಕೌನ್ಸಿಲ್‌ಗೆ", "ಸಿಟಿ ಅಥವಾ ಕೌಂಟಿಗೆ"],
    ["ಪಾಲಿಕೆ ಅಥವಾ ಪಂಚಾಯಿತಿ", "ಕೌನ್ಸಿಲ್", "ಸಿಟಿ ಅಥವಾ ಕೌಂಟಿ"],
    ["ಪಾಲಿಕೆ, ಪಂಚಾಯಿತಿ", "ಕೌನ್ಸಿಲ್", "ಸಿಟಿ, ಕೌಂಟಿ"],
    ["ರಾಷ್ಟ್ರೀಯ ಕಟ್ಟಡ ನಿಯಮಗಳ (NBC)", "ನಿಮ್ಮ ದೇಶದ ಕಟ್ಟಡ ನಿಯಮಗಳ"],
  ],
};

/** Every text in a value as any of the six languages says it in a region. For the server alone: pages' scripts need only English (`inRegionsWords`). */
export function saidIn<Value>(value: Value, language: Language, region: Region): Value {
  const swaps = SWAPS[language];
  if (!swaps || region === "in") return inRegionsWords(value, language, region);
  return inEveryText(value, (text) =>
    swaps.reduce((now, [said, uk, us]) => now.replaceAll(said, (region === "us" && us) || uk), text),
  );
}
