import type { LanguageCode } from "./translations.ts";

/** What a link back to one's answers says when it opens nothing. */
export const RESUME_WORDS: Readonly<
  Record<LanguageCode, { readonly title: string; readonly text: string; readonly again: string }>
> = {
  en: {
    title: "This link no longer works",
    text: "It was valid for 7 days. You can answer the questions again in a few minutes.",
    again: "Answer the questions",
  },
  hn: {
    title: "यह लिंक अब नहीं चलता",
    text: "यह 7 दिन के लिए था। आप कुछ ही मिनटों में सवालों के जवाब फिर दे सकते हैं।",
    again: "सवालों के जवाब दें",
  },
  ta: {
    title: "இந்த இணைப்பு இனி செயல்படாது",
    text: "இது 7 நாட்கள் மட்டுமே செயல்படும். சில நிமிடங்களில் கேள்விகளுக்கு மீண்டும் பதில் சொல்லலாம்.",
    again: "கேள்விகளுக்குப் பதில் சொல்லவும்",
  },
  tel: {
    title: "ఈ లింక్ ఇక పనిచేయదు",
    text: "ఇది 7 రోజులు మాత్రమే పనిచేస్తుంది. కొన్ని నిమిషాల్లో ప్రశ్నలకు మళ్లీ జవాబు ఇవ్వవచ్చు.",
    again: "ప్రశ్నలకు జవాబు ఇవ్వండి",
  },
  mal: {
    title: "ഈ ലിങ്ക് ഇനി പ്രവർത്തിക്കില്ല",
    text: "ഇതിന് 7 ദിവസമായിരുന്നു കാലാവധി. ഏതാനും മിനിറ്റ് മതി, ചോദ്യങ്ങൾക്ക് വീണ്ടും ഉത്തരം തരാം.",
    again: "ചോദ്യങ്ങൾക്ക് ഉത്തരം തരൂ",
  },
  kan: {
    title: "ಈ ಲಿಂಕ್ ಇನ್ನು ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ",
    text: "ಇದರ ಅವಧಿ 7 ದಿನ ಮಾತ್ರ. ಕೆಲವೇ ನಿಮಿಷಗಳಲ್ಲಿ ಪ್ರಶ್ನೆಗಳಿಗೆ ಮತ್ತೆ ಉತ್ತರಿಸಬಹುದು.",
    again: "ಪ್ರಶ್ನೆಗಳಿಗೆ ಉತ್ತರಿಸಿ",
  },
};
