import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { systemClock } from "#platform/clock.ts";
import { sandboxProvider } from "#platform/payments/sandbox/sandbox-provider.ts";
import { openDatabase } from "#platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#platform/postgres/embedded/server.ts";
import type { Db, Tables } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import { systemRandom } from "#platform/random.ts";
import { migrate } from "#run/migrate.ts";
import { moveOrder } from "#shop/orders/move-order.ts";
import { cancelOrder } from "#shop/orders/refund-order.ts";
import { orderMaker } from "#tests/support/open-order.ts";
import type { Verdict } from "./product.ts";

const AT_ONCE = 8;

/** E23: an order is cancelled and its work started at the same moment. One of the two wins, and money goes back exactly if cancelling did. */
export async function cancelRacesStart(times: number): Promise<Verdict> {
  const directory = await mkdtemp(path.join(tmpdir(), "homeplan-race-"));
  const server = await startEmbeddedPostgres({ directory });
  await migrate(server.url);
  const { db, close } = openDatabase<Tables>(server.url);
  try {
    return await race(db, times);
  } finally {
    await close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function race(db: Db, times: number): Promise<Verdict> {
  const provider = sandboxProvider({ db, webhookSecret: "no webhook comes here" });
  const serverKey = "a server key of at least thirty-two bytes";
  const dependencies = { db, clock: systemClock, random: systemRandom, serverKey, sendJob: async () => undefined };
  const openOrder = orderMaker({ db, provider, dependencies });
  let [held, cancelledFirst] = [0, 0];

  async function once(): Promise<void> {
    const order = await openOrder();
    await order.apply(order.payment("captured"));
    const cancel = () => cancelOrder(dependencies, { orderId: order.id });
    const start = () =>
      inTransaction(db, (trx) => moveOrder(dependencies, trx, { orderId: order.id, event: "work-started" }));
    const [cancelled, started] = await Promise.all([cancel(), start()]);
    const refunds = await db.selectFrom("refunds").select("amount").where("order_id", "=", order.id).execute();
    const won = cancelled.kind === "cancelled";
    const state = await order.state();
    const right = won
      ? started.kind !== "moved" && state === "refund-pending" && refunds.length === 1 && refunds[0]?.amount === 29900
      : started.kind === "moved" && state === "in-work" && refunds.length === 0;
    if (right) held += 1;
    if (won) cancelledFirst += 1;
  }

  for (let done = 0; done < times; done += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, times - done) }, once));
  }
  return { held, of: times, said: `races with one winner; cancelling won ${cancelledFirst}` };
}
