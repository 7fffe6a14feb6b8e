import type { DesignProgress } from "#calls/design-progress.ts";
import type { Words } from "#web/words/en.ts";

type Reason = DesignProgress["reasons"][number];
type Key = keyof Words["response"] & string;

/** The planner's codes of refusal, and of the way out that each suggests, by the words of the page. */
const WHY: Readonly<Record<string, Key>> = {
  setbacks: "whyPlot",
  stair: "whyPlot",
  floor: "whySpace",
  height: "whyHeight",
  daylight: "whySearch",
  reach: "whySearch",
  size: "whySearch",
  parking: "whySearch",
  support: "whySearch",
  together: "whySearch",
};
const TRY: Readonly<Record<string, Key>> = {
  "larger-plot": "tryPlot",
  "fewer-bedrooms": "tryFewerBedrooms",
  "one-bedroom": "tryFewerBedrooms",
  "more-floors": "tryFewerRooms",
  "fewer-floors": "tryFewerFloors",
  "one-floor": "tryFewerFloors",
  none: "tryPlot",
};

/** Why there is no plan and what would help, in the visitor's language; what is not known here stays in the planner's English. */
export function refusalWords(reason: Reason, t: (key: Key) => string): { readonly why: string; readonly help: string } {
  const why = WHY[reason.code];
  const help = TRY[reason.help.code];
  return { why: why ? t(why) : reason.message, help: help ? t(help) : reason.suggestion };
}
