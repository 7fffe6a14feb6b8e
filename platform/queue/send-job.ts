import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { fromKysely, type KyselyTransactionLike, PgBoss } from "pg-boss";
import type { SendJob } from "#platform/queue/jobs.ts";
import { QUEUES } from "#platform/queue/queues.ts";

export type JobSender = {
  /** With a transaction the job exists exactly if that commits; with a key, at most one job of the name and key waits at a time. */
  readonly sendJob: SendJob<KyselyTransactionLike>;
  readonly close: () => Promise<void>;
};

/** For processes that only enqueue: uses the given database's own connections and starts no timers. */
export async function openJobSender<Tables>(
  db: Kysely<Tables>,
  onError: (error: Error) => void = () => undefined,
): Promise<JobSender> {
  const boss = new PgBoss({ db: fromKysely(db), supervise: false, schedule: false, migrate: false });
  boss.on("error", onError);
  await boss.start();
  return { sendJob: sendThrough(boss), close: () => boss.stop({ graceful: false, close: false }) };
}

export function sendThrough(boss: PgBoss): SendJob<KyselyTransactionLike> {
  return async (transaction, name, payload, options = {}) => {
    await boss.send(name, QUEUES[name].payload.parse(payload), {
      db: fromKysely(transaction),
      singletonKey: options.singletonKey ?? randomUUID(),
      ...(options.startAfter && { startAfter: options.startAfter }),
    });
  };
}
