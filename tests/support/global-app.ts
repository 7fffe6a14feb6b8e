import path from "node:path";
import type { TestProject } from "vitest/node";
import { embeddedPostgresUrl } from "#platform/postgres/embedded/server.ts";
import { startApp } from "#tests/support/running-app.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Vitest's own
  export interface ProvidedContext {
    readonly appUrl: string;
    /** The product's database, to bring about what otherwise only time would. */
    readonly appDatabaseUrl: string;
  }
}

/** The product that the journeys walk through, started once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const app = await startApp({ TRUSTED_PROXIES: "1" });
  project.provide("appUrl", app.url);
  project.provide("appDatabaseUrl", await embeddedPostgresUrl(path.join(app.dataDirectory, "postgres")));
  return app.stop;
}
