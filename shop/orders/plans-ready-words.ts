import type { Language } from "../context.ts";

/** The message to a visitor who left before ordering. */
export const PLANS_READY_WORDS: Readonly<Record<Language, { readonly subject: string; readonly text: string }>> = {
  en: {
    subject: "Your house plans are ready",
    text: "Your house plans are ready. Open the link within 7 days to see them; we will ask you to verify your mobile number again.",
  },
  hn: {
    subject: "आपके घर के नक्शे तैयार हैं",
    text: "आपके घर के नक्शे तैयार हैं। देखने के लिए 7 दिन के अंदर लिंक खोलें; OTP से अपने मोबाइल नंबर की पुष्टि फिर करनी होगी।",
  },
  ta: {
    subject: "உங்கள் வீட்டு பிளான்கள் தயார்",
    text: "உங்கள் வீட்டு பிளான்கள் தயார். பார்க்க 7 நாட்களுக்குள் இணைப்பைத் திறங்கள்; உங்கள் மொபைல் எண்ணை OTP மூலம் மீண்டும் உறுதி செய்ய வேண்டும்.",
  },
  tel: {
    subject: "మీ ఇంటి ప్లాన్లు సిద్ధం",
    text: "మీ ఇంటి ప్లాన్లు సిద్ధంగా ఉన్నాయి. చూడటానికి 7 రోజుల్లోపు లింక్ తెరవండి; మీ మొబైల్ నంబరును OTPతో మళ్లీ నిర్ధారించాలి.",
  },
  mal: {
    subject: "നിങ്ങളുടെ വീടിന്റെ പ്ലാനുകൾ തയ്യാർ",
    text: "നിങ്ങളുടെ വീടിന്റെ പ്ലാനുകൾ തയ്യാറായി. കാണാൻ 7 ദിവസത്തിനുള്ളിൽ ലിങ്ക് തുറക്കൂ; മൊബൈൽ നമ്പർ OTP വഴി വീണ്ടും ഉറപ്പാക്കണം.",
  },
  kan: {
    subject: "ನಿಮ್ಮ ಮನೆ ಪ್ಲಾನ್‌ಗಳು ಸಿದ್ಧ",
    text: "ನಿಮ್ಮ ಮನೆ ಪ್ಲಾನ್‌ಗಳು ಸಿದ್ಧವಾಗಿವೆ. ನೋಡಲು 7 ದಿನಗಳೊಳಗೆ ಲಿಂಕ್ ತೆರೆಯಿರಿ; ನಿಮ್ಮ ಮೊಬೈಲ್ ನಂಬರ್ ಅನ್ನು OTP ಮೂಲಕ ಮತ್ತೆ ಖಚಿತಪಡಿಸಬೇಕು.",
  },
};
