import { expect, test } from "vitest";
import { drawnPart } from "#tests/support/drawn-part.tsx";
import { Clock } from "#web/checkout/upsell.tsx";

test.each([
  ["en", "1 minute 5 seconds left", "2 minutes 1 second left"],
  ["hn", "1 मिनट 5 सेकंड बाकी", "2 मिनट 1 सेकंड बाकी"],
  ["ta", "இன்னும் 1 நிமிடம் 5 விநாடிகள்", "இன்னும் 2 நிமிடங்கள் 1 விநாடி"],
  ["tel", "ఇంకా 1 నిమిషం 5 సెకన్లు", "ఇంకా 2 నిమిషాలు 1 సెకను"],
  ["mal", "ഇനി 1 മിനിറ്റ് 5 സെക്കൻഡ്", "ഇനി 2 മിനിറ്റ് 1 സെക്കൻഡ്"],
  ["kan", "ಇನ್ನು 1 ನಿಮಿಷ 5 ಸೆಕೆಂಡುಗಳು", "ಇನ್ನು 2 ನಿಮಿಷಗಳು 1 ಸೆಕೆಂಡ್"],
] as const)(
  "a popup's clock says one minute and many seconds as the language counts them (%s)",
  (language, one, many) => {
    const label = (seconds: number) =>
      /aria-label="([^"]*)"/.exec(drawnPart(<Clock seconds={seconds} />, language, "in"))?.[1];
    expect([label(65), label(121)]).toEqual([one, many]);
  },
);
