import { startJobWorker } from "#platform/queue/work-jobs.ts";
import { standUnderSupervisor } from "#run/child-process.ts";
import { readConfig } from "#run/config.ts";
import { openServices } from "#run/services.ts";

/** The worker process: every job of the queue. Any number may run side by side. */
const services = openServices(readConfig());
const worker = await startJobWorker({
  url: services.databaseUrl,
  handlers: {},
  onJobFailed: (name, error, { attempt }) => console.error(`job ${name} failed at attempt ${attempt}:`, error),
  onError: (error) => console.warn("queue:", error.message),
});

standUnderSupervisor({ kind: "ready" }, async () => {
  await worker.stop();
  await services.close();
});
