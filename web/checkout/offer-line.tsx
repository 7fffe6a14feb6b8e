import { clockFace } from "#web/checkout/countdown.ts";
import { useWords } from "#web/render/page-context.tsx";

type OfferLineProps = {
  /** What the timed offer takes off, as money. */
  readonly amount: string;
  readonly seconds: number;
  readonly onOpen: () => void;
};

/** 'Extra ₹100 off' on the plan with its elevation, and its countdown; a press opens the popup where that price is paid. */
export function OfferLine({ amount, seconds, onOpen }: OfferLineProps) {
  const t = useWords("checkout");
  const face = clockFace(seconds);
  return (
    <button className="offer-line" type="button" onClick={onOpen}>
      <span>
        <strong>{t("extraOff", { amount })}</strong> <small>{t("specialPlan")}</small>
      </span>
      <span className="left">
        {/* A screen reader says a button's name anew with each change: for it the name has the minutes only. */}
        <small>{t("offerEnds")}</small> <span className="hush">{t("minutes", { count: Math.ceil(seconds / 60) })}</span>
        <time aria-hidden="true">
          {face.minutes}:{face.seconds}
        </time>
      </span>
    </button>
  );
}
