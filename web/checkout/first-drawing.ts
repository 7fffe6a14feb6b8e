import type { Preview } from "#web/checkout/load.ts";

/** Screens on which a drawing's small AVIF is as sharp as the whole. */
export const ON_PHONES = "(max-width: 40rem)";

/** The address of the small AVIF beside a PNG drawing; null: it has none. */
export function phoneDrawing(url: string): string | null {
  return url.endsWith(".png") ? url.replace(/png$/, "avif") : null;
}

/**
 * The `Link` header by which a browser asks for the first drawing as soon as the answer begins: it is what the checkout paints
 * largest, and stands behind all of the page's styles. Null: there is none.
 */
export function firstDrawingAhead([first]: readonly Preview[]): string | null {
  if (!first) return null;
  const small = phoneDrawing(first.url);
  const link = (url: string, of: string) => `<${url}>; rel=preload; as=image; fetchpriority=high${of}`;
  if (small === null) return link(first.url, "");
  // Who does not read AVIF asks for nothing ahead on a phone: which of the two it takes is the picture's own choice.
  return `${link(small, `; type="image/avif"; media="${ON_PHONES}"`)}, ${link(first.url, `; media="not all and ${ON_PHONES}"`)}`;
}
