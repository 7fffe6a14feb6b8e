import { expect, test } from "vitest";
import { conversionEvent } from "#web/conversions/events.ts";

const SITE = { region: "us", language: "ta" } as const;

test("an event says what happened, where, in which language, and of which campaign, and nothing else", () => {
  const search =
    "?Rx=r1&isd=1&mobile=5551234567&email=a@b.c&utm_source=news&utm_medium=mail&utm_campaign=spring&utm_id=77";
  expect(conversionEvent("checkout-shown", SITE, search)).toEqual({
    event: "checkout-shown",
    brand: "hpn",
    region: "us",
    language: "ta",
    utm_source: "news",
    utm_medium: "mail",
    utm_campaign: "spring",
  });
});

test("a campaign's name that holds an address or a telephone number is left out", () => {
  const event = conversionEvent(
    "contact-form-shown",
    SITE,
    "?utm_source=asha@example.com&utm_campaign=call-9876543210",
  );
  expect([event.utm_source, event.utm_campaign]).toEqual(["", ""]);
});
