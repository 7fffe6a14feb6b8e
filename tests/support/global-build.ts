import { ensureBuilt } from "../../run/prepare.mjs";

/** The pages' scripts as the sources are now: a browser that is given those of earlier sources tells of words and screens that nobody wrote. */
export default async function setup(): Promise<void> {
  await ensureBuilt();
}
