import type { ColumnType } from "kysely";

/**
 * The document store: each collection is a table of JSON documents with a few promoted columns for keys, states and times.
 * Primary keys are (tenant_id, id), ids are made in JS, unique constraints include the tenant (the distribution key).
 */
export type DocumentRow<Document> = {
  tenant_id: string;
  id: string;
  doc: ColumnType<Document, string, string>;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};

/** The one tenant of a single-brand installation. */
export const TENANT = "hpn";
