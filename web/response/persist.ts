import type { Answered } from "#calls/client.ts";

const TRIES = 4;

/** What trying again needs of the world. */
type World = {
  readonly wait: (ms: number) => Promise<void>;
  /** Comes at once while there is a connection, otherwise with it. */
  readonly connected: () => Promise<void>;
};

const BROWSER: World = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  connected: () =>
    navigator.onLine
      ? Promise.resolve()
      : new Promise((resolve) => addEventListener("online", () => resolve(), { once: true })),
};

/** A call without an answer is tried again: neither a lost packet nor a lift may turn a buyer away. */
export async function persist<Body>(call: () => Promise<Answered<Body>>, world = BROWSER): Promise<Answered<Body>> {
  for (let attempt = 1; ; attempt += 1) {
    await world.connected();
    const result = await call();
    if (result.kind !== "no-response" || attempt === TRIES) return result;
    await world.wait(1000 * attempt);
  }
}
