import type { LanguageCode } from "./translations.ts";

type Words = {
  readonly badNumber: string;
  readonly countryClosed: string;
  readonly wait: string;
  readonly tooManyCodes: string;
  readonly locked: string;
  readonly expired: string;
  readonly tooManyTries: string;
};

/** What calls 3 and 4 say when they refuse, in the visitor's language; `{time}` is a length of time in words. */
export const THROTTLE_WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    badNumber: "Please enter a valid mobile number.",
    countryClosed: "Sorry, we cannot send codes to this country yet.",
    wait: "We have just sent a code. Please wait {time} before asking again.",
    tooManyCodes: "You have asked for too many codes. Please try again in {time}.",
    locked: "Too many wrong codes. Please ask for a new code.",
    expired: "This code has expired. Please ask for a new one.",
    tooManyTries: "Too many attempts. Please try again in {time}.",
  },
  hn: {
    badNumber: "कृपया सही मोबाइल नंबर डालें।",
    countryClosed: "माफ़ कीजिए, इस देश में हम अभी OTP नहीं भेज सकते।",
    wait: "OTP अभी भेजा गया है। कृपया {time} बाद दोबारा मँगाएँ।",
    tooManyCodes: "OTP बहुत बार मँगाया गया है। कृपया {time} बाद फिर कोशिश करें।",
    locked: "कई बार गलत OTP डाला गया। कृपया नया OTP मँगाएँ।",
    expired: "इस OTP का समय पूरा हो गया है। कृपया नया OTP मँगाएँ।",
    tooManyTries: "बहुत ज़्यादा कोशिशें हो गईं। कृपया {time} बाद फिर कोशिश करें।",
  },
  ta: {
    badNumber: "சரியான மொபைல் எண்ணை உள்ளிடுங்கள்.",
    countryClosed: "மன்னிக்கவும், இந்த நாட்டுக்கு இப்போது OTP அனுப்ப முடியாது.",
    wait: "OTP இப்போதுதான் அனுப்பப்பட்டது. {time} கழித்து மீண்டும் கேளுங்கள்.",
    tooManyCodes: "பலமுறை OTP கேட்டுவிட்டீர்கள். {time} கழித்து மீண்டும் முயலுங்கள்.",
    locked: "தவறான OTP பலமுறை உள்ளிடப்பட்டது. புதிய OTP கேளுங்கள்.",
    expired: "இந்த OTP‑யின் நேரம் முடிந்துவிட்டது. புதிய OTP கேளுங்கள்.",
    tooManyTries: "பலமுறை முயன்றுவிட்டீர்கள். {time} கழித்து மீண்டும் முயலுங்கள்.",
  },
  tel: {
    badNumber: "సరైన మొబైల్ నంబరు ఇవ్వండి.",
    countryClosed: "క్షమించండి, ఈ దేశానికి ఇప్పుడు OTP పంపలేం.",
    wait: "OTP ఇప్పుడే పంపాం. {time} ఆగి మళ్లీ అడగండి.",
    tooManyCodes: "OTP చాలాసార్లు అడిగారు. {time} ఆగి మళ్లీ ప్రయత్నించండి.",
    locked: "తప్పు OTP చాలాసార్లు ఇచ్చారు. కొత్త OTP అడగండి.",
    expired: "ఈ OTP గడువు ముగిసింది. కొత్త OTP అడగండి.",
    tooManyTries: "చాలాసార్లు ప్రయత్నించారు. {time} ఆగి మళ్లీ ప్రయత్నించండి.",
  },
  mal: {
    badNumber: "ശരിയായ മൊബൈൽ നമ്പർ നൽകൂ.",
    countryClosed: "ക്ഷമിക്കണം, ഈ രാജ്യത്തേക്ക് ഇപ്പോൾ OTP അയയ്ക്കാനാകില്ല.",
    wait: "OTP ഇപ്പോൾ അയച്ചതേയുള്ളൂ. {time} കഴിഞ്ഞ് വീണ്ടും ചോദിക്കൂ.",
    tooManyCodes: "OTP പലതവണ ചോദിച്ചു. {time} കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.",
    locked: "തെറ്റായ OTP പലതവണ നൽകി. പുതിയ OTP ചോദിക്കൂ.",
    expired: "ഈ OTP‑യുടെ സമയം കഴിഞ്ഞു. പുതിയ OTP ചോദിക്കൂ.",
    tooManyTries: "പലതവണ ശ്രമിച്ചു. {time} കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.",
  },
  kan: {
    badNumber: "ಸರಿಯಾದ ಮೊಬೈಲ್ ನಂಬರ್ ಹಾಕಿ.",
    countryClosed: "ಕ್ಷಮಿಸಿ, ಈ ದೇಶಕ್ಕೆ ಈಗ OTP ಕಳುಹಿಸಲು ಆಗುವುದಿಲ್ಲ.",
    wait: "OTP ಈಗಷ್ಟೇ ಕಳುಹಿಸಿದ್ದೇವೆ. {time} ಕಳೆದ ಮೇಲೆ ಮತ್ತೆ ಕೇಳಿ.",
    tooManyCodes: "OTP ಹಲವು ಸಲ ಕೇಳಿದ್ದೀರಿ. {time} ಕಳೆದ ಮೇಲೆ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    locked: "ತಪ್ಪು OTP ಹಲವು ಸಲ ಹಾಕಿದ್ದೀರಿ. ಹೊಸ OTP ಕೇಳಿ.",
    expired: "ಈ OTP ಸಮಯ ಮುಗಿದಿದೆ. ಹೊಸ OTP ಕೇಳಿ.",
    tooManyTries: "ಹಲವು ಸಲ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. {time} ಕಳೆದ ಮೇಲೆ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  },
};

const TAGS: Readonly<Record<LanguageCode, string>> = {
  en: "en-IN",
  hn: "hi-IN",
  ta: "ta-IN",
  tel: "te-IN",
  mal: "ml-IN",
  kan: "kn-IN",
};

/** A refusal's sentence, with `seconds` told in the largest unit that reads well. */
export function throttleText(language: LanguageCode, key: keyof Words, seconds = 0): string {
  return THROTTLE_WORDS[language][key].replace("{time}", timeInWords(language, seconds));
}

function timeInWords(language: LanguageCode, seconds: number): string {
  const [unit, size] =
    seconds < 120 ? (["second", 1] as const) : seconds < 7200 ? (["minute", 60] as const) : (["hour", 3600] as const);
  const format = new Intl.NumberFormat(TAGS[language], { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.ceil(seconds / size));
}
