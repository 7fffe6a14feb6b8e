import { z } from "zod";
import { type Db, TENANT } from "#platform/postgres/tables.ts";

export const DESIGN_STATES = ["queued", "designing", "ready", "refused", "failed"] as const;
export type DesignState = (typeof DESIGN_STATES)[number];

const params = z.record(z.string(), z.union([z.string(), z.number()])).default({});
/** Why nothing was designed: sentences in English, with codes and params for pages in other languages. */
const reason = z.object({
  rule: z.string(),
  message: z.string(),
  suggestion: z.string(),
  code: z.string().default(""),
  params,
  /** What would help. `change`: the fields in which the nearest brief that works differs, with its values. */
  help: z
    .object({ code: z.string(), params, change: z.record(z.string(), z.unknown()).default({}) })
    .default({ code: "", params: {}, change: {} }),
});

const option = z.object({
  option: z.number(),
  title: z.string(),
  /** What gave way in this option, in the same form as a reason. */
  relaxed: z.array(z.object({ message: z.string(), code: z.string().default(""), params })).default([]),
});

/** Progress and outcome of one response's design. */
export const designDocument = z.object({
  stage: z.string().optional(),
  options: z.array(option).default([]),
  reasons: z.array(reason).default([]),
  /** What went wrong, for the operator. */
  fault: z.string().optional(),
});
export type DesignDocument = z.infer<typeof designDocument>;

export type Design = { readonly state: DesignState; readonly doc: DesignDocument };

export async function readDesign(db: Db, responseId: string): Promise<Design | null> {
  const row = await db
    .selectFrom("designs")
    .select(["state", "doc"])
    .where("tenant_id", "=", TENANT)
    .where("id", "=", responseId)
    .executeTakeFirst();
  return row ? { state: z.enum(DESIGN_STATES).parse(row.state), doc: designDocument.parse(row.doc) } : null;
}

export async function writeDesign(db: Db, responseId: string, state: DesignState, doc: Partial<DesignDocument>) {
  await db
    .updateTable("designs")
    .set({ state, doc: JSON.stringify(doc), updated_at: new Date() })
    .where("tenant_id", "=", TENANT)
    .where("id", "=", responseId)
    .execute();
}
