import { html } from "hono/html";
import { answersOf, type OperatorCase } from "#shop/operator/cases.ts";
import type { Found } from "#shop/operator/find.ts";
import type { OrderFile } from "#shop/operator/order-list.ts";
import {
  DESIGN_STATE_WORDS,
  ORDER_EVENT_WORDS,
  ORDER_NEXT_WORDS,
  ORDER_STATE_WORDS,
  orderStateWords,
  PACKAGE_WORDS,
  PAYMENT_STATE_WORDS,
  plainly,
} from "#shop/operator/plain-words.ts";
import { moneyText } from "#shop/orders/money.ts";
import type { Order } from "#shop/orders/order.ts";
import type { Markup } from "../page-shell.ts";
import { referenceOf } from "../reference.ts";

const PLACES = html`<nav class="places" aria-label="Operator"><a href="/operator">To do</a><a href="/operator/orders">Orders</a></nav>`;

/** Links to the operator's pages, and the search for a customer who is on the phone. */
function navigation(asked = ""): Markup {
  return html`${PLACES}<form class="find" role="search" action="/operator/find"><label>Find by reference, order or mobile number<input class="input" name="q" value="${asked}" type="search" autocomplete="off" required></label><button class="button quiet">Find</button></form>`;
}

export function enterBody(said: string): Markup {
  return html`${note(said)}<p>The token is printed when the demonstration starts; otherwise it is OPERATOR_TOKEN.</p>
<form method="post" action="/operator/enter" enctype="multipart/form-data"><label>Token<input class="input" name="token" type="password" autocomplete="off" required></label><button class="button">Open</button></form>`;
}

export function casesBody(
  cases: readonly OperatorCase[],
  { all, said }: { readonly all: boolean; readonly said: string },
): Markup {
  const other = all
    ? html`<a href="/operator">Show only what waits</a>`
    : html`<a href="/operator?all">Show what is done too</a>`;
  const none = html`<p>Nothing waits for you.</p>`;
  return html`${navigation()}${note(said)}${cases.length === 0 ? none : cases.map(caseArticle)}<p class="places">${other}</p>`;
}

function caseArticle(entry: OperatorCase): Markup {
  const { subjectId, state } = entry;
  const open = state === "open";
  const order = ORDER_CASES.includes(entry.kind)
    ? html`<a class="button" href="/operator/orders/${subjectId}">Open the order</a>`
    : "";
  const again = DESIGN_CASES.includes(entry.kind) ? action("retry-design", subjectId, "Design again") : "";
  const close = open ? action("close", entry.id, "Done, take it off the list") : "";
  return html`<article><h2>${entry.title}</h2><p class="about">${time(entry.updatedAt)}${subjectOf(entry)}${open ? "" : html`<span>Done</span>`}</p>
<p class="text">${entry.happened}</p>
${entry.person === null ? "" : html`<p>To call: ${entry.person}</p>`}
${open ? nextStep(entry.next) : ""}
<div class="acts">${order}${again}${close}</div></article>`;
}

const ORDER_CASES: readonly string[] = ["payment-review", "correction", "late-delivery", "failed-message", "refund"];
const DESIGN_CASES: readonly string[] = ["refused-brief", "failed-design"];

/** A case's subject: the reference that the household was told, or the provider's id. Empty for an order, to which the case has a link. */
function subjectOf({ kind, subjectId }: OperatorCase): Markup | "" {
  if (ORDER_CASES.includes(kind)) return "";
  const ours = DESIGN_CASES.includes(kind) || kind === "payment-claim";
  return html`<span>${ours ? html`Reference <b class="whole">${referenceOf(answersOf(subjectId))}</b>` : subjectId}</span>`;
}

function nextStep(words: string): Markup {
  return html`<p class="notice"><strong>What to do next</strong><br>${words}</p>`;
}

export function ordersBody(orders: readonly Order[], refused: ReadonlySet<string>): Markup {
  return html`${navigation()}${orders.length === 0 ? html`<p>Nothing has been ordered yet.</p>` : orders.map((order) => orderArticle(order, refused))}`;
}

function orderArticle(order: Order, refused: ReadonlySet<string>): Markup {
  const { id, number, state, amount, currency, snapshot, createdAt } = order;
  return html`<article><h2><a href="/operator/orders/${id}">${number}</a></h2><p>${orderStateWords(state, refused.has(id))} · ${moneyText(amount, currency)}</p><p class="about"><span>${PACKAGE_WORDS[snapshot.offerType]}</span>${time(createdAt)}</p></article>`;
}

/** What a search has found; `cases` are the open ones about it. */
export function foundBody(
  asked: string,
  { orders, answers }: Found,
  { cases, refused }: { readonly cases: readonly OperatorCase[]; readonly refused: ReadonlySet<string> },
): Markup {
  if (orders.length + answers.length === 0) {
    return html`${navigation(asked)}<p>Nobody is found by “${asked}”. Ask for the reference of eight signs, the order number or the whole mobile number.</p>`;
  }
  const households = answers.map(
    (one) =>
      html`<article><h2>Reference <span class="whole">${referenceOf(one.id)}</span></h2><p>${plainly(DESIGN_STATE_WORDS, one.design)}</p><p>${one.person ?? "No number was left."}</p><p class="about">${time(one.createdAt)}</p></article>`,
  );
  return html`${navigation(asked)}${cases.map(caseArticle)}${orders.map((order) => orderArticle(order, refused))}${households}`;
}

export function orderBody(
  { order, payments, moves }: OrderFile,
  { cases, said }: { readonly cases: readonly OperatorCase[]; readonly said: string },
): Markup {
  const stays = ({ captured, leaving, refunded, amount }: OrderFile["payments"][number]) =>
    captured && !leaving && refunded < amount;
  const several = payments.filter(stays).length > 1;
  const paid = payments.map((payment) => {
    const { currency } = payment;
    if (currency !== "INR" && currency !== "USD" && currency !== "EUR") return "";
    const money = moneyText(payment.amount, currency);
    const back = payment.refunded > 0 ? html`, ${moneyText(payment.refunded, currency)} sent back` : "";
    const going = payment.leaving ? ", on its way back" : "";
    const questioned = cases.some(({ payment: about }) => about === payment.providerPaymentId);
    const inQuestion = questioned && stays(payment) ? html`<p>This is the payment in question.</p>` : "";
    const sendBack = several && stays(payment) ? refund(order.id, "Send this payment back", money, payment.id) : "";
    return html`<article><p><strong>${money}</strong> ${plainly(PAYMENT_STATE_WORDS, payment.state)}${back}${going}</p><p class="about"><span>Payment ${payment.id}</span></p>${inQuestion}${sendBack}</article>`;
  });
  const history = moves.map(
    (move) =>
      html`<li>${plainly(ORDER_EVENT_WORDS, move.event)}<br><span class="about">${time(move.at)}<span>then: ${plainly(ORDER_STATE_WORDS, move.to).toLowerCase()}</span></span></li>`,
  );
  const told =
    cases.length === 0
      ? nextStep(ORDER_NEXT_WORDS[order.state])
      : cases.map(
          (entry) =>
            html`<p class="text">${entry.happened}</p>${entry.person === null ? "" : html`<p>To call: ${entry.person}</p>`}${nextStep(entry.next)}`,
        );
  return html`${navigation()}${note(said)}<p class="amount">${moneyText(order.amount, order.currency)}</p>
<p><strong>${orderStateWords(order.state, payments.at(-1)?.state === "failed")}</strong></p>
<p class="about"><span>${PACKAGE_WORDS[order.snapshot.offerType]}</span><span>number ending in ${order.customer.slice(-4)}</span><span>Reference <b class="whole">${referenceOf(order.responseId)}</b></span>${time(order.createdAt)}</p>
${told}
<h2>Payments</h2>${payments.length === 0 ? html`<p>None.</p>` : paid}
<h2>What you can do</h2>
<article>${action("deliver", order.id, DELIVER_WORDS[order.state] ?? "Deliver")}</article>
<article>${refund(order.id, "Send all of the money back", "everything that this order holds")}</article>
<h2>What happened so far</h2>${history.length === 0 ? html`<p>Nothing yet.</p>` : html`<ul class="history">${history}</ul>`}`;
}

const DELIVER_WORDS: Readonly<Record<string, string>> = {
  review: "Let it go on and deliver it",
  paid: "Draw it again",
  "in-work": "Draw it again",
  delivered: "Send a new link",
  closed: "Send a new link",
};

function action(name: string, subject: string, words: string, more: Markup | "" = ""): Markup {
  return html`<form method="post" action="/operator/act" enctype="multipart/form-data"><input type="hidden" name="action" value="${name}"><input type="hidden" name="subject" value="${subject}">${more}<button class="button quiet">${words}</button></form>`;
}

/** The form that sends money back. A box has to be ticked first, since money sent by a slip of the finger does not come back. */
function refund(subject: string, words: string, what: string, payment?: string): Markup {
  const only = payment === undefined ? "" : html`<input type="hidden" name="payment" value="${payment}">`;
  const sure = html`<label class="check"><input type="checkbox" required> Yes, ${what} goes back to the customer</label>`;
  return action("refund", subject, words, html`${only}${sure}`);
}

function note(said: string): Markup {
  return html`${said === "" ? "" : html`<p class="notice" role="status">${said}</p>`}`;
}

/** Times are shown as in India, where the operator is. */
const CLOCK = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Kolkata" });

function time(at: Date): Markup {
  return html`<time datetime="${at.toISOString()}">${CLOCK.format(at)}</time>`;
}
