import { Hono } from "hono";
import { readSurveyForms } from "#shop/survey/survey-form.ts";
import type { CallDependencies } from "./dependencies.server.ts";

export function surveyFormCall({ db }: CallDependencies): Hono {
  return new Hono().get("/forms-api/survey-forms", async (c) => {
    c.header("cache-control", "no-cache");
    return c.json(await readSurveyForms(db));
  });
}
