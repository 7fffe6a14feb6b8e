import { type Context, Hono } from "hono";
import { placeOrder, thankYouPath } from "#shop/orders/place-order.ts";
import { addressKey, browserHash, currentSession } from "./browser.server.ts";
import type { CallDependencies } from "./dependencies.server.ts";
import { payQuery } from "./pay.ts";

/** The page that shows the specification's 'Unable to process please try again.' */
export const UNABLE_TO_PROCESS = "/?notice=unable-to-process";

export function payCall(deps: CallDependencies): Hono {
  return new Hono().get("/mmhpay", async (c) => {
    c.header("referrer-policy", "no-referrer");
    const query = payQuery.safeParse(c.req.query());
    if (!query.success) return c.redirect(UNABLE_TO_PROCESS, 303);
    const { offertype, currency, productid, token, lang, amount, mobile, responseId, isdcode, brandCode } = query.data;
    const placed = await placeOrder(
      { ...deps, publicUrl: returnOrigin(c, deps.publicUrl) },
      {
        claims: {
          offerType: offertype,
          currency,
          productId: productid,
          authToken: token,
          language: lang,
          amount,
          mobile,
          isd: isdcode,
          responseId,
          brandCode,
        },
        browserHash: browserHash(c, deps),
        session: await currentSession(c, deps),
        address: addressKey(deps.clientAddress(c)),
      },
    );
    if (placed.kind === "pay-at") return c.redirect(placed.url, 303);
    if (placed.kind === "already-paid") return c.redirect(thankYouPath(placed.order), 303);
    if (placed.kind === "provider-down") {
      deps.onFault(placed.cause, { method: "GET", path: "/mmhpay" });
      return c.redirect(`/payment-failure?${new URLSearchParams({ back: placed.checkoutPath })}`, 303);
    }
    return c.redirect(UNABLE_TO_PROCESS, 303);
  });
}

/** The origin that the payment page leads back to. On one's own machine it is the name that was typed, under which the cookies are. */
function returnOrigin(c: Context, publicUrl: string): string {
  const { origin, hostname } = new URL(c.req.url);
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname) ? origin : publicUrl;
}
