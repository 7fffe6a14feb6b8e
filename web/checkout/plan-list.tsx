import { memo } from "react";
import type { ShownPlan } from "#web/checkout/shown-offer.ts";
import { useLiveFigures } from "#web/checkout/use-live-figures.ts";
import { useWords } from "#web/render/page-context.tsx";

const NAMES = { one: "plan1", two: "plan2", three: "plan3", four: "plan4" } as const;
const TIPS = { one: "tip1", two: "tip2", three: "tip3", four: "tip4" } as const;

type PlanListProps = {
  readonly plans: readonly ShownPlan[];
  readonly figures: Readonly<Record<string, number>> | null;
  /** dd-mm-yyyy */
  readonly till: string;
};

/**
 * The packages, the first one chosen; the amount on the sticky button follows the checked radio by CSS alone. A memo: it is not drawn
 * anew while the countdown ticks and Pay is pressed.
 */
export const PlanList = memo(function PlanList({ plans, figures, till }: PlanListProps) {
  const t = useWords("checkout");
  const live = useLiveFigures(plans, figures);

  return (
    <fieldset className="plans">
      <legend>{t("choosePlan")}</legend>
      {plans.map((plan) => (
        <div key={plan.key} className="plan-row">
          <label>
            <input
              id={`plan-${plan.key}`}
              type="radio"
              name="plan"
              value={plan.key}
              defaultChecked={plan === plans[0]}
              // Without the figures, which change: a screen reader would say the chosen plan anew with each change.
              aria-labelledby={`name-${plan.key} price-${plan.key}`}
              aria-describedby={`tip-${plan.key}`}
            />
            <span className="plan-name" id={`name-${plan.key}`}>
              {t(NAMES[plan.key])}
            </span>
            <span className="plan-price" id={`price-${plan.key}`}>
              {plan.before && (
                <>
                  <span className="hush">{t("wasPrice", { amount: plan.before })}</span>
                  <s aria-hidden="true">{plan.before}</s>
                </>
              )}
              <strong>{plan.paid}</strong>
            </span>
            <LiveLine figure={live?.[plan.key]} delivered={figures?.[plan.offerType]} />
          </label>
          <span className="tip">
            <button
              type="button"
              aria-label={`${t("about")}: ${t(NAMES[plan.key])}`}
              aria-describedby={`tip-${plan.key}`}
            />
            <span role="tooltip" id={`tip-${plan.key}`}>
              {t(TIPS[plan.key])}
            </span>
          </span>
        </div>
      ))}
      <p className="till">
        {t("validTill")} <strong>{till}</strong>
      </p>
    </fieldset>
  );
});

function LiveLine({
  figure,
  delivered,
}: {
  readonly figure: number | undefined;
  readonly delivered: number | undefined;
}) {
  const t = useWords("checkout");
  if (figure !== undefined) {
    return (
      <small className="muted">
        {t("plansDelivered", { count: figure })} <em className="sample">{t("sampleData")}</em>
      </small>
    );
  }
  return delivered ? <small className="muted">{t("plansDelivered", { count: delivered })}</small> : null;
}
