import type { InLanguages } from "#content/languages.ts";

/** `list` follows the answer as points; the price item's points take the values of `priceValues`. */
export type FaqItem = { readonly question: string; readonly answer: string; readonly list?: readonly string[] };

/** What item 5 shows of one plan, in whole currency units. */
export type ShownPrice = { readonly paid: number; readonly original: number };

/** `{price1}`, `{original1}` and `{percent1}` to 4, as money is written in the language; none of a plan that is not offered. */
export function priceValues(
  prices: readonly (ShownPrice | undefined)[],
  currency: string,
  languageTag: string,
): Readonly<Record<string, string>> {
  const money = new Intl.NumberFormat(`${languageTag}-u-nu-latn`, {
    style: "currency",
    currency,
    maximumFractionDigits: 2,
    trailingZeroDisplay: "stripIfInteger",
  });
  return Object.fromEntries(
    prices.flatMap((price, index) =>
      price
        ? [
            [`price${index + 1}`, money.format(price.paid)],
            [`original${index + 1}`, money.format(price.original)],
            [`percent${index + 1}`, String(Math.round(100 * (1 - price.paid / price.original)))],
          ]
        : [],
    ),
  );
}

export const FAQ: InLanguages<readonly FaqItem[]> = {
  en: [
    {
      question: "What will I get?",
      answer:
        "A dimensioned floor plan of every level, with room sizes, doors, windows, stairs and furniture, as PDF, JPEG and PNG. Plans with 3D elevation also show how the front of your house will look.",
    },
    {
      question: "When and how do I get it?",
      answer:
        "Within 4 working hours of your payment, as softcopy by email or WhatsApp. It usually takes no longer than 24 hours; in rare cases it can be 48.",
    },
    {
      question: "Can I ask for a change?",
      answer:
        "Yes. One minor correction is free: a door, a window, a room's name or use. A new layout for other needs is a new purchase.",
    },
    {
      question: "Does the plan suit my plot and the local rules?",
      answer:
        "It is drawn for your plot's real size and direction, and checked against the national building code. Your local authority may have rules of its own: let a local engineer look at the plan before you build.",
    },
    {
      question: "How much does it cost?",
      answer: "You pay once, before we deliver. The plans:",
      list: [
        "One floor plan: {price1}, {percent1}% off {original1}",
        "Two entirely different floor plans: {price2}, {percent2}% off {original2}",
        "One floor plan with 3D elevation: {price3}, {percent3}% off {original3}",
        "Two entirely different floor plans with 3D elevation: {price4}, {percent4}% off {original4}",
      ],
    },
    {
      question: "What if I change my mind, or the plan does not come?",
      answer:
        "Cancel within 30 minutes of paying, if work has not started, and you get everything back. If your plan is not with you within 48 hours of payment, you get 100% back without asking.",
    },
  ],
  hn: [
    {
      question: "मुझे क्या मिलेगा?",
      answer:
        "हर मंज़िल का नाप सहित नक्शा, जिसमें कमरों के साइज़, दरवाज़े, खिड़कियाँ, सीढ़ी और फ़र्नीचर दिखेंगे। फ़ाइलें PDF, JPEG और PNG में मिलेंगी। 3D एलिवेशन वाले पैकेज में यह भी दिखेगा कि घर सामने से कैसा लगेगा।",
    },
    {
      question: "नक्शा कब और कैसे मिलेगा?",
      answer:
        "भुगतान के बाद 4 कामकाजी घंटों में, ईमेल या WhatsApp पर सॉफ़्टकॉपी के रूप में। आम तौर पर 24 घंटे से ज़्यादा नहीं लगते; बहुत कम मामलों में 48 घंटे लग सकते हैं।",
    },
    {
      question: "क्या कुछ बदलवाया जा सकता है?",
      answer:
        "हाँ। एक छोटा सुधार मुफ़्त है, जैसे कोई दरवाज़ा, खिड़की, या कमरे का नाम या इस्तेमाल। ज़रूरतें बदलने पर नया नक्शा चाहिए तो उसे नए सिरे से खरीदना होगा।",
    },
    {
      question: "क्या नक्शा मेरे प्लॉट और यहाँ के नियमों के हिसाब से होगा?",
      answer:
        "नक्शा आपके प्लॉट के असली नाप और दिशा पर बनता है और नेशनल बिल्डिंग कोड (NBC) के नियमों से जाँचा जाता है। आपके नगर निगम या पंचायत के अपने नियम हो सकते हैं, इसलिए बनवाने से पहले किसी स्थानीय इंजीनियर को दिखा लें।",
    },
    {
      question: "कितने पैसे लगेंगे?",
      answer: "भुगतान एक ही बार, डिलीवरी से पहले। पैकेज ये हैं:",
      list: [
        "एक फ़्लोर प्लान: {price1}, {original1} पर {percent1}% की छूट",
        "दो बिलकुल अलग फ़्लोर प्लान: {price2}, {original2} पर {percent2}% की छूट",
        "3D एलिवेशन के साथ एक फ़्लोर प्लान: {price3}, {original3} पर {percent3}% की छूट",
        "3D एलिवेशन के साथ दो बिलकुल अलग फ़्लोर प्लान: {price4}, {original4} पर {percent4}% की छूट",
      ],
    },
    {
      question: "अगर मन बदल जाए या नक्शा न मिले तो?",
      answer:
        "भुगतान के 30 मिनट के अंदर, अगर काम शुरू न हुआ हो, रद्द करने पर पूरे पैसे वापस मिलेंगे। भुगतान के 48 घंटे के अंदर नक्शा न मिले तो 100% पैसे बिना माँगे लौटा दिए जाएँगे।",
    },
  ],
  ta: [
    {
      question: "எனக்கு என்ன கிடைக்கும்?",
      answer:
        "ஒவ்வொரு தளத்துக்கும் அளவுகளுடன் கூடிய பிளான். அறைகளின் அளவு, கதவு, ஜன்னல், மாடிப்படி, ஃபர்னிச்சர் எல்லாம் அதில் இருக்கும். PDF, JPEG, PNG கோப்புகளாகக் கிடைக்கும். 3D எலிவேஷன் உள்ள பேக்கேஜில் வீட்டின் முகப்பு எப்படி இருக்கும் என்பதையும் பார்க்கலாம்.",
    },
    {
      question: "எப்போது, எப்படிக் கிடைக்கும்?",
      answer:
        "பணம் செலுத்திய 4 வேலை மணி நேரத்துக்குள், மின்னஞ்சல் அல்லது WhatsApp மூலம் சாஃப்ட்காப்பியாக வரும். வழக்கமாக 24 மணி நேரத்தைத் தாண்டாது; மிக அரிதாக 48 மணி நேரம் ஆகலாம்.",
    },
    {
      question: "மாற்றம் கேட்கலாமா?",
      answer:
        "கேட்கலாம். ஒரு சிறு திருத்தம் இலவசம்: ஒரு கதவு, ஜன்னல், அல்லது ஓர் அறையின் பெயர், பயன்பாடு. தேவைகள் மாறி முழுவதும் புதிய பிளான் வேண்டுமென்றால் புதிதாக வாங்க வேண்டும்.",
    },
    {
      question: "பிளான் என் மனைக்கும் உள்ளூர் விதிகளுக்கும் பொருந்துமா?",
      answer:
        "உங்கள் மனையின் உண்மையான அளவுக்கும் திசைக்கும் ஏற்ப வரைந்து, தேசியக் கட்டட விதிகளின்படி (NBC) சரிபார்க்கிறோம். உங்கள் மாநகராட்சி அல்லது ஊராட்சிக்கு எனத் தனி விதிகள் இருக்கலாம். கட்டும் முன் உள்ளூர் இன்ஜினியர் ஒருவரிடம் காட்டிவிடுங்கள்.",
    },
    {
      question: "எவ்வளவு செலவாகும்?",
      answer: "ஒரே முறை, நாங்கள் தருவதற்கு முன் பணம் செலுத்த வேண்டும். பேக்கேஜ்கள் இவை:",
      list: [
        "ஒரு ஃப்ளோர் பிளான்: {price1}, {original1} விலையில் {percent1}% தள்ளுபடி",
        "முற்றிலும் வேறுபட்ட இரண்டு ஃப்ளோர் பிளான்கள்: {price2}, {original2} விலையில் {percent2}% தள்ளுபடி",
        "3D எலிவேஷனுடன் ஒரு ஃப்ளோர் பிளான்: {price3}, {original3} விலையில் {percent3}% தள்ளுபடி",
        "3D எலிவேஷனுடன் முற்றிலும் வேறுபட்ட இரண்டு ஃப்ளோர் பிளான்கள்: {price4}, {original4} விலையில் {percent4}% தள்ளுபடி",
      ],
    },
    {
      question: "மனம் மாறினாலோ, பிளான் வராவிட்டாலோ என்ன ஆகும்?",
      answer:
        "பணம் செலுத்திய 30 நிமிடத்துக்குள், வேலை தொடங்காத நிலையில் ரத்து செய்தால் முழுப் பணமும் திரும்பக் கிடைக்கும். பணம் செலுத்தி 48 மணி நேரத்தில் பிளான் வராவிட்டால், நீங்கள் கேட்காமலேயே 100% திருப்பித் தருவோம்.",
    },
  ],
  tel: [
    {
      question: "నాకు ఏమేం వస్తాయి?",
      answer:
        "ప్రతి అంతస్తుకూ కొలతలతో కూడిన ప్లాన్ వస్తుంది. గదుల సైజులు, తలుపులు, కిటికీలు, మెట్లు, ఫర్నిచర్ అన్నీ అందులో ఉంటాయి. PDF, JPEG, PNG ఫైళ్లుగా ఇస్తాం. 3D ఎలివేషన్ ఉన్న ప్యాకేజీలో ఇల్లు ముందు నుంచి ఎలా కనిపిస్తుందో కూడా చూడవచ్చు.",
    },
    {
      question: "ఎప్పుడు, ఎలా వస్తుంది?",
      answer:
        "డబ్బు కట్టిన 4 పని గంటల్లోపు, ఈమెయిల్‌లో గానీ WhatsApp‌లో గానీ సాఫ్ట్‌కాపీ వస్తుంది. మామూలుగా 24 గంటలు దాటదు; చాలా అరుదుగా 48 గంటలు పట్టవచ్చు.",
    },
    {
      question: "మార్పులు అడగవచ్చా?",
      answer: "అడగవచ్చు. ఒక చిన్న సవరణ ఉచితం: ఒక తలుపు, కిటికీ, లేదా గది పేరు, వాడకం. అవసరాలు మారి పూర్తిగా కొత్త ప్లాన్ కావాలంటే మళ్లీ కొనాలి.",
    },
    {
      question: "ప్లాన్ మా స్థలానికి, ఇక్కడి నిబంధనలకు సరిపోతుందా?",
      answer:
        "మీ స్థలం అసలు కొలతలు, దిక్కును బట్టి గీసి, జాతీయ భవన నిబంధనలతో (NBC) సరిచూస్తాం. మీ మున్సిపాలిటీ లేదా పంచాయతీకి సొంత నిబంధనలు ఉండవచ్చు. ఇల్లు కట్టే ముందు స్థానిక ఇంజనీర్‌కు ఒకసారి చూపించండి.",
    },
    {
      question: "ఎంత ఖర్చవుతుంది?",
      answer: "ఒక్కసారే, డెలివరీకి ముందే చెల్లించాలి. ప్యాకేజీలు ఇవి:",
      list: [
        "ఒక ఫ్లోర్ ప్లాన్: {price1}, {original1} పై {percent1}% తగ్గింపు",
        "పూర్తిగా వేరువేరు రెండు ఫ్లోర్ ప్లాన్లు: {price2}, {original2} పై {percent2}% తగ్గింపు",
        "3D ఎలివేషన్‌తో ఒక ఫ్లోర్ ప్లాన్: {price3}, {original3} పై {percent3}% తగ్గింపు",
        "3D ఎలివేషన్‌తో పూర్తిగా వేరువేరు రెండు ఫ్లోర్ ప్లాన్లు: {price4}, {original4} పై {percent4}% తగ్గింపు",
      ],
    },
    {
      question: "నేను వద్దనుకుంటే, లేదా ప్లాన్ రాకపోతే?",
      answer:
        "డబ్బు కట్టిన 30 నిమిషాల్లోపు, ప్లాన్ పని మొదలవకముందే రద్దు చేస్తే మొత్తం డబ్బు వెనక్కి వస్తుంది. డబ్బు కట్టిన 48 గంటల్లో ప్లాన్ రాకపోతే, మీరు అడగకుండానే 100% తిరిగి ఇస్తాం.",
    },
  ],
  mal: [
    {
      question: "എനിക്ക് എന്തൊക്കെ കിട്ടും?",
      answer:
        "ഓരോ നിലയുടെയും അളവുകളുള്ള പ്ലാൻ. മുറികളുടെ വലിപ്പം, വാതിൽ, ജനൽ, കോണിപ്പടി, ഫർണിച്ചർ എല്ലാം അതിലുണ്ടാകും. PDF, JPEG, PNG ഫയലുകളായി തരും. 3D എലിവേഷനുള്ള പാക്കേജിൽ വീടിന്റെ മുൻവശം എങ്ങനെയിരിക്കുമെന്നും കാണാം.",
    },
    {
      question: "എപ്പോൾ, എങ്ങനെ കിട്ടും?",
      answer:
        "പണമടച്ച് 4 പ്രവൃത്തി മണിക്കൂറിനുള്ളിൽ ഇമെയിലിലോ WhatsApp‑ലോ സോഫ്റ്റ്‌കോപ്പിയായി കിട്ടും. സാധാരണ 24 മണിക്കൂറിൽ കൂടില്ല; വളരെ അപൂർവമായി 48 മണിക്കൂർ വരെയാകാം.",
    },
    {
      question: "മാറ്റങ്ങൾ ആവശ്യപ്പെടാമോ?",
      answer:
        "ആവശ്യപ്പെടാം. ഒരു ചെറിയ തിരുത്ത് സൗജന്യമാണ്: ഒരു വാതിലോ ജനലോ, അല്ലെങ്കിൽ മുറിയുടെ പേരോ ഉപയോഗമോ. ആവശ്യങ്ങൾ മാറി പുതിയ പ്ലാൻ തന്നെ വേണമെങ്കിൽ വീണ്ടും വാങ്ങണം.",
    },
    {
      question: "പ്ലാൻ എന്റെ പ്ലോട്ടിനും ഇവിടത്തെ നിയമങ്ങൾക്കും ചേരുമോ?",
      answer:
        "നിങ്ങളുടെ പ്ലോട്ടിന്റെ യഥാർഥ അളവും ദിക്കും നോക്കി വരച്ച്, ദേശീയ കെട്ടിടനിർമാണ ചട്ടങ്ങളുമായി (NBC) ഒത്തുനോക്കും. നിങ്ങളുടെ പഞ്ചായത്തിനോ നഗരസഭയ്ക്കോ സ്വന്തം ചട്ടങ്ങളുണ്ടാകാം. പണി തുടങ്ങുംമുമ്പ് നാട്ടിലെ ഒരു എൻജിനീയറെ കാണിക്കൂ.",
    },
    {
      question: "എത്ര ചെലവാകും?",
      answer: "ഒറ്റത്തവണ, പ്ലാൻ തരുന്നതിന് മുമ്പ് പണമടയ്ക്കണം. പാക്കേജുകൾ ഇവയാണ്:",
      list: [
        "ഒരു ഫ്ലോർ പ്ലാൻ: {price1}, {original1} വിലയിൽ {percent1}% കിഴിവ്",
        "തീർത്തും വ്യത്യസ്തമായ രണ്ട് ഫ്ലോർ പ്ലാൻ: {price2}, {original2} വിലയിൽ {percent2}% കിഴിവ്",
        "3D എലിവേഷനോടെ ഒരു ഫ്ലോർ പ്ലാൻ: {price3}, {original3} വിലയിൽ {percent3}% കിഴിവ്",
        "3D എലിവേഷനോടെ തീർത്തും വ്യത്യസ്തമായ രണ്ട് ഫ്ലോർ പ്ലാൻ: {price4}, {original4} വിലയിൽ {percent4}% കിഴിവ്",
      ],
    },
    {
      question: "വേണ്ടെന്ന് തോന്നിയാലോ പ്ലാൻ കിട്ടിയില്ലെങ്കിലോ?",
      answer:
        "പണമടച്ച് 30 മിനിറ്റിനുള്ളിൽ, പ്ലാനിന്റെ പണി തുടങ്ങുംമുമ്പ് റദ്ദാക്കിയാൽ മുഴുവൻ പണവും തിരികെ കിട്ടും. പണമടച്ച് 48 മണിക്കൂറിനുള്ളിൽ പ്ലാൻ കിട്ടിയില്ലെങ്കിൽ ചോദിക്കാതെ തന്നെ 100% തിരികെ തരും.",
    },
  ],
  kan: [
    {
      question: "ನನಗೆ ಏನೇನು ಸಿಗುತ್ತದೆ?",
      answer:
        "ಪ್ರತಿ ಮಹಡಿಗೂ ಅಳತೆಗಳಿರುವ ಪ್ಲಾನ್. ಕೋಣೆಗಳ ಅಳತೆ, ಬಾಗಿಲು, ಕಿಟಕಿ, ಮೆಟ್ಟಿಲು, ಫರ್ನಿಚರ್ ಎಲ್ಲವೂ ಅದರಲ್ಲಿ ಇರುತ್ತವೆ. PDF, JPEG, PNG ಫೈಲ್‌ಗಳಾಗಿ ಸಿಗುತ್ತದೆ. 3D ಎಲಿವೇಶನ್ ಇರುವ ಪ್ಯಾಕೇಜ್‌ನಲ್ಲಿ ಮನೆ ಮುಂದಿನಿಂದ ಹೇಗೆ ಕಾಣುತ್ತದೆ ಎಂಬುದನ್ನೂ ನೋಡಬಹುದು.",
    },
    {
      question: "ಯಾವಾಗ, ಹೇಗೆ ಸಿಗುತ್ತದೆ?",
      answer:
        "ಹಣ ಪಾವತಿಸಿದ 4 ಕೆಲಸದ ಗಂಟೆಗಳೊಳಗೆ, ಇಮೇಲ್ ಅಥವಾ WhatsApp ಮೂಲಕ ಸಾಫ್ಟ್‌ಕಾಪಿ ಬರುತ್ತದೆ. ಸಾಮಾನ್ಯವಾಗಿ 24 ಗಂಟೆ ಮೀರುವುದಿಲ್ಲ; ತುಂಬಾ ಅಪರೂಪಕ್ಕೆ 48 ಗಂಟೆ ಆಗಬಹುದು.",
    },
    {
      question: "ಬದಲಾವಣೆ ಕೇಳಬಹುದೇ?",
      answer:
        "ಕೇಳಬಹುದು. ಒಂದು ಸಣ್ಣ ತಿದ್ದುಪಡಿ ಉಚಿತ: ಒಂದು ಬಾಗಿಲು, ಕಿಟಕಿ, ಅಥವಾ ಕೋಣೆಯ ಹೆಸರು, ಬಳಕೆ. ಅಗತ್ಯಗಳು ಬದಲಾಗಿ ಪೂರ್ತಿ ಹೊಸ ಪ್ಲಾನ್ ಬೇಕಾದರೆ ಮತ್ತೆ ಖರೀದಿಸಬೇಕು.",
    },
    {
      question: "ಪ್ಲಾನ್ ನಮ್ಮ ಸೈಟ್‌ಗೆ ಮತ್ತು ಇಲ್ಲಿನ ನಿಯಮಗಳಿಗೆ ಹೊಂದುತ್ತದೆಯೇ?",
      answer:
        "ನಿಮ್ಮ ಸೈಟ್‌ನ ನಿಜವಾದ ಅಳತೆ ಮತ್ತು ದಿಕ್ಕಿಗೆ ತಕ್ಕಂತೆ ಬರೆದು, ರಾಷ್ಟ್ರೀಯ ಕಟ್ಟಡ ನಿಯಮಗಳ (NBC) ಜೊತೆ ತಾಳೆ ನೋಡುತ್ತೇವೆ. ನಿಮ್ಮ ಪಾಲಿಕೆ ಅಥವಾ ಪಂಚಾಯಿತಿಗೆ ತನ್ನದೇ ನಿಯಮಗಳು ಇರಬಹುದು. ಕಟ್ಟುವ ಮೊದಲು ಸ್ಥಳೀಯ ಎಂಜಿನಿಯರ್‌ಗೆ ತೋರಿಸಿ.",
    },
    {
      question: "ಎಷ್ಟು ಖರ್ಚಾಗುತ್ತದೆ?",
      answer: "ಒಂದೇ ಸಲ, ಪ್ಲಾನ್ ಕೊಡುವ ಮೊದಲು ಪಾವತಿಸಬೇಕು. ಪ್ಯಾಕೇಜ್‌ಗಳು ಇವು:",
      list: [
        "ಒಂದು ಫ್ಲೋರ್ ಪ್ಲಾನ್: {price1}, {original1} ಮೇಲೆ {percent1}% ರಿಯಾಯಿತಿ",
        "ಪೂರ್ತಿ ಬೇರೆ ಬೇರೆ ಎರಡು ಫ್ಲೋರ್ ಪ್ಲಾನ್: {price2}, {original2} ಮೇಲೆ {percent2}% ರಿಯಾಯಿತಿ",
        "3D ಎಲಿವೇಶನ್ ಜೊತೆ ಒಂದು ಫ್ಲೋರ್ ಪ್ಲಾನ್: {price3}, {original3} ಮೇಲೆ {percent3}% ರಿಯಾಯಿತಿ",
        "3D ಎಲಿವೇಶನ್ ಜೊತೆ ಪೂರ್ತಿ ಬೇರೆ ಬೇರೆ ಎರಡು ಫ್ಲೋರ್ ಪ್ಲಾನ್: {price4}, {original4} ಮೇಲೆ {percent4}% ರಿಯಾಯಿತಿ",
      ],
    },
    {
      question: "ನಾನು ಮನಸ್ಸು ಬದಲಿಸಿದರೆ ಅಥವಾ ಪ್ಲಾನ್ ಬಾರದಿದ್ದರೆ?",
      answer:
        "ಪಾವತಿಸಿದ 30 ನಿಮಿಷಗಳೊಳಗೆ, ಪ್ಲಾನ್ ಕೆಲಸ ಶುರುವಾಗುವ ಮೊದಲು ರದ್ದು ಮಾಡಿದರೆ ಪೂರ್ತಿ ಹಣ ವಾಪಸ್ ಬರುತ್ತದೆ. ಪಾವತಿಸಿದ 48 ಗಂಟೆಗಳಲ್ಲಿ ಪ್ಲಾನ್ ಬಾರದಿದ್ದರೆ, ನೀವು ಕೇಳದೆಯೇ 100% ಹಿಂತಿರುಗಿಸುತ್ತೇವೆ.",
    },
  ],
};
