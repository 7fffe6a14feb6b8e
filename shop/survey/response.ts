import { z } from "zod";
import { type Db, TENANT } from "#platform/postgres/tables.ts";

const stepAnswer = z.union([z.string(), z.record(z.string(), z.string())]);
export type Answers = Readonly<Record<string, z.infer<typeof stepAnswer>>>;

export const REGIONS = ["in", "us", "uk"] as const;

/** What is kept of a submitted survey; `contact` is there once a verified number was tied to it. */
export const responseDocument = z.object({
  answer: z.record(z.string(), stepAnswer),
  queryStrings: z.record(z.string(), z.string()),
  utmDetails: z.record(z.string(), z.string()),
  selectedLanguage: z.enum(["en", "hn", "ta", "tel", "mal", "kan"]),
  region: z.enum(REGIONS),
  contact: z.object({ isd: z.string(), mobile: z.string(), name: z.string(), email: z.string() }).optional(),
  /** Path of the checkout page that this visitor uses. */
  checkoutPath: z.string().optional(),
  packageType: z.string().optional(),
});
export type ResponseDocument = z.infer<typeof responseDocument>;

export type SurveyResponse = {
  readonly id: string;
  readonly formId: string;
  readonly number: string | null;
  readonly doc: ResponseDocument;
};

/** The response, if this browser owns it; null alike for somebody else's and for an unknown one. */
export async function readOwnedResponse(
  db: Db,
  input: { readonly responseId: string; readonly browserHash: string | null },
): Promise<SurveyResponse | null> {
  if (!input.browserHash) return null;
  const row = await db
    .selectFrom("responses")
    .select(["id", "form_id", "number", "doc"])
    .where("tenant_id", "=", TENANT)
    .where("id", "=", input.responseId)
    .where("owner_hash", "=", input.browserHash)
    .executeTakeFirst();
  return row ? { id: row.id, formId: row.form_id, number: row.number, doc: responseDocument.parse(row.doc) } : null;
}

/** A household's answers whose design stands, under the number that was left with them. */
export type DesignedAnswers = {
  readonly id: string;
  readonly formId: string;
  readonly region: ResponseDocument["region"];
  readonly createdAt: Date;
  /** Whether this browser owns them. */
  readonly owned: boolean;
};

/** The designed answers of a verified number, the latest first. */
export async function listDesignedAnswers(
  db: Db,
  { number, browserHash }: { readonly number: string; readonly browserHash: string | null },
): Promise<readonly DesignedAnswers[]> {
  const rows = await db
    .selectFrom("responses")
    .innerJoin("designs", (join) =>
      join.onRef("designs.tenant_id", "=", "responses.tenant_id").onRef("designs.id", "=", "responses.id"),
    )
    .select(["responses.id", "responses.form_id", "responses.doc", "responses.owner_hash", "responses.created_at"])
    .where("responses.tenant_id", "=", TENANT)
    .where("responses.number", "=", number)
    .where("designs.state", "=", "ready")
    .orderBy("responses.created_at", "desc")
    .limit(20)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    formId: row.form_id,
    region: responseDocument.parse(row.doc).region,
    createdAt: row.created_at,
    owned: row.owner_hash === browserHash,
  }));
}

/** The response by its id alone: for jobs and for links whose signature was checked, never for an id that a browser merely claims. */
export async function readResponse(db: Db, responseId: string): Promise<SurveyResponse | null> {
  const row = await db
    .selectFrom("responses")
    .select(["id", "form_id", "number", "doc"])
    .where("tenant_id", "=", TENANT)
    .where("id", "=", responseId)
    .executeTakeFirst();
  return row ? { id: row.id, formId: row.form_id, number: row.number, doc: responseDocument.parse(row.doc) } : null;
}

/** Changes a response's document and, with `columns`, its number. Call it inside a transaction: the row is locked first. */
export async function changeResponse(
  trx: Db,
  responseId: string,
  change: (doc: ResponseDocument) => ResponseDocument,
  columns: { readonly number?: string } = {},
): Promise<void> {
  const row = await trx
    .selectFrom("responses")
    .select("doc")
    .where("tenant_id", "=", TENANT)
    .where("id", "=", responseId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("responses")
    .set({ doc: JSON.stringify(change(responseDocument.parse(row.doc))), updated_at: new Date(), ...columns })
    .where("tenant_id", "=", TENANT)
    .where("id", "=", responseId)
    .execute();
}
