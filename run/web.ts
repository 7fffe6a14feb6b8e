import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { outboxApp } from "#platform/outbox/outbox-app.ts";
import { deliverSandboxEvents, sandboxApp } from "#platform/payments/sandbox/sandbox-app.ts";
import { standUnderSupervisor } from "#run/child-process.ts";
import { readConfig } from "#run/config.ts";
import { checkReady, openServices } from "#run/services.ts";
import { createWebApp } from "#run/web-app.ts";

/** The web process: pages, calls, webhooks. Holds no state; any number may run side by side. */
const config = readConfig();
const services = openServices(config);
const { db, webhookSecret } = services;
const sandbox = { db, webhookSecret, webhookUrl: () => `http://127.0.0.1:${port()}/webhooks/sandbox` };

const web = createWebApp({
  apps: [sandboxApp(sandbox), outboxApp(db)],
  site: new Hono(),
  checkReady: () => checkReady(db),
  onRequest: ({ method, path, status, milliseconds }) => console.log(`${method} ${path} ${status} ${milliseconds}ms`),
  onFault: (error, path) => console.error(`fault at ${path}:`, error),
});

const server = createAdaptorServer({ fetch: web.fetch }) as Server;
// A connection that sends its request by drops does not hold a place for long.
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
  await services.close();
});

function port(): number {
  const address = server.address();
  return address !== null && typeof address === "object" ? address.port : config.port;
}

/** Answers what has been asked, takes nothing new, and cuts what is still open after ten seconds. */
function closeServer(): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 10_000).unref();
  });
}
