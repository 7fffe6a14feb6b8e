import { randomBytes, randomInt, randomUUID } from "node:crypto";

/** The shop's and the calls' only source of chance; cryptographically strong. */
export type Random = {
  /** URL-safe base64 of `bytes` random bytes. */
  readonly token: (bytes: number) => string;
  /** A string of `length` decimal digits, uniform. */
  readonly digits: (length: number) => string;
  readonly uuid: () => string;
};

export const systemRandom: Random = {
  token: (bytes) => randomBytes(bytes).toString("base64url"),
  digits: (length) => String(randomInt(10 ** length)).padStart(length, "0"),
  uuid: () => randomUUID(),
};
