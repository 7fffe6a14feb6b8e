import path from "node:path";
import { parseArgs } from "node:util";
import { embeddedPostgresUrl } from "#platform/postgres/embedded/server.ts";
import { openJobSender } from "#platform/queue/send-job.ts";
import { type Config, ConfigurationError, readConfig } from "#run/config.ts";
import { secretKey } from "#run/secret-key.ts";
import { checkReady, openServices, type Services } from "#run/services.ts";
import { actAsOperator } from "#shop/operator/act.ts";
import { OPERATOR_ACTIONS, type OperatorAction } from "#shop/operator/audit.ts";
import { listCases, type OperatorCase, readCase } from "#shop/operator/cases.ts";
import { findOrder, listOrders, readOrderFile } from "#shop/operator/order-list.ts";
import { moneyText } from "#shop/orders/money.ts";
import type { Order } from "#shop/orders/order.ts";

/**
 * `npm run operator -- …`: the operator's list and actions, beside the running product (or on DATABASE_URL).
 * Exit 0 when it was done, 1 when it could not be, 2 for a command that is unknown or lacks its subject.
 */
const USAGE = `npm run operator -- <command>
  cases [--all]              what waits for you, and why
  case <id>                  one case with all that is kept of it
  orders                     the latest orders
  order <order>              one order with its payments and history
  refund <order> [payment]   sends the money back, all of it or one payment of several
  deliver <order>            lets a reviewed order go on, draws a stuck one again, sends a delivered one's link anew
  retry-design <response>    designs a house again
  close <case>               takes a case off the list`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: "boolean" } } });
  const [command = "", subject, payment] = positionals;
  if (!LISTS.includes(command) && subject === undefined) return usage();
  const services = await connect(readConfig());
  try {
    if (command === "cases") return show((await listCases(services.db, { all: values.all ?? false })).map(caseLine));
    if (command === "orders") return show((await listOrders(services.db)).map(orderLine));
    if (subject === undefined) return usage();
    if (command === "case") return showCase(services, subject);
    if (command === "order") return showOrder(services, subject);
    const action = OPERATOR_ACTIONS.find((one) => one === command);
    return action ? await act(services, action, subject, payment) : usage();
  } finally {
    await services.close();
  }
}

const LISTS: readonly string[] = ["cases", "orders"];

async function connect(config: Config): Promise<Services> {
  try {
    const services = openServices({
      ...config,
      databaseUrl: config.databaseUrl ?? (await embeddedPostgresUrl(path.join(config.dataDirectory, "postgres"))),
      secretKey: await secretKey(config.secretKey, config.dataDirectory),
    });
    await checkReady(services.db);
    return services;
  } catch (cause) {
    const where = config.databaseUrl === undefined ? config.dataDirectory : "DATABASE_URL";
    throw new ConfigurationError(`The database of ${where} does not answer. Is HomePlan running (npm start)?`, {
      cause,
    });
  }
}

function usage(): number {
  console.error(USAGE);
  return 2;
}

function show(lines: readonly string[]): number {
  console.log(lines.length === 0 ? "none" : lines.join("\n"));
  return 0;
}

async function act(services: Services, action: OperatorAction, subject: string, payment: string | undefined) {
  const { sendJob, close } = await openJobSender(services.db, (error) => console.error(error.message));
  try {
    const request = { action, subject, ...(payment !== undefined && { payment }), by: "command" as const };
    const acted = await actAsOperator({ ...services, sendJob }, request);
    console.log(acted.words);
    return acted.done ? 0 : 1;
  } finally {
    await close();
  }
}

async function showCase(services: Services, id: string): Promise<number> {
  const found = await readCase(services.db, id);
  if (!found) return missing(`There is no case ${id}.`);
  const person = found.person === null ? [] : [`to call: ${found.person}`];
  return show([caseLine(found), `subject ${found.subjectId}`, ...person, JSON.stringify(found.doc, null, 2)]);
}

async function showOrder(services: Services, named: string): Promise<number> {
  const order = await findOrder(services.db, named);
  if (!order) return missing(`There is no order ${named}.`);
  const { payments, moves } = await readOrderFile(services.db, order);
  return show([
    orderLine(order),
    ...payments.map(
      ({ id, state, amount, refunded, currency }) =>
        `payment ${id}  ${state}  ${amount} ${currency} in minor units, ${refunded} sent back`,
    ),
    ...moves.map((move) => `${move.at.toISOString()}  ${move.event}: ${move.from} -> ${move.to}`),
  ]);
}

function missing(words: string): number {
  console.error(words);
  return 1;
}

function caseLine(entry: OperatorCase): string {
  return `${entry.id}  ${entry.updatedAt.toISOString().slice(0, 16)}  ${entry.state}  ${entry.title}. ${entry.happened} ${entry.next}`;
}

function orderLine(order: Order): string {
  const { number, createdAt, state, amount, currency, snapshot } = order;
  return `${number}  ${createdAt.toISOString().slice(0, 16)}  ${state}  ${moneyText(amount, currency)}  ${snapshot.offerType}`;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exitCode = 1;
}
