import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** SHA-256 in hex: how tokens are kept at rest. */
export function sha256(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("hex");
}

/** HMAC-SHA-256 in hex; `key` stays outside the database. */
export function hmacSha256(key: string, text: string | Uint8Array): string {
  return createHmac("sha256", key).update(text).digest("hex");
}

/** Compares in a time that does not tell where two texts differ. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
