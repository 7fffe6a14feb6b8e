import { clockFace } from "#web/checkout/countdown.ts";
import { useWords } from "#web/render/page-context.tsx";

/** 'Extra ₹100 off' with its countdown. */
export function OfferLine({ amount, seconds }: { readonly amount: string; readonly seconds: number }) {
  const t = useWords("checkout");
  const face = clockFace(seconds);
  if (seconds === 0) return <p className="offer-line over">{t("offerEnded")}</p>;
  return (
    <p className="offer-line">
      <strong>{t("extraOff", { amount })}</strong> <span aria-hidden="true">{t("offerEnds")}</span>{" "}
      <time role="timer" aria-label={t("timeLeft", face)}>
        {face.minutes}:{face.seconds}
      </time>
    </p>
  );
}
