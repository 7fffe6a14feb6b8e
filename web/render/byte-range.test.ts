import { expect, test } from "vitest";
import { readRange } from "#web/render/byte-range.ts";

test.each([
  [undefined, null],
  ["bytes=0-1", { first: 0, last: 1 }],
  ["bytes=4-", { first: 4, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=0-99", { first: 0, last: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=5-2", "unsatisfiable"],
  ["bytes=-", null],
  ["bytes=0-1,4-5", null],
  ["pages=1-2", null],
])("of ten bytes, %s asks for %o", (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});
