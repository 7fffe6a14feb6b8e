import { setTimeout as delay } from "node:timers/promises";
import { inject } from "vitest";
import type { OutboxEntry } from "#platform/outbox/outbox.ts";

/** The newest message of a template to an address that ends with `to`, sent after `after`; waits up to two minutes for it. */
export async function messageTo(to: string, template: string, after = new Date(0)): Promise<OutboxEntry> {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    const response = await fetch(new URL("/dev/outbox.json", inject("appUrl")));
    const entries = (await response.json()) as readonly OutboxEntry[];
    const found = entries.find(
      (entry) => entry.to.endsWith(to) && entry.template === template && new Date(entry.at) > after,
    );
    if (found) return found;
    await delay(100);
  }
  throw new Error(`no message ${template} to ${to} within two minutes`);
}
