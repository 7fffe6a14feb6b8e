import type { Preview } from "#web/checkout/load.ts";

/** On a phone a drawing is as wide as the screen, and where two stand side by side 282 px: 720 dots are as sharp as the whole. */
const NARROW_OR_ABREAST = "(max-width: 40rem), (min-width: 60rem)";
const BETWEEN = "(min-width: 40.01rem) and (max-width: 59.99rem)";
/** On a tablet a drawing's board is 31 rem high: one that is so much higher than wide is never shown wider than 354 px. */
const UPRIGHT = 1.4;

/** The address of the small AVIF beside a PNG drawing, and on which screens it takes the whole one's place: `media`, null on all. Null: it has none. */
export function smallDrawing({
  url,
  width,
  height,
}: Pick<Preview, "url" | "width" | "height">): { readonly url: string; readonly media: string | null } | null {
  if (!url.endsWith(".png")) return null;
  return { url: url.replace(/png$/, "avif"), media: height >= UPRIGHT * width ? null : NARROW_OR_ABREAST };
}

/**
 * The `Link` header by which a browser asks for the first drawing as soon as the answer begins: it is what the checkout paints
 * largest, and stands behind all of the page's styles. Null: there is none.
 */
export function firstDrawingAhead([first]: readonly Preview[]): string | null {
  if (!first) return null;
  const small = smallDrawing(first);
  const link = (url: string, of: string) => `<${url}>; rel=preload; as=image; fetchpriority=high${of}`;
  if (small === null) return link(first.url, "");
  // Who does not read AVIF asks for nothing ahead there: which of the two it takes is the picture's own choice.
  if (small.media === null) return link(small.url, `; type="image/avif"`);
  return `${link(small.url, `; type="image/avif"; media="${small.media}"`)}, ${link(first.url, `; media="${BETWEEN}"`)}`;
}
