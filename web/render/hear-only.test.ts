import { glob, readFile } from "node:fs/promises";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { HEARD, hearOnly } from "#web/render/hear-only.ts";

/** React hears these at the element itself, whatever its root listens to. */
const AT_THE_ELEMENT = ["close", "scroll"];

test("what React hears at its root is what elements answer", async () => {
  const answered = new Set<string>();
  for await (const file of glob("web/**/*.tsx"))
    JSON.stringify(parseAst(await readFile(file, "utf8"), { lang: "tsx" }), (_, node) => {
      if (node?.type === "JSXOpeningElement" && /^[a-z]/.test(node.name.name))
        for (const { name } of node.attributes)
          if (/^on[A-Z]/.test(name?.name)) answered.add(name.name.slice(2).toLowerCase().replace("double", "dbl"));
      return node;
    });
  // A change of what is typed is told by the browser as input.
  answered.add("input");
  for (const kind of AT_THE_ELEMENT) expect(answered.delete(kind), kind).toBe(true);

  expect([...HEARD].sort()).toEqual([...answered].sort());
});

test("a root hears the kinds it was told, and no others", () => {
  const root = new EventTarget() as HTMLElement;
  const heard: string[] = [];
  hearOnly(root, new Set(["click"]));
  root.addEventListener("click", ({ type }) => heard.push(type));
  root.addEventListener("mouseover", ({ type }) => heard.push(type));

  root.dispatchEvent(new Event("mouseover"));
  root.dispatchEvent(new Event("click"));

  expect(heard).toEqual(["click"]);
});
