import { type Selectable, sql } from "kysely";
import { type Db, type Tables, TENANT } from "#platform/postgres/tables.ts";
import { orderOf, selectOrder } from "../orders/order.ts";
import { type ResponseDocument, responseDocument } from "../survey/response.ts";
import { type CaseWords, caseWords } from "./case-words.ts";

/** A case on the operator's list, with its words. */
export type OperatorCase = CaseWords & {
  readonly id: string;
  readonly kind: string;
  readonly subjectId: string;
  readonly state: string;
  /** Whom to call about a house that was not designed or a correction: name, number and e-mail address; null where none were left or they were erased, and for other cases. */
  readonly person: string | null;
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
  return withPeople(db, await query.orderBy("updated_at", "desc").limit(limit).execute());
}

/** The id of the response that a case is about: behind a colon its subject tells several requests about one response apart. */
export function answersOf(subjectId: string): string {
  return subjectId.split(":", 1)[0] ?? "";
}

/** The open cases about these orders and responses. */
export async function listCasesOf(db: Db, subjectIds: readonly string[]): Promise<readonly OperatorCase[]> {
  if (subjectIds.length === 0) return [];
  const query = db.selectFrom("cases").selectAll().where("tenant_id", "=", TENANT).where("state", "=", "open");
  // As `answersOf` reads a subject.
  const rows = query.where(sql`split_part(subject_id, ':', 1)`, "in", subjectIds).orderBy("updated_at", "desc");
  return withPeople(db, await rows.execute());
}

export async function readCase(db: Db, caseId: string): Promise<OperatorCase | null> {
  const query = db.selectFrom("cases").selectAll().where("tenant_id", "=", TENANT);
  const row = await query.where("id", "=", caseId).executeTakeFirst();
  return row ? ((await withPeople(db, [row]))[0] ?? null) : null;
}

/** Takes a subject's cases of these kinds off the operator's list. */
export async function settleCases(trx: Db, subjectId: string, kinds: readonly string[]): Promise<void> {
  await trx
    .updateTable("cases")
    .set({ state: "closed", updated_at: new Date() })
    .where("tenant_id", "=", TENANT)
    .where("subject_id", "=", subjectId)
    .where("kind", "in", kinds)
    .execute();
}

/** Adds whom to call. Nobody is called about a changed payment link: with the colon in it its subject is no response's id. */
async function withPeople(db: Db, rows: readonly Selectable<Tables["cases"]>[]): Promise<readonly OperatorCase[]> {
  const subjects = rows.map((row) => row.subject_id);
  if (subjects.length === 0) return [];
  const responses = await db
    .selectFrom("responses")
    .select(["id", "doc"])
    .where("tenant_id", "=", TENANT)
    .where("id", "in", subjects)
    .execute();
  const corrected = rows.filter(({ kind }) => kind === "correction").map((row) => row.subject_id);
  const orders = corrected.length === 0 ? [] : await selectOrder(db).where("id", "in", corrected).execute();
  const people = new Map([
    ...responses.map(({ id, doc }) => [id, personOf(doc)] as const),
    ...orders.map((row) => [row.id, personIn(orderOf(row).snapshot.contact)] as const),
  ]);
  return rows.map((row) => caseOf(row, people.get(row.subject_id) ?? null));
}

/** The name, number and e-mail address in a response's document, parted by commas; null: none were left. */
export function personOf(doc: unknown): string | null {
  return personIn(responseDocument.parse(doc).contact);
}

function personIn(contact: ResponseDocument["contact"]): string | null {
  if (!contact || contact.mobile === "") return null;
  // No line break between dial code and number: they are dialled as one.
  const number = `+${contact.isd}\u00a0${contact.mobile}`;
  return [contact.name, number, contact.email].filter((part) => part !== "").join(", ");
}

function caseOf(row: Selectable<Tables["cases"]>, person: string | null): OperatorCase {
  return {
    id: row.id,
    kind: row.kind,
    subjectId: row.subject_id,
    state: row.state,
    ...caseWords(row.kind, row.doc),
    person,
    doc: row.doc,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
