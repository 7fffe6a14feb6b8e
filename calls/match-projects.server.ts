import { Hono } from "hono";
import { readDesign } from "#shop/survey/design.ts";
import { readOwnedResponse } from "#shop/survey/response.ts";
import { browserHash } from "./browser.server.ts";
import type { CallDependencies } from "./dependencies.server.ts";

export function matchProjectsCall(deps: CallDependencies): Hono {
  return new Hono().get("/api/homeplanner/projects/match/:responseId", async (c) => {
    const responseId = c.req.param("responseId");
    const response = await readOwnedResponse(deps.db, { responseId, browserHash: browserHash(c, deps) });
    const design = response && (await readDesign(deps.db, response.id));
    const options = design?.state === "ready" ? design.doc.options : [];
    if (options.length === 0) return c.json({ status: 404, message: "No matching project." }, 404);
    const projects = options.map(({ option, title }) => ({ id: `${responseId}.${option}`, option, title }));
    return c.json({ status: 200, projects });
  });
}
