import { ensureBuilt } from "../../run/prepare.mjs";

/** Builds the pages' scripts from the sources as they are now: with those of earlier sources, tests would judge words and screens that are gone. */
export default async function setup(): Promise<void> {
  await ensureBuilt();
}
