import { z } from "zod";
import { type Db, TENANT } from "#platform/postgres/tables.ts";

const mapping = {
  options: z.exactOptional(z.array(z.string())),
  min: z.exactOptional(z.number()),
  max: z.exactOptional(z.number()),
  brief: z.exactOptional(z.string()),
  values: z.exactOptional(z.array(z.unknown())),
  also: z.exactOptional(z.record(z.string(), z.unknown())),
};
const regional = z.exactOptional(z.looseObject(mapping));
const field = z.looseObject({
  ...mapping,
  name: z.string(),
  type: z.string(),
  extra: z.exactOptional(z.boolean()),
  regions: z.exactOptional(z.object({ in: regional, us: regional, uk: regional })),
});

/** A stored survey form, as far as the shop reads it; everything else in it passes through to pages. */
export const storedForm = z.looseObject({
  _id: z.string(),
  target_url: z.string(),
  questions: z.array(z.looseObject({ label: z.string(), fields: z.array(field).min(1) })).min(1),
});
export type StoredForm = z.infer<typeof storedForm>;

/** Writes a form's definition, in place of an earlier one with the same `_id`. Position 0 is served first. */
export async function seedSurveyForm(db: Db, form: { readonly _id: string }, position = 0): Promise<void> {
  const doc = JSON.stringify(storedForm.parse(form));
  await db
    .insertInto("survey_forms")
    .values({ tenant_id: TENANT, id: form._id, doc, position })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "id"]).doUpdateSet({ doc, position, updated_at: new Date() }),
    )
    .execute();
}

/** All forms, the one that pages use first. */
export async function readSurveyForms(db: Db): Promise<readonly StoredForm[]> {
  const rows = await db
    .selectFrom("survey_forms")
    .select("doc")
    .where("tenant_id", "=", TENANT)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map((row) => storedForm.parse(row.doc));
}

export async function readSurveyForm(db: Db, formId: string): Promise<StoredForm | null> {
  const row = await db
    .selectFrom("survey_forms")
    .select("doc")
    .where("tenant_id", "=", TENANT)
    .where("id", "=", formId)
    .executeTakeFirst();
  return row ? storedForm.parse(row.doc) : null;
}
