import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { SCREENS } from "./web/routes.ts";

/**
 * What a page imports later needs the shared file alone, which is there: Vite's helper, which would preload it, is heavier than
 * what it imports.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : null),
};

/**
 * `vite build` makes one client entry per screen in dist/client with a manifest;
 * `vite build --ssr run/web.ts` makes the web process in dist/server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), plainImports],
  publicDir: false,
  build: {
    target: "es2022",
    // Newer than the scripts' target, or every page would carry a fallback for color-scheme.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: false,
    manifest: !isSsrBuild,
    emptyOutDir: true,
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: Object.fromEntries(SCREENS.map((name) => [name, `web/${name}/entry.tsx`])),
            // What screens share comes as one file: each import costs a slow phone a few milliseconds of the waking tap.
            output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } },
          },
        }),
  },
}));
