import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

const AHEAD = Symbol("headers ahead");
type Answer = ServerResponse & { [AHEAD]?: Readonly<Record<string, string>> };

/**
 * Headers, named in lower case, that an answer carries unless it brings its own of that name. They join the head as it is
 * written: Node's `setHeader` would do the same, and make every later header of the answer dearer.
 */
export function headersAhead(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  const answer: Answer = response;
  const before = answer[AHEAD];
  answer[AHEAD] = before ? { ...before, ...headers } : headers;
  if (before) return;
  const write = answer.writeHead;
  answer.writeHead = (status: number, ...rest: readonly unknown[]) => {
    const all: OutgoingHttpHeaders = { ...answer[AHEAD] };
    const own = rest.at(-1) as OutgoingHttpHeaders | string | undefined;
    if (typeof own === "object") for (const name in own) all[name.toLowerCase()] = own[name];
    return write.call(answer, status, all);
  };
}
