import { type Expression, type SqlBool, sql } from "kysely";
import { type Db, TENANT } from "#platform/postgres/tables.ts";
import { type Order, orderOf, selectOrder } from "../orders/order.ts";
import { personOf } from "./cases.ts";

/** Answers of a household, whether or not anything was ordered. */
export type FoundAnswers = {
  readonly id: string;
  /** Name, number and e-mail address; null where none were left. */
  readonly person: string | null;
  /** How its design stands. */
  readonly design: string;
  readonly createdAt: Date;
};

export type Found = { readonly orders: readonly Order[]; readonly answers: readonly FoundAnswers[] };

/** Fewer characters would match too many customers. */
const LEAST_SIGNS = 8;
const MOST = 20;

/** SQL: an id as `calls/reference.ts` says it on the phone (O is 0, I and L are 1). What was typed is read in the same way before the two are compared. */
const said = (id: Expression<string>) =>
  sql<string>`translate(upper(regexp_replace(${id}, '[^0-9A-Za-z]', '', 'g')), 'OIL', '011')`;

/**
 * Orders and answers by what a customer reads out: the reference, the order's number, or the mobile number, with or without spaces.
 * Every row is looked at: one operator asks a few times a day.
 */
export async function find(db: Db, typed: string): Promise<Found> {
  const signs = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  // As one dials a number in its own country it may begin with a 0, which is not stored.
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
