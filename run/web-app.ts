import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { limitBody } from "#calls/limit-body.ts";

export type WebAppParts = {
  /** In the order in which they are asked. */
  readonly apps: readonly Hono[];
  /** The pages; it answers every other path, with its own page for one that does not exist. */
  readonly site: Hono;
  /** Throws when the database or the queue cannot be reached. */
  readonly checkReady: () => Promise<void>;
  readonly onRequest: (entry: RequestEntry) => void;
  readonly onFault: (error: unknown, path: string) => void;
};

/** What is noted of a request: never its query string, which may carry a phone number. */
export type RequestEntry = {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
};

type Web = Hono<{ Bindings: HttpBindings }>;

/** No body that we take is larger: the calls' own limits are below it. */
const LARGEST_BODY = 256 * 1024;

/** Set where an answer does not bring its own. */
const HEADERS = Object.entries({
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
});

/** The whole of what the web process answers, its faults included. */
export function createWebApp(parts: WebAppParts): Web {
  const web: Web = new Hono();
  web.use(async (context, next) => {
    const started = performance.now();
    // On Node's own answer, whose later headers take these ones' places: looking into Hono's would build it a second time.
    for (const [name, value] of HEADERS) context.env.outgoing.setHeader(name, value);
    await next();
    const { method, path } = context.req;
    parts.onRequest({
      method,
      path,
      status: context.res.status,
      milliseconds: Math.round(performance.now() - started),
    });
  });
  web.use(limitBody(LARGEST_BODY, (context) => context.json({ status: 413, msg: "Too large" }, 413)));
  web.get("/healthz", (context) => context.text("alive", 200, { "cache-control": "no-store" }));
  web.get("/readyz", (context) => answerReady(context, parts));
  for (const app of parts.apps) web.route("/", app);
  web.all("*", (context) => parts.site.fetch(context.req.raw, context.env));
  web.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    parts.onFault(error, context.req.path);
    return context.json({ status: 500, msg: "Something went wrong please try again later!" }, 500);
  });
  return web;
}

async function answerReady(context: Context, parts: WebAppParts): Promise<Response> {
  context.header("Cache-Control", "no-store");
  try {
    await parts.checkReady();
    return context.text("ready");
  } catch (error) {
    parts.onFault(error, context.req.path);
    return context.text("not ready", 503);
  }
}
