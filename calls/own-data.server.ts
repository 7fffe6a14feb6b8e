import { type Context, Hono } from "hono";
import { eraseData } from "#shop/customer/erase-data.ts";
import { exportData } from "#shop/customer/export-data.ts";
import { browserHash, currentSession, forgetBrowser } from "./browser.server.ts";
import type { CallDependencies } from "./dependencies.server.ts";
import { sameOriginOnly } from "./request.server.ts";

export function ownDataCall(deps: CallDependencies): Hono {
  const unverified = { status: 403, message: "Please verify your number." };
  return new Hono()
    .get("/api/me/export", async (c) => {
      const session = await currentSession(c, deps);
      if (!session?.fresh) return c.json(unverified, 403);
      c.header("content-disposition", 'attachment; filename="homeplan-my-data.json"');
      return c.json(await exportData(deps.db, session));
    })
    .delete("/api/me", sameOriginOnly(deps.publicUrl), async (c) => {
      const erased = await eraseOwnData(c, deps);
      if (erased === null) return c.json(unverified, 403);
      if (erased.kind === "erased") return c.json({ status: 200, message: "Your data is erased." });
      const message = `Order ${erased.orderNumber} is not settled yet. Please try again once it is.`;
      return c.json({ status: 409, message }, 409);
    });
}

/** Erases what belongs to the number that this browser has verified within the last day, and the browser's cookies; null without such a number. */
export async function eraseOwnData(c: Context, deps: CallDependencies) {
  const session = await currentSession(c, deps);
  if (!session?.fresh) return null;
  const erased = await eraseData(deps.db, { phone: session, browserHash: browserHash(c, deps) });
  if (erased.kind === "erased") forgetBrowser(c, deps);
  return erased;
}
