import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** Encrypts a text (AES-256-GCM), so that nobody can read it with the database alone. */
export function seal(key: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", cipherKey(key), nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
}

/** Decrypts a sealed text; throws when the key is another or the text was changed. */
export function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv("aes-256-gcm", cipherKey(key), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

function cipherKey(key: string): Buffer {
  return createHash("sha256").update(`seal:${key}`).digest();
}
