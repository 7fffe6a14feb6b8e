import type { Context } from "hono";
import type { Language, ShopContext } from "#shop/context.ts";
import type { SendLimits } from "#shop/leads/code-policy.ts";
import type { Pricing } from "#shop/offers/checkout-offer.ts";
import type { Payments } from "#shop/orders/place-order.ts";
import type { PageShell } from "./page-shell.ts";

/** All that the calls need from outside; `run/` passes the real ones, tests others. */
export type CallDependencies = ShopContext &
  Pricing &
  Payments & {
    /** Origin that customers see, without a trailing slash; links in messages and from payment pages lead there. */
    readonly publicUrl: string;
    /** True behind https: cookies are then Secure and carry the __Host- prefix. */
    readonly secureCookies: boolean;
    readonly sendLimits: SendLimits;
    /** The words of one language; null for an unknown code. */
    readonly translations: (language: string, region?: "in" | "us" | "uk") => object | null | Promise<object | null>;
    /** The language that the visitor reads, by the page, the cookie and the browser. */
    readonly languageOf: (c: Context) => Language;
    /** The site's own design around a page without script. */
    readonly shell: PageShell;
    /** The visitor's network address, as the proxies in front can be trusted to tell it. */
    readonly clientAddress: (c: Context) => string;
    /** Told of every fault, of the payment provider's too; the path comes without its query. */
    readonly onFault: (error: unknown, request: { readonly method: string; readonly path: string }) => void;
  };
