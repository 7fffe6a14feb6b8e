import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { headersAhead } from "#calls/headers-ahead.ts";
import { preferredEncoding } from "#web/render/assets.ts";
import { type KeptPage, type KeptPages, leavesPage } from "#web/render/kept-pages.ts";
import { detectLanguage } from "#web/words/language.ts";

/** What is noted of a request: never its query string, which may carry a phone number. */
export type RequestEntry = {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
};

type FrontDoor = {
  readonly kept: KeptPages;
  readonly onRequest: (entry: RequestEntry) => void;
  /** Answers every request that no kept page answers. */
  readonly next: (request: IncomingMessage, response: ServerResponse) => unknown;
};

/** Every answer carries these headers; one that it brings itself takes the place of the same one here. */
const SECURITY_HEADERS = {
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};
const NO_QUERY = new URLSearchParams();

/**
 * A server's listener: notes every request, gives every answer the security headers, and sends kept pages (drawn a short while
 * ago, the same for everybody) itself, since the way through the routers is most of what they cost.
 */
export function frontDoor({ kept, onRequest, next }: FrontDoor) {
  const headersOf = new WeakMap<KeptPage, OutgoingHttpHeaders>();

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method = "", url = "" } = request;
    const started = performance.now();
    response.once("close", () => {
      const milliseconds = Math.round(performance.now() - started);
      onRequest({ method, path: withoutQuery(url), status: response.statusCode, milliseconds });
    });
    const page = method === "GET" ? findKept(url, request.headers) : null;
    if (page) {
      response.writeHead(200, headOf(page)).end(page.html);
      return;
    }
    headersAhead(response, SECURITY_HEADERS);
    next(request, response);
  };

  function findKept(url: string, headers: IncomingMessage["headers"]): KeptPage | null {
    const [pathname = "", query] = url.split("?", 2);
    // A language that the address names has to be stored in a cookie as well, which the site does.
    const asked = query === undefined ? NO_QUERY : new URLSearchParams(query);
    if (asked.has("lan") || asked.has("lng") || !leavesPage(asked)) return null;
    const language = detectLanguage({
      query: NO_QUERY,
      cookie: headers.cookie ?? null,
      acceptLanguage: headers["accept-language"] ?? null,
    });
    const encoding = preferredEncoding(String(headers["accept-encoding"] ?? ""));
    return kept.find({ encoding, language, host: headers.host ?? "", pathname });
  }

  function headOf(page: KeptPage): OutgoingHttpHeaders {
    const known = headersOf.get(page);
    if (known) return known;
    const head = { ...SECURITY_HEADERS, ...page.headers, "content-length": Buffer.byteLength(page.html) };
    headersOf.set(page, head);
    return head;
  }
}

function withoutQuery(url: string): string {
  const mark = url.indexOf("?");
  return mark === -1 ? url : url.slice(0, mark);
}
