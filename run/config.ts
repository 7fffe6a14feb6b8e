import path from "node:path";
import { z } from "zod";

/**
 * Every variable that the product reads, with its meaning; the rest of the code gets what it needs passed in.
 * docs/operating.md lists them for operators.
 */
const environment = z.object({
  /** Where the web server listens. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The one address to listen on; absent: all of them. */
  HOST: z.string().min(1).optional(),
  /** The address by which visitors know the site, without a trailing slash; needed with real providers. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** The directory of the embedded database, generated secrets and logs. */
  DATA_DIR: z.string().min(1).default(".data"),
  /** A PostgreSQL to use instead of the embedded one. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Signs codes, cookies and links; generated into DATA_DIR when absent. The same for all processes of one installation. */
  SECRET_KEY: z.string().min(32).optional(),
  /** Opens /operator, on the machine itself; without one the page does not exist, except in the demonstration. */
  OPERATOR_TOKEN: z.string().min(24).optional(),
  /** How many proxies in front of the server add themselves to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** The figures of buyers on the checkout page: as the specification scripts them (the demonstration's default), or counted from the orders. */
  SOCIAL_PROOF: z.enum(["scripted", "measured"]).optional(),
  /** An endpoint that takes conversion events, with a visitor's consent; without one nobody is asked. */
  CONVERSIONS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where the pages call the survey's forms. */
  FORMS_API_URL: z.string().min(1).default("/forms-api"),
  /** Where the pages call everything else. */
  API_URL: z.string().min(1).default("/api"),
  /** Where the payment handoff lives; empty: the same site. */
  HOST_URL: z.string().default(""),
});

/** Payment and message providers with the variables that each needs; where one of them is set all must be. */
const PROVIDERS = {
  Razorpay: ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"],
  Stripe: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  MSG91: ["MSG91_AUTH_KEY", "MSG91_TEMPLATE_ID"],
  Twilio: ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"],
  "WhatsApp Cloud API": ["WHATSAPP_PHONE_NUMBER_ID", "WHATSAPP_ACCESS_TOKEN", "WHATSAPP_APP_SECRET"],
  "SMTP mail": ["SMTP_URL", "MAIL_FROM"],
} as const;

export type Config = {
  readonly port: number;
  readonly host: string | undefined;
  /** null: pages then name the origin of the request, and messages link to localhost. */
  readonly publicUrl: string | null;
  /** Absolute. */
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  readonly secretKey: string | undefined;
  readonly operatorToken: string | undefined;
  readonly trustedProxies: number;
  readonly socialProof: "scripted" | "measured";
  readonly conversionsUrl: string | null;
  readonly callBases: { readonly formsApi: string; readonly api: string; readonly host: string };
  /** Without keys of providers: sandbox payments, and messages into the outbox. */
  readonly demonstration: boolean;
};

/** A mistake of the operator's, in one sentence that says what to do; shown without a stack. */
export class ConfigurationError extends Error {}

/** What child processes start with: PATH, HOME, and the variables above. */
export const inheritedEnvironment: NodeJS.ProcessEnv = process.env;

/** Reads the environment once. Throws a ConfigurationError that names the variable. */
export function readConfig(source: Readonly<Record<string, string | undefined>> = process.env): Config {
  // An empty variable is one that was not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigurationError(`${issue?.path.join(".")} is not valid: ${issue?.message}`);
  }
  refuseProviders(given);
  const env = parsed.data;
  const demonstration = given.RAZORPAY_KEY_ID === undefined && given.STRIPE_SECRET_KEY === undefined;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? null,
    dataDirectory: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    secretKey: env.SECRET_KEY,
    operatorToken: env.OPERATOR_TOKEN,
    trustedProxies: env.TRUSTED_PROXIES,
    socialProof: env.SOCIAL_PROOF ?? (demonstration ? "scripted" : "measured"),
    conversionsUrl: env.CONVERSIONS_URL ?? null,
    callBases: { formsApi: env.FORMS_API_URL, api: env.API_URL, host: env.HOST_URL },
    demonstration,
  };
}

/** A provider that is configured by half stops the start; so does a whole one as long as its adapter is not built. */
function refuseProviders(given: Readonly<Record<string, unknown>>): void {
  for (const [provider, variables] of Object.entries(PROVIDERS)) {
    const missing = variables.filter((name) => given[name] === undefined);
    const first = variables.find((name) => given[name] !== undefined);
    if (first === undefined) continue;
    if (missing.length > 0) {
      throw new ConfigurationError(`${provider} is configured by half: ${first} is set, but not ${missing.join(", ")}`);
    }
    throw new ConfigurationError(
      `${provider} is configured (${first}), but this release has only the demonstration's sandbox and outbox; unset ${variables.join(", ")}`,
    );
  }
}
