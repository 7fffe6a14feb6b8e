import { useEffect, useState } from "react";
import type { OrderStatus } from "#calls/order-status.ts";
import { referenceOf } from "#calls/reference.ts";
import { Header } from "#web/design/header.tsx";
import { useCalls, useSite, useWords } from "#web/render/page-context.tsx";
import { usePageTitle } from "#web/render/use-page-title.ts";
import { inRegion, REGION_FACTS } from "#web/routes.ts";
import { CancelOrder } from "#web/thank-you/cancel-order.tsx";
import type { ThankYouData } from "#web/thank-you/load.ts";
import { thankYouTitle } from "#web/thank-you/title.ts";

export const HOME_AFTER_MS = 7000;
const FIRST_LOOK_MS = 2000;
const LONGEST_LOOK_MS = 10_000;

/** A refund is marked as good: the money is on its way back, and nothing is left to wait for. */
const MARKS = { success: "good", refunded: "good", failed: "bad", pending: "waits", review: "waits" } as const;

export function ThankYou({ data }: { readonly data: ThankYouData }) {
  return (
    <>
      <Header />
      <main id="main" className="sheet">
        {data.kind === "free" && <FreeThanks id={data.id} />}
        {data.kind === "unsaved" && <Unsaved again={data.again} />}
        {data.kind === "closed" && <Another verify={data.verify} />}
        {data.kind === "order" && <OrderThanks orderId={data.orderId} first={data.order} />}
        {data.kind === "incomplete" && <Incomplete />}
      </main>
    </>
  );
}

function FreeThanks({ id }: { readonly id: string | null }) {
  const t = useWords("thank-you");
  // The short form, to be read out on the phone; the address holds the whole id.
  const reference = referenceOf(id ?? "");
  return (
    <section className="card">
      <Mark kind="good" />
      <h1>{t("freeHeading")}</h1>
      <p>{t("freeLead")}</p>
      {reference !== "" && (
        <dl className="facts">
          <div>
            <dt>{t("freeId")}</dt>
            <dd className="read-out">{reference}</dd>
          </div>
        </dl>
      )}
      <HomeLink />
    </section>
  );
}

/** The response is another browser's: whose it is verifies its number. Of the gate its words alone: its part would weigh on every page. */
function Another({ verify }: { readonly verify: string | null }) {
  const t = useWords("gate");
  return (
    <section className="card">
      <h1>{t("heading")}</h1>
      <p>{t("lead")}</p>
      {verify && (
        <a className="button" href={verify}>
          {t("verify")}
        </a>
      )}
      <HomeLink />
    </section>
  );
}

/** The number was verified but could not be stored with the plan: nobody could call. */
function Unsaved({ again }: { readonly again: string }) {
  const t = useWords("thank-you");
  const gate = useWords("gate");
  return (
    <section className="card">
      <Mark kind="bad" />
      <h1>{t("unsavedHeading")}</h1>
      <p>{t("unsavedLead")}</p>
      <a className="button" href={again}>
        {gate("verify")}
      </a>
    </section>
  );
}

/** How the order stands on the server, asked again while something is still to come. */
function OrderThanks({ orderId, first }: { readonly orderId: string; readonly first: OrderStatus | null }) {
  const t = useWords("thank-you");
  const order = useOrder(orderId, first);
  usePageTitle(thankYouTitle({ kind: "order", orderId, order }, t));
  const common = useWords("common");
  const { region } = useSite();
  const outcome = order?.outcome ?? null;
  const over = order !== null && linksOver(order);
  if (!order || !outcome) {
    return (
      <section className="card">
        <h1>{t("unknownOrder")}</h1>
        <HomeLink />
      </section>
    );
  }
  const status = {
    success: "success",
    pending: "pending",
    failed: "failed",
    review: "review",
    refunded: "refunded",
  } as const;
  const note = {
    pending: "pendingNote",
    failed: "failedNote",
    review: "reviewNote",
    refunded: "refundedNote",
  } as const;
  return (
    <section className="card">
      <Mark kind={MARKS[outcome]} />
      {outcome === "success" && <h1>{t("thanksStep")}</h1>}
      {outcome !== "success" && <h1>{t(status[outcome])}</h1>}
      <dl className="facts">
        <div>
          <dt>{t("orderId")}</dt>
          <dd>{order.orderNumber}</dd>
        </div>
        <div>
          <dt>{t("status")}</dt>
          <dd aria-live="polite">{t(status[outcome])}</dd>
        </div>
        <div>
          <dt>{t("amount")}</dt>
          <dd>
            {order.currency} {order.amount}
          </dd>
        </div>
      </dl>
      {outcome in note && <p className="notice">{t(note[outcome as keyof typeof note])}</p>}
      {outcome === "failed" && (
        <a className="button" href={order.checkoutUrl}>
          {common("tryAgain")}
        </a>
      )}
      {outcome === "success" && (
        <>
          <p aria-live="polite">{t(over ? "linksOver" : order.deliveryUrl ? "delivered" : "inWork")}</p>
          {order.cancellable && <CancelOrder orderNumber={order.orderNumber} />}
          {order.deliveryUrl && (
            <a className="button" href={inRegion(region, order.deliveryUrl)}>
              {t("openFiles")}
            </a>
          )}
          {over && (
            <a className="button" href={inRegion(region, "/my-data")}>
              {t("newLink")}
            </a>
          )}
          {!over && (
            <>
              <h2>{t("whatNext")}</h2>
              <ol className="nexts">
                {!order.deliveryUrl && <li>{t(REGION_FACTS[region].asksEmail ? "next1Mail" : "next1")}</li>}
                <li>{t("next2")}</li>
                <li>{t("next3")}</li>
              </ol>
            </>
          )}
        </>
      )}
      <a href={inRegion(region, "/my-data")}>{common("myOrders")}</a>
    </section>
  );
}

function Incomplete() {
  const t = useWords("thank-you");
  useEffect(() => {
    const timer = setTimeout(() => location.assign("/"), HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className="card">
      <h1>{t("thanksStep")}</h1>
      <p>{t("redirecting")}</p>
      <HomeLink />
    </section>
  );
}

/** Delivered, but its links' seven days are over: there is nothing more to wait for. */
function linksOver({ state, deliveryUrl }: OrderStatus): boolean {
  return deliveryUrl === null && (state === "delivered" || state === "closed");
}

/**
 * The order as the server told it last; null: unknown. It is asked for soon at first, then ever more rarely, until nothing more is to
 * come. A hidden page does not ask; it asks at once when it is looked at again (back from the bank's app) or the connection is back.
 */
function useOrder(orderId: string, first: OrderStatus | null): OrderStatus | null {
  const calls = useCalls();
  const [order, setOrder] = useState(first);
  const settled =
    order !== null &&
    (order.outcome === "failed" || order.outcome === "refunded" || order.deliveryUrl !== null || linksOver(order));
  const unknown = first === null;

  useEffect(() => {
    if (settled || unknown) return;
    let wait = FIRST_LOOK_MS;
    let timer = setTimeout(look, wait);
    let looking = false;
    let over = false;
    async function look() {
      clearTimeout(timer);
      if (looking || document.hidden) return;
      looking = true;
      const result = await calls.getOrderStatus(orderId);
      looking = false;
      if (over) return;
      if (result.kind === "answered" && result.status === 200 && "outcome" in result.body) setOrder(result.body);
      wait = Math.min(wait * 1.5, LONGEST_LOOK_MS);
      timer = setTimeout(look, wait);
    }
    function lookNow() {
      wait = FIRST_LOOK_MS;
      void look();
    }
    document.addEventListener("visibilitychange", lookNow);
    addEventListener("online", lookNow);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", lookNow);
      removeEventListener("online", lookNow);
    };
  }, [calls, orderId, settled, unknown]);

  return order;
}

function Mark({ kind }: { readonly kind: "good" | "bad" | "waits" }) {
  return (
    <span className={`mark ${kind}`} aria-hidden="true">
      {{ good: "✓", bad: "!", waits: "…" }[kind]}
    </span>
  );
}

function HomeLink() {
  const t = useWords("thank-you");
  const { region } = useSite();
  return <a href={inRegion(region, "/")}>{t("home")}</a>;
}
