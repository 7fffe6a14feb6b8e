import { expect, test } from "vitest";
import { requestLog } from "#run/request-log.ts";

test("lines of the request log are written together, in their order, and none twice", async () => {
  const written: string[] = [];
  const log = requestLog((text) => written.push(text));
  log.note("GET / 200");
  log.note("GET /a 404");
  expect(written).toEqual([]);
  await expect.poll(() => written).toEqual(["GET / 200\nGET /a 404\n"]);
  log.note("POST /b 201");
  log.flush();
  log.flush();
  expect(written).toEqual(["GET / 200\nGET /a 404\n", "POST /b 201\n"]);
});
