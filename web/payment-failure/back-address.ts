import { type Region, ROUTES, regionOfPath } from "#web/routes.ts";

/**
 * The whole address of `back`, a path with its query from the page's own address, where that is a known page of this site; else the
 * region's first page. So what names another host (`//evil`, `@evil`, `.evil`) or no page of ours leads home.
 */
export function backAddress(back: string | null, origin: string, region: Region): string {
  const home = region === "in" ? "/" : `/${region}`;
  if (!back?.startsWith("/") || !URL.canParse(origin + back)) return origin + home;
  const url = new URL(origin + back);
  const known = url.origin === origin && isPage(url.pathname);
  return known ? url.origin + url.pathname + url.search : origin + home;
}

function isPage(pathname: string): boolean {
  return ROUTES.filter(({ region }) => region === regionOfPath(pathname)).some(({ path }) => {
    const pattern = path.replace(
      /:\w+(?:\{([^}]+)\})?/g,
      (_name, choices?: string) => `(?:${choices ?? "[\\w.~%-]+"})`,
    );
    return new RegExp(`^${pattern}$`).test(pathname);
  });
}
