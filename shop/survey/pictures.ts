import { sql } from "kysely";
import { type Db, TENANT } from "#platform/postgres/tables.ts";

/** Pictures to look at: a response's with a watermark, and a delivered order's without; each has a small one beside it. */
export type PictureKind = "preview" | "delivery-picture";

/** A drawn picture of one option; `name` holds letters, digits and dashes. */
export type Picture = {
  readonly name: string;
  readonly title: string;
  readonly png: Uint8Array;
  /** The same as AVIF, as wide as most screens show it; absent: these get the PNG. */
  readonly small?: Uint8Array;
};

/** A kept picture; `width` and `height` in pixels. */
export type PictureRow = {
  readonly option: number;
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
};

/** Stores a response's or an order's pictures in the sequence given; each replaces the one stored at the same place before. */
export async function keepPictures(
  trx: Db,
  kind: PictureKind,
  subjectId: string,
  pictures: readonly (Picture & { readonly option: number })[],
): Promise<void> {
  for (const [position, { option, name, title, png, small }] of pictures.entries()) {
    const place = `${subjectId}.${option}.${String(position).padStart(2, "0")}`;
    const kept = [
      { kind, content_type: "image/png", bytes: Buffer.from(png) },
      ...(small ? [{ kind: `${kind}-small`, content_type: "image/avif", bytes: Buffer.from(small) }] : []),
    ];
    for (const file of kept) {
      await trx
        .insertInto("files")
        .values({ tenant_id: TENANT, id: `${file.kind}.${place}`, subject_id: subjectId, option, name, title, ...file })
        .onConflict((conflict) => conflict.columns(["tenant_id", "id"]).doUpdateSet({ bytes: file.bytes, title }))
        .execute();
    }
  }
}

/** SQL: the 4-byte whole number that begins at a byte of a PNG's header; byte 17 (from 1) begins the picture's width, byte 21 its height. */
const headerNumber = (from: number) =>
  sql<number>`('x' || encode(substring(bytes from ${sql.lit(from)} for 4), 'hex'))::bit(32)::integer`;

/** Names and sizes of a response's or an order's pictures, by option and in the sequence in which they were stored. */
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

export type FileBytes = { readonly contentType: string; readonly bytes: Buffer };

/** One stored file's bytes. A delivery's file needs no option: no two files of a delivery have the same name. */
export async function readFileBytes(
  db: Db,
  file: { readonly subjectId: string; readonly name: string } & (
    | { readonly kind: "delivery" }
    | { readonly kind: PictureKind | `${PictureKind}-small`; readonly option: number }
  ),
): Promise<FileBytes | null> {
  let query = db
    .selectFrom("files")
    .select(["content_type", "bytes"])
    .where("tenant_id", "=", TENANT)
    .where("kind", "=", file.kind)
    .where("subject_id", "=", file.subjectId)
    .where("name", "=", file.name);
  if (file.kind !== "delivery") query = query.where("option", "=", file.option);
  const row = await query.executeTakeFirst();
  return row ? { contentType: row.content_type, bytes: row.bytes } : null;
}

/**
 * One picture by its file name: `level-0.png`, or `level-0.avif` for the small one. Pictures that earlier releases stored have no small
 * one, and the PNG stands in.
 */
export async function readPicture(
  db: Db,
  {
    kind,
    file,
    ...of
  }: {
    readonly kind: PictureKind;
    readonly subjectId: string;
    readonly option: number;
    readonly file: string;
  },
): Promise<FileBytes | null> {
  const [name = "", format] = file.split(".");
  const small = format === "avif" ? await readFileBytes(db, { ...of, name, kind: `${kind}-small` }) : null;
  return small ?? readFileBytes(db, { ...of, name, kind });
}
