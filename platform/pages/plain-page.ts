import { createHash } from "node:crypto";
import type { Context } from "hono";
import { html, raw } from "hono/html";

/** What hono/html gives: text that is already escaped. */
export type Markup = ReturnType<typeof html>;

const STYLE = `
:root{color-scheme:light dark;--line:#8886;--accent:#0f5c6e}
*{box-sizing:border-box}
body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:40rem;padding:1rem}
h1{font-size:1.4rem;line-height:1.25}
p,dl{margin:.6rem 0}
a{overflow-wrap:anywhere}
input:not([type=checkbox]){font:inherit;width:100%;min-height:3rem;padding:.6rem 1rem;border:1px solid var(--line);border-radius:.6rem}
button{font:inherit;width:100%;min-height:3rem;margin:.3rem 0;padding:.6rem 1rem;border:1px solid var(--line);border-radius:.6rem;background:transparent;color:inherit;cursor:pointer}
button.main{background:var(--accent);border-color:var(--accent);color:#fff;font-weight:600}
button small{display:block;font-weight:400;opacity:.8}
article{border:1px solid var(--line);border-radius:.6rem;padding:.8rem 1rem;margin:.8rem 0}
article header{display:flex;flex-wrap:wrap;gap:.2rem .8rem;font-size:.85rem;opacity:.8}
.text{white-space:pre-wrap;overflow-wrap:anywhere;margin:.5rem 0}
.amount{font-size:2rem;font-weight:700;margin:.2rem 0}
.note{border-left:.25rem solid var(--accent);padding-left:.8rem}
`;
const POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A small page without script, for what belongs to the demonstration and not to the shop. Never kept by caches. */
export function plainPage(
  context: Context,
  title: string,
  body: Markup,
  status: 200 | 404 = 200,
): Response | Promise<Response> {
  context.header("Content-Security-Policy", POLICY);
  context.header("Cache-Control", "no-store");
  return context.html(
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${raw(STYLE)}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    status,
  );
}
