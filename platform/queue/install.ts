import { PgBoss } from "pg-boss";
import { JOB_NAMES, QUEUES } from "#platform/queue/queues.ts";

/** Makes or updates the queue's own schema and every queue; run with the migrations, before web and worker start. */
export async function installQueues(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  const faults: Error[] = [];
  boss.on("error", (error) => faults.push(error));
  await boss.start();
  try {
    const present = new Set((await boss.getQueues()).map((queue) => queue.name));
    for (const name of JOB_NAMES) {
      const { options } = QUEUES[name];
      // "short": at most one job waits per key; `sendJob` gives a job without a key a key of its own.
      if (present.has(name)) await boss.updateQueue(name, { ...options, notify: true });
      else await boss.createQueue(name, { ...options, notify: true, policy: "short" });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (faults[0]) throw new Error("the job queue could not be installed", { cause: faults[0] });
}
