import type { Row } from "./budgets.ts";
import { measureThroughput, type Throughput } from "./throughput.ts";

/** The server's budgets, measured: its processor time per request against that of node:http, which gives the same bytes. */
export async function serverRows(
  server: { readonly url: string; readonly pid: number },
  times: number,
  requests: number,
): Promise<readonly Row[]> {
  const found = await measureThroughput(server, times, requests);
  const row = (name: string, atLeast: number, figures: Throughput): Row => ({
    name,
    measured: figures.ratio,
    atLeast,
    unit: "×",
    note: note(figures),
  });
  return [
    row("server: survey page from the cache", 0.7, found.cached),
    {
      ...row("server: survey page drawn anew", 0.18, found.uncached),
      note: `${note(found.uncached)}; packed with brotli too: ${found.uncachedPacked.ours.toFixed(3)} ms`,
    },
    row("server: JSON post, validated and refused", 0.7, found.post),
  ];
}

function note({ ours, bare }: Throughput): string {
  return `${ours.toFixed(3)} ms of processor a request, node:http ${bare.toFixed(3)} ms`;
}
