import { expect, test, vi } from "vitest";
import { detectLanguage } from "#web/words/language.ts";
import { fetchWords } from "#web/words/switch-language.ts";
import { translator } from "#web/words/translate.ts";

async function told(mode: string): Promise<readonly string[]> {
  const console = vi.spyOn(globalThis.console, "debug").mockImplementation(() => {});
  vi.stubEnv("MODE", mode);
  const detect = (query: string, cookie: string | null, acceptLanguage: string | null) =>
    detectLanguage({ query: new URLSearchParams(query), cookie, acceptLanguage });
  detect("lan=ta", null, "te");
  detect("", "i18nextLng=hn", "te");
  detect("", null, "fr, te");
  detect("", null, null);
  const statuses = [503, 200];
  const get = async () => Response.json({}, { status: statuses.shift() ?? 200 });
  await fetchWords("kan", "in", { get, wait: async () => {} });
  translator<Readonly<Record<string, string>>>({ hello: "Hello" }, "mal")("goodbye");
  const lines = console.mock.calls.map(([line]) => String(line));
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  return lines;
}

test("in development the console is told by what a language was found, what was loaded, and which key is missing", async () => {
  expect(await told("development")).toEqual([
    "words: ta by the address",
    "words: hn by the cookie",
    "words: tel by the browser's languages",
    "words: en, since nothing names another",
    "words: /locales/kan/translation.json: 503",
    "words: /locales/kan/translation.json: 200",
    'words: mal says nothing for "goodbye"',
  ]);
});

test("in production it is told nothing", async () => {
  expect(await told("production")).toEqual([]);
});
