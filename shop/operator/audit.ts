import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import type { ShopContext } from "../context.ts";

export const OPERATOR_ACTIONS = ["refund", "close", "retry-design", "deliver"] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];

/** What came of an action; `done` false: nothing was changed. Words are for the operator. */
export type Acted = { readonly done: boolean; readonly outcome: string; readonly words: string };

/** Where the operator acted: on the command line or on the page. */
export type ActedBy = "command" | "page";

/** Does one action in a transaction and writes its audit row in the same one, whether or not anything was changed. */
export async function audited(
  { db, random }: ShopContext,
  entry: { readonly action: OperatorAction; readonly subjectId: string; readonly by: ActedBy },
  act: (trx: Db) => Promise<Acted>,
): Promise<Acted> {
  return inTransaction(db, async (trx) => {
    const acted = await act(trx);
    await trx
      .insertInto("operator_actions")
      .values({
        tenant_id: TENANT,
        id: random.uuid(),
        action: entry.action,
        subject_id: entry.subjectId.slice(0, 200),
        outcome: acted.outcome,
        doc: JSON.stringify({ by: entry.by, words: acted.words }),
      })
      .execute();
    return acted;
  });
}

/** An action that found its subject unfit; nothing was changed. */
export function refusedAction(outcome: string, words: string): Acted {
  return { done: false, outcome, words };
}
