import { getConnInfo } from "@hono/node-server/conninfo";
import type { MiddlewareHandler } from "hono";

/** Serves what follows only to the machine itself: any other address, and any request that a proxy forwards, gets a 404. */
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
