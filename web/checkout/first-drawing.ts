import type { Preview } from "#web/checkout/load.ts";

/** Screens on which a drawing of 720 dots is as sharp as the whole one: phones, and screens wide enough for two side by side, 282 px each. */
const NARROW_OR_ABREAST = "(max-width: 40rem), (min-width: 60rem)";
const BETWEEN = "(min-width: 40.01rem) and (max-width: 59.99rem)";
/** A drawing at least this many times as high as wide is small everywhere: on a tablet its board is 31 rem high, so it is at most 354 px wide. */
const UPRIGHT = 1.4;

/** The small AVIF beside a PNG drawing; null: it has none. `media`: the screens on which it takes the PNG's place; null: all. */
export function smallDrawing({
  url,
  width,
  height,
}: Pick<Preview, "url" | "width" | "height">): { readonly url: string; readonly media: string | null } | null {
  if (!url.endsWith(".png")) return null;
  return { url: url.replace(/png$/, "avif"), media: height >= UPRIGHT * width ? null : NARROW_OR_ABREAST };
}

/**
 * The `Link` header that has a browser ask for the first drawing as soon as the answer begins: it is the largest that the checkout
 * paints, and in the page it comes after all of the styles. Null: there is no drawing.
 */
export function firstDrawingAhead([first]: readonly Preview[]): string | null {
  if (!first) return null;
  const small = smallDrawing(first);
  const link = (url: string, of: string) => `<${url}>; rel=preload; as=image; fetchpriority=high${of}`;
  if (small === null) return link(first.url, "");
  // A browser that does not read AVIF asks for nothing ahead here: it takes the PNG when it comes to the picture.
  if (small.media === null) return link(small.url, `; type="image/avif"`);
  return `${link(small.url, `; type="image/avif"; media="${small.media}"`)}, ${link(first.url, `; media="${BETWEEN}"`)}`;
}
