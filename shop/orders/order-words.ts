import type { Language } from "../context.ts";

type Words = { readonly subject: string; readonly text: string };
type Template = "payment-received" | "payment-pending" | "refund" | "order-delivered";

/** An order message's words in the customer's language. */
export function orderWords(
  language: Language,
  template: Template,
  facts: { readonly number: string; readonly amount: string },
): Words {
  const words = WORDS[language][template];
  const fill = (text: string) => text.replaceAll("{number}", facts.number).replaceAll("{amount}", facts.amount);
  return { subject: fill(words.subject), text: fill(words.text) };
}

const WORDS: Readonly<Record<Language, Readonly<Record<Template, Words>>>> = {
  en: {
    "payment-pending": {
      subject: "Payment not confirmed yet: order {number}",
      text: "Your bank has not yet confirmed {amount} for order {number}. Please do not pay again; we will write to you as soon as it arrives.",
    },
    "payment-received": {
      subject: "Payment received: order {number}",
      text: "We have received your payment of {amount} for order {number}. Your drawings are on their way.",
    },
    "order-delivered": {
      subject: "Your house plans are ready: order {number}",
      text: "Your house plans of order {number} are ready. The link works for 7 days; please save the files.",
    },
    refund: {
      subject: "Refund for order {number}",
      text: "We have refunded {amount} for order {number}. It reaches your account within 7 to 14 business days.",
    },
  },
  hn: {
    "payment-pending": {
      subject: "भुगतान की पुष्टि बाकी है: ऑर्डर {number}",
      text: "ऑर्डर {number} के {amount} की पुष्टि बैंक से अभी नहीं आई है। कृपया दोबारा भुगतान न करें; पुष्टि आते ही हम आपको बताएँगे।",
    },
    "payment-received": {
      subject: "भुगतान मिला: ऑर्डर {number}",
      text: "ऑर्डर {number} के लिए आपका {amount} का भुगतान हमें मिल गया है। आपके नक्शे भेजे जा रहे हैं।",
    },
    "order-delivered": {
      subject: "आपके घर के नक्शे तैयार हैं: ऑर्डर {number}",
      text: "आपके घर के नक्शे (ऑर्डर {number}) तैयार हैं। लिंक 7 दिन तक चलेगा; कृपया फ़ाइलें सेव कर लें।",
    },
    refund: {
      subject: "ऑर्डर {number}: पैसे वापस",
      text: "ऑर्डर {number} के {amount} हमने लौटा दिए हैं। पैसे 7 से 14 कामकाजी दिनों में आपके खाते में आ जाएँगे।",
    },
  },
  ta: {
    "payment-pending": {
      subject: "பணம் வந்தது இன்னும் உறுதியாகவில்லை: ஆர்டர் {number}",
      text: "நீங்கள் செலுத்திய {amount} (ஆர்டர் {number}) வந்து சேர்ந்ததை வங்கி இன்னும் உறுதி செய்யவில்லை. மீண்டும் பணம் செலுத்த வேண்டாம்; உறுதியானதும் தெரிவிப்போம்.",
    },
    "payment-received": {
      subject: "பணம் கிடைத்தது: ஆர்டர் {number}",
      text: "நீங்கள் செலுத்திய {amount} கிடைத்தது (ஆர்டர் {number}). உங்கள் வரைபடங்கள் விரைவில் வரும்.",
    },
    "order-delivered": {
      subject: "உங்கள் வீட்டு பிளான்கள் தயார்: ஆர்டர் {number}",
      text: "உங்கள் வீட்டு பிளான்கள் (ஆர்டர் {number}) தயார். இணைப்பு 7 நாட்கள் செயல்படும்; கோப்புகளைச் சேமித்துக்கொள்ளுங்கள்.",
    },
    refund: {
      subject: "ஆர்டர் {number}: பணம் திருப்பி அனுப்பப்பட்டது",
      text: "{amount} திருப்பி அனுப்பப்பட்டது (ஆர்டர் {number}). 7 முதல் 14 வேலை நாட்களில் உங்கள் கணக்கில் வரும்.",
    },
  },
  tel: {
    "payment-pending": {
      subject: "చెల్లింపు ఇంకా నిర్ధారణ కాలేదు: ఆర్డర్ {number}",
      text: "{amount} చెల్లింపును (ఆర్డర్ {number}) బ్యాంకు ఇంకా నిర్ధారించలేదు. దయచేసి మళ్లీ చెల్లించవద్దు; నిర్ధారణ రాగానే తెలియజేస్తాం.",
    },
    "payment-received": {
      subject: "చెల్లింపు అందింది: ఆర్డర్ {number}",
      text: "మీ {amount} చెల్లింపు అందింది (ఆర్డర్ {number}). మీ డ్రాయింగులు త్వరలో వస్తాయి.",
    },
    "order-delivered": {
      subject: "మీ ఇంటి ప్లాన్లు సిద్ధం: ఆర్డర్ {number}",
      text: "మీ ఇంటి ప్లాన్లు (ఆర్డర్ {number}) సిద్ధంగా ఉన్నాయి. లింక్ 7 రోజులు పనిచేస్తుంది; ఫైళ్లను సేవ్ చేసుకోండి.",
    },
    refund: {
      subject: "ఆర్డర్ {number}: డబ్బు వాపసు",
      text: "{amount} తిరిగి పంపాం (ఆర్డర్ {number}). 7 నుంచి 14 పని దినాల్లో మీ ఖాతాకు చేరుతుంది.",
    },
  },
  mal: {
    "payment-pending": {
      subject: "പണം കിട്ടിയെന്ന് ഉറപ്പായിട്ടില്ല: ഓർഡർ {number}",
      text: "{amount} (ഓർഡർ {number}) കിട്ടിയതായി ബാങ്ക് ഇതുവരെ സ്ഥിരീകരിച്ചിട്ടില്ല. ദയവായി വീണ്ടും പണം അടയ്ക്കരുത്; സ്ഥിരീകരിച്ചാലുടൻ അറിയിക്കും.",
    },
    "payment-received": {
      subject: "പണം കിട്ടി: ഓർഡർ {number}",
      text: "നിങ്ങൾ അടച്ച {amount} കിട്ടി (ഓർഡർ {number}). ഡ്രോയിങ്ങുകൾ ഉടൻ എത്തും.",
    },
    "order-delivered": {
      subject: "നിങ്ങളുടെ വീടിന്റെ പ്ലാനുകൾ തയ്യാർ: ഓർഡർ {number}",
      text: "നിങ്ങളുടെ വീടിന്റെ പ്ലാനുകൾ (ഓർഡർ {number}) തയ്യാറായി. ലിങ്ക് 7 ദിവസം പ്രവർത്തിക്കും; ഫയലുകൾ സേവ് ചെയ്യൂ.",
    },
    refund: {
      subject: "ഓർഡർ {number}: പണം തിരികെ",
      text: "{amount} തിരികെ അയച്ചു (ഓർഡർ {number}). 7 മുതൽ 14 വരെ പ്രവൃത്തി ദിവസത്തിനുള്ളിൽ അക്കൗണ്ടിൽ എത്തും.",
    },
  },
  kan: {
    "payment-pending": {
      subject: "ಪಾವತಿ ಇನ್ನೂ ಖಚಿತವಾಗಿಲ್ಲ: ಆರ್ಡರ್ {number}",
      text: "{amount} ಪಾವತಿಯನ್ನು (ಆರ್ಡರ್ {number}) ಬ್ಯಾಂಕ್ ಇನ್ನೂ ಖಚಿತಪಡಿಸಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪಾವತಿಸಬೇಡಿ; ಖಚಿತವಾದ ಕೂಡಲೇ ತಿಳಿಸುತ್ತೇವೆ.",
    },
    "payment-received": {
      subject: "ಪಾವತಿ ಬಂದಿದೆ: ಆರ್ಡರ್ {number}",
      text: "ನಿಮ್ಮ {amount} ಪಾವತಿ ಬಂದಿದೆ (ಆರ್ಡರ್ {number}). ನಿಮ್ಮ ನಕ್ಷೆಗಳು ಬೇಗ ಬರುತ್ತವೆ.",
    },
    "order-delivered": {
      subject: "ನಿಮ್ಮ ಮನೆ ಪ್ಲಾನ್‌ಗಳು ಸಿದ್ಧ: ಆರ್ಡರ್ {number}",
      text: "ನಿಮ್ಮ ಮನೆ ಪ್ಲಾನ್‌ಗಳು (ಆರ್ಡರ್ {number}) ಸಿದ್ಧವಾಗಿವೆ. ಲಿಂಕ್ 7 ದಿನ ಕೆಲಸ ಮಾಡುತ್ತದೆ; ಫೈಲ್‌ಗಳನ್ನು ಸೇವ್ ಮಾಡಿಕೊಳ್ಳಿ.",
    },
    refund: {
      subject: "ಆರ್ಡರ್ {number}: ಹಣ ವಾಪಸ್",
      text: "{amount} ಹಿಂತಿರುಗಿಸಿದ್ದೇವೆ (ಆರ್ಡರ್ {number}). 7ರಿಂದ 14 ಕೆಲಸದ ದಿನಗಳಲ್ಲಿ ಹಣ ನಿಮ್ಮ ಖಾತೆಗೆ ತಲುಪುತ್ತದೆ.",
    },
  },
};
