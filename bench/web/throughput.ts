import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { surveyAnswers } from "#tests/support/survey-answers.ts";
import { median } from "./median.ts";

/** A round is cut into so many turns of the two sides: what else the machine does changes from one second to the next. */
const TURNS = 5;
/** Requests under way at the same time. */
const TOGETHER = 16;
/** Requests before any counts: the code of a server in service has long been optimised, that of one just started has not. */
const WARM = 10_000;
/** The first page with the notice of a failed handoff, which is never cached. */
const DRAWN_ANEW = "/?notice=unable-to-process";

export type Throughput = {
  /** Median over the rounds of bare processor time a request ÷ ours. */
  readonly ratio: number;
  /** Processor milliseconds a request. */
  readonly ours: number;
  readonly bare: number;
};
export type ServerFigures = Readonly<Record<"cached" | "uncached" | "uncachedPacked" | "post", Throughput>>;

type Ask = { readonly path: string; readonly headers?: Record<string, string>; readonly body?: string };

/**
 * The product's web process against node:http that gives buffers, in turns. It measures processor time of the serving process, not
 * requests per second: what else runs on the machine does not change it. Only Linux tells that of another process.
 */
export async function measureThroughput(
  { url, pid }: { readonly url: string; readonly pid: number },
  rounds: number,
  times: number,
): Promise<ServerFigures> {
  // Only the region is wrong, so that the whole of it is validated and nothing is stored.
  const answer = {
    answer: surveyAnswers(),
    formId: SURVEY_FORM._id,
    selectedLanguage: "en",
    brand: "hpn",
    region: "xx",
  };
  const page = Buffer.from(await (await fetch(url)).arrayBuffer());
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(answer);
  const refused = await fetch(`${url}/forms-api/survey-forms`, { method: "POST", headers, body });
  if (refused.status !== 400) throw new Error(`the post of the bench was answered with ${refused.status}`);
  const refusal = await refused.text();

  const child = fork(new URL("./bare-server.ts", import.meta.url).pathname);
  child.send({ page: page.toString("base64"), refusal });
  const [port] = (await once(child, "message")) as [number];
  const bare = { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 };

  const compare = async (ask: Ask): Promise<Throughput> => {
    const found: { ours: number; bare: number }[] = [];
    await costOf({ url, pid }, ask, WARM);
    await costOf(bare, ask, WARM);
    for (let turn = 0; turn < rounds * TURNS; turn += 1) {
      const requests = Math.ceil(times / TURNS);
      found.push({ ours: await costOf({ url, pid }, ask, requests), bare: await costOf(bare, ask, requests) });
    }
    return {
      ratio: median(found.map((cost) => cost.bare / cost.ours)),
      ours: median(found.map((cost) => cost.ours)),
      bare: median(found.map((cost) => cost.bare)),
    };
  };
  try {
    return {
      cached: await compare({ path: "/" }),
      uncached: await compare({ path: DRAWN_ANEW }),
      uncachedPacked: await compare({ path: DRAWN_ANEW, headers: { "accept-encoding": "br" } }),
      post: await compare({ path: "/forms-api/survey-forms", headers, body }),
    };
  } finally {
    child.disconnect();
  }
}

/** Processor milliseconds that the server's process spends per request. */
async function costOf(
  server: { readonly url: string; readonly pid: number },
  ask: Ask,
  times: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER });
  const before = processorMs(server.pid);
  let left = times;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await send(agent, server.url, ask);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  const spent = processorMs(server.pid) - before;
  agent.destroy();
  return spent / times;
}

function send(agent: Agent, url: string, { path, headers = {}, body }: Ask): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request(url + path, { agent, headers, method: body === undefined ? "GET" : "POST" }, (response) => {
      response.resume();
      response.once("end", resolve);
    });
    asking.once("error", reject);
    asking.end(body);
  });
}

/** Processor time of all threads of a process, to the nanosecond: the ticks of /proc/…/stat are 10 ms, a seventh of a turn. */
function processorMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}
