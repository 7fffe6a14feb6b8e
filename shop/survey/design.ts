import { sql } from "kysely";
import { z } from "zod";
import { type Db, TENANT } from "#platform/postgres/tables.ts";

export const DESIGN_STATES = ["queued", "designing", "ready", "refused", "failed"] as const;
export type DesignState = (typeof DESIGN_STATES)[number];

const params = z.record(z.string(), z.union([z.string(), z.number()])).default({});
/** Why nothing was designed; sentences in English, and their codes and params for pages in other languages. */
const reason = z.object({
  rule: z.string(),
  message: z.string(),
  suggestion: z.string(),
  code: z.string().default(""),
  params,
  /** `change`: the fields of the brief that are otherwise in the nearest one that works. */
  help: z
    .object({ code: z.string(), params, change: z.record(z.string(), z.unknown()).default({}) })
    .default({ code: "", params: {}, change: {} }),
});

const option = z.object({
  option: z.number(),
  title: z.string(),
  /** What gave way in this option, told like a reason. */
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

/** A picture to look at; `width` and `height` in pixels. */
export type PictureRow = {
  readonly option: number;
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
};

/** A whole number of a PNG's header, which holds the picture's width from its 17th byte on and then its height. */
const headerNumber = (from: number) =>
  sql<number>`('x' || encode(substring(bytes from ${sql.lit(from)} for 4), 'hex'))::bit(32)::integer`;

/** Pictures to look at: a response's watermarked ones, and a delivered order's without a mark; each with a small one beside it. */
export type PictureKind = "preview" | "delivery-picture";

/** Names and sizes of a response's or an order's pictures, in the order in which they were drawn. */
export function listPictures(db: Db, kind: PictureKind, subjectId: string): Promise<PictureRow[]> {
  return db
    .selectFrom("files")
    .select(["option", "name", "title", headerNumber(17).as("width"), headerNumber(21).as("height")])
    .where("tenant_id", "=", TENANT)
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .orderBy("option")
    .orderBy("id")
    .execute();
}

/** One stored file's bytes. */
export async function readFileBytes(
  db: Db,
  file: {
    readonly kind: PictureKind | `${PictureKind}-small` | "delivery";
    readonly subjectId: string;
    readonly option: number;
    readonly name: string;
  },
): Promise<{ readonly contentType: string; readonly bytes: Buffer } | null> {
  const row = await db
    .selectFrom("files")
    .select(["content_type", "bytes"])
    .where("tenant_id", "=", TENANT)
    .where("kind", "=", file.kind)
    .where("subject_id", "=", file.subjectId)
    .where("option", "=", file.option)
    .where("name", "=", file.name)
    .executeTakeFirst();
  return row ? { contentType: row.content_type, bytes: row.bytes } : null;
}

/** One picture in a format, of the small AVIF where that is asked for and there is one: pictures of earlier days have none, and the PNG stands in. */
export async function readPicture(
  db: Db,
  {
    kind,
    format,
    ...of
  }: {
    readonly kind: PictureKind;
    readonly subjectId: string;
    readonly option: number;
    readonly name: string;
    readonly format: string;
  },
): Promise<{ readonly contentType: string; readonly bytes: Buffer } | null> {
  const small = format === "avif" ? await readFileBytes(db, { ...of, kind: `${kind}-small` }) : null;
  return small ?? readFileBytes(db, { ...of, kind });
}
