import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** The folders as the table of README.md has them. */
const readme = readFileSync(path.join(import.meta.dirname, "README.md"), "utf8");
const folders = [...readme.matchAll(/^\| `([a-z-]+)\/`/gm)].map(([, folder = ""]) => folder);

type Import = { readonly file: string; readonly from: string; readonly to: string };

/** Every import by which a file of one folder reads from another, or from the sheets beside the folders (""). */
const imports = folders.flatMap((from) =>
  readdirSync(path.join(import.meta.dirname, from))
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file): readonly Import[] => {
      const text = readFileSync(path.join(import.meta.dirname, from, file), "utf8");
      return [...text.matchAll(/from "#drawing\/sheet\/(?:([a-z-]+)\/)?/g)].map(([, to = ""]) => ({ file, from, to }));
    })
    .filter(({ to }) => to !== from),
);

const against = (order: readonly string[]) =>
  imports.filter(({ from, to }) => to === "" || order.indexOf(to) >= order.indexOf(from));

test("the table of the README names every folder", () => {
  const found = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(found.map(({ name }) => name).sort()).toEqual([...folders].sort());
});

test("a folder imports only those above it in that table, and no sheet", () => {
  expect(against(folders)).toEqual([]);
  expect(against([...folders].reverse())).not.toEqual([]);
});
