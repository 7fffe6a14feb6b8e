import { everyAlternate } from "#web/render/alternates.ts";
import { inRegion, REGIONS } from "#web/routes.ts";

const PUBLIC_PATHS = ["/", "/privacy-policy", "/refund-policy", "/termsandconditions"];

/** What search engines may read: first screens and policies; what belongs to one visitor stays out. */
export function robots(origin: string): string {
  const own = ["/response/", "/delivery/", "/thank-you"];
  const closed = [...REGIONS.flatMap((region) => own.map((path) => inRegion(region, path))), "/mmhpay"];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}Sitemap: ${origin}/sitemap.xml\n`;
}

/** The public pages in every region, each with its languages and regions. */
export function sitemap(origin: string): string {
  const pages = REGIONS.flatMap((region) => PUBLIC_PATHS.map((path) => inRegion(region, path)));
  const entries = pages.map((page) => {
    const links = everyAlternate(page).map(
      ({ tag, path }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${path}"/>`,
    );
    return `<url><loc>${origin}${page}</loc>${links.join("")}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>`;
}
