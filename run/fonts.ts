import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { FontFamily, Fonts } from "#drawing/writer.ts";

/** Package and file name of each family: Latin and Devanagari first, then the other scripts that a customer's name may have. */
const FAMILIES = [
  ["noto-sans", "NotoSans"],
  ["noto-sans-tamil", "NotoSansTamil"],
  ["noto-sans-telugu", "NotoSansTelugu"],
  ["noto-sans-malayalam", "NotoSansMalayalam"],
  ["noto-sans-kannada", "NotoSansKannada"],
] as const;

/** Reads the drawing fonts from their npm packages: Noto Sans for every script of the six languages. Throws when one is incomplete. */
export async function loadFonts(): Promise<Fonts> {
  const [first, ...more] = await Promise.all(FAMILIES.map(readFamily));
  if (first === undefined) throw new Error("no drawing font");
  return [first, ...more];
}

async function readFamily([folder, name]: (typeof FAMILIES)[number]): Promise<FontFamily> {
  const [regular, bold] = await Promise.all([
    readFont(`@expo-google-fonts/${folder}/400Regular/${name}_400Regular.ttf`),
    readFont(`@expo-google-fonts/${folder}/700Bold/${name}_700Bold.ttf`),
  ]);
  return { regular, bold };
}

async function readFont(specifier: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(specifier))));
}
