import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const brotli = promisify(brotliCompress);

/** Pressing Start swaps the intro for the first step; nothing else on the plain page needs a script. */
const SWAP = `document.addEventListener("click",e=>{if(e.target.closest("[data-start]"))document.documentElement.dataset.started=""})`;

/** The same page as hand-written HTML would be: its markup and styles, without React's marks, state and scripts. */
export function plainOf(html: string): string {
  return html
    .replace(/<script type="application\/json".*<\/script>(?=<\/body>)/s, `<script>${SWAP}</script>`)
    .replace(/<link rel="expect"[^>]*>/, "")
    .replaceAll("<!-- -->", "");
}

export type PlainSite = { readonly url: string; readonly close: () => Promise<void> };

/**
 * Serves plain pages by path from memory, packed with brotli. Any other path is fetched once from the product with
 * `cookie` and kept, so that both sides show the same pictures.
 */
export async function servePlain(
  pages: ReadonlyMap<string, string>,
  product: { readonly url: string; readonly cookie: string },
): Promise<PlainSite> {
  const packed = new Map<string, Buffer>();
  for (const [path, html] of pages) packed.set(path, await brotli(html));
  const others = new Map<string, Promise<{ type: string; bytes: Buffer }>>();

  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const page = packed.get(path);
    if (page) {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.setHeader("content-encoding", "br");
      response.end(page);
      return;
    }
    const other = others.get(request.url ?? "") ?? fetchOther(request.url ?? "");
    others.set(request.url ?? "", other);
    void other.then(({ type, bytes }) => {
      response.setHeader("content-type", type);
      response.end(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function fetchOther(path: string) {
    const answer = await fetch(new URL(path, product.url), { headers: { cookie: product.cookie } });
    return { type: answer.headers.get("content-type") ?? "", bytes: Buffer.from(await answer.arrayBuffer()) };
  }
}
