import { sql } from "kysely";
import { sha256 } from "#platform/digest.ts";
import type { PaymentProvider } from "#platform/payments/provider.ts";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import type { Currency, Language, ShopContext } from "../context.ts";
import { wholeNumber } from "../leads/phone-number.ts";
import { takeFromBucket } from "../leads/rate-bucket.ts";
import { isAuthTokenOf, type Session } from "../leads/session.ts";
import { type CheckoutOffer, type Pricing, readCheckoutOffer } from "../offers/checkout-offer.ts";
import { type OfferType, PACKAGES, packagesCovering, type Quote, quote } from "../offers/price-book.ts";
import { openCase } from "../survey/case.ts";
import { plotStateOf } from "./invoice-document.ts";
import { toMinor } from "./money.ts";
import { moveOrder } from "./move-order.ts";
import { type Order, type OrderSnapshot, orderOf, selectOrder } from "./order.ts";
import { PAID_STATES } from "./order-states.ts";

/** The parameters of the payment navigation (call 10): all of them are claims, and none has authority. */
export type PaymentClaims = {
  readonly offerType: OfferType;
  readonly currency: string;
  readonly productId: string;
  readonly authToken: string;
  readonly language: Language;
  readonly amount: string;
  readonly mobile: string;
  readonly isd: string;
  readonly responseId: string;
  readonly brandCode: string;
};

/** Which claim of a refused navigation is untrue. */
export type UntrueClaim =
  | "response"
  | "session"
  | "contact"
  | "mobile"
  | "brand"
  | "currency"
  | "designs"
  | "offer-ended"
  | "product"
  | "amount";

export type OrderPlaced =
  | { readonly kind: "pay-at"; readonly url: string }
  /** The same or more was paid for before, in another tab or on another day: nothing is charged again. */
  | { readonly kind: "already-paid"; readonly order: Order }
  | { readonly kind: "provider-down"; readonly checkoutPath: string; readonly cause: unknown }
  | { readonly kind: "refused"; readonly reason: UntrueClaim };

export type Payments = {
  readonly providers: readonly PaymentProvider[];
  /** The provider that new orders in a currency go to. */
  readonly providerFor: (currency: Currency) => PaymentProvider;
};

export const PAYMENT_PAGE_MINUTES = 30;
const BRAND_CODE = "hpn";

/**
 * Recomputes everything that the navigation claims. When all agrees, there is one open order for this response, product and
 * price, however often this is called, and the answer is the provider's page. When anything differs, nothing is ordered and a
 * case says what.
 */
export async function placeOrder(
  context: ShopContext & Pricing & Payments & { readonly publicUrl: string },
  input: {
    readonly claims: PaymentClaims;
    readonly browserHash: string | null;
    readonly session: Session | null;
    readonly address: string;
  },
): Promise<OrderPlaced> {
  const { claims, session } = input;
  const offer = await readCheckoutOffer(context, { ...input, responseId: claims.responseId });
  const judged = judgeClaims(claims, offer, session);
  if (judged.kind === "refused") {
    await recordClaim(context, input.address, claims, judged.reason);
    return judged;
  }
  const provider = context.providerFor(judged.offer.market.currency);
  const order = await openOrder(context, judged, provider);
  if (order.state !== "quoted" && order.state !== "pending") return { kind: "already-paid", order };
  const checkoutPath = ownCheckoutPath(order);
  try {
    const page = await provider.openPaymentPage({
      orderId: order.id,
      money: { amount: order.amount, currency: order.currency },
      description: `HomePlan ${order.number}`,
      successUrl: `${context.publicUrl}${thankYouPath(order)}`,
      failureUrl: `${context.publicUrl}/payment-failure?${new URLSearchParams({ back: checkoutPath })}`,
      leftUrl: `${context.publicUrl}/payment-failure?${new URLSearchParams({ back: checkoutPath, left: "1" })}`,
      expiresAt: new Date(order.createdAt.getTime() + PAYMENT_PAGE_MINUTES * 60_000),
    });
    await inTransaction(context.db, (trx) => rememberPage(context, trx, order.id, page.providerOrderId));
    return { kind: "pay-at", url: page.url };
  } catch (cause) {
    // The order stays quoted; the next click asks the provider again with the same key.
    return { kind: "provider-down", checkoutPath, cause };
  }
}

/** Address of the checkout of the order's own response, named in it: a browser that has answered again since would be shown its latest otherwise. */
export function ownCheckoutPath({ responseId, snapshot }: Order): string {
  return `${snapshot.checkoutPath}?${new URLSearchParams({ Rx: responseId })}`;
}

/** Address of the page that tells an order's state. The amount in it is the wire's alone: the page shows the order's own. */
export function thankYouPath(order: Order): string {
  const prefix = /^\/(us|uk)\//.exec(order.snapshot.checkoutPath)?.[1];
  const query = new URLSearchParams({
    request_order_id: order.number,
    currency: order.currency,
    amount: String(order.amount / 100),
  });
  return `${prefix ? `/${prefix}` : ""}/thank-you?${query}`;
}

type Judged =
  | { readonly kind: "agreed"; readonly offer: CheckoutOffer; readonly quote: Quote; readonly snapshot: OrderSnapshot }
  | { readonly kind: "refused"; readonly reason: UntrueClaim };

function judgeClaims(claims: PaymentClaims, offer: CheckoutOffer | null, session: Session | null): Judged {
  const refused = (reason: UntrueClaim): Judged => ({ kind: "refused", reason });
  if (!offer) return refused("response");
  if (!session || !isAuthTokenOf(session, claims.authToken)) return refused("session");
  const { response, book } = offer;
  const { contact } = response.doc;
  if (!contact || response.number !== wholeNumber(session)) return refused("contact");
  if (digits(claims.mobile) !== session.mobile || digits(claims.isd) !== session.isd) return refused("mobile");
  if (claims.brandCode !== BRAND_CODE) return refused("brand");
  if (claims.currency !== book.currency) return refused("currency");
  if (offer.designs < PACKAGES[claims.offerType].options) return refused("designs");
  const quoted = quote(book, claims.offerType, { regular: offer.regular, offerHolds: offer.offer?.holds ?? false });
  if (!quoted) return refused("offer-ended");
  if (claims.productId !== quoted.productId) return refused("product");
  if (toMinor(claims.amount) !== quoted.amount) return refused("amount");
  const snapshot = {
    offerType: claims.offerType,
    productId: quoted.productId,
    language: claims.language,
    region: response.doc.region,
    checkoutPath: response.doc.checkoutPath ?? "/",
    plotState: plotStateOf(response.doc.answer),
    contact,
  };
  return { kind: "agreed", offer, quote: quoted, snapshot };
}

function digits(typed: string): string {
  return typed.replaceAll(/[^0-9]/g, "");
}

async function openOrder(
  context: ShopContext,
  { offer, quote: quoted, snapshot }: Judged & { readonly kind: "agreed" },
  provider: PaymentProvider,
): Promise<Order> {
  const { db, random } = context;
  const responseId = offer.response.id;
  const quoteId = sha256(JSON.stringify([quoted, offer.book.currency, provider.name, provider.account, provider.mode]));
  return inTransaction(db, async (trx) => {
    await trx
      .selectFrom("responses")
      .select("id")
      .where("tenant_id", "=", TENANT)
      .where("id", "=", responseId)
      .forUpdate()
      .execute();
    const standing = await selectOrder(trx)
      .where("response_id", "=", responseId)
      .where((is) =>
        is.or([
          // Paid for already under this or another name, or within a larger package: nobody pays twice for the same drawings.
          is.and([
            is("state", "in", PAID_STATES),
            is(sql<string>`doc->>'offerType'`, "in", packagesCovering(quoted.offerType)),
          ]),
          is.and([
            is("product", "=", quoted.productId),
            is("quote", "=", quoteId),
            is("state", "in", ["quoted", "pending"]),
            is("created_at", ">", sql<Date>`now() - make_interval(mins => ${PAYMENT_PAGE_MINUTES})`),
          ]),
        ]),
      )
      .orderBy("paid_at", (order) => order.desc().nullsLast())
      .limit(1)
      .executeTakeFirst();
    if (standing) return orderOf(standing);
    await expireStale(context, trx, { responseId, product: quoted.productId, quoteId });
    const id = random.uuid();
    await trx
      .insertInto("orders")
      .values({
        tenant_id: TENANT,
        id,
        number: `HPN-${random.digits(12)}`,
        response_id: responseId,
        product: quoted.productId,
        quote: quoteId,
        state: "quoted",
        customer: snapshot.contact.isd + snapshot.contact.mobile,
        provider: provider.name,
        account: provider.account,
        mode: provider.mode,
        provider_order_id: null,
        currency: offer.book.currency,
        amount: quoted.amount,
        paid_at: null,
        doc: JSON.stringify(snapshot),
      })
      .execute();
    return orderOf(await selectOrder(trx).where("id", "=", id).executeTakeFirstOrThrow());
  });
}

/** Expires open orders whose payment page is over, to make room for a new one; money that comes late is still taken at the old one's price. */
async function expireStale(
  context: ShopContext,
  trx: Db,
  order: { readonly responseId: string; readonly product: string; readonly quoteId: string },
): Promise<void> {
  const rows = await selectOrder(trx)
    .where("response_id", "=", order.responseId)
    .where("product", "=", order.product)
    .where("quote", "=", order.quoteId)
    .where("state", "in", ["quoted", "pending"])
    .execute();
  for (const row of rows) await moveOrder(context, trx, { orderId: row.id, event: "expired" });
}

async function rememberPage(context: ShopContext, trx: Db, orderId: string, providerOrderId: string): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ provider_order_id: providerOrderId, updated_at: sql<Date>`now()` })
    .where("tenant_id", "=", TENANT)
    .where("id", "=", orderId)
    .where("provider_order_id", "is", null)
    .execute();
  await moveOrder(context, trx, { orderId, event: "page-opened" });
}

const AUDITS_PER_ADDRESS = { kind: "claim-audits", limit: 60, window: 3600 };

/** Opens a case about a navigation that claimed something untrue, with nothing personal in it; at most 60 an hour from one address. */
async function recordClaim(
  { db, random }: ShopContext,
  address: string,
  claims: PaymentClaims,
  reason: UntrueClaim,
): Promise<void> {
  if ((await takeFromBucket(db, AUDITS_PER_ADDRESS, address)).kind === "full") return;
  const { offerType, currency, productId, amount, responseId } = claims;
  await openCase(db, random, {
    kind: "payment-claim",
    subjectId: `${responseId}:${random.uuid()}`,
    detail: { reason, offerType, currency, productId, amount },
  });
}
