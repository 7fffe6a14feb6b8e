import { useEffect, useState } from "react";
import { figureBase, nextChangeIn, nextFigure } from "#web/checkout/live-figures.ts";
import type { ShownPlan } from "#web/checkout/shown-offer.ts";

/** The scripted figure of each plan, which changes every few seconds; null where measured counts are shown instead. */
export function useLiveFigures(
  plans: readonly ShownPlan[],
  measured: Readonly<Record<string, number>> | null,
): Readonly<Record<string, number>> | null {
  const [figures, setFigures] = useState(() => Object.fromEntries(plans.map(({ key }) => [key, figureBase(key, 0)])));
  const scripted = measured === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the plans of a page do not change
  useEffect(() => {
    if (!scripted) return;
    const begun = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    function drift() {
      const elapsed = performance.now() - begun;
      setFigures((now) =>
        Object.fromEntries(
          plans.map(({ key }) => {
            const base = figureBase(key, elapsed);
            return [key, nextFigure(now[key] ?? base, base, Math.random())];
          }),
        ),
      );
      timer = setTimeout(drift, nextChangeIn(Math.random()));
    }
    timer = setTimeout(drift, nextChangeIn(Math.random()));
    return () => clearTimeout(timer);
  }, [scripted]);

  return scripted ? figures : null;
}
