import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * Refuses bodies of more than `maxSize` bytes, as Hono's `bodyLimit` does. A request that says its length is judged by that alone
 * (Node reads no more than was said): opening its body builds a stream, which costs more than all else that a call does. Node's own
 * headers are read where they are at hand, since otherwise a `Headers` would be built for these two alone.
 */
export function limitBody(maxSize: number, onError: (c: Context) => Response): MiddlewareHandler {
  const counting = bodyLimit({ maxSize, onError });
  return (c, next) => {
    const { method } = c.req;
    if (method === "GET" || method === "HEAD") return next();
    const { length, coding } = saidOf(c);
    if (length === undefined || coding !== undefined) return counting(c, next);
    if (Number.parseInt(length, 10) > maxSize) return Promise.resolve(onError(c));
    return next();
  };
}

function saidOf(c: Context<{ Bindings: Partial<HttpBindings> }>) {
  const headers = c.env?.incoming?.headers;
  if (!headers) return { length: c.req.header("content-length"), coding: c.req.header("transfer-encoding") };
  return { length: headers["content-length"], coding: headers["transfer-encoding"] };
}
