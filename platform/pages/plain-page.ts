import { createHash } from "node:crypto";
import type { Context } from "hono";
import { html, raw } from "hono/html";

/** What hono/html gives: text that is already escaped. */
export type Markup = ReturnType<typeof html>;

/** The site's own colours and shapes, written out once more, since this folder may not import from web/. */
const STYLE = `
:root{color-scheme:light dark;--paper:#f7f5ef;--surface:#fff;--ink:#17252d;--muted:#52616a;--line:#dad5c8;--field:#7c8a92;--brand:#0f4c5c;--on-brand:#fff;--warm:#a8401a;--warm-tint:#fbeee6;--shadow:0 1px 2px #17252d14,0 6px 24px #17252d12;font:100%/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
@media (prefers-color-scheme:dark){:root{--paper:#10181c;--surface:#182328;--ink:#e9eff1;--muted:#a6b4bb;--line:#314047;--field:#7f9098;--brand:#7fd0df;--on-brand:#06262d;--warm:#ffb38f;--warm-tint:#38241a;--shadow:none}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink)}
.bar{display:flex;justify-content:space-between;gap:1rem;padding:.875rem 1rem;border-bottom:1px solid var(--line);font-weight:700;color:var(--brand)}
.bar span{color:var(--warm);font-size:.875rem}
main{max-width:34rem;margin:0 auto;padding:1rem}
.card{display:grid;gap:.75rem;padding:1.25rem;border:1px solid var(--line);border-radius:14px;background:var(--surface);box-shadow:var(--shadow)}
h1{margin:0;font-size:1.375rem;line-height:1.3}
p,dl{margin:0}
a{color:var(--brand);text-underline-offset:.2em;overflow-wrap:anywhere}
form{display:grid;gap:.625rem}
input:not([type=checkbox]){font:inherit;width:100%;min-height:3rem;padding:.6rem 1rem;border:1px solid var(--field);border-radius:10px;background:var(--surface);color:inherit}
button{font:inherit;width:100%;min-height:3rem;padding:.6rem 1rem;border:1px solid var(--line);border-radius:10px;background:none;color:inherit;font-weight:600;cursor:pointer}
button.main{background:var(--brand);border-color:var(--brand);color:var(--on-brand);font-size:1.125rem}
button small{display:block;font-size:.875rem;font-weight:400;color:var(--muted)}
button.main small{color:inherit}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
article{border:1px solid var(--line);border-radius:10px;padding:.8rem 1rem}
article header{display:flex;flex-wrap:wrap;gap:.2rem .8rem;font-size:.875rem;color:var(--muted)}
.text{white-space:pre-wrap;overflow-wrap:anywhere;margin:.5rem 0}
.amount{font-size:2rem;font-weight:700;line-height:1.2}
.note{padding:.625rem .875rem;border-radius:10px;background:var(--warm-tint);color:var(--warm)}
`;
const POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A small page without script for what belongs to the demonstration, not to the shop. Caches never keep it. */
export function plainPage(
  context: Context,
  title: string,
  body: Markup,
  status: 200 | 404 = 200,
): Response | Promise<Response> {
  context.header("Content-Security-Policy", POLICY);
  context.header("Cache-Control", "no-store");
  return context.html(
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${raw(STYLE)}</style></head><body><header class="bar">HomePlan<span>Demonstration</span></header><main><section class="card"><h1>${title}</h1>${body}</section></main></body></html>`,
    status,
  );
}
