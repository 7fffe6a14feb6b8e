import { type Expression, type SqlBool, sql } from "kysely";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { type Order, orderOf, selectOrder } from "../orders/order.ts";
import { personOf } from "./cases.ts";

/** Answers of a household, whether or not anything was ordered. */
export type FoundAnswers = {
  readonly id: string;
  /** Name, number and address, where they were left. */
  readonly person: string | null;
  /** How its design stands. */
  readonly design: string;
  readonly createdAt: Date;
};

export type Found = { readonly orders: readonly Order[]; readonly answers: readonly FoundAnswers[] };

/** Fewer signs would find half of the customers. */
const LEAST_SIGNS = 8;
const MOST = 20;

/** An id as `calls/reference.ts` says it on the phone; typed signs are read so too, and are found however they were written down. */
const said = (id: Expression<string>) =>
  sql<string>`translate(upper(regexp_replace(${id}, '[^0-9A-Za-z]', '', 'g')), 'OIL', '011')`;

/**
 * Orders and answers by what a customer reads out: the reference, the order's number, or the mobile number, with or without spaces.
 * Every row is looked at: one operator asks a few times a day.
 */
export async function find(db: Db, typed: string): Promise<Found> {
  const signs = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  // A number at home begins with a nought that it has not abroad.
  const digits = /^[\d\s()+-]+$/.test(typed) ? typed.replaceAll(/\D/g, "").replace(/^0+/, "") : "";
  const never = sql<SqlBool>`false`;
  const isNumber = (column: string) =>
    digits.length < LEAST_SIGNS ? never : sql<SqlBool>`${sql.ref(column)} like ${`%${digits}`}`;
  const rows = await db
    .selectFrom("responses")
    .leftJoin("designs", (join) =>
      join.onRef("designs.tenant_id", "=", "responses.tenant_id").onRef("designs.id", "=", "responses.id"),
    )
    .select(["responses.id", "responses.doc", "responses.created_at", "designs.state"])
    .where("responses.tenant_id", "=", TENANT)
    .where((is) =>
      is.or([
        signs.length < LEAST_SIGNS
          ? never
          : sql<SqlBool>`starts_with(${said(sql.ref("responses.id"))}, ${said(sql.val(signs))})`,
        isNumber("responses.number"),
      ]),
    )
    .orderBy("responses.created_at", "desc")
    .limit(MOST)
    .execute();
  const ids = rows.map(({ id }) => id);
  const orders = await selectOrder(db)
    .where((is) =>
      is.or([
        sql<SqlBool>`upper(replace(number, '-', '')) in (${signs}, ${`HPN${signs}`})`,
        isNumber("customer"),
        ids.length === 0 ? never : is("response_id", "in", ids),
      ]),
    )
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
  const answers = rows.map(({ id, doc, created_at, state }) => ({
    id,
    person: personOf(doc),
    design: state ?? "",
    createdAt: created_at,
  }));
  return { orders: orders.map(orderOf), answers };
}
