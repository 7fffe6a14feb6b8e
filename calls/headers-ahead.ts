import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";

type Headers = Readonly<Record<string, string>>;

const AHEAD = Symbol("headers ahead");
type Answer = ServerResponse & { [AHEAD]?: Headers };

/** Response class for `createServer` that holds headers set ahead, so that `headersAhead` need not wrap `writeHead` for each request. */
export class AnswerAhead<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  [AHEAD]: Headers | undefined = undefined;

  override writeHead(status: number, ...rest: readonly unknown[]): this {
    return super.writeHead(status, joined(this[AHEAD], rest));
  }
}

/**
 * Gives an answer headers, named in lower case, that it carries unless it brings its own of that name. They are added when the
 * head is written: Node's `setHeader` would do the same, but make every later header of the answer cost more time.
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

/** Two sets of headers in one; where both have a name the second set's counts. There are few sets, so each pair is merged once and kept. */
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
