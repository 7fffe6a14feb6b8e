import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";

type Headers = Readonly<Record<string, string>>;

const AHEAD = Symbol("headers ahead");
type Answer = ServerResponse & { [AHEAD]?: Headers };

/** For `createServer`: an answer that knows headers ahead of itself, without a function of its own for each request. */
export class AnswerAhead<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  [AHEAD]: Headers | undefined = undefined;

  override writeHead(status: number, ...rest: readonly unknown[]): this {
    return super.writeHead(status, joined(this[AHEAD], rest));
  }
}

/**
 * Headers, named in lower case, that an answer carries unless it brings its own of that name. They join the head as it is
 * written: Node's `setHeader` would do the same, and make every later header of the answer dearer.
 */
export function headersAhead(response: ServerResponse, headers: Headers): void {
  const answer: Answer = response;
  const before = answer[AHEAD];
  answer[AHEAD] = before ? bothOf(before, headers) : headers;
  if (before || answer instanceof AnswerAhead) return;
  const write = answer.writeHead;
  answer.writeHead = (status: number, ...rest: readonly unknown[]) =>
    write.call(answer, status, joined(answer[AHEAD], rest));
}

const both = new WeakMap<Headers, WeakMap<Headers, Headers>>();

/** Two sets of headers, the second before the first; sets are few and are merged once. */
function bothOf(before: Headers, headers: Headers): Headers {
  const known = both.get(before) ?? new WeakMap<Headers, Headers>();
  both.set(before, known);
  const made = known.get(headers) ?? { ...before, ...headers };
  known.set(headers, made);
  return made;
}

function joined(ahead: Headers | undefined, rest: readonly unknown[]): OutgoingHttpHeaders {
  const all: OutgoingHttpHeaders = { ...ahead };
  const own = rest.at(-1) as OutgoingHttpHeaders | string | undefined;
  if (typeof own === "object") for (const name in own) all[name.toLowerCase()] = own[name];
  return all;
}
