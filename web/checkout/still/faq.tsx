import { type FaqItem, priceValues } from "#content/faq.ts";
import { LANGUAGE_TAGS } from "#content/languages.ts";
import type { OfferedPlan } from "#web/checkout/plans.ts";
import { useSite, useWords } from "#web/render/page-context.tsx";

/** Plans in the order of the price answer's points; where a response has only one option, `two` and `four` are not offered. */
const PLANS = ["one", "two", "three", "four"];

type FaqProps = {
  readonly items: readonly FaqItem[];
  readonly plans: readonly OfferedPlan[];
  readonly currency: string;
};

/** Six questions; one is open at a time. */
export function Faq({ items, plans, currency }: FaqProps) {
  const t = useWords("checkout-still");
  const { language } = useSite();
  // The original price is the one that the plan list strikes out: a page that named two would be believed in neither.
  const prices = PLANS.map((named) => {
    const plan = plans.find(({ key }) => key === named);
    return plan && { paid: plan.price, original: plan.struck ?? plan.price };
  });
  const values = priceValues(prices, currency, LANGUAGE_TAGS[language]);
  return (
    <section className="faq">
      <h2>{t("faq")}</h2>
      {items.map(({ question, answer, list }) => (
        <details key={question} name="faq">
          <summary>{question}</summary>
          <p>{answer}</p>
          {list && (
            <ul>
              {list
                .map((line) => line.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole))
                .filter((line) => !line.includes("{"))
                .map((line) => (
                  <li key={line}>{line}</li>
                ))}
            </ul>
          )}
        </details>
      ))}
    </section>
  );
}
