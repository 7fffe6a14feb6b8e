import { hkdfSync, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** The installation's secret: as configured, else made once and kept beside the data, readable by its owner alone. */
export async function secretKey(configured: string | undefined, dataDirectory: string): Promise<string> {
  if (configured !== undefined) return configured;
  const file = path.join(dataDirectory, "secret.key");
  await mkdir(dataDirectory, { recursive: true });
  // "wx" fails where the file exists: of two first starts at once one writes it, and both read the same key.
  await writeFile(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 }).catch(() => undefined);
  const key = (await readFile(file, "utf8")).trim();
  if (key.length < 32) throw new Error(`${file} holds no key; delete it to have a new one made`);
  return key;
}

/** A key of its own for each purpose, so that none can stand in for another. */
export function keyFor(secret: string, purpose: "server" | "sandbox-webhook" | "operator"): string {
  return Buffer.from(hkdfSync("sha256", secret, "homeplan", purpose, 32)).toString("base64url");
}
