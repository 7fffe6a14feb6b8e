import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { limitBody } from "#calls/limit-body.ts";

export type WebAppParts = {
  /** Asked in this order; the first that knows a path answers. */
  readonly apps: readonly Hono[];
  /** The pages; it answers every other path, with its own page for one that does not exist. */
  readonly site: Hono;
  /** Throws when the database or the queue cannot be reached. */
  readonly checkReady: () => Promise<void>;
  readonly onFault: (error: unknown, path: string) => void;
};

type Web = Hono<{ Bindings: HttpBindings }>;

/** Bytes of the largest body that is taken; the calls' own limits are no larger. */
const LARGEST_BODY = 256 * 1024;

/** Everything that the web process answers, faults included. */
export function createWebApp(parts: WebAppParts): Web {
  const web: Web = new Hono();
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
