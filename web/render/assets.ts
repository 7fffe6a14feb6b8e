import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ScreenName } from "#web/routes.ts";

export type Assets = {
  /** The modules that a screen's entry is made of, entry first. */
  readonly modules: (screen: ScreenName) => readonly string[];
  /** Elements that a development server wants in the head. */
  readonly head: string;
  /** Whether `/pictures/…` holds a file of this address. */
  readonly hasPicture: (address: string) => boolean;
  /** A built file or a picture by its address, compressed as the header Accept-Encoding (`accepts`) allows; null when there is none. */
  readonly file: (path: string, accepts: string) => Promise<AssetFile | null>;
};

export type AssetFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly encoding: "br" | "gzip" | null;
};

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly name?: string }>
>;

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webm": "video/webm",
};

const PICTURE = /^\/pictures(?:\/[\w-][\w.-]*)+$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The built client in the folder `client` (dist/client); its files are compressed once and kept.
 * `pictures` is the folder behind `/pictures/`: an operator edits its files, so they are read anew each time.
 */
export function readAssets({ client, pictures }: { readonly client: string; readonly pictures: string }): Assets {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Manifest;
  const built = new Set(Object.values(manifest).map(({ file }) => `/${file}`));
  const kept = new Map<string, Promise<AssetFile | null>>();
  return {
    modules: (screen) => {
      const key = `web/${screen}/entry.tsx`;
      return [...new Set([key, ...importsOf(manifest, key)])].map((name) => `/${chunk(manifest, name).file}`);
    },
    head: "",
    hasPicture: (address) => PICTURE.test(address) && existsSync(join(pictures, address.slice("/pictures".length))),
    file: (path, accepts) => {
      const match = /^\/(assets|pictures)((?:\/[\w-][\w.-]*)+)$/.exec(path);
      if (!match) return Promise.resolve(null);
      const [, root, rest = ""] = match;
      const encoding = packable(path) ? preferredEncoding(accepts) : null;
      if (root === "pictures") return pack(join(pictures, rest), encoding, 5);
      const key = `${encoding} ${path}`;
      const loading = kept.get(key) ?? pack(join(client, "assets", rest), encoding, 11);
      if (built.has(path)) kept.set(key, loading);
      return loading;
    },
  };
}

function packable(path: string): boolean {
  return /\.(js|css|svg|json)$/.test(path);
}

/** The best compression that an Accept-Encoding header allows; null: none. */
export function preferredEncoding(accepts: string): "br" | "gzip" | null {
  return /\bbr\b/.test(accepts) ? "br" : /\bgzip\b/.test(accepts) ? "gzip" : null;
}

/** Compresses bytes as the browser asked. `quality`: brotli's, 0 to 11; 11 is for what is kept. */
export async function packBytes(
  bytes: Uint8Array,
  encoding: "br" | "gzip" | null,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "br") {
    return new Uint8Array(await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  }
  return new Uint8Array(encoding === "gzip" ? await zip(bytes) : bytes);
}

async function pack(file: string, encoding: "br" | "gzip" | null, quality: number): Promise<AssetFile | null> {
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return null;
  return {
    bytes: await packBytes(bytes, encoding, quality),
    type: TYPES[extname(file)] ?? "application/octet-stream",
    encoding,
  };
}

function importsOf(manifest: Manifest, key: string): readonly string[] {
  const imports = chunk(manifest, key).imports ?? [];
  return imports.flatMap((name) => [name, ...importsOf(manifest, name)]);
}

function chunk(manifest: Manifest, key: string): Manifest[string] {
  const found = manifest[key];
  if (!found) throw new Error(`the client build has no "${key}": run the build again`);
  return found;
}
