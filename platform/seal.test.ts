import { expect, test } from "vitest";
import { seal, unseal } from "./seal.ts";

test("a sealed text is given back to the holder of the key alone, and not when it was changed", () => {
  const sealed = seal("the key", "482913 is the code, கோட்");
  expect(unseal("the key", sealed)).toBe("482913 is the code, கோட்");
  expect(() => unseal("another key", sealed)).toThrow();
  const bytes = Buffer.from(sealed, "base64");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal("the key", bytes.toString("base64"))).toThrow();
  expect(seal("the key", "x")).not.toBe(seal("the key", "x"));
});
