import { clockFace } from "#web/checkout/countdown.ts";
import { NotCharged } from "#web/checkout/not-charged.tsx";
import type { ShownUpsell } from "#web/checkout/shown-offer.ts";
import { Dialog } from "#web/design/dialog.tsx";
import { useWords } from "#web/render/page-context.tsx";

type DiscountPopupProps = {
  readonly open: boolean;
  readonly percent: number;
  readonly seconds: number;
  readonly onGrab: () => void;
  readonly onClose: () => void;
};

/** 'Did you know?': an additional discount while the timer runs; afterwards the way back to the plans. */
export function DiscountPopup({ open, percent, seconds, onGrab, onClose }: DiscountPopupProps) {
  const t = useWords("checkout");
  return (
    <Dialog open={open} onClose={onClose} heading={t("didYouKnow")}>
      <div className="popup">
        {seconds > 0 && <p>{t("upsellText", { percent })}</p>}
        {seconds === 0 && <p>{t("offerEnded")}</p>}
        <Clock seconds={seconds} />
        <button className="button" type="button" data-main="" onClick={seconds > 0 ? onGrab : onClose}>
          {t(seconds > 0 ? "grabOffer" : "getPlan")}
        </button>
      </div>
    </Dialog>
  );
}

type SpecialPopupProps = {
  readonly open: boolean;
  readonly plan: ShownUpsell;
  readonly seconds: number;
  readonly paying: boolean;
  readonly unheard: boolean;
  /** Whether figures are scripted samples: only then is one shown here. */
  readonly scripted: boolean;
  readonly onPay: () => void;
  readonly onClose: () => void;
};

/** 'Special Discount Applied': one plan with its elevation, payable only while the timer runs. */
export function SpecialPopup({ open, plan, seconds, paying, unheard, scripted, onPay, onClose }: SpecialPopupProps) {
  const t = useWords("checkout");
  return (
    <Dialog open={open} onClose={onClose} heading={t("specialApplied")}>
      <div className="popup">
        <Clock seconds={seconds} />
        <h3>{t("ready")}</h3>
        <p className="muted">
          {t("withinHours")} · {t("deliveryMethod")}
        </p>
        <div className="special">
          <span className="seller">{t("bestSeller")}</span>
          <span>{t("specialPlan")}</span>
          <span className="plan-price">
            {plan.before && <s>{plan.before}</s>} <strong>{plan.paid}</strong>
          </span>
        </div>
        {scripted && (
          <p className="small">
            {t("boughtHalfHour")} <em className="sample">{t("sampleData")}</em>
          </p>
        )}
        {unheard && <NotCharged />}
        {seconds > 0 ? (
          <button className="button" type="button" aria-disabled={paying || undefined} onClick={onPay}>
            {t(paying ? "opening" : "payNow")}
          </button>
        ) : (
          <p className="notice" role="alert">
            {t("offerEnded")}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** The time left: minutes and seconds for the eye, a spoken phrase for screen readers. */
export function Clock({ seconds }: { readonly seconds: number }) {
  const t = useWords("checkout");
  const face = clockFace(seconds);
  const minutes = t("minutes", { count: Number(face.minutes) });
  const time = `${minutes} ${t("seconds", { count: Number(face.seconds) })}`;
  return (
    <p className="clock" role="timer" aria-label={t("timeLeft", { time })}>
      <span>
        {face.minutes} <small>{t("minutesShort")}</small>
      </span>
      <span>
        {face.seconds} <small>{t("secondsShort")}</small>
      </span>
    </p>
  );
}
