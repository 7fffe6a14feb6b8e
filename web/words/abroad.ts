import type { Language } from "#content/languages.ts";
import type { Region } from "#web/routes.ts";
import { inEveryText, inRegionsWords } from "#web/words/regional.ts";

type Swap = readonly [said: string, there: string];

/** India's code and offices in its own languages, and what is said of another country's. The endings that follow stay. */
const SWAPS: Partial<Readonly<Record<Language, readonly Swap[]>>> = {
  hn: [
    ["नगर निगम या पंचायत", "स्थानीय निकाय"],
    ["नेशनल बिल्डिंग कोड (NBC) के नियमों", "आपके देश के भवन नियमों"],
  ],
  ta: [
    ["மாநகராட்சி அல்லது ஊராட்சி", "உள்ளாட்சி அமைப்பு"],
    ["தேசியக் கட்டட விதிகளின்படி (NBC)", "உங்கள் நாட்டின் கட்டட விதிகளின்படி"],
  ],
  tel: [
    ["మున్సిపాలిటీ లేదా పంచాయతీ", "స్థానిక సంస్థ"],
    ["జాతీయ భవన నిబంధనలతో (NBC)", "మీ దేశపు భవన నిబంధనలతో"],
  ],
  mal: [
    ["പഞ്ചായത്ത് അല്ലെങ്കിൽ നഗരസഭ ഓഫീസിലും", "ലോക്കൽ അതോറിറ്റിയുടെ ഓഫീസിലും"],
    ["പഞ്ചായത്തിനോ നഗരസഭയ്ക്കോ", "ലോക്കൽ അതോറിറ്റിക്ക്"],
    ["ദേശീയ കെട്ടിടനിർമാണ ചട്ടങ്ങളുമായി (NBC)", "നിങ്ങളുടെ രാജ്യത്തെ കെട്ടിടനിർമാണ ചട്ടങ്ങളുമായി"],
    // Who lives abroad means Kerala by it.
    ["നാട്ടിലെ", "അവിടത്തെ"],
  ],
  kan: [
    ["ಪಾಲಿಕೆ ಅಥವಾ ಪಂಚಾಯಿತಿ", "ಸ್ಥಳೀಯ ಸಂಸ್ಥೆ"],
    ["ರಾಷ್ಟ್ರೀಯ ಕಟ್ಟಡ ನಿಯಮಗಳ (NBC)", "ನಿಮ್ಮ ದೇಶದ ಕಟ್ಟಡ ನಿಯಮಗಳ"],
  ],
};

/** Every text in a value as any of the six languages says it in a region; on the server alone, the pages' scripts need English at most. */
export function saidIn<Value>(value: Value, language: Language, region: Region): Value {
  const swaps = SWAPS[language];
  if (!swaps || region === "in") return inRegionsWords(value, language, region);
  return inEveryText(value, (text) => swaps.reduce((now, [said, there]) => now.replaceAll(said, there), text));
}
