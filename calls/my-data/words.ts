import type { LanguageCode } from "../translations.ts";

export type MyDataWords = {
  /** Heads the page that asks for a number; each later step has a title of its own. */
  readonly title: string;
  readonly codeTitle: string;
  readonly ownTitle: string;
  /** Heads what can be copied of a visitor's data. */
  readonly heldHeading: string;
  readonly erasedTitle: string;
  readonly verifyLead: string;
  readonly country: string;
  readonly mobile: string;
  readonly send: string;
  readonly code: string;
  readonly submit: string;
  readonly wrong: string;
  readonly resend: string;
  readonly sentAgain: string;
  readonly changeNumber: string;
  readonly verified: string;
  readonly plans: string;
  readonly openPlan: string;
  readonly drawings: string;
  readonly openDrawings: string;
  readonly copy: string;
  readonly eraseHeading: string;
  readonly eraseLead: string;
  readonly confirm: string;
  readonly erase: string;
  /** `{number}`: the order's. */
  readonly open: string;
  readonly policy: string;
};

/** Words of the page on which a verified visitor takes a copy of their data or has it erased. */
export const MY_DATA_WORDS: Readonly<Record<LanguageCode, MyDataWords>> = {
  en: {
    title: "My plans and orders",
    codeTitle: "Enter the one-time code",
    ownTitle: "Your plans, drawings and data",
    heldHeading: "What we hold about you",
    erasedTitle: "Your data has been erased",
    verifyLead:
      "Verify your mobile number to open your plans and drawings, or to copy or erase what we hold about you.",
    country: "Country code",
    mobile: "Mobile number",
    send: "Send the code",
    code: "One-time code",
    submit: "Verify",
    wrong: "This code is not right. Please use the newest one that we sent.",
    resend: "Send the code again",
    sentAgain: "A new code is on its way.",
    changeNumber: "Change the number",
    verified: "Your number is verified. This page stays open to you for a day.",
    plans: "Your plans",
    openPlan: "Open the plan",
    drawings: "Your drawings",
    openDrawings: "Open your drawings",
    copy: "Download a copy of your data",
    eraseHeading: "Erase your data",
    eraseLead:
      "Your answers, plans, drawings and contact details are erased at once and for good. Save your drawings first. We keep invoices, because tax law requires it.",
    confirm: "Yes, erase everything",
    erase: "Erase",
    open: "Order {number} is not settled yet. Please come back once it is delivered or refunded.",
    policy: "Privacy policy",
  },
  hn: {
    title: "अपने नक्शे और ऑर्डर",
    codeTitle: "OTP डालें",
    ownTitle: "आपके नक्शे और आपका डेटा",
    heldHeading: "हमारे पास आपका डेटा",
    erasedTitle: "आपका डेटा मिटा दिया गया है",
    verifyLead:
      "अपने नक्शे खोलने के लिए, या हमारे पास आपका जो डेटा है उसकी कॉपी लेने या उसे मिटाने के लिए अपने मोबाइल नंबर की पुष्टि करें।",
    country: "देश का कोड",
    mobile: "मोबाइल नंबर",
    send: "OTP भेजें",
    code: "OTP",
    submit: "पुष्टि करें",
    wrong: "यह OTP सही नहीं है। कृपया वही OTP डालें जो सबसे बाद में आया।",
    resend: "OTP दोबारा भेजें",
    sentAgain: "नया OTP भेजा जा रहा है।",
    changeNumber: "नंबर बदलें",
    verified: "आपके नंबर की पुष्टि हो गई है। यह पेज एक दिन तक आपके लिए खुला है।",
    plans: "आपके डिज़ाइन",
    openPlan: "डिज़ाइन खोलें",
    drawings: "आपके नक्शे",
    openDrawings: "अपने नक्शे खोलें",
    copy: "अपने डेटा की कॉपी डाउनलोड करें",
    eraseHeading: "अपना डेटा मिटाएँ",
    eraseLead:
      "आपके जवाब, नक्शे और संपर्क की जानकारी तुरंत और हमेशा के लिए मिटा दी जाएगी। पहले अपने नक्शे सेव कर लें। बिल हमारे पास रहेंगे, क्योंकि टैक्स कानून में यह ज़रूरी है।",
    confirm: "हाँ, सब मिटा दें",
    erase: "मिटाएँ",
    open: "ऑर्डर {number} अभी पूरा नहीं हुआ है। नक्शे मिलने या पैसे लौटने के बाद फिर आएँ।",
    policy: "निजता नीति",
  },
  ta: {
    title: "உங்கள் பிளான்கள், ஆர்டர்கள்",
    codeTitle: "OTP‑யை உள்ளிடுங்கள்",
    ownTitle: "உங்கள் பிளான்களும் தகவல்களும்",
    heldHeading: "எங்களிடம் உள்ள உங்கள் தகவல்கள்",
    erasedTitle: "உங்கள் தகவல்கள் அழிக்கப்பட்டன",
    verifyLead:
      "உங்கள் பிளான்களையும் வரைபடங்களையும் திறக்க, அல்லது எங்களிடம் உள்ள உங்கள் தகவல்களை நகலெடுக்க, அழிக்க உங்கள் மொபைல் எண்ணை உறுதி செய்யுங்கள்.",
    country: "நாட்டுக் குறியீடு",
    mobile: "மொபைல் எண்",
    send: "OTP அனுப்பவும்",
    code: "OTP",
    submit: "உறுதி செய்யவும்",
    wrong: "இந்த OTP சரியில்லை. கடைசியாக வந்த OTP‑யை உள்ளிடுங்கள்.",
    resend: "OTP‑யை மீண்டும் அனுப்பவும்",
    sentAgain: "புதிய OTP வந்துகொண்டிருக்கிறது.",
    changeNumber: "எண்ணை மாற்றவும்",
    verified: "உங்கள் எண் உறுதி செய்யப்பட்டது. இந்தப் பக்கம் ஒரு நாள் வரை உங்களுக்குத் திறந்திருக்கும்.",
    plans: "உங்கள் பிளான்கள்",
    openPlan: "பிளானைத் திறக்கவும்",
    drawings: "உங்கள் வரைபடங்கள்",
    openDrawings: "வரைபடங்களைத் திறக்கவும்",
    copy: "உங்கள் தகவல்களின் நகலைப் பதிவிறக்கவும்",
    eraseHeading: "உங்கள் தகவல்களை அழிக்க",
    eraseLead:
      "உங்கள் பதில்கள், பிளான்கள், வரைபடங்கள், தொடர்பு விவரங்கள் உடனே நிரந்தரமாக அழிக்கப்படும். முதலில் வரைபடங்களைச் சேமித்துக்கொள்ளுங்கள். வரிச் சட்டப்படி பில்கள் எங்களிடம் இருக்கும்.",
    confirm: "ஆம், எல்லாவற்றையும் அழிக்கவும்",
    erase: "அழிக்கவும்",
    open: "ஆர்டர் {number} இன்னும் முடியவில்லை. வரைபடங்கள் வந்த பின் அல்லது பணம் திரும்பிய பின் மீண்டும் வாருங்கள்.",
    policy: "தனியுரிமைக் கொள்கை",
  },
  tel: {
    title: "మీ ప్లాన్లు, ఆర్డర్లు",
    codeTitle: "OTP టైప్ చేయండి",
    ownTitle: "మీ ప్లాన్లు, మీ సమాచారం",
    heldHeading: "మా దగ్గర ఉన్న మీ సమాచారం",
    erasedTitle: "మీ సమాచారం తొలగించాం",
    verifyLead: "మీ ప్లాన్లు, డ్రాయింగులు తెరవడానికి, లేదా మా దగ్గర ఉన్న మీ సమాచారం కాపీ తీసుకోవడానికి, తొలగించడానికి మీ మొబైల్ నంబరు నిర్ధారించండి.",
    country: "దేశం కోడ్",
    mobile: "మొబైల్ నంబరు",
    send: "OTP పంపండి",
    code: "OTP",
    submit: "నిర్ధారించండి",
    wrong: "ఈ OTP సరైనది కాదు. చివరగా వచ్చిన OTP టైప్ చేయండి.",
    resend: "OTP మళ్లీ పంపండి",
    sentAgain: "కొత్త OTP వస్తోంది.",
    changeNumber: "నంబరు మార్చండి",
    verified: "మీ నంబరు నిర్ధారణ అయింది. ఈ పేజీ ఒక రోజు మీకు తెరిచి ఉంటుంది.",
    plans: "మీ ప్లాన్లు",
    openPlan: "ప్లాన్ తెరవండి",
    drawings: "మీ డ్రాయింగులు",
    openDrawings: "మీ డ్రాయింగులు తెరవండి",
    copy: "మీ సమాచారం కాపీ డౌన్‌లోడ్ చేయండి",
    eraseHeading: "మీ సమాచారం తొలగించండి",
    eraseLead:
      "మీ జవాబులు, ప్లాన్లు, డ్రాయింగులు, సంప్రదింపు వివరాలు వెంటనే శాశ్వతంగా తొలగిస్తాం. ముందుగా మీ డ్రాయింగులు సేవ్ చేసుకోండి. పన్ను చట్టం ప్రకారం బిల్లులు మా దగ్గర ఉంటాయి.",
    confirm: "అవును, అన్నీ తొలగించండి",
    erase: "తొలగించండి",
    open: "ఆర్డర్ {number} ఇంకా పూర్తి కాలేదు. డ్రాయింగులు అందిన తర్వాత లేదా డబ్బు వాపసు వచ్చిన తర్వాత మళ్లీ రండి.",
    policy: "గోప్యతా విధానం",
  },
  mal: {
    title: "നിങ്ങളുടെ പ്ലാനുകളും ഓർഡറുകളും",
    codeTitle: "OTP ടൈപ്പ് ചെയ്യൂ",
    ownTitle: "നിങ്ങളുടെ പ്ലാനുകളും വിവരങ്ങളും",
    heldHeading: "ഞങ്ങളുടെ പക്കലുള്ള നിങ്ങളുടെ വിവരങ്ങൾ",
    erasedTitle: "നിങ്ങളുടെ വിവരങ്ങൾ മായ്ച്ചു",
    verifyLead: "പ്ലാനുകളും ഡ്രോയിങ്ങുകളും തുറക്കാനോ ഞങ്ങളുടെ പക്കലുള്ള വിവരങ്ങളുടെ പകർപ്പെടുക്കാനോ മായ്ക്കാനോ മൊബൈൽ നമ്പർ ഉറപ്പാക്കൂ.",
    country: "രാജ്യത്തിന്റെ കോഡ്",
    mobile: "മൊബൈൽ നമ്പർ",
    send: "OTP അയയ്ക്കൂ",
    code: "OTP",
    submit: "ഉറപ്പാക്കൂ",
    wrong: "ഈ OTP ശരിയല്ല. ഒടുവിൽ വന്ന OTP ടൈപ്പ് ചെയ്യൂ.",
    resend: "OTP വീണ്ടും അയയ്ക്കൂ",
    sentAgain: "പുതിയ OTP അയച്ചിട്ടുണ്ട്.",
    changeNumber: "നമ്പർ മാറ്റാം",
    verified: "നിങ്ങളുടെ നമ്പർ ഉറപ്പാക്കി. ഈ പേജ് ഒരു ദിവസം തുറന്നിരിക്കും.",
    plans: "നിങ്ങളുടെ പ്ലാനുകൾ",
    openPlan: "പ്ലാൻ തുറക്കൂ",
    drawings: "നിങ്ങളുടെ ഡ്രോയിങ്ങുകൾ",
    openDrawings: "ഡ്രോയിങ്ങുകൾ തുറക്കൂ",
    copy: "വിവരങ്ങളുടെ പകർപ്പ് ഡൗൺലോഡ് ചെയ്യൂ",
    eraseHeading: "വിവരങ്ങൾ മായ്ക്കൂ",
    eraseLead:
      "നിങ്ങളുടെ ഉത്തരങ്ങളും പ്ലാനുകളും ഡ്രോയിങ്ങുകളും ബന്ധപ്പെടാനുള്ള വിവരങ്ങളും ഉടൻ എന്നേക്കുമായി മായ്ക്കും. ആദ്യം ഡ്രോയിങ്ങുകൾ സേവ് ചെയ്യൂ. നികുതി നിയമം ആവശ്യപ്പെടുന്നതിനാൽ ബില്ലുകൾ സൂക്ഷിക്കും.",
    confirm: "അതെ, എല്ലാം മായ്ക്കൂ",
    erase: "മായ്ക്കൂ",
    open: "ഓർഡർ {number} ഇതുവരെ പൂർത്തിയായിട്ടില്ല. ഡ്രോയിങ്ങുകൾ കിട്ടിയ ശേഷമോ പണം തിരികെ വന്ന ശേഷമോ വീണ്ടും വരൂ.",
    policy: "സ്വകാര്യതാ നയം",
  },
  kan: {
    title: "ನಿಮ್ಮ ಪ್ಲಾನ್‌ಗಳು, ಆರ್ಡರ್‌ಗಳು",
    codeTitle: "OTP ಹಾಕಿ",
    ownTitle: "ನಿಮ್ಮ ಪ್ಲಾನ್ ಮತ್ತು ಮಾಹಿತಿ",
    heldHeading: "ನಮ್ಮಲ್ಲಿರುವ ನಿಮ್ಮ ಮಾಹಿತಿ",
    erasedTitle: "ನಿಮ್ಮ ಮಾಹಿತಿ ಅಳಿಸಿದ್ದೇವೆ",
    verifyLead: "ನಿಮ್ಮ ಪ್ಲಾನ್ ಮತ್ತು ನಕ್ಷೆಗಳನ್ನು ತೆರೆಯಲು, ಅಥವಾ ನಮ್ಮಲ್ಲಿರುವ ನಿಮ್ಮ ಮಾಹಿತಿಯ ಪ್ರತಿ ಪಡೆಯಲು, ಅಳಿಸಲು ನಿಮ್ಮ ಮೊಬೈಲ್ ನಂಬರ್ ಖಚಿತಪಡಿಸಿ.",
    country: "ದೇಶದ ಕೋಡ್",
    mobile: "ಮೊಬೈಲ್ ನಂಬರ್",
    send: "OTP ಕಳುಹಿಸಿ",
    code: "OTP",
    submit: "ಖಚಿತಪಡಿಸಿ",
    wrong: "ಈ OTP ಸರಿಯಿಲ್ಲ. ಕೊನೆಗೆ ಬಂದ OTP ಹಾಕಿ.",
    resend: "OTP ಮತ್ತೆ ಕಳುಹಿಸಿ",
    sentAgain: "ಹೊಸ OTP ಬರುತ್ತಿದೆ.",
    changeNumber: "ನಂಬರ್ ಬದಲಿಸಿ",
    verified: "ನಿಮ್ಮ ನಂಬರ್ ಖಚಿತವಾಗಿದೆ. ಈ ಪುಟ ಒಂದು ದಿನ ನಿಮಗೆ ತೆರೆದಿರುತ್ತದೆ.",
    plans: "ನಿಮ್ಮ ಪ್ಲಾನ್‌ಗಳು",
    openPlan: "ಪ್ಲಾನ್ ತೆರೆಯಿರಿ",
    drawings: "ನಿಮ್ಮ ನಕ್ಷೆಗಳು",
    openDrawings: "ನಿಮ್ಮ ನಕ್ಷೆಗಳನ್ನು ತೆರೆಯಿರಿ",
    copy: "ನಿಮ್ಮ ಮಾಹಿತಿಯ ಪ್ರತಿಯನ್ನು ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ",
    eraseHeading: "ನಿಮ್ಮ ಮಾಹಿತಿ ಅಳಿಸಿ",
    eraseLead:
      "ನಿಮ್ಮ ಉತ್ತರಗಳು, ಪ್ಲಾನ್‌ಗಳು, ನಕ್ಷೆಗಳು, ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ಕೂಡಲೇ ಶಾಶ್ವತವಾಗಿ ಅಳಿಸುತ್ತೇವೆ. ಮೊದಲು ನಕ್ಷೆಗಳನ್ನು ಸೇವ್ ಮಾಡಿಕೊಳ್ಳಿ. ತೆರಿಗೆ ಕಾನೂನಿನಂತೆ ಬಿಲ್‌ಗಳು ನಮ್ಮಲ್ಲಿ ಉಳಿಯುತ್ತವೆ.",
    confirm: "ಹೌದು, ಎಲ್ಲವನ್ನೂ ಅಳಿಸಿ",
    erase: "ಅಳಿಸಿ",
    open: "ಆರ್ಡರ್ {number} ಇನ್ನೂ ಮುಗಿದಿಲ್ಲ. ನಕ್ಷೆಗಳು ತಲುಪಿದ ನಂತರ ಅಥವಾ ಹಣ ವಾಪಸ್ ಬಂದ ನಂತರ ಮತ್ತೆ ಬನ್ನಿ.",
    policy: "ಗೌಪ್ಯತಾ ನೀತಿ",
  },
};
