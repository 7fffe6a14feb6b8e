import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Fonts } from "#drawing/writer.ts";

/** Reads the drawing fonts (Noto Sans: Latin and Devanagari) from their npm package. Throws when the package is incomplete. */
export async function loadFonts(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([
    readFont("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
    readFont("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
  ]);
  return { regular, bold };
}

async function readFont(specifier: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(specifier))));
}
