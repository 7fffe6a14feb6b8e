import type { InLanguages } from "#content/languages.ts";
import type { PlotSides } from "#content/plot-size.ts";
import type { MarketRegion } from "#content/survey/form.ts";

/**
 * What a client says and who they are, in the script of each language. `sample` marks an example that stands there until real ones do; pages
 * say beside it that it is one.
 */
export type Testimonial = {
  readonly name: InLanguages;
  /** By region: a town there, for the region's pages. */
  readonly place: Readonly<Record<MarketRegion, InLanguages>>;
  readonly plot: PlotSides;
  readonly text: InLanguages;
  /** The text in the US and the UK, where India's English would not be said there. */
  readonly englishAbroad?: string;
  readonly sample: boolean;
};

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: { en: "Sample A", hn: "नमूना क", ta: "மாதிரி அ", tel: "నమూనా అ", mal: "മാതൃക അ", kan: "ಮಾದರಿ ಅ" },
    place: {
      in: { en: "Indore", hn: "इंदौर", ta: "இந்தூர்", tel: "ఇండోర్", mal: "ഇൻഡോർ", kan: "ಇಂದೋರ್" },
      us: { en: "Austin", hn: "ऑस्टिन", ta: "ஆஸ்டின்", tel: "ఆస్టిన్", mal: "ഓസ്റ്റിൻ", kan: "ಆಸ್ಟಿನ್" },
      uk: { en: "Leeds", hn: "लीड्स", ta: "லீட்ஸ்", tel: "లీడ్స్", mal: "ലീഡ്സ്", kan: "ಲೀಡ್ಸ್" },
    },
    plot: { width: 30, depth: 60, unit: "ft" },
    sample: true,
    text: {
      en: "The room sizes were on the plan, so our mason could mark them out at once.",
      hn: "नक्शे पर हर कमरे का नाप लिखा था, इसलिए मिस्त्री ने उसी दिन निशान लगाना शुरू कर दिया।",
      ta: "ஒவ்வோர் அறையின் அளவும் பிளானில் இருந்ததால், கொத்தனார் உடனே குறி போட ஆரம்பித்துவிட்டார்.",
      tel: "ప్రతి గది కొలత ప్లాన్‌లో ఉండటంతో మేస్త్రీ వెంటనే మార్కింగ్ మొదలుపెట్టారు.",
      mal: "ഓരോ മുറിയുടെയും അളവ് പ്ലാനിലുണ്ടായിരുന്നതുകൊണ്ട് മേസ്തിരിക്ക് ഉടനെ അളന്ന് കുറ്റിയടിക്കാൻ പറ്റി.",
      kan: "ಪ್ರತಿ ಕೋಣೆಯ ಅಳತೆ ಪ್ಲಾನ್‌ನಲ್ಲೇ ಇದ್ದಿದ್ದರಿಂದ ಮೇಸ್ತ್ರಿ ಕೂಡಲೇ ಗುರುತು ಹಾಕಲು ಶುರು ಮಾಡಿದರು.",
    },
  },
  {
    name: { en: "Sample B", hn: "नमूना ख", ta: "மாதிரி ஆ", tel: "నమూనా ఆ", mal: "മാതൃക ആ", kan: "ಮಾದರಿ ಆ" },
    place: {
      in: { en: "Madurai", hn: "मदुरै", ta: "மதுரை", tel: "మధురై", mal: "മധുര", kan: "ಮಧುರೈ" },
      us: { en: "Dallas", hn: "डलास", ta: "டல்லாஸ்", tel: "డల్లాస్", mal: "ഡാലസ്", kan: "ಡಲ್ಲಾಸ್" },
      uk: { en: "Bristol", hn: "ब्रिस्टल", ta: "பிரிஸ்டல்", tel: "బ్రిస్టల్", mal: "ബ്രിസ്റ്റൾ", kan: "ಬ್ರಿಸ್ಟಲ್" },
    },
    plot: { width: 20, depth: 60, unit: "ft" },
    sample: true,
    text: {
      en: "Our plot is narrow with houses on both sides. Every room still has light.",
      hn: "हमारा प्लॉट कम चौड़ा है और दोनों तरफ़ घर हैं। फिर भी हर कमरे में रोशनी आती है।",
      ta: "எங்கள் மனை குறுகலானது, இரண்டு பக்கமும் வீடுகள். இருந்தாலும் எல்லா அறைகளுக்கும் வெளிச்சம் வருகிறது.",
      tel: "మా స్థలం ఇరుకు, రెండు వైపులా ఇళ్లే. అయినా ప్రతి గదికీ వెలుతురు వస్తుంది.",
      mal: "ഞങ്ങളുടെ പ്ലോട്ടിന് വീതി കുറവാണ്, രണ്ടു വശത്തും വീടുകളും. എന്നിട്ടും എല്ലാ മുറിയിലും വെളിച്ചമുണ്ട്.",
      kan: "ನಮ್ಮ ಸೈಟ್ ಕಿರಿದು, ಎರಡೂ ಬದಿ ಮನೆಗಳು. ಆದರೂ ಎಲ್ಲ ಕೋಣೆಗಳಿಗೂ ಬೆಳಕು ಬರುತ್ತದೆ.",
    },
  },
  {
    name: { en: "Sample C", hn: "नमूना ग", ta: "மாதிரி இ", tel: "నమూనా ఇ", mal: "മാതൃക ഇ", kan: "ಮಾದರಿ ಇ" },
    place: {
      in: { en: "Vijayawada", hn: "विजयवाड़ा", ta: "விஜயவாடா", tel: "విజయవాడ", mal: "വിജയവാഡ", kan: "ವಿಜಯವಾಡ" },
      us: { en: "Columbus", hn: "कोलंबस", ta: "கொலம்பஸ்", tel: "కొలంబస్", mal: "കൊളംബസ്", kan: "ಕೊಲಂಬಸ್" },
      uk: { en: "Cardiff", hn: "कार्डिफ़", ta: "கார்டிஃப்", tel: "కార్డిఫ్", mal: "കാർഡിഫ്", kan: "ಕಾರ್ಡಿಫ್" },
    },
    plot: { width: 40, depth: 60, unit: "ft" },
    sample: true,
    text: {
      en: "My mother cannot climb stairs. Her room and bathroom are on the ground floor, just as we asked.",
      hn: "माँ सीढ़ी नहीं चढ़ पातीं। जैसा हमने कहा था, उनका कमरा और बाथरूम नीचे ही हैं।",
      ta: "அம்மாவால் படி ஏற முடியாது. நாங்கள் கேட்டபடியே அவருடைய அறையும் குளியலறையும் கீழேயே உள்ளன.",
      tel: "అమ్మకు మెట్లు ఎక్కడం కష్టం. మేము అడిగినట్టే అమ్మ గది, బాత్‌రూమ్ కిందనే ఉన్నాయి.",
      mal: "അമ്മയ്ക്ക് പടി കയറാൻ വയ്യ. പറഞ്ഞതുപോലെ തന്നെ അമ്മയുടെ മുറിയും ബാത്ത്‌റൂമും താഴെയാണ്.",
      kan: "ಅಮ್ಮನಿಗೆ ಮೆಟ್ಟಿಲು ಹತ್ತಲು ಆಗುವುದಿಲ್ಲ. ಕೇಳಿದ ಹಾಗೆಯೇ ಅವರ ಕೋಣೆ ಮತ್ತು ಬಾತ್‌ರೂಮ್ ಕೆಳಗೇ ಇವೆ.",
    },
  },
  {
    name: { en: "Sample D", hn: "नमूना घ", ta: "மாதிரி ஈ", tel: "నమూనా ఈ", mal: "മാതൃക ഈ", kan: "ಮಾದರಿ ಈ" },
    place: {
      in: { en: "Thrissur", hn: "त्रिशूर", ta: "திருச்சூர்", tel: "త్రిసూర్", mal: "തൃശ്ശൂർ", kan: "ತ್ರಿಶೂರ್" },
      us: { en: "Denver", hn: "डेनवर", ta: "டென்வர்", tel: "డెన్వర్", mal: "ഡെൻവർ", kan: "ಡೆನ್ವರ್" },
      uk: { en: "Norwich", hn: "नॉरिच", ta: "நாரிச்", tel: "నారిచ్", mal: "നോറിച്ച്", kan: "ನಾರಿಚ್" },
    },
    plot: { width: 25, depth: 60, unit: "ft" },
    sample: true,
    text: {
      en: "We compared two quite different plans at the dinner table and chose the one with the courtyard.",
      hn: "हमने खाने की मेज़ पर दो बिलकुल अलग नक्शे मिलाकर देखे और आँगन वाला चुना।",
      ta: "சாப்பாட்டு மேசையில் இரண்டு வேறுபட்ட பிளான்களை ஒப்பிட்டுப் பார்த்து, முற்றம் உள்ளதைத் தேர்ந்தெடுத்தோம்.",
      tel: "డైనింగ్ టేబుల్ దగ్గర రెండు వేరువేరు ప్లాన్లు పోల్చి చూసి, మండువా లోగిలి ఉన్నది ఎంచుకున్నాం.",
      mal: "ഊണുമേശയ്ക്ക് ചുറ്റുമിരുന്ന് രണ്ട് വ്യത്യസ്ത പ്ലാനുകൾ ഒത്തുനോക്കി, നടുമുറ്റമുള്ളത് തിരഞ്ഞെടുത്തു.",
      kan: "ಊಟದ ಮೇಜಿನ ಮೇಲೆ ಎರಡು ಬೇರೆ ಬೇರೆ ಪ್ಲಾನ್ ಇಟ್ಟು ಹೋಲಿಸಿ ನೋಡಿ, ಒಳ ಅಂಗಳ ಇರುವುದನ್ನು ಆರಿಸಿದೆವು.",
    },
  },
  {
    name: { en: "Sample E", hn: "नमूना ङ", ta: "மாதிரி உ", tel: "నమూనా ఉ", mal: "മാതൃക ഉ", kan: "ಮಾದರಿ ಉ" },
    place: {
      in: { en: "Mysuru", hn: "मैसूरु", ta: "மைசூரு", tel: "మైసూరు", mal: "മൈസൂരു", kan: "ಮೈಸೂರು" },
      us: { en: "Atlanta", hn: "अटलांटा", ta: "அட்லாண்டா", tel: "అట్లాంటా", mal: "അറ്റ്ലാന്റ", kan: "ಅಟ್ಲಾಂಟಾ" },
      uk: { en: "Leicester", hn: "लेस्टर", ta: "லெஸ்டர்", tel: "లెస్టర్", mal: "ലെസ്റ്റർ", kan: "ಲೆಸ್ಟರ್" },
    },
    plot: { width: 30, depth: 40, unit: "ft" },
    sample: true,
    text: {
      en: "We wanted the kitchen in the south-east, and could see from the score how well vastu was kept.",
      hn: "हमें रसोई दक्षिण-पूर्व में चाहिए थी, और स्कोर से दिख गया कि वास्तु कितना निभा है।",
      ta: "சமையலறை தென்கிழக்கில் வேண்டும் என்றோம்; வாஸ்து எவ்வளவு பொருந்துகிறது என்பதை மதிப்பெண்ணில் பார்க்க முடிந்தது.",
      tel: "వంటగది ఆగ్నేయంలో కావాలన్నాం; వాస్తు ఎంతవరకు కుదిరిందో స్కోరులోనే కనిపించింది.",
      mal: "അടുക്കള തെക്കുകിഴക്ക് വേണമെന്ന് പറഞ്ഞിരുന്നു; വാസ്തു എത്ര ഒത്തുവെന്ന് സ്കോറിൽ നിന്ന് മനസ്സിലായി.",
      kan: "ಅಡುಗೆ ಮನೆ ಆಗ್ನೇಯದಲ್ಲಿ ಬೇಕಿತ್ತು; ವಾಸ್ತು ಎಷ್ಟು ಹೊಂದಿದೆ ಎಂಬುದು ಅಂಕದಲ್ಲೇ ಗೊತ್ತಾಯಿತು.",
    },
    englishAbroad: "We wanted morning sun in the kitchen, and on the plan it faces east.",
  },
  {
    name: { en: "Sample F", hn: "नमूना च", ta: "மாதிரி ஊ", tel: "నమూనా ఊ", mal: "മാതൃക ഊ", kan: "ಮಾದರಿ ಊ" },
    place: {
      in: { en: "Lucknow", hn: "लखनऊ", ta: "லக்னோ", tel: "లక్నో", mal: "ലഖ്‌നൗ", kan: "ಲಕ್ನೋ" },
      us: { en: "Tampa", hn: "टैम्पा", ta: "டாம்பா", tel: "టాంపా", mal: "ടാംപ", kan: "ಟ್ಯಾಂಪಾ" },
      uk: { en: "Dundee", hn: "डंडी", ta: "டண்டி", tel: "డండీ", mal: "ഡണ്ടി", kan: "ಡಂಡಿ" },
    },
    plot: { width: 19, depth: 45, unit: "ft" },
    sample: true,
    text: {
      en: "One door was on the wrong side for us. They moved it without charging again.",
      hn: "एक दरवाज़ा हमें दूसरी तरफ़ चाहिए था। बिना अलग पैसे लिए बदल दिया।",
      ta: "ஒரு கதவு எங்களுக்கு வேறு பக்கம் வேண்டியிருந்தது. கூடுதல் பணம் வாங்காமல் மாற்றிக் கொடுத்தார்கள்.",
      tel: "ఒక తలుపు మాకు ఇంకో వైపు కావాల్సి వచ్చింది. మళ్లీ డబ్బు అడగకుండా మార్చి ఇచ్చారు.",
      mal: "ഒരു വാതിൽ മറുവശത്ത് വേണമായിരുന്നു. വേറെ പണം വാങ്ങാതെ മാറ്റിത്തന്നു.",
      kan: "ಒಂದು ಬಾಗಿಲು ನಮಗೆ ಇನ್ನೊಂದು ಬದಿಗೆ ಬೇಕಿತ್ತು. ಮತ್ತೆ ಹಣ ಕೇಳದೆ ಬದಲಿಸಿಕೊಟ್ಟರು.",
    },
  },
];
