import pg from "pg";

/** Makes sure that the application's role and database exist. The role owns its database and nothing else. */
export async function ensureApplicationDatabase(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  // Without a listener a connection that breaks while idle would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const role = await client.query("select 1 from pg_roles where rolname = 'homeplan'");
    if (role.rowCount === 0) await client.query("create role homeplan login");
    const database = await client.query("select 1 from pg_database where datname = 'homeplan'");
    if (database.rowCount === 0) await client.query("create database homeplan owner homeplan");
  } finally {
    await client.end();
  }
}
