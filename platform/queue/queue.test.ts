import { afterAll, expect, test } from "vitest";
import { openJobSender } from "#platform/queue/send-job.ts";
import { type JobHandlers, startJobWorker } from "#platform/queue/work-jobs.ts";
import { testDatabase } from "#tests/support/database.ts";

const { db, url } = await testDatabase<Record<string, never>>();
const sender = await openJobSender(db);
afterAll(() => sender.close());

async function worker(handlers: JobHandlers) {
  const failures: string[] = [];
  const running = await startJobWorker({
    url,
    handlers,
    onJobFailed: (name, error) => failures.push(`${name}: ${String(error)}`),
    onError: () => undefined,
  });
  return { failures, stop: running.stop };
}

test("a job sent in a transaction that rolls back never runs, one that commits does", async () => {
  const done: string[] = [];
  const finished = Promise.withResolvers<void>();
  await db
    .transaction()
    .execute(async (trx) => {
      await sender.sendJob(trx, "deliver", { orderId: "rolled-back" });
      throw new Error("changed our mind");
    })
    .catch(() => undefined);
  await db.transaction().execute((trx) => sender.sendJob(trx, "deliver", { orderId: "committed" }));
  const { stop } = await worker({
    deliver: async ({ orderId }) => {
      done.push(orderId);
      finished.resolve();
    },
  });
  await finished.promise;
  await stop();
  expect(done).toEqual(["committed"]);
});

test("a job whose work throws runs again and is told which attempt it is", async () => {
  const attempts: number[] = [];
  const finished = Promise.withResolvers<void>();
  const { failures, stop } = await worker({
    refund: async (_payload, { attempt }) => {
      attempts.push(attempt);
      if (attempt === 0) throw new Error("provider down");
      finished.resolve();
    },
  });
  await sender.sendJob(db, "refund", { refundId: "r1" });
  await finished.promise;
  await stop();
  expect(attempts).toEqual([0, 1]);
  expect(failures).toEqual(["refund: Error: provider down"]);
});

test("of two waiting jobs with the same key one remains, jobs without a key all do", async () => {
  for (let n = 0; n < 3; n += 1) {
    await sender.sendJob(db, "reconcile-order", { orderId: "keyed", attempt: n }, { singletonKey: "keyed" });
    await sender.sendJob(db, "reconcile-order", { orderId: "free", attempt: n });
  }
  const seen: string[] = [];
  const finished = Promise.withResolvers<void>();
  const { stop } = await worker({
    "reconcile-order": async ({ orderId }) => {
      seen.push(orderId);
      if (seen.length === 4) finished.resolve();
    },
  });
  await finished.promise;
  await stop();
  expect(seen.sort()).toEqual(["free", "free", "free", "keyed"]);
});

test("two hundred jobs are drained within a few seconds", async () => {
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < 200; n += 1) await sender.sendJob(trx, "send-message", { messageId: `m${n}` });
  });
  const seen = new Set<string>();
  const finished = Promise.withResolvers<void>();
  const started = performance.now();
  const { stop } = await worker({
    "send-message": async ({ messageId }) => {
      seen.add(messageId);
      if (seen.size === 200) finished.resolve();
    },
  });
  await finished.promise;
  const took = performance.now() - started;
  await stop();
  expect(took).toBeLessThan(5000);
});

test("stopping lets the running job finish", async () => {
  const began = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  let finished = false;
  const { stop } = await worker({
    deliver: async () => {
      began.resolve();
      await mayEnd.promise;
      finished = true;
    },
  });
  await sender.sendJob(db, "deliver", { orderId: "slow" });
  await began.promise;
  const stopped = stop();
  mayEnd.resolve();
  await stopped;
  expect(finished).toBe(true);
});
