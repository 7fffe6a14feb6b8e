import { ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type Next } from "hono";
import { askCorrectionCall } from "./ask-correction.server.ts";
import { cancelOrderCall } from "./cancel-order.server.ts";
import { checkoutDetailsCall } from "./checkout-details.server.ts";
import { choosePackageCall } from "./choose-package.server.ts";
import { deliveryCall } from "./delivery.server.ts";
import type { CallDependencies } from "./dependencies.server.ts";
import { designProgressCall } from "./design-progress.server.ts";
import { getResponseCall } from "./get-response.server.ts";
import { headersAhead } from "./headers-ahead.ts";
import { matchProjectsCall } from "./match-projects.server.ts";
import { MY_DATA_PAGES, myDataPage } from "./my-data/page.server.ts";
import { orderStatusCall } from "./order-status.server.ts";
import { ownDataCall } from "./own-data.server.ts";
import { ownOrdersCall } from "./own-orders.server.ts";
import { payCall } from "./pay.server.ts";
import { smallBodies } from "./request.server.ts";
import { resumeCall } from "./resume.server.ts";
import { sendCodeCall } from "./send-code.server.ts";
import { submitSurveyCall } from "./submit-survey.server.ts";
import { surveyFormCall } from "./survey-form.server.ts";
import { translationsCall } from "./translations.server.ts";
import { updateResponseCall } from "./update-response.server.ts";
import { verifyCodeCall } from "./verify-code.server.ts";
import { webhookCall } from "./webhook.server.ts";

/** The eleven calls and their companions, under the paths of the wire; requests to other paths are left to the caller. */
export function createCalls(deps: CallDependencies): Hono {
  const app = new Hono();
  app.use("/forms-api/*", privateAnswers, smallBodies);
  app.use("/api/*", privateAnswers, smallBodies);
  for (const { page } of MY_DATA_PAGES) app.use(`${page}/*`, privateAnswers, smallBodies);
  app.use("/mmhpay", privateAnswers);
  app.use("/previews/*", privateAnswers);
  app.use("/delivery/*", privateAnswers);
  for (const call of CALLS) app.route("/", call(deps));
  app.onError((error, c) => {
    deps.onFault(error, { method: c.req.method, path: withoutSecrets(new URL(c.req.url).pathname) });
    const words = "Something Went Wrong!";
    return c.json({ status: 500, flag: false, msg: words, message: words }, 500);
  });
  return app;
}

const CALLS: readonly ((deps: CallDependencies) => Hono)[] = [
  surveyFormCall,
  submitSurveyCall,
  sendCodeCall,
  verifyCodeCall,
  getResponseCall,
  matchProjectsCall,
  updateResponseCall,
  choosePackageCall,
  checkoutDetailsCall,
  payCall,
  translationsCall,
  designProgressCall,
  orderStatusCall,
  cancelOrderCall,
  ownOrdersCall,
  ownDataCall,
  myDataPage,
  webhookCall,
  deliveryCall,
  askCorrectionCall,
  resumeCall,
];

/**
 * Keeps answers out of every cache unless they say otherwise themselves. The headers are set ahead on Node's own answer where there
 * is one: looking into Hono's afterwards would build it a second time.
 */
function privateAnswers(c: Context<{ Bindings: Partial<HttpBindings> }>, next: Next): Promise<void> {
  const { outgoing } = c.env ?? {};
  if (!(outgoing instanceof ServerResponse)) return headersAfter(c, next);
  headersAhead(outgoing, PRIVATE);
  return next();
}
const PRIVATE = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

async function headersAfter(c: Context, next: Next): Promise<void> {
  await next();
  for (const [name, value] of Object.entries(PRIVATE)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
}

/** A path as it may be logged: without the ids and tokens (32 characters and more) that open answers or a delivery. */
export function withoutSecrets(path: string): string {
  return path.replaceAll(/[A-Za-z0-9_-]{32,}/g, "…");
}
