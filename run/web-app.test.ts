import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { frontDoor, type RequestEntry } from "#run/front-door.ts";
import { createWebApp } from "#run/web-app.ts";
import { keepPages } from "#web/render/kept-pages.ts";

const requests: RequestEntry[] = [];
const faults: unknown[] = [];
let ready = true;
const calls = new Hono()
  .get("/boom", () => {
    throw new Error("broken");
  })
  .post("/echo", async (context) => context.text(await context.req.text()));
const site = new Hono()
  .get("/own", (context) => context.html("", 200, { "Content-Security-Policy": "default-src 'self'" }))
  .notFound((context) => context.text("the site's own page for that", 404));
const web = createWebApp({
  apps: [calls],
  site,
  checkReady: async () => {
    if (!ready) throw new Error("no database");
  },
  onFault: (error) => faults.push(error),
});

const door = frontDoor({
  kept: keepPages(),
  onRequest: (entry) => requests.push(entry),
  next: getRequestListener(web.fetch),
});
const server = createServer(door);
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
afterAll(() => new Promise((resolve) => server.close(resolve)));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ask = (path: string, init?: RequestInit) => fetch(base + path, init);

test("every answer carries the security headers, and a page's own policy stands", async () => {
  const plain = await ask("/healthz");
  expect(plain.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(plain.headers.get("x-content-type-options")).toBe("nosniff");
  expect(plain.headers.get("strict-transport-security")).toContain("max-age=");
  // Other sites never learn the address of a delivery; our own forms, sent without script, still say which page they come from.
  expect(plain.headers.get("referrer-policy")).toBe("same-origin");
  const own = await ask("/own");
  expect(own.headers.get("content-security-policy")).toBe("default-src 'self'");
});

test("a fault is answered without its words, and told to the operator", async () => {
  const response = await ask("/boom");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("broken");
  expect(String(faults.at(-1))).toContain("broken");
});

test("no query string reaches the log", async () => {
  await ask("/own?mobile=9876543210");
  expect(JSON.stringify(requests)).not.toContain("9876543210");
  expect(requests.at(-1)).toMatchObject({ method: "GET", path: "/own", status: 200 });
});

test("readiness follows database and queue", async () => {
  expect((await ask("/readyz")).status).toBe(200);
  ready = false;
  expect((await ask("/readyz")).status).toBe(503);
  ready = true;
});

test("a body past the largest that anything takes is refused", async () => {
  expect((await ask("/echo", { method: "POST", body: "x".repeat(300_000) })).status).toBe(413);
  const unsaid = { method: "POST", body: new Blob(["x".repeat(300_000)]).stream(), duplex: "half" };
  expect((await ask("/echo", unsaid)).status).toBe(413);
  expect((await ask("/echo", { method: "POST", body: "fine" })).status).toBe(200);
});

test("what no call answers is the site's", async () => {
  const response = await ask("/nowhere");
  expect([response.status, await response.text()]).toEqual([404, "the site's own page for that"]);
});
