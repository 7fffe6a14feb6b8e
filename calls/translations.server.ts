import { Hono } from "hono";
import type { CallDependencies } from "./dependencies.server.ts";
import { languageCode, siteRegion } from "./translations.ts";

export function translationsCall({ translations }: CallDependencies): Hono {
  return new Hono().get("/locales/:lng/translation.json", async (c) => {
    const language = languageCode.safeParse(c.req.param("lng"));
    const region = siteRegion.safeParse(c.req.query("region"));
    const words = language.success ? await translations(language.data, region.data) : null;
    if (!words) return c.json({ status: 404, message: "Not found." }, 404);
    c.header("cache-control", "public, max-age=300");
    return c.json(words);
  });
}
