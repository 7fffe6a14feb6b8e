import { budgetBands } from "#content/survey/words/budget-bands.ts";
import type { SurveyWords } from "#content/survey/words.ts";

const YES_NO = ["हाँ", "नहीं"];
const SIDE = ["पड़ोसी का घर सटा हुआ है", "खुला है या बीच में जगह है"];
const below = (amount: string) => `${amount} से कम`;
const above = (amount: string) => `${amount} से ज़्यादा`;
const UNDECIDED = "अभी तय नहीं किया";

export const HINDI: SurveyWords = {
  width: {
    label: "आपका प्लॉट कितना चौड़ा है?",
    smallText: "सड़क के साथ-साथ नापें, फ़ुट में।",
    regions: { uk: { smallText: "सड़क के साथ-साथ नापें, मीटर में। 30 फ़ुट लगभग 9.1 मीटर होते हैं।" } },
    fields: {
      width: { label: "चौड़ाई (फ़ुट में)", unit: "फ़ुट", regions: { uk: { label: "चौड़ाई (मीटर में)", unit: "मी" } } },
    },
  },
  depth: {
    label: "आपका प्लॉट कितना लंबा है?",
    smallText: "सड़क से पीछे तक नापें, फ़ुट में।",
    regions: { uk: { smallText: "सड़क से पीछे तक नापें, मीटर में। 60 फ़ुट लगभग 18.3 मीटर होते हैं।" } },
    fields: {
      depth: { label: "लंबाई (फ़ुट में)", unit: "फ़ुट", regions: { uk: { label: "लंबाई (मीटर में)", unit: "मी" } } },
    },
  },
  floors: {
    label: "आपको कितनी मंज़िलें चाहिए?",
    fields: {
      floors: {
        options: ["सिर्फ़ ग्राउंड फ़्लोर", "ग्राउंड + 1 मंज़िल", "ग्राउंड + 2 मंज़िलें", "ग्राउंड + 3 मंज़िलें"],
      },
    },
  },
  bedrooms: { label: "आपको कितने बेडरूम चाहिए?", fields: { bedrooms: {} } },
  bathrooms: {
    label: "आपको कितने बाथरूम और टॉयलेट चाहिए?",
    smallText: "घर के सभी बाथरूम और टॉयलेट मिलाकर गिनें।",
    fields: {
      bathrooms: { label: "पूरे घर में" },
      attached: {
        label: "बेडरूम से जुड़े (अटैच्ड)",
        options: ["जैसा ठीक बैठे", "सिर्फ़ मास्टर बेडरूम के साथ", "कोई नहीं"],
      },
    },
  },
  kitchen: {
    label: "आपको कैसी रसोई चाहिए?",
    fields: { kitchen: { options: ["अलग रसोई (दरवाज़े वाली)", "खुली रसोई (ओपन किचन)"] } },
  },
  dining: {
    label: "खाना कहाँ खाना पसंद करेंगे?",
    fields: { dining: { options: ["अलग डाइनिंग रूम में", "लिविंग रूम के साथ ही"] } },
  },
  pooja: { label: "क्या आपको पूजा घर चाहिए?", fields: { pooja: { options: YES_NO } } },
  parking: {
    label: "प्लॉट के अंदर कौन‑सी गाड़ी खड़ी करेंगे?",
    fields: { parking: { options: ["कोई नहीं", "दोपहिया", "एक कार", "दो कारें"] } },
  },
  stair: {
    label: "सीढ़ी कहाँ होनी चाहिए?",
    smallText: "बाहर की सीढ़ी से हर मंज़िल का रास्ता अलग हो जाता है।",
    fields: { stair: { options: ["घर के अंदर", "घर के बाहर"] } },
  },
  balcony: { label: "क्या आपको बालकनी चाहिए?", fields: { balcony: { options: YES_NO } } },
  family: {
    label: "घर में कितने लोग रहेंगे?",
    fields: { family: { options: ["1", "2", "3", "4", "5", "6", "7", "8 या ज़्यादा"] } },
  },
  elders: {
    label: "क्या घर में बुज़ुर्ग रहेंगे, या कोई ऐसा जिसे सीढ़ी चढ़ने में दिक्कत हो?",
    smallText: "अगर हाँ, तो एक बेडरूम और बाथरूम-टॉयलेट ग्राउंड फ़्लोर पर ही रखेंगे, दोनों के बीच कोई सीढ़ी नहीं होगी।",
    fields: { elders: { options: YES_NO } },
  },
  rooms: {
    label: "और कौन‑से कमरे चाहिए?",
    fields: {
      study: { label: "पढ़ाई का कमरा", options: YES_NO },
      store: { label: "स्टोर रूम", options: YES_NO },
      utility: { label: "यूटिलिटी (कपड़े-बर्तन धोने की जगह)", options: YES_NO },
    },
  },
  future: {
    label: "क्या घर में आगे के लिए कोई तैयारी रखनी है?",
    smallText: "किराये वाले हिस्से का दरवाज़ा अलग होगा। एक और मंज़िल के लिए सीढ़ी और पिलर अभी से उसी हिसाब से रखे जाएँगे।",
    fields: { future: { options: ["नहीं, सिर्फ़ अभी की ज़रूरत", "एक हिस्सा किराये पर देने के लिए", "बाद में एक और मंज़िल"] } },
  },
  structure: {
    label: "घर का ढाँचा कैसा होगा?",
    smallText: "पक्का पता नहीं? पिलर और बीम चुनें।",
    regions: {
      us: { smallText: "पक्का पता नहीं? दीवारों पर टिकी छत चुनें।" },
      uk: { smallText: "पक्का पता नहीं? दीवारों पर टिकी छत चुनें।" },
    },
    fields: { structure: { options: ["आरसीसी के पिलर और बीम", "दीवारों पर टिकी छत (लोड बेयरिंग)"] } },
  },
  style: {
    label: "घर सामने से कैसा दिखना चाहिए?",
    fields: { style: { options: ["मॉडर्न", "पारंपरिक", "कंटेम्पररी", "कोलोनियल"] } },
  },
  vastu: {
    label: "क्या नक्शा वास्तु के अनुसार हो?",
    fields: { vastu: { options: ["हाँ, पूरी तरह", "जहाँ तक हो सके", "नहीं"] } },
  },
  budget: {
    label: "घर बनाने का आपका बजट कितना है?",
    smallText: "सिर्फ़ निर्माण का खर्च, ज़मीन की कीमत नहीं।",
    fields: {
      budget: {
        options: [
          below("₹15 लाख"),
          "₹15 – 25 लाख",
          "₹25 – 40 लाख",
          "₹40 – 60 लाख",
          "₹60 लाख – ₹1 करोड़",
          above("₹1 करोड़"),
          UNDECIDED,
        ],
        regions: {
          us: { options: budgetBands("$", below, above, UNDECIDED) },
          uk: { options: budgetBands("£", below, above, UNDECIDED) },
        },
      },
    },
  },
  site: {
    label: "प्लॉट की जानकारी",
    smallText: "प्लॉट उसी दिशा में फ़ेस करता है जिस ओर उसकी सड़क है। नीचे बायाँ-दायाँ सड़क से देखकर बताएँ।",
    fields: {
      direction: {
        label: "सड़क की दिशा",
        options: ["उत्तर", "उत्तर-पूर्व", "पूर्व", "दक्षिण-पूर्व", "दक्षिण", "दक्षिण-पश्चिम", "पश्चिम", "उत्तर-पश्चिम"],
      },
      roadWidth: {
        label: "सड़क कितनी चौड़ी है?",
        options: ["20 फ़ुट या कम", "25 फ़ुट", "30 फ़ुट", "40 फ़ुट", "60 फ़ुट या ज़्यादा"],
        regions: { uk: { options: ["5 मी या कम", "6 मी", "8 मी", "10 मी या ज़्यादा"] } },
      },
      left: { label: "सड़क से देखें तो बाईं ओर क्या है?", options: SIDE },
      right: { label: "सड़क से देखें तो दाईं ओर क्या है?", options: SIDE },
      rear: { label: "प्लॉट के पीछे", options: [...SIDE, "दूसरी सड़क है"] },
      corner: { label: "क्या कोने का प्लॉट है?", options: ["नहीं", "हाँ, बाईं ओर भी सड़क है", "हाँ, दाईं ओर भी सड़क है"] },
    },
  },
};
