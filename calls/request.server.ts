import type { Context, MiddlewareHandler } from "hono";
import { type ZodType, z } from "zod";
import { limitBody } from "./limit-body.ts";

const MAX_BYTES = 32 * 1024;
/** Levels of objects and arrays within one another. */
const MAX_DEPTH = 5;

/** Answers a body over MAX_BYTES with 413. */
export const smallBodies: MiddlewareHandler = limitBody(MAX_BYTES, (c) =>
  c.json({ status: 413, message: "Request is too large." }, 413),
);

/** Refuses requests that another site's page has sent with the visitor's cookies. */
export function sameOriginOnly(publicUrl: string): MiddlewareHandler {
  const own = new URL(publicUrl).host;
  return async (c, next) => {
    const site = c.req.header("sec-fetch-site");
    const origin = c.req.header("origin");
    const foreignSite = site !== undefined && site !== "same-origin" && site !== "none";
    const host = origin === undefined ? own : (URL.parse(origin)?.host ?? "");
    const foreignOrigin = host !== own && (host === "" || host !== c.req.header("host"));
    if (foreignSite || foreignOrigin) return c.json({ status: 403, flag: false, msg: FOREIGN, message: FOREIGN }, 403);
    await next();
  };
}
const FOREIGN = "Access forbidden: this request came from another site.";

export type ReadBody<Body> =
  | { readonly kind: "body"; readonly body: Body }
  | { readonly kind: "bad"; readonly message: string };

/** A JSON body that the schema accepts and that is not nested too deep. */
export async function readJson<Body>(c: Context, schema: ZodType<Body>): Promise<ReadBody<Body>> {
  let value: unknown;
  try {
    const text = await c.req.text();
    // Keys and texts are looked at one by one only where the text names `__proto__` or may hide it, or what cannot be stored, behind an escape.
    value = text.includes("__proto__") || text.includes("\\u") ? JSON.parse(text, refuseForged) : JSON.parse(text);
  } catch {
    return { kind: "bad", message: "The request is not readable JSON." };
  }
  if (isDeeper(value, MAX_DEPTH)) return { kind: "bad", message: "The request is nested too deep." };
  return check(schema, value);
}

/** A form's text fields that the schema accepts; files are left out, and of a repeated name all values but the first. */
export async function readForm<Body>(c: Context, schema: ZodType<Body>): Promise<ReadBody<Body>> {
  let form: FormData;
  try {
    form = await c.req.formData();
  } catch {
    return { kind: "bad", message: "The request is not a readable form." };
  }
  const fields: Record<string, string> = {};
  let storable = true;
  form.forEach((value, name) => {
    if (typeof value !== "string" || name === "__proto__") return;
    storable &&= isStorable(value);
    fields[name] ??= value;
  });
  if (!storable) return { kind: "bad", message: "The request is not a readable form." };
  return check(schema, fields);
}

function check<Body>(schema: ZodType<Body>, value: unknown): ReadBody<Body> {
  const parsed = schema._zod.run({ value, issues: [] }, SYNCHRONOUS);
  if (parsed instanceof Promise) throw new z.core.$ZodAsyncError();
  const [first] = parsed.issues;
  if (!first) return { kind: "body", body: parsed.value as Body };
  // Only the first issue is put into words: zod's own error does that for all of them, and making it costs as much as the validation.
  const { path, message } = z.core.util.finalizeIssue(first, SYNCHRONOUS, z.core.config());
  return { kind: "bad", message: `${path.join(".") || "request"}: ${message}` };
}
const SYNCHRONOUS = { async: false } as const;

function refuseForged(key: string, value: unknown): unknown {
  if (key === "__proto__") throw new SyntaxError("a key that no form has");
  if (!isStorable(key) || (typeof value === "string" && !isStorable(value)))
    throw new SyntaxError("no text of a person");
  return value;
}

/** PostgreSQL keeps neither a NUL nor half a surrogate pair: nobody types them, and each would be a fault. */
function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  const all = value as Readonly<Record<string, unknown>>;
  for (const name in all) if (isDeeper(all[name], levels - 1)) return true;
  return false;
}
