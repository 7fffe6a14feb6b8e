import type { DesignProgress } from "#calls/design-progress.ts";
import type { Words } from "#web/words/en.ts";

type Reason = DesignProgress["reasons"][number];
type Key = keyof Words["response"] & string;

/** The planner's rules that refuse a brief, and the way out that each suggests, by the words of the page. */
const WHY: Readonly<Record<string, Key>> = {
  setbacks: "whyPlot",
  space: "whySpace",
  search: "whySearch",
  height: "whyHeight",
};
const TRY: Readonly<Record<string, Key>> = {
  "A wider or deeper plot.": "tryPlot",
  "A larger plot.": "tryPlot",
  "One bedroom less, or one more floor.": "tryFewerRooms",
  "One more floor, or one bedroom less.": "tryFewerRooms",
  "One bedroom less.": "tryFewerBedrooms",
  "One floor less.": "tryFewerFloors",
};

/** Why there is no plan and what would help, in the visitor's language; what is not known here stays in the planner's English. */
export function refusalWords(reason: Reason, t: (key: Key) => string): { readonly why: string; readonly help: string } {
  const why = WHY[reason.rule.split("/").at(-1) ?? ""];
  const help = TRY[reason.suggestion];
  return { why: why ? t(why) : reason.message, help: help ? t(help) : reason.suggestion };
}
