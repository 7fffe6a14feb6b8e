import { Hono } from "hono";
import { html } from "hono/html";
import { loopbackOnly } from "#platform/loopback.ts";
import { type OutboxEntry, readOutbox } from "#platform/outbox/outbox.ts";
import { plainPage } from "#platform/pages/plain-page.ts";
import type { Db } from "#platform/postgres/tables.ts";

const SHOWN = 200;

/**
 * `/dev/outbox` and `/dev/outbox.json`: what the demonstration would have sent, codes included; hence only for the machine
 * itself.
 */
export function outboxApp(db: Db): Hono {
  const app = new Hono();
  app.use("/dev/*", loopbackOnly);
  app.get("/dev/outbox.json", async (context) => {
    context.header("Cache-Control", "no-store");
    return context.json(await readOutbox(db, SHOWN));
  });
  app.get("/dev/outbox", async (context) => plainPage(context, "Outbox", outboxBody(await readOutbox(db, SHOWN))));
  return app;
}

function outboxBody(entries: readonly OutboxEntry[]) {
  const intro = html`<p>Messages that this demonstration would have sent, newest first. <a href="/dev/outbox">Refresh</a></p>`;
  if (entries.length === 0) return html`${intro}<p>Nothing has been sent yet.</p>`;
  return html`${intro}${entries.map(entryArticle)}`;
}

function entryArticle(entry: OutboxEntry) {
  const links = entry.links.map((link) => html`<li><a href="${link.url}">${link.label}</a></li>`);
  return html`<article><header><strong>${CHANNELS[entry.channel]}</strong><span>to ${entry.to}</span><span>${entry.template}</span><time datetime="${entry.at}">${entry.at.slice(0, 19).replace("T", " ")} UTC</time></header><p class="text">${entry.text}</p>${links.length > 0 ? html`<ul>${links}</ul>` : ""}</article>`;
}

const CHANNELS = { sms: "SMS", mail: "E-mail", whatsapp: "WhatsApp" } as const;
