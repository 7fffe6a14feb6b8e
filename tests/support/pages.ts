import type { Server } from "node:http";
import path from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { SAME_ORIGIN } from "#calls/client.ts";
import type { SurveyForm } from "#calls/survey-form.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { DESIGN, OFFER } from "#tests/support/offer.ts";
import { readAssets } from "#web/render/assets.ts";
import type { SiteLoaders } from "#web/render/loaders.ts";
import { createSite, type SiteConfig } from "#web/render/site.ts";

const LOADERS: SiteLoaders = {
  surveyForm: async () => SURVEY_FORM as unknown as SurveyForm,
  design: async () => DESIGN,
  claim: async () => ({ kind: "own", contact: true }),
  offer: async () => OFFER,
  order: async () => null,
  delivery: async () => null,
  figures: null,
};

/** Serves the pages as they are built, with stand-ins for what the shop would tell them, on a loopback port of their own. */
export async function servePages(
  parts: {
    readonly loaders?: Partial<SiteLoaders>;
    readonly config?: Partial<SiteConfig>;
    readonly port?: number;
    /** Answers a request before the pages do, as the calls would; null leaves it to the pages. */
    readonly before?: (request: Request) => Promise<Response | null>;
  } = {},
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const site = createSite({
    loaders: { ...LOADERS, ...parts.loaders },
    config: { origin: null, calls: SAME_ORIGIN, samplePraise: true, ...parts.config },
    assets: readAssets({ client: path.resolve("dist/client"), pictures: path.resolve("content/pictures") }),
  });
  const server = createAdaptorServer({
    fetch: async (request: Request) => (await parts.before?.(request)) ?? site.fetch(request),
  }) as Server;
  await new Promise<void>((resolve) => server.listen(parts.port ?? 0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
