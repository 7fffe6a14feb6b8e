/** Screens on which a drawing's small AVIF is as sharp as the whole. */
export const ON_PHONES = "(max-width: 40rem)";

/** The address of the small AVIF beside a PNG drawing; null: it has none. */
export function phoneDrawing(url: string): string | null {
  return url.endsWith(".png") ? url.replace(/png$/, "avif") : null;
}

/** A drawing's small AVIF within a `<picture>`, for screens on which it is as sharp as the whole. */
export function PhoneSource({ url }: { readonly url: string }) {
  const small = phoneDrawing(url);
  return small && <source type="image/avif" media={ON_PHONES} srcSet={small} />;
}
