import { expect, test } from "vitest";
import type { Message } from "#platform/message.ts";
import { sendToOutbox } from "#platform/outbox/outbox.ts";
import { outboxApp } from "#platform/outbox/outbox-app.ts";
import type { Tables } from "#platform/postgres/tables.ts";
import { testDatabase } from "#tests/support/database.ts";

const { db } = await testDatabase<Tables>();
const app = outboxApp(db);
const send = sendToOutbox(db);

const message: Message = {
  channel: "sms",
  to: "919876543210",
  template: "one-time-code",
  language: "en",
  text: "482913 is your code",
  links: [],
  idempotencyKey: "code-1",
};

function get(path: string, remoteAddress: string, headers: Record<string, string> = {}) {
  return app.request(path, { headers }, { incoming: { socket: { remoteAddress } } });
}

test("messages come newest first, each key once", async () => {
  await send(message);
  await send(message);
  await send({
    ...message,
    channel: "mail",
    text: "<script>",
    links: [{ label: "PDF", url: "http://x/1" }],
    idempotencyKey: "2",
  });
  const entries = await (await get("/dev/outbox.json", "127.0.0.1")).json();
  expect(entries).toEqual([
    {
      channel: "mail",
      to: "919876543210",
      template: "one-time-code",
      text: "<script>",
      links: [{ label: "PDF", url: "http://x/1" }],
      at: expect.any(String),
    },
    {
      channel: "sms",
      to: "919876543210",
      template: "one-time-code",
      text: "482913 is your code",
      links: [],
      at: expect.any(String),
    },
  ]);
  const page = await (await get("/dev/outbox", "::1")).text();
  expect(page).toContain("&lt;script&gt;");
  expect(page).not.toContain("<script>");
});

test.each(["203.0.113.9", "::ffff:10.0.0.1", "", "127.0.0.1.evil.example"])(
  "a peer at %j sees nothing",
  async (peer) => {
    expect((await get("/dev/outbox.json", peer)).status).toBe(404);
  },
);

test("a request that a proxy passed on sees nothing", async () => {
  expect((await get("/dev/outbox", "127.0.0.1", { "x-forwarded-for": "203.0.113.9" })).status).toBe(404);
});
