import { getConnInfo } from "@hono/node-server/conninfo";
import type { MiddlewareHandler } from "hono";

/** Serves what follows only to the machine itself: any other address, or a proxy's forwarded request, meets a page that does not exist. */
export const loopbackOnly: MiddlewareHandler = async (context, next) => {
  const peer = getConnInfo(context).remote.address ?? "";
  const forwarded = context.req.header("x-forwarded-for") ?? context.req.header("forwarded");
  if (!isLoopback(peer) || forwarded !== undefined) return context.notFound();
  return next();
};

export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, "");
  return plain === "::1" || /^127\.\d+\.\d+\.\d+$/.test(plain);
}
