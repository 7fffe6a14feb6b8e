import { html } from "hono/html";
import type { OperatorCase } from "#shop/operator/cases.ts";
import type { OrderFile } from "#shop/operator/order-list.ts";
import { moneyText } from "#shop/orders/money.ts";
import type { Order } from "#shop/orders/order.ts";
import type { Markup } from "../page-shell.ts";

const NAVIGATION = html`<nav class="places" aria-label="Operator"><a href="/operator">Cases</a><a href="/operator/orders">Orders</a></nav>`;

export function enterBody(said: string): Markup {
  return html`${note(said)}<p>The token is printed when the demonstration starts; otherwise it is OPERATOR_TOKEN.</p>
<form method="post" action="/operator/enter" enctype="multipart/form-data"><label>Token<input class="input" name="token" type="password" autocomplete="off" required></label><button class="button">Open</button></form>`;
}

export function casesBody(
  cases: readonly OperatorCase[],
  { all, said }: { readonly all: boolean; readonly said: string },
): Markup {
  const other = all ? html`<a href="/operator">Open ones only</a>` : html`<a href="/operator?all">With closed ones</a>`;
  const none = html`<p>Nothing waits for you.</p>`;
  return html`${NAVIGATION}${note(said)}<p>${other}</p>${cases.length === 0 ? none : cases.map(caseArticle)}`;
}

function caseArticle(entry: OperatorCase): Markup {
  const order = ORDER_CASES.includes(entry.kind);
  const subject = order
    ? html`<a href="/operator/orders/${entry.subjectId}">the order</a>`
    : html`<span>${entry.subjectId}</span>`;
  const design = DESIGN_CASES.includes(entry.kind);
  return html`<article><header><strong>${entry.kind}</strong>${subject}${time(entry.updatedAt)}<span>${entry.state}</span></header>
<p class="text">${entry.words}</p>
${entry.person === null ? "" : html`<p>To call: ${entry.person}</p>`}
${design ? action("retry-design", entry.subjectId, "Design again") : ""}
${entry.state === "open" ? action("close", entry.id, "Close this case") : ""}</article>`;
}

const ORDER_CASES: readonly string[] = ["payment-review", "late-delivery", "failed-delivery", "refund"];
const DESIGN_CASES: readonly string[] = ["refused-brief", "failed-design"];

export function ordersBody(orders: readonly Order[]): Markup {
  const rows = orders.map(
    (order) =>
      html`<article><header><strong><a href="/operator/orders/${order.id}">${order.number}</a></strong><span>${order.state}</span><span>${moneyText(order.amount, order.currency)}</span><span>${order.snapshot.offerType}</span>${time(order.createdAt)}</header></article>`,
  );
  return html`${NAVIGATION}${orders.length === 0 ? html`<p>Nothing has been ordered yet.</p>` : rows}`;
}

export function orderBody({ order, payments, moves }: OrderFile, said: string): Markup {
  const stays = ({ captured, leaving, refunded, amount }: OrderFile["payments"][number]) =>
    captured && !leaving && refunded < amount;
  const several = payments.filter(stays).length > 1;
  const paid = payments.map((payment) => {
    const { currency } = payment;
    if (currency !== "INR" && currency !== "USD" && currency !== "EUR") return "";
    const back = payment.refunded > 0 ? html`, ${moneyText(payment.refunded, currency)} sent back` : "";
    const going = payment.leaving ? ", on its way back" : "";
    return html`<article><header><strong>${payment.id}</strong><span>${payment.state}</span></header><p>${moneyText(payment.amount, currency)}${back}${going}</p>${several && stays(payment) ? refund(order.id, "Send this payment back", moneyText(payment.amount, currency), payment.id) : ""}</article>`;
  });
  const history = moves.map((move) => html`<li>${time(move.at)} ${move.event}: ${move.from} → ${move.to}</li>`);
  return html`${NAVIGATION}${note(said)}<p class="amount">${moneyText(order.amount, order.currency)}</p>
<p>${order.state} · ${order.snapshot.offerType} · number ending in ${order.customer.slice(-4)}</p>
<h2>Payments</h2>${payments.length === 0 ? html`<p>None.</p>` : paid}
<h2>History</h2><ul>${history}</ul>
<h2>Actions</h2>
${action("deliver", order.id, DELIVER_WORDS[order.state] ?? "Deliver")}
${refund(order.id, "Send all of the money back", "everything that this order holds")}`;
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

/** Money that has left does not come back for a slip of the finger: what goes is agreed to first. */
function refund(subject: string, words: string, what: string, payment?: string): Markup {
  const only = payment === undefined ? "" : html`<input type="hidden" name="payment" value="${payment}">`;
  const sure = html`<label class="check"><input type="checkbox" required> Yes, ${what} goes back to the customer</label>`;
  return action("refund", subject, words, html`${only}${sure}`);
}

function note(said: string): Markup {
  return html`${said === "" ? "" : html`<p class="notice">${said}</p>`}`;
}

function time(at: Date): Markup {
  const iso = at.toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace("T", " ")} UTC</time>`;
}
