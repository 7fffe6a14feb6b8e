import { expect, test } from "vitest";
import type { OrderStatus } from "#calls/order-status.ts";
import { ask, NOTHING } from "#tests/support/site.ts";
import { titled } from "#web/render/use-page-title.ts";
import { regionOfPath } from "#web/routes.ts";
import { WORDS, wordsOf } from "#web/words/words.ts";

const ORDER: OrderStatus = {
  status: 200,
  orderNumber: "HPN-7",
  outcome: "success",
  state: "paid",
  currency: "USD",
  amount: 49,
  offerType: "Option1_2D_3D",
  deliveryUrl: null,
  checkoutUrl: "/",
};

/** A page's title in the browser's tab. */
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

test("an order's thank-you lists its id, its status and the amount with its currency, as the server knows them; Success and thanks are for what is paid, and only what is still to come waits", async () => {
  for (const [outcome, status, heading, mark] of [
    ["success", "Success", "Thank you for taking the 1st right step towards your dream home.", "✓"],
    ["pending", "Waiting for the bank", "Waiting for the bank", "…"],
    ["failed", "Not paid", "Not paid", "!"],
    ["review", "Being checked", "Being checked", "…"],
    ["refunded", "Refunded", "Refunded", "✓"],
  ] as const)
    for (const prefix of ["", "/us", "/uk"]) {
      const loaders = { ...NOTHING, order: async () => ({ ...ORDER, outcome }) };
      const address = `${prefix}/thank-you?request_order_id=HPN-7&currency=INR&amount=1`;
      const html = await (await ask(address, {}, loaders)).text();
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], outcome).toBe(heading);
      expect(titleOf(html)).toBe(`${outcome === "success" ? "Thank you" : heading} | HomePlan`);
      expect(/class="mark[^>]*>([^<]*)/.exec(html)?.[1], outcome).toBe(mark);
      const facts = [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, value]) => [
        name,
        value?.replaceAll("<!-- -->", ""),
      ]);
      expect(facts).toEqual([
        ["Merchant Order Id", "HPN-7"],
        ["Status", status],
        ["Amount", "USD 49"],
      ]);
    }
});

test("thank-you never says Success of an order that the server does not know", async () => {
  const html = await (await ask("/thank-you?request_order_id=x&currency=INR&amount=299")).text();
  expect(html).toContain("We could not find this order.");
  expect(/<dd[^>]*>Success/.test(html)).toBe(false);
  expect(titleOf(html)).toBe("We could not find this order. | HomePlan");
});

test.each(["", "/us", "/uk"])(
  "flag=free thanks for the details under a reference that can be read out, and leads home (%s/)",
  async (prefix) => {
    const html = await (await ask(`${prefix}/thank-you?moid=q2Fy_ZWi1bGx5TWFkZVJhbmRvbUlk-xyz&flag=free`)).text();
    const region = regionOfPath(prefix);
    const { freeHeading, freeLead, freeId, home } = wordsOf("en", region)["thank-you"];
    expect(html).toContain(`<h1>${freeHeading}</h1><p>${freeLead}</p>`);
    expect(titleOf(html)).toBe("Thank you | HomePlan");
    expect(html).toContain(`<dt>${freeId}</dt><dd class="read-out">Q2FY ZW11</dd>`);
    expect(html).toContain(`<a href="${prefix || "/"}">${home}</a>`);
  },
);

test("of links only what is sent is promised, and nothing any more once the drawings are there: India is asked for no e-mail", async () => {
  for (const [prefix, said] of [
    ["", "next1"],
    ["/us", "next1Mail"],
    ["/uk", "next1Mail"],
  ] as const)
    for (const deliveryUrl of [null, "/delivery/t"]) {
      const loaders = { ...NOTHING, order: async () => ({ ...ORDER, deliveryUrl }) };
      const address = `${prefix}/thank-you?request_order_id=HPN-7&currency=INR&amount=1`;
      const html = await (await ask(address, {}, loaders)).text();
      const { [said]: promised, next2, next3 } = wordsOf("en", regionOfPath(prefix || "/"))["thank-you"];
      const nexts = [...html.matchAll(/<li>([^<]*)<\/li>/g)].map(([, text]) => text).slice(-3);
      const shown = deliveryUrl ? [next2, next3] : [promised, next2, next3];
      expect(nexts.slice(-shown.length), prefix).toEqual(shown);
      expect(html.includes(`<li>${promised}</li>`), prefix).toBe(deliveryUrl === null);
    }
  for (const { "thank-you": said, response } of Object.values(WORDS))
    expect(said.next1.toLowerCase()).not.toContain(response.email.toLowerCase());
});

test("who is not thanked is not thanked in the tab's title either: another browser's plan has its gate's", async () => {
  const loaders = { ...NOTHING, claim: async () => ({ kind: "stranger" }) as const };
  const html = await (await ask("/thank-you?moid=r&flag=free", {}, loaders)).text();
  expect(html).toContain(`<title>${titled(wordsOf("en", "in").gate.heading)}</title>`);
});
