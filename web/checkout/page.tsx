import { type FormEvent, memo, useEffect } from "react";
import { Banner } from "#web/checkout/banner.tsx";
import { Gallery } from "#web/checkout/gallery.tsx";
import type { CheckoutData } from "#web/checkout/load.ts";
import { NotCharged } from "#web/checkout/not-charged.tsx";
import { OfferLine } from "#web/checkout/offer-line.tsx";
import { PlanList } from "#web/checkout/plan-list.tsx";
import { Samples } from "#web/checkout/samples.tsx";
import type { ShownOffer } from "#web/checkout/shown-offer.ts";
import { DiscountPopup, SpecialPopup } from "#web/checkout/upsell.tsx";
import { useCountdown } from "#web/checkout/use-countdown.ts";
import { usePay } from "#web/checkout/use-pay.ts";
import { usePopups } from "#web/checkout/use-popups.ts";
import { Videos } from "#web/checkout/videos.tsx";
import { Waiting } from "#web/checkout/waiting.tsx";
import { Conversion } from "#web/conversions/conversion.tsx";
import { Header } from "#web/design/header.tsx";
import { replayEarlyTap, takeEarlySubmit } from "#web/render/early-taps.ts";
import { useWords } from "#web/render/page-context.tsx";
import { Still } from "#web/render/still.tsx";

/** The checkout shows nothing to buy until its offer is there. */
export function Checkout({ data }: { readonly data: CheckoutData }) {
  return (
    <>
      <Header />
      {data.offer && <Offer data={data} offer={data.offer} />}
      {!data.offer && (data.failed ? <Waiting data={data} /> : <Closed />)}
    </>
  );
}

function Offer({ data, offer }: { readonly data: CheckoutData; readonly offer: ShownOffer }) {
  const t = useWords("checkout");
  const { plans, validTill, upsell, leftMs } = offer;
  const countdown = useCountdown(leftMs);
  const popups = usePopups(upsell !== null, countdown);
  const { pay, paying, unheard } = usePay(data);

  useEffect(() => {
    window.awake = true;
    if (takeEarlySubmit() === "pay") document.querySelector<HTMLFormElement>("#pay")?.requestSubmit();
    replayEarlyTap();
  }, []);

  /** The form itself holds the choice: one made before React came stands, and a later one has nothing drawn anew. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = new FormData(event.currentTarget).get("plan");
    void pay(plans.find(({ key }) => key === checked));
  }

  return (
    <main id="main" className="checkout">
      {offer.paidOrder && (
        <p className="notice">
          <a href={offer.paidOrder}>{t("alreadyPaid")}</a>
        </p>
      )}
      <div className="deal">
        <Look previews={data.previews} />
        <div className="buy card">
          <h1>{t("ready")}</h1>
          <ul className="ways-in">
            <li>{t("withinHours")}</li>
            <li>{t("deliveryMethod")}</li>
          </ul>
          {upsell && countdown.seconds > 0 && (
            <OfferLine amount={upsell.extraOff} seconds={countdown.seconds} onOpen={popups.grab} />
          )}
          <form id="pay" onSubmit={submit}>
            <PlanList plans={plans} figures={data.figures} till={validTill} />
            <button className="button pay-now" type="submit" aria-disabled={paying || undefined}>
              {t(paying ? "opening" : "payNow")}
            </button>
            <p className="small muted">
              <a href="#guarantee">{t("guaranteeHeading")}</a>
              <br />
              {t("secure")}
            </p>
          </form>
        </div>
      </div>
      <Reassurance />
      <div className="pay-bar">
        {unheard && popups.popup === null && <NotCharged />}
        <button className="button" type="submit" form="pay" aria-disabled={paying || undefined}>
          {plans.map((plan) => (
            <span key={plan.key} className="sum" data-plan={plan.key}>
              {t("paySticky", { amount: plan.paid })}
            </span>
          ))}
        </button>
      </div>
      {upsell && (
        <>
          <DiscountPopup
            open={popups.popup === "discount"}
            percent={upsell.percent}
            seconds={countdown.seconds}
            onGrab={popups.grab}
            onClose={popups.dismiss}
          />
          <SpecialPopup
            open={popups.popup === "special"}
            plan={upsell}
            seconds={countdown.seconds}
            paying={paying}
            unheard={unheard}
            scripted={data.figures === null}
            onPay={() => pay(upsell)}
            onClose={popups.dismiss}
          />
        </>
      )}
    </main>
  );
}

/** The drawings. Kept as drawn: the countdown above them ticks each second, and a cheap phone feels every redraw. */
const Look = memo(function Look({ previews }: Pick<CheckoutData, "previews">) {
  return (
    <div className="look">
      <Gallery previews={previews} />
      <Still name="change-answers" />
      <Banner />
    </div>
  );
});

/** All that stands below the plans, from the advantages to the copyright; kept as drawn, as the drawings are. */
const Reassurance = memo(function Reassurance() {
  return (
    <>
      <Still name="advantages" />
      <Samples />
      <Videos />
      <Still name="reassurance" />
      <Conversion name="checkout-shown" />
      <Still name="closing" />
    </>
  );
});

/** Shown where the plan is another browser's. */
function Closed() {
  return (
    <main id="main" className="closed">
      <Still name="closed" />
    </main>
  );
}
