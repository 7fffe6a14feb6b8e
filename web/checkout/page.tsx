import { type FormEvent, memo, useEffect, useMemo } from "react";
import type { CheckoutDetails } from "#calls/checkout-details.ts";
import { Banner } from "#web/checkout/banner.tsx";
import { Closing } from "#web/checkout/closing.tsx";
import { Faq } from "#web/checkout/faq.tsx";
import { Gallery } from "#web/checkout/gallery.tsx";
import type { CheckoutData } from "#web/checkout/load.ts";
import { money } from "#web/checkout/money.ts";
import { NotCharged } from "#web/checkout/not-charged.tsx";
import { OfferLine } from "#web/checkout/offer-line.tsx";
import { PlanList } from "#web/checkout/plan-list.tsx";
import { type OfferedPlan, offeredPlans, upsellPlan } from "#web/checkout/plans.ts";
import { Samples } from "#web/checkout/samples.tsx";
import { Testimonials } from "#web/checkout/testimonials.tsx";
import { Advantages, Guarantee } from "#web/checkout/trust.tsx";
import { TrustMarks } from "#web/checkout/trust-marks.tsx";
import { DiscountPopup, SpecialPopup } from "#web/checkout/upsell.tsx";
import { useCountdown } from "#web/checkout/use-countdown.ts";
import { usePay } from "#web/checkout/use-pay.ts";
import { usePopups } from "#web/checkout/use-popups.ts";
import { Videos } from "#web/checkout/videos.tsx";
import { Waiting } from "#web/checkout/waiting.tsx";
import { Conversion } from "#web/conversions/conversion.tsx";
import { Header } from "#web/design/header.tsx";
import { replayEarlyTap, takeEarlySubmit } from "#web/render/early-taps.ts";
import { useSite, useWords } from "#web/render/page-context.tsx";
import { inRegion } from "#web/routes.ts";

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

function Offer({ data, offer }: { readonly data: CheckoutData; readonly offer: CheckoutDetails }) {
  const t = useWords("checkout");
  const plans = useMemo(() => offeredPlans(offer), [offer]);
  const upsell = upsellPlan(offer);
  const countdown = useCountdown(offer);
  // Before a number is verified no offer runs on the server, and none is spoken of.
  const timed = upsell !== null && offer.offerEndsAt !== null;
  const popups = usePopups(timed, countdown);
  const { pay, paying, unheard } = usePay(data);

  useEffect(() => {
    window.awake = true;
    if (takeEarlySubmit() === "pay") document.querySelector<HTMLFormElement>("#pay")?.requestSubmit();
    replayEarlyTap();
  }, []);

  /** The choice is the form's own: made before React came it stands, and made afterwards nothing has to be drawn anew. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = new FormData(event.currentTarget).get("plan");
    void pay(plans.find(({ key }) => key === checked));
  }

  return (
    <main id="main" className="checkout">
      <div className="deal">
        <Look previews={data.previews} gaveWay={data.gaveWay} drawn={data.drawn} />
        <div className="buy card">
          <h1>{t("ready")}</h1>
          <ul className="ways-in">
            <li>{t("withinHours")}</li>
            <li>{t("deliveryMethod")}</li>
          </ul>
          {timed && countdown.seconds > 0 && (
            <OfferLine amount={money(offer, offer.extra_off)} seconds={countdown.seconds} onOpen={popups.grab} />
          )}
          <form id="pay" onSubmit={submit}>
            <PlanList plans={plans} offer={offer} figures={data.figures} till={data.offerTill} />
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
      <Reassurance data={data} offer={offer} plans={plans} />
      <div className="pay-bar">
        {unheard && popups.popup === null && <NotCharged />}
        <button className="button" type="submit" form="pay" aria-disabled={paying || undefined}>
          {plans.map((plan) => (
            <span key={plan.key} className="sum" data-plan={plan.key}>
              {t("paySticky", { amount: money(offer, plan.price) })}
            </span>
          ))}
        </button>
      </div>
      {upsell && timed && (
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
            offer={offer}
            price={upsell.price}
            struck={upsell.struck}
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
const Look = memo(function Look({ previews, gaveWay, drawn }: Pick<CheckoutData, "previews" | "gaveWay" | "drawn">) {
  return (
    <div className="look">
      <Gallery previews={previews} gaveWay={gaveWay} drawn={drawn} />
      <Banner first={previews.length === 0} />
    </div>
  );
});

type ReassuranceProps = {
  readonly data: CheckoutData;
  readonly offer: CheckoutDetails;
  readonly plans: readonly OfferedPlan[];
};

/** All that stands below the plans, from the advantages to the copyright; kept as drawn, as the drawings are. */
const Reassurance = memo(function Reassurance({ data, offer, plans }: ReassuranceProps) {
  return (
    <>
      <Advantages />
      <Samples samples={data.samples} />
      <Videos clips={data.clips} />
      <Faq items={data.faq} offer={offer} plans={plans} />
      <Guarantee />
      <Testimonials said={data.testimonials} />
      <TrustMarks heading="safeCheckout" marks={data.trust.safeCheckout} />
      <TrustMarks heading="press" marks={data.trust.press} />
      <TrustMarks heading="awards" marks={data.trust.awards} />
      <Conversion name="checkout-shown" />
      <Closing supportMail={data.supportMail} social={data.trust.social} year={data.year} />
    </>
  );
});

/** Another browser's plan. */
function Closed() {
  const t = useWords("checkout");
  const common = useWords("common");
  const { region } = useSite();
  return (
    <main id="main" className="closed">
      <section className="card">
        <h1>{t("gateHeading")}</h1>
        <p>{t("gateLead")}</p>
        <a className="button" href={inRegion(region, "/")}>
          {common("tryAgain")}
        </a>
      </section>
    </main>
  );
}
