import type { Language } from "../context.ts";

/** The text that carries a one-time code; fixed but for the code, since user text in it would be a phisher's tool. */
export function codeText(language: Language, code: string): string {
  return TEXTS[language].replace("{code}", code);
}

const TEXTS: Readonly<Record<Language, string>> = {
  en: "{code} is your HomePlan code. It is valid for 5 minutes. Never share it with anyone.",
  hn: "{code} आपका HomePlan कोड है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएं।",
  ta: "{code} உங்கள் HomePlan குறியீடு. இது 5 நிமிடங்கள் செல்லும். யாருடனும் பகிர வேண்டாம்.",
  tel: "{code} మీ HomePlan కోడ్. ఇది 5 నిమిషాలు చెల్లుతుంది. ఎవరికీ చెప్పకండి.",
  mal: "{code} ആണ് നിങ്ങളുടെ HomePlan കോഡ്. ഇത് 5 മിനിറ്റ് സാധുവാണ്. ആരുമായും പങ്കിടരുത്.",
  kan: "{code} ನಿಮ್ಮ HomePlan ಕೋಡ್. ಇದು 5 ನಿಮಿಷ ಮಾನ್ಯ. ಯಾರೊಂದಿಗೂ ಹಂಚಿಕೊಳ್ಳಬೇಡಿ.",
};
