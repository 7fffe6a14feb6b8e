import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { SAME_ORIGIN } from "#calls/client.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { frontDoor, type RequestEntry } from "#run/front-door.ts";
import { createWebApp } from "#run/web-app.ts";
import { keepPages } from "#web/render/kept-pages.ts";
import { createSite } from "#web/render/site.ts";

const requests: RequestEntry[] = [];
let drawn = 0;
const kept = keepPages();
const site = createSite({
  kept,
  loaders: {
    surveyForm: async () => {
      drawn += 1;
      return SURVEY_FORM as never;
    },
    design: async () => null,
    claim: async () => ({ kind: "own", contact: true }),
    offer: async () => null,
    order: async () => null,
    delivery: async () => null,
    figures: null,
  },
  config: { origin: "https://plans.example", calls: SAME_ORIGIN, samplePraise: true },
  assets: { modules: () => ["/assets/a.js"], head: "", hasPicture: () => false, file: async () => null },
});
const web = createWebApp({ apps: [new Hono()], site, checkReady: async () => undefined, onFault: console.error });
const door = frontDoor({ kept, onRequest: (entry) => requests.push(entry), next: getRequestListener(web.fetch) });
const server = createServer(door);
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
afterAll(() => new Promise((resolve) => server.close(resolve)));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ask = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers });

test("a page that is drawn once is given again with the same head and the same text, and noted again", async () => {
  const first = await ask("/");
  const [text, head] = [await first.text(), headOf(first)];
  const drawnOnce = drawn;
  const second = await ask("/");
  expect(await second.text()).toBe(text);
  expect(headOf(second)).toEqual(head);
  expect(drawn).toBe(drawnOnce);
  expect(requests.filter(({ path, status }) => path === "/" && status === 200)).toHaveLength(2);
});

test("what the page depends on is looked at: language, packing and query", async () => {
  await (await ask("/")).text();
  const hindi = await (await ask("/", { cookie: "i18nextLng=hn" })).text();
  expect(hindi).toContain('<html lang="hi"');
  expect(await (await ask("/", { "accept-language": "ta-IN,en;q=0.5" })).text()).toContain('<html lang="ta"');
  expect((await ask("/", { "accept-encoding": "br" })).headers.get("content-encoding")).toBe("br");
  expect(await (await ask("/?notice=unable-to-process")).text()).toContain("Unable to process please try again.");
  const asked = await ask("/?lan=ta");
  expect(asked.headers.get("set-cookie")).toContain("i18nextLng=ta");
  expect(await asked.text()).toContain('<html lang="ta"');
});

test("who comes from a campaign is given the page that is kept for all", async () => {
  const page = await (await ask("/us")).text();
  const before = drawn;
  expect(await (await ask("/us?utm_source=poster&gclid=1")).text()).toBe(page);
  expect(drawn).toBe(before);
  expect(requests.at(-1)).toMatchObject({ path: "/us", status: 200 });
});

test("another method and another path go the whole way", async () => {
  const head = await fetch(`${base}/`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect((await ask("/nowhere")).status).toBe(404);
  expect(requests.at(-1)).toMatchObject({ method: "GET", path: "/nowhere", status: 404 });
});

function headOf({ status, headers }: Response) {
  return { status, ...Object.fromEntries([...headers].filter(([name]) => name !== "date")) };
}
