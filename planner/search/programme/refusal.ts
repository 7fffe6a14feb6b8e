import type { Brief } from "#planner/brief/brief.ts";
import {
  type Params,
  REFUSALS,
  type RefusalCode,
  SUGGESTIONS,
  type SuggestionCode,
  sentence,
} from "#planner/plan/told.ts";

/** The nearest brief that was tried and works: its sentence by code, and the fields in which it differs. */
export type Help = { readonly code: SuggestionCode; readonly params: Params; readonly change: Partial<Brief> };

/** Why a brief cannot be met, and the nearest change that makes it possible; `suggestion` is the sentence of `help`. */
export type RefusalReason = {
  readonly rule: string;
  readonly message: string;
  readonly code: RefusalCode;
  readonly params: Params;
  readonly suggestion: string;
  readonly help: Help;
};

const METRIC: Params = { unit: "m", square: "m²" };
const NO_HELP: Help = { code: "none", params: {}, change: {} };

export function refusal(rule: string, code: RefusalCode, params: Params = {}, help: Help = NO_HELP): RefusalReason {
  const message = sentence(REFUSALS[code], { ...METRIC, ...params });
  return { rule, message, code, params, suggestion: sentence(SUGGESTIONS[help.code], help.params), help };
}
