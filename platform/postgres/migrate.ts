import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Kysely } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";

/**
 * Runs the numbered files of the folder that the database has not seen yet, in the order of their names.
 * Of several processes starting at once one migrates and the others wait. Gives the names that were run.
 */
export async function migrateToLatest<Tables>(db: Kysely<Tables>, folder: string): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: numberedFiles(folder), allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === "Error");
    throw new Error(`migration ${failed?.migrationName ?? ""} failed`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

function numberedFiles(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const files = (await readdir(folder)).filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file));
      const loaded = files.map(async (file): Promise<[string, Migration]> => {
        return [file.slice(0, -3), await import(pathToFileURL(path.join(folder, file)).href)];
      });
      return Object.fromEntries(await Promise.all(loaded));
    },
  };
}
