import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#platform/postgres/embedded/server.ts";
import { migrate } from "#run/migrate.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Vitest's own
  export interface ProvidedContext {
    readonly postgres: { readonly superuserUrl: string; readonly url: string };
  }
}

/** One real PostgreSQL for the whole run; its database `homeplan`, migrated, is the template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), "homeplan-test-"));
  const server = await startEmbeddedPostgres({ directory, durable: false });
  await migrate(server.url);
  project.provide("postgres", { superuserUrl: server.superuserUrl, url: server.url });
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
