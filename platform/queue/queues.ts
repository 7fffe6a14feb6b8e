import type { QueueOptions } from "pg-boss";
import { z } from "zod";
import type { JobName, Jobs } from "#platform/queue/jobs.ts";

export type QueueDefinition<Name extends JobName> = {
  /** Stored payloads are not trusted: an older release may have written them. */
  readonly payload: z.ZodType<Jobs[Name]>;
  /** How many jobs one fetch takes; all of them run at the same time. At least 2, see `work-jobs.ts`. */
  readonly batchSize: number;
  /** How many fetches run side by side in one worker process. */
  readonly concurrency: number;
  readonly options: QueueOptions;
};

/**
 * A worker sends a heartbeat every few seconds. A killed worker's is missing after 10 s (the least pg-boss takes), the next
 * look at the heartbeats (every 5 s) finds that, and its job waits at most 10 s more: it runs again within 30 s.
 */
const RECOVERY: QueueOptions = { heartbeatSeconds: 10, retryDelay: 1, retryBackoff: true, retryDelayMax: 10 };

/** Work that must be done whatever fails on the way: five to six hours of tries. */
const MUST_BE_DONE: QueueOptions = { ...RECOVERY, retryLimit: 2000, expireInSeconds: 300 };

const id = z.string().min(1).max(200);

export const QUEUES: { readonly [Name in JobName]: QueueDefinition<Name> } = {
  design: {
    payload: z.object({ responseId: id }),
    batchSize: 2,
    concurrency: 2,
    options: { ...RECOVERY, retryLimit: 20, expireInSeconds: 120 },
  },
  deliver: { payload: z.object({ orderId: id }), batchSize: 2, concurrency: 2, options: MUST_BE_DONE },
  "tell-plans-ready": {
    payload: z.object({ responseId: id }),
    batchSize: 5,
    concurrency: 1,
    options: MUST_BE_DONE,
  },
  "send-message": { payload: z.object({ messageId: id }), batchSize: 10, concurrency: 2, options: MUST_BE_DONE },
  "apply-payment-event": { payload: z.object({ eventId: id }), batchSize: 10, concurrency: 2, options: MUST_BE_DONE },
  "reconcile-order": {
    payload: z.object({ orderId: id, attempt: z.number().int().min(0) }),
    batchSize: 10,
    concurrency: 1,
    options: MUST_BE_DONE,
  },
  refund: { payload: z.object({ refundId: id }), batchSize: 2, concurrency: 1, options: MUST_BE_DONE },
  "sweep-expired": {
    payload: z.object({}).strict(),
    batchSize: 2,
    concurrency: 1,
    options: { ...RECOVERY, retryLimit: 3, expireInSeconds: 600 },
  },
};

export const JOB_NAMES = Object.keys(QUEUES) as readonly JobName[];
