import { glob, readFile } from "node:fs/promises";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { DEAF, HEARD, hearOnly } from "#web/render/hear-only.ts";

/** React hears these at the element itself, whatever its root listens to. */
const AT_THE_ELEMENT = ["close", "scroll"];

/** The kinds that elements of these components answer. */
async function answeredIn(files: string): Promise<Set<string>> {
  const answered = new Set<string>();
  for await (const file of glob(files))
    JSON.stringify(parseAst(await readFile(file, "utf8"), { lang: "tsx" }), (_, node) => {
      if (node?.type === "JSXOpeningElement" && /^[a-z]/.test(node.name.name))
        for (const { name } of node.attributes)
          if (/^on[A-Z]/.test(name?.name)) answered.add(name.name.slice(2).toLowerCase().replace("double", "dbl"));
      return node;
    });
  return answered;
}

test("what React hears at its root is what elements answer", async () => {
  const answered = await answeredIn("web/**/*.tsx");
  // A change of what is typed is told by the browser as input.
  answered.add("input");
  for (const kind of AT_THE_ELEMENT) expect(answered.delete(kind), kind).toBe(true);

  expect([...HEARD].sort()).toEqual([...answered].sort());
});

test("where React is deaf no element answers", async () => {
  expect(DEAF).toBe(".still, .plans");
  expect(await answeredIn("web/checkout/still/*.tsx")).toEqual(new Set());
  expect(await answeredIn("web/checkout/plan-list.tsx")).toEqual(new Set());
});

test("a root hears the kinds it was told, and no others; of deaf places nothing", () => {
  const root = new EventTarget() as HTMLElement;
  const heard: string[] = [];
  hearOnly(root, new Set(["click"]));
  root.addEventListener("click", ({ type }) => heard.push(type));
  root.addEventListener("mouseover", ({ type }) => heard.push(type));

  let place: string | null = null;
  Object.assign(root, { closest: () => place });
  root.dispatchEvent(new Event("mouseover"));
  root.dispatchEvent(new Event("click"));
  place = "a question and its answer";
  root.dispatchEvent(new Event("click"));

  expect(heard).toEqual(["click"]);
});
