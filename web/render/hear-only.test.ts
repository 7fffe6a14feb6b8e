import { glob, readFile } from "node:fs/promises";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { DEAF, FOLLOWED, HEARD, hearOnly } from "#web/render/hear-only.ts";

/** React hears these at the element itself, whatever its root listens to. */
const AT_THE_ELEMENT = ["close", "scroll", "toggle"];

/** The kinds of events that elements in these files answer. */
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
  // React's onChange for typed text comes from the browser's input event.
  answered.add("input");
  for (const kind of AT_THE_ELEMENT) expect(answered.delete(kind), kind).toBe(true);

  expect([...HEARD].sort()).toEqual([...answered].sort());
});

test("where React is deaf no element answers", async () => {
  expect(DEAF).toBe(".still, .plans");
  expect(await answeredIn("web/checkout/still/*.tsx")).toEqual(new Set());
  expect(await answeredIn("web/checkout/plan-list.tsx")).toEqual(new Set());
});

test("fingers and mice are heard where components follow them", async () => {
  const follows = [];
  for await (const file of glob("web/**/*.tsx"))
    if ([...(await answeredIn(file))].some((kind) => kind.startsWith("pointer"))) follows.push(file);

  expect(FOLLOWED).toBe(".zoom-frame, #step");
  expect(follows.sort()).toEqual(["web/checkout/zoom-picture.tsx", "web/survey/step.tsx"]);
});

test("a root hears the kinds it was told, and no others; of deaf places nothing, of fingers where they are followed", () => {
  const root = new EventTarget() as HTMLElement;
  const heard: string[] = [];
  hearOnly(root, new Set(["click", "pointerdown"]));
  for (const kind of ["click", "mouseover", "pointerdown"])
    root.addEventListener(kind, ({ type }) => heard.push(`${type} in ${place}`));

  let place = "";
  Object.assign(root, { closest: (places: string) => (places.split(", ").includes(place) ? root : null) });
  for (place of ["", ".plans", "#step"])
    for (const kind of ["mouseover", "pointerdown", "click"]) root.dispatchEvent(new Event(kind));

  expect(heard).toEqual(["click in ", "pointerdown in #step", "click in #step"]);
});
