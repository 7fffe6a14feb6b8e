import type { Answered } from "#calls/client.ts";

const TRIES = 4;

/** What trying again needs of the world. */
type World = {
  readonly wait: (ms: number) => Promise<void>;
  /** Resolves at once while there is a connection, otherwise when it is back. */
  readonly connected: () => Promise<void>;
};

const BROWSER: World = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  connected: () =>
    navigator.onLine
      ? Promise.resolve()
      : new Promise((resolve) => addEventListener("online", () => resolve(), { once: true })),
};

/** Makes a call, up to four times while no answer comes: neither a lost packet nor a ride in a lift may turn a buyer away. */
export async function persist<Body>(call: () => Promise<Answered<Body>>, world = BROWSER): Promise<Answered<Body>> {
  for (let attempt = 1; ; attempt += 1) {
    await world.connected();
    const result = await call();
    if (result.kind !== "no-response" || attempt === TRIES) return result;
    await world.wait(1000 * attempt);
  }
}
