import { sql } from "kysely";
import { systemClock } from "#platform/clock.ts";
import type { SendMessage } from "#platform/message.ts";
import { sendToOutbox } from "#platform/outbox/outbox.ts";
import type { PaymentProvider } from "#platform/payments/provider.ts";
import { sandboxProvider } from "#platform/payments/sandbox/sandbox-provider.ts";
import { openDatabase } from "#platform/postgres/database.ts";
import type { Db, Tables } from "#platform/postgres/tables.ts";
import { systemRandom } from "#platform/random.ts";
import { type Config, ConfigurationError } from "#run/config.ts";
import { keyFor } from "#run/secret-key.ts";

/** The outside world as both processes see it: database, payments, messages, time, chance. */
export type Services = {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly serverKey: string;
  readonly webhookSecret: string;
  /** null: there is no operator's page. */
  readonly operatorToken: string | null;
  readonly providers: readonly PaymentProvider[];
  readonly providerFor: () => PaymentProvider;
  /** The origin that links in messages lead to. */
  readonly publicUrl: string;
  readonly sendMessage: SendMessage;
  readonly clock: typeof systemClock;
  readonly random: typeof systemRandom;
  readonly close: () => Promise<void>;
};

/** Opens what the configuration names; the supervisor has put the database's address and the key into it. */
export function openServices(config: Config): Services {
  const { databaseUrl, secretKey } = config;
  if (databaseUrl === undefined) throw new ConfigurationError("DATABASE_URL is missing; npm start sets it");
  if (secretKey === undefined) throw new ConfigurationError("SECRET_KEY is missing; npm start sets it");
  const { db, close } = openDatabase<Tables>(databaseUrl, {
    onConnectionLost: (error) => console.warn(`database connection lost: ${error.message}`),
  });
  const webhookSecret = keyFor(secretKey, "sandbox-webhook");
  const provider = sandboxProvider({ db, webhookSecret });
  return {
    db,
    databaseUrl,
    serverKey: keyFor(secretKey, "server"),
    webhookSecret,
    operatorToken: operatorToken(config, secretKey),
    providers: [provider],
    providerFor: () => provider,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    sendMessage: sendToOutbox(db),
    clock: systemClock,
    random: systemRandom,
    close,
  };
}

/** The operator's token: the configured one, else in the demonstration one that follows from the secret and that the start prints; else null. */
export function operatorToken(config: Config, secret: string): string | null {
  return config.operatorToken ?? (config.demonstration ? keyFor(secret, "operator") : null);
}

/** Throws when the database, or the queue in it, does not answer. */
export async function checkReady(db: Db): Promise<void> {
  await sql`select version from pgboss.version`.execute(db);
}
