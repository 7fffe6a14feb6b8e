import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { countryChoices } from "#content/countries.ts";
import { LANGUAGE_TAGS, type Language } from "#content/languages.ts";
import { sha256 } from "#platform/digest.ts";
import { readDeliveryPath, reissueDelivery } from "#shop/delivery/delivery-link.ts";
import { type PhoneNumber, wholeNumber } from "#shop/leads/phone-number.ts";
import { sendCode } from "#shop/leads/send-code.ts";
import { verifyCode } from "#shop/leads/verify-code.ts";
import { listOrdersOf, type Order } from "#shop/orders/order.ts";
import { type DesignedAnswers, listDesignedAnswers } from "#shop/survey/response.ts";
import { addressKey, browserHash, currentSession, setSession } from "../browser.server.ts";
import type { CallDependencies } from "../dependencies.server.ts";
import { eraseOwnData } from "../own-data.server.ts";
import type { Markup } from "../page-shell.ts";
import { readPhoneNumber } from "../read-phone-number.ts";
import { referenceOf } from "../reference.ts";
import { readForm, sameOriginOnly } from "../request.server.ts";
import { ensureOwner, sendRefusal } from "../send-code.server.ts";
import { throttleText } from "../throttle-words.ts";
import { attemptField } from "../verify-code.ts";
import { westernDigits } from "../western-digits.ts";
import { MY_DATA_WORDS, type MyDataWords } from "./words.ts";

const numberForm = z.object({
  isd: z.string().max(10),
  mobile: z.string().max(40),
  again: z.literal("yes").optional(),
});
const codeForm = numberForm.extend({ otp: z.string().max(40), attempt: attemptField });
/** The page's address by region: its links stay within the region, and the region's own country is chosen at first. */
export const MY_DATA_PAGES = [
  { region: "in", page: "/my-data", policy: "/privacy-policy", country: "IN", isd: "91" },
  { region: "us", page: "/us/my-data", policy: "/us/privacy-policy", country: "US", isd: "1" },
  { region: "uk", page: "/uk/my-data", policy: "/uk/privacy-policy", country: "GB", isd: "44" },
] as const;
type Place = (typeof MY_DATA_PAGES)[number];
const orderForm = z.object({ order: z.string().max(40) });
const NOBODY = { name: "", email: "", utm: { source: "", medium: "", campaign: "" } };

/**
 * `/my-data`, to which every page's footer and expired delivery links lead: a page without script on which visitors verify their
 * number, open their plans and drawings again, take a copy of their data, or erase it.
 */
export function myDataPage(deps: CallDependencies): Hono {
  const pages = new Hono();
  for (const place of MY_DATA_PAGES) pages.route(place.page, pageIn(place, deps));
  return pages;
}

function pageIn(place: Place, deps: CallDependencies): Hono {
  const ownOnly = sameOriginOnly(deps.publicUrl);
  const { askNumber, askCode, showOwn, sayErased } = stepsOf(place, deps);
  const show = (c: Context, step: (words: MyDataWords, language: Language) => Step) => {
    const language = deps.languageOf(c);
    const { region, page } = place;
    return deps.shell(c, { ...step(MY_DATA_WORDS[language], language), language, region, path: page });
  };
  return new Hono()
    .get("/", async (c) => {
      const own = await ownThings(c);
      return show(c, (words, language) => (own ? showOwn(words, nothing, own) : askNumber(words, nothing, language)));
    })
    .post("/drawings", ownOnly, async (c) => {
      const read = await readForm(c, orderForm);
      const asked = read.kind === "body" ? read.body.order : null;
      const verified = await freshNumber(c);
      const order = verified && (await deliveredOrders(verified)).find(({ number }) => number === asked);
      // A link that still holds is in the household's messages, so it is used: a new one would end it.
      const path =
        order &&
        ((await readDeliveryPath(deps.db, deps.serverKey, order.id)) ?? (await reissueDelivery(deps, order.id)));
      return c.redirect(path ? place.page.replace("/my-data", path) : place.page, 303);
    })
    .post("/code", ownOnly, async (c) => {
      const language = deps.languageOf(c);
      const read = await readForm(c, numberForm);
      const phone = read.kind === "body" ? readPhoneNumber(read.body.isd, read.body.mobile) : null;
      const typed = read.kind === "body" ? read.body : undefined;
      if (!phone)
        return show(c, (words) => askNumber(words, refused(throttleText(language, "badNumber")), language, typed));
      const hash = sha256(ensureOwner(c, deps));
      const address = addressKey(deps.clientAddress(c));
      const sent = await sendCode(deps, { phone, browserHash: hash, address, language, lead: NOBODY });
      if (sent.kind === "sent")
        return show(c, (words) => askCode(words, phone, typed?.again ? told(words.sentAgain) : nothing));
      const refusal = refused(sendRefusal(sent, language));
      // The code sent before still holds and is on the visitor's phone: on to typing it in.
      if (sent.kind === "wait" && sent.standing)
        return show(c, (words) => askCode(words, phone, typed?.again ? refusal : nothing));
      return show(c, (words) => askNumber(words, refusal, language, typed));
    })
    .post("/verify", ownOnly, async (c) => {
      const language = deps.languageOf(c);
      const read = await readForm(c, codeForm);
      const phone = read.kind === "body" ? readPhoneNumber(read.body.isd, read.body.mobile) : null;
      if (read.kind === "bad" || !phone) return c.redirect(place.page, 303);
      const verified = await verifyCode(deps, {
        phone,
        code: westernDigits(read.body.otp).replaceAll(/\s/g, ""),
        attempt: read.body.attempt ?? null,
        browserHash: browserHash(c, deps),
        address: addressKey(deps.clientAddress(c)),
        resumes: null,
        lead: NOBODY,
      });
      if (verified.kind === "verified") {
        setSession(c, deps, verified.sessionToken);
        return c.redirect(place.page, 303);
      }
      return show(c, (words) => {
        if (verified.kind === "wrong-code") return askCode(words, phone, refused(words.wrong));
        if (verified.kind === "expired-code") return askCode(words, phone, refused(throttleText(language, "expired")));
        const key = verified.kind === "locked" ? "locked" : "tooManyTries";
        return askNumber(words, refused(throttleText(language, key, verified.retryAfter)), language, phone);
      });
    })
    .post("/erase", ownOnly, async (c) => {
      const read = await readForm(c, z.object({ confirm: z.literal("yes") }));
      if (read.kind === "bad") return c.redirect(place.page, 303);
      const erased = await eraseOwnData(c, deps);
      if (erased === null) return c.redirect(place.page, 303);
      const own = (await ownThings(c)) ?? { orders: [], plans: [] };
      return show(c, (words) =>
        erased.kind === "erased"
          ? sayErased(words)
          : showOwn(words, refused(words.open.replace("{number}", erased.orderNumber)), own),
      );
    });

  /** What the number that was verified within the last day can open; null without such a number. */
  async function ownThings(c: Context): Promise<OwnThings | null> {
    const number = await freshNumber(c);
    if (number === null) return null;
    const mine = { number, browserHash: browserHash(c, deps) };
    return { orders: await deliveredOrders(number), plans: await listDesignedAnswers(deps.db, mine) };
  }

  /** The number that was verified within the last day; null without one. */
  async function freshNumber(c: Context): Promise<string | null> {
    const session = await currentSession(c, deps);
    return session?.fresh ? wholeNumber(session) : null;
  }

  async function deliveredOrders(number: string): Promise<readonly Order[]> {
    return (await listOrdersOf(deps.db, number)).filter(({ state }) => state === "delivered");
  }
}

/** What a verified visitor can open: drawings that were delivered, and plans that were designed. */
type OwnThings = { readonly orders: readonly Order[]; readonly plans: readonly DesignedAnswers[] };

/** One step of the page: its title, and what it holds. */
type Step = { readonly title: string; readonly body: Markup };

/** The functions that draw the page's steps. */
function stepsOf({ page, policy, country, isd, region }: Place, { random }: CallDependencies) {
  return { askNumber, askCode, showOwn, sayErased };

  function askNumber(
    words: MyDataWords,
    said: Markup,
    language: Language,
    typed: PhoneNumber = { isd, mobile: "" },
  ): Step {
    const all = countryChoices(LANGUAGE_TAGS[language], region);
    const isdTyped = typed.isd.replaceAll(/\D/g, "");
    // Countries share dial codes: the region's own is preferred.
    const own = all.find(({ code }) => code === country);
    const chosen = own?.dialCode === isdTyped ? own : (all.find(({ dialCode }) => dialCode === isdTyped) ?? own);
    const countries = all.map(
      (one) =>
        html`<option value="${one.dialCode}"${one === chosen ? html` selected` : ""}>${one.name} +${one.dialCode}</option>`,
    );
    const body = html`${said}<p class="muted">${words.verifyLead}</p><form method="post" action="${page}/code"><div class="phone"><label>${words.country}<select class="input" name="isd" autocomplete="tel-country-code">${countries}</select></label><label>${words.mobile}<input class="input" name="mobile" type="tel" value="${typed.mobile}" autocomplete="tel-national" required></label></div><button class="button">${words.send}</button></form>${policyLink(words)}`;
    return { title: words.title, body };
  }

  function askCode(words: MyDataWords, phone: PhoneNumber, said: Markup): Step {
    const number = html`<input type="hidden" name="isd" value="${phone.isd}"><input type="hidden" name="mobile" value="${phone.mobile}">`;
    const body = html`${said}<p><span class="whole">+${phone.isd} ${phone.mobile}</span><br><a href="${page}">${words.changeNumber}</a></p><form method="post" action="${page}/verify">${number}<input type="hidden" name="attempt" value="${random.token(16)}"><label>${words.code}<input class="input" name="otp" inputmode="numeric" autocomplete="one-time-code" required></label><button class="button">${words.submit}</button></form><form method="post" action="${page}/code">${number}<button class="button quiet" name="again" value="yes">${words.resend}</button></form>${policyLink(words)}`;
    return { title: words.codeTitle, body };
  }

  function showOwn(words: MyDataWords, said: Markup, { orders, plans }: OwnThings): Step {
    const body = html`${said}<p>${words.verified}</p>${designs(words, plans)}${drawings(words, orders)}<h2>${words.heldHeading}</h2><p><a class="button quiet" href="/api/me/export" download>${words.copy}</a></p><h2>${words.eraseHeading}</h2><p>${words.eraseLead}</p><form method="post" action="${page}/erase"><label class="check"><input type="checkbox" name="confirm" value="yes" required> ${words.confirm}</label><button class="button quiet">${words.erase}</button></form>${policyLink(words)}`;
    return { title: words.ownTitle, body };
  }

  function sayErased(words: MyDataWords): Step {
    return { title: words.erasedTitle, body: policyLink(words) };
  }

  /** A plan that this browser owns is at the checkout; one of another browser's is opened by its number once more, as its address alone is. */
  function designs(words: MyDataWords, plans: readonly DesignedAnswers[]): Markup {
    if (plans.length === 0) return html``;
    return html`<h2>${words.plans}</h2>${plans.map(({ id, formId, region: of, owned }) => {
      const path = `${of === "in" ? "" : `/${of}`}/response${owned ? "/checkout" : ""}/form_one_${formId}`;
      const query = new URLSearchParams({ Fx: formId, Rx: id, ...(!owned && { claim: "1" }) });
      return html`<p><a class="button" href="${`${path}?${query}`}">${words.openPlan} <span class="whole">(${referenceOf(id)})</span></a></p>`;
    })}`;
  }

  function drawings(words: MyDataWords, orders: readonly Order[]): Markup {
    if (orders.length === 0) return html``;
    return html`<h2>${words.drawings}</h2>${orders.map(
      ({ number }) =>
        html`<form method="post" action="${page}/drawings"><button class="button" name="order" value="${number}">${words.openDrawings} <span class="whole">(${number})</span></button></form>`,
    )}`;
  }

  function policyLink(words: MyDataWords): Markup {
    return html`<p class="small"><a href="${policy}">${words.policy}</a></p>`;
  }
}

const nothing = html``;
const told = (text: string) => html`<p class="notice" role="status">${text}</p>`;
const refused = (text: string) => html`<p class="notice bad" role="alert">${text}</p>`;
