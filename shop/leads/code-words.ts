import type { Language } from "../context.ts";

/** The text that carries a one-time code; fixed but for the code, since user text in it would be a phisher's tool. */
export function codeText(language: Language, code: string): string {
  return TEXTS[language].replace("{code}", code);
}

const TEXTS: Readonly<Record<Language, string>> = {
  en: "{code} is your HomePlan code. It is valid for 5 minutes. Never share it with anyone.",
  hn: "{code} आपका HomePlan OTP है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।",
  ta: "{code} உங்கள் HomePlan OTP. இது 5 நிமிடம் வரை செல்லுபடியாகும். யாரிடமும் சொல்ல வேண்டாம்.",
  tel: "{code} మీ HomePlan OTP. ఇది 5 నిమిషాలు పనిచేస్తుంది. ఎవరికీ చెప్పకండి.",
  mal: "{code} ആണ് നിങ്ങളുടെ HomePlan OTP. 5 മിനിറ്റ് ഉപയോഗിക്കാം. ആരോടും പറയരുത്.",
  kan: "{code} ನಿಮ್ಮ HomePlan OTP. ಇದು 5 ನಿಮಿಷ ಮಾತ್ರ ಮಾನ್ಯ. ಯಾರಿಗೂ ಹೇಳಬೇಡಿ.",
};
