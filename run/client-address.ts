import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The visitor's address: the connection's, or, behind trusted proxies, the entry of X-Forwarded-For that the outermost
 * of them wrote. What stands further left was written by the visitor and proves nothing.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const peer = getConnInfo(context).remote.address ?? "";
  if (trustedProxies === 0) return peer;
  const hops = (context.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-trustedProxies) ?? hops[0] ?? peer;
}
