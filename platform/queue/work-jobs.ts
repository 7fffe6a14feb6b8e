import { type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import type { JobName, Jobs } from "#platform/queue/jobs.ts";
import { JOB_NAMES, QUEUES } from "#platform/queue/queues.ts";
import { type JobSender, sendThrough } from "#platform/queue/send-job.ts";

export type JobContext = {
  /** 0 at the first run. */
  readonly attempt: number;
  /** Whether this run is the last: after a fault in it the job is given up. */
  readonly lastAttempt: boolean;
  /** Aborted when the job has taken longer than its queue allows. */
  readonly signal: AbortSignal;
};

/** A job's work. A throw means "again later"; since a worker may die after the work, every handler is repeat-safe. */
export type JobHandler<Name extends JobName> = (payload: Jobs[Name], context: JobContext) => Promise<void>;
export type JobHandlers = { readonly [Name in JobName]?: JobHandler<Name> };

export type WorkerOptions = {
  readonly url: string;
  readonly handlers: JobHandlers | ((sender: Pick<JobSender, "sendJob">) => JobHandlers);
  /** Jobs that come by the clock, as cron expressions in UTC. */
  readonly schedule?: { readonly [Name in JobName]?: string };
  readonly onJobFailed: (name: JobName, error: unknown, context: JobContext) => void;
  readonly onError: (error: Error) => void;
};

export type JobWorker = Pick<JobSender, "sendJob"> & {
  /** Takes no more jobs, lets the running ones finish for at most `graceMs`, then hands the rest back to the queue. */
  readonly stop: (graceMs?: number) => Promise<void>;
};

/**
 * Works on every queue that has a handler. The event loop must stay free for the heartbeats: whatever computes for seconds
 * belongs in a thread.
 */
export async function startJobWorker(options: WorkerOptions): Promise<JobWorker> {
  const boss = new PgBoss({
    connectionString: options.url,
    max: 10,
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    cronMonitorIntervalSeconds: 30,
  });
  boss.on("error", options.onError);
  await boss.start();
  const sendJob = sendThrough(boss);
  const handlers = typeof options.handlers === "function" ? options.handlers({ sendJob }) : options.handlers;
  const start = <Name extends JobName>(name: Name) => workOn(boss, name, handlers[name], options);
  for (const name of JOB_NAMES) await start(name);
  for (const name of JOB_NAMES) {
    const cron = options.schedule?.[name];
    if (cron) await boss.schedule(name, cron, {});
  }
  return { sendJob, stop: (graceMs = 15_000) => boss.stop({ graceful: true, timeout: graceMs }) };
}

async function workOn<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handler: JobHandler<Name> | undefined,
  { onJobFailed }: WorkerOptions,
): Promise<void> {
  if (!handler) return;
  const { payload, batchSize, concurrency } = QUEUES[name];
  const runOne = async (job: JobWithMetadata<unknown>): Promise<JobResult> => {
    const context = { attempt: job.retryCount, lastAttempt: job.retryCount >= job.retryLimit, signal: job.signal };
    try {
      await handler(payload.parse(job.data), context);
      return { id: job.id, status: "completed" };
    } catch (error) {
      onJobFailed(name, error, context);
      return {
        id: job.id,
        status: "failed",
        output: { message: error instanceof Error ? error.message : String(error) },
      };
    }
  };
  await boss.work(
    name,
    {
      // Fetching one job at a time drained three jobs a second, even where a notification woke the worker;
      // a full fetch of two or more is followed by the next at once.
      batchSize,
      burstWhenBatchFull: true,
      localConcurrency: concurrency,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 2,
      heartbeatRefreshSeconds: 3,
      includeMetadata: true,
      perJobResults: true,
    },
    (jobs: JobWithMetadata<unknown>[]) => Promise.all(jobs.map(runOne)),
  );
}
