import { Hono } from "hono";
import { storeResponse } from "#shop/survey/store-response.ts";
import { addressKey, ownerToken, setOwner } from "./browser.server.ts";
import type { CallDependencies } from "./dependencies.server.ts";
import { readJson } from "./request.server.ts";
import { surveySubmission } from "./submit-survey.ts";

export function submitSurveyCall(deps: CallDependencies): Hono {
  return new Hono().post("/forms-api/survey-forms", async (c) => {
    const read = await readJson(c, surveySubmission);
    if (read.kind === "bad") return c.json({ status: 400, message: read.message }, 400);
    const { brand: _, region, ...submission } = read.body;
    const stored = await storeResponse(deps, {
      submission: { ...submission, region: region ?? regionOf(c.req.header("referer")) },
      browserToken: ownerToken(c, deps),
      fingerprint: `${addressKey(deps.clientAddress(c))}|${c.req.header("user-agent") ?? ""}`,
    });
    if (stored.kind === "unknown-form") return c.json({ status: 400, message: "Unknown form.", field: "formId" }, 400);
    if (stored.kind === "wrong") {
      const { message, step, field } = stored;
      return c.json({ status: 400, message, step, field }, 400);
    }
    setOwner(c, deps, stored.browserToken);
    return c.json({ status: 201, insertedId: stored.responseId }, 201);
  });
}

/** The region of the site that the survey was answered on, by the address of the page (Referer), where the page does not send it. */
function regionOf(referer: string | undefined): "in" | "us" | "uk" {
  const first = URL.parse(referer ?? "")?.pathname.split("/")[1];
  return first === "us" || first === "uk" ? first : "in";
}
