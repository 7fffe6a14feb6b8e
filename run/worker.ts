import { SELLER } from "#content/company.ts";
import { parseBrief } from "#planner/brief/parse-brief.ts";
import { checkPlan } from "#planner/plan/check-plan.ts";
import { startJobWorker } from "#platform/queue/work-jobs.ts";
import { standUnderSupervisor } from "#run/child-process.ts";
import { readConfig } from "#run/config.ts";
import { loadFonts } from "#run/fonts.ts";
import { openServices } from "#run/services.ts";
import { openStudio } from "#run/studio.ts";
import { createJobHandlers } from "#shop/job-handlers.ts";
import { drawInvoice } from "#shop/orders/draw-invoice.ts";

/** The worker process: does the jobs of every queue. Any number may run side by side. */
const services = openServices(readConfig());
const paper = { seller: SELLER, fonts: await loadFonts() };
const studio = openStudio();
const worker = await startJobWorker({
  url: services.databaseUrl,
  handlers: ({ sendJob }) =>
    createJobHandlers({
      ...services,
      ...studio,
      sendJob,
      checkPlan,
      parseBrief,
      drawInvoice: (invoice) => drawInvoice(invoice, paper),
    }),
  schedule: { "sweep-expired": "*/15 * * * *" },
  onJobFailed: (name, error, { attempt }) => console.error(`job ${name} failed at attempt ${attempt}:`, error),
  onError: (error) => console.warn("queue:", error.message),
});

standUnderSupervisor({ kind: "ready" }, async () => {
  await worker.stop();
  await studio.close();
  await services.close();
});
