import path from "node:path";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { openDatabase } from "#platform/postgres/database.ts";
import { migrateToLatest } from "#platform/postgres/migrate.ts";
import type { Tables } from "#platform/postgres/tables.ts";
import { installQueues } from "#platform/queue/install.ts";
import { seedSurveyForm } from "#shop/survey/survey-form.ts";

export const MIGRATIONS = path.join(import.meta.dirname, "../migrations");

/** Writes the content that the database serves: the survey form. An operator's other forms stay as they are. */
export async function seed(url: string): Promise<void> {
  const { db, close } = openDatabase<Tables>(url, { connections: 1 });
  try {
    await seedSurveyForm(db, SURVEY_FORM);
  } finally {
    await close();
  }
}

/** Brings the database at `url` to the newest schema, the job queues included; several processes may do so at once. Gives the names of the migrations run. */
export async function migrate(url: string): Promise<readonly string[]> {
  const { db, close } = openDatabase(url, { connections: 2 });
  try {
    const applied = await migrateToLatest(db, MIGRATIONS);
    await installQueues(url);
    return applied;
  } finally {
    await close();
  }
}
