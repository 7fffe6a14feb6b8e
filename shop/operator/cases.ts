import type { Selectable } from "kysely";
import { type Db, type Tables, TENANT } from "#platform/postgres/tables.ts";
import { caseWords } from "./case-words.ts";

/** One row of the operator's list; `words` say why it is there. */
export type OperatorCase = {
  readonly id: string;
  readonly kind: string;
  readonly subjectId: string;
  readonly state: string;
  readonly words: string;
  readonly doc: unknown;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** Open cases, or all, the newest first. */
export async function listCases(
  db: Db,
  { all = false, limit = 200 }: { readonly all?: boolean; readonly limit?: number } = {},
): Promise<readonly OperatorCase[]> {
  let query = db.selectFrom("cases").selectAll().where("tenant_id", "=", TENANT);
  if (!all) query = query.where("state", "=", "open");
  return (await query.orderBy("updated_at", "desc").limit(limit).execute()).map(caseOf);
}

export async function readCase(db: Db, caseId: string): Promise<OperatorCase | null> {
  const query = db.selectFrom("cases").selectAll().where("tenant_id", "=", TENANT);
  const row = await query.where("id", "=", caseId).executeTakeFirst();
  return row ? caseOf(row) : null;
}

/** Takes what is settled off the operator's list. */
export async function settleCases(trx: Db, subjectId: string, kinds: readonly string[]): Promise<void> {
  await trx
    .updateTable("cases")
    .set({ state: "closed", updated_at: new Date() })
    .where("tenant_id", "=", TENANT)
    .where("subject_id", "=", subjectId)
    .where("kind", "in", kinds)
    .execute();
}

function caseOf(row: Selectable<Tables["cases"]>): OperatorCase {
  return {
    id: row.id,
    kind: row.kind,
    subjectId: row.subject_id,
    state: row.state,
    words: caseWords(row.kind, row.doc),
    doc: row.doc,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
