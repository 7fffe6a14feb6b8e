import { createServer } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Context } from "hono";
import { createCalls, withoutSecrets } from "#calls/app.ts";
import { AnswerAhead } from "#calls/headers-ahead.ts";
import { operatorApp } from "#calls/operator/operator-app.server.ts";
import { PRICE_BOOKS, REGULAR_PRICE_REGIONS } from "#content/offers.ts";
import { TIME_ZONES } from "#content/time-zones.ts";
import { outboxApp } from "#platform/outbox/outbox-app.ts";
import { deliverSandboxEvents, sandboxApp } from "#platform/payments/sandbox/sandbox-app.ts";
import { openJobSender } from "#platform/queue/send-job.ts";
import { standUnderSupervisor } from "#run/child-process.ts";
import { clientAddress } from "#run/client-address.ts";
import { readConfig } from "#run/config.ts";
import { frontDoor, type RequestEntry } from "#run/front-door.ts";
import { requestLog } from "#run/request-log.ts";
import { checkReady, openServices } from "#run/services.ts";
import { createWebApp } from "#run/web-app.ts";
import type { Language } from "#shop/context.ts";
import { DEFAULT_SEND_LIMITS } from "#shop/leads/code-policy.ts";
import { countDelivered } from "#shop/orders/count-delivered.ts";
import { readAssets } from "#web/render/assets.ts";
import { keepPages } from "#web/render/kept-pages.ts";
import { pageShell } from "#web/render/shell.tsx";
import { createSite } from "#web/render/site.ts";
import { wireLoaders } from "#web/render/wire-loaders.ts";
import { detectLanguage, readLanguage } from "#web/words/language.ts";
import { wordsOf } from "#web/words/words.ts";

/** The web process: pages, calls, webhooks. Holds no state; any number may run side by side. */
const config = readConfig();
const services = openServices(config);
const { db, webhookSecret } = services;
const { sendJob, close: closeSender } = await openJobSender(db, (error) => console.warn("queue:", error.message));

const calls = createCalls({
  ...services,
  sendJob,
  priceBooks: PRICE_BOOKS,
  regularRegions: REGULAR_PRICE_REGIONS,
  timeZones: TIME_ZONES,
  secureCookies: services.publicUrl.startsWith("https:"),
  sendLimits: DEFAULT_SEND_LIMITS,
  translations: (code, region = "in") => wordsOf(readLanguage(code) ?? "en", region),
  languageOf: visitorLanguage,
  shell: pageShell,
  clientAddress: (context) => clientAddress(context, config.trustedProxies),
  onFault: (error, request) => console.error(`fault at ${request.method} ${request.path}:`, error),
});
const kept = keepPages();
const site = createSite({
  kept,
  loaders: wireLoaders(calls.fetch, config.socialProof === "measured" ? () => countDelivered(db) : null),
  config: {
    origin: config.publicUrl,
    calls: config.callBases,
    conversions: config.conversionsUrl,
    samplePraise: config.demonstration,
  },
  // Relative to the working directory, the project's: the bundle of this file lies in dist/server.
  assets: readAssets({ client: path.resolve("dist/client"), pictures: path.resolve("content/pictures") }),
});
const sandbox = { db, webhookSecret, webhookUrl: () => `http://127.0.0.1:${port()}/webhooks/sandbox` };

const log = requestLog((text) => process.stdout.write(text));
const onRequest = ({ method, path: asked, status, milliseconds }: RequestEntry) =>
  log.note(`${method} ${withoutSecrets(asked)} ${status} ${milliseconds}ms`);
const web = createWebApp({
  apps: [sandboxApp(sandbox), outboxApp(db), operatorApp({ ...services, sendJob, shell: pageShell }), calls],
  site,
  checkReady: () => checkReady(db),
  onFault: (error, asked) => console.error(`fault at ${withoutSecrets(asked)}:`, error),
});

const server = createServer(
  { ServerResponse: AnswerAhead },
  frontDoor({ kept, onRequest, next: getRequestListener(web.fetch) }),
);
// A client that sends its request drop by drop cannot hold its connection for long.
server.headersTimeout = 10_000;
server.requestTimeout = 30_000;
server.keepAliveTimeout = 65_000;
await new Promise<void>((resolve, reject) => {
  server.once("error", reject);
  server.listen({ port: config.port, host: config.host }, resolve);
});
const stopDelivering = deliverSandboxEvents(sandbox, (error) => console.warn("sandbox webhook:", error));

standUnderSupervisor({ kind: "ready", port: port() }, async () => {
  stopDelivering();
  await closeServer();
  await closeSender();
  await services.close();
  log.flush();
});

/** The language of a call's answer: the one that its own address names, else that of the page it comes from (Referer), the cookie's or the browser's. */
function visitorLanguage({ req }: Context): Language {
  const page = URL.parse(req.header("referer") ?? "")?.searchParams ?? new URLSearchParams();
  const query = new URL(req.url).searchParams;
  return detectLanguage({
    query: query.has("lan") || query.has("lng") ? query : page,
    cookie: req.header("cookie") ?? null,
    acceptLanguage: req.header("accept-language") ?? null,
  });
}

function port(): number {
  const address = server.address();
  return address !== null && typeof address === "object" ? address.port : config.port;
}

/** Stops listening, lets running requests finish, and cuts connections that are still open after ten seconds. */
function closeServer(): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 10_000).unref();
  });
}
