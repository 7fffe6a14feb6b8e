import { createHmac, timingSafeEqual } from "node:crypto";

export const SIGNATURE_HEADER = "x-sandbox-signature";

/** Hex HMAC-SHA256 over the raw body. */
export function sign(secret: string, rawBody: Uint8Array): string {
  return createHmac("sha256", secret).update(rawBody).digest("hex");
}

/** Compares in constant time; a signature of another length is none. */
export function isSigned(secret: string, rawBody: Uint8Array, signature: string): boolean {
  const expected = Buffer.from(sign(secret, rawBody), "utf8");
  const given = Buffer.from(signature, "utf8");
  return expected.length === given.length && timingSafeEqual(expected, given);
}
