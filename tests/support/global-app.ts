import type { TestProject } from "vitest/node";
import { startApp } from "#tests/support/running-app.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Vitest's own
  export interface ProvidedContext {
    readonly appUrl: string;
  }
}

/** The product that the journeys walk through, started once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const app = await startApp();
  project.provide("appUrl", app.url);
  return app.stop;
}
