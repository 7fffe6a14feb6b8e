import { Hono } from "hono";
import { readDesign } from "#shop/survey/design.ts";
import { listPictures, readPicture } from "#shop/survey/pictures.ts";
import { plannerSentence } from "#shop/survey/planner-words/planner-words.ts";
import { readOwnedResponse } from "#shop/survey/response.ts";
import { concernedStep, suggestedAnswers } from "#shop/survey/suggested-answers.ts";
import { readSurveyForm } from "#shop/survey/survey-form.ts";
import { browserHash } from "./browser.server.ts";
import type { CallDependencies } from "./dependencies.server.ts";
import type { DesignProgress } from "./design-progress.ts";
import { readableResponse } from "./resume.server.ts";

export function designProgressCall(deps: CallDependencies): Hono {
  return new Hono()
    .get("/forms-api/design-progress", async (c) => {
      const responseId = c.req.query("q") ?? "";
      const readable = await readableResponse(c, deps, responseId);
      const design = readable && (await readDesign(deps.db, readable.response.id));
      if (!design) return c.json({ status: 404, message: "Not found." }, 404);
      const previews =
        readable.owned && design.state === "ready" ? await listPictures(deps.db, "preview", responseId) : [];
      const reader = { language: deps.languageOf(c), region: readable.response.doc.region };
      const { doc, formId } = readable.response;
      const form = readable.owned && design.state === "refused" ? await readSurveyForm(deps.db, formId) : null;
      const answer: DesignProgress = {
        status: 200,
        state: design.state,
        ...(readable.owned && { contact: doc.contact !== undefined }),
        stage: design.doc.stage ?? null,
        options: design.doc.options.map(({ option, title, relaxed }) => ({
          option,
          title,
          relaxed: relaxed.map((one) => plannerSentence(reader, "relaxations", one, one.message)),
          previews: previews
            .filter((preview) => preview.option === option)
            .map(({ name, title: caption, width, height }) => ({
              name,
              title: caption,
              width,
              height,
              url: `/previews/${responseId}/${option}/${name}.png`,
            })),
        })),
        reasons: design.doc.reasons.map((reason) => {
          const step = form && concernedStep(form, doc.region, reason.help.change);
          const change = form ? suggestedAnswers(form, doc.region, reason.help.change) : [];
          return {
            rule: reason.rule,
            message: plannerSentence(reader, "refusals", reason, reason.message),
            suggestion: reason.suggestion && plannerSentence(reader, "suggestions", reason.help, reason.suggestion),
            ...(step !== null && { step }),
            ...(change.length > 0 && { change: [...change] }),
          };
        }),
      };
      return c.json(answer);
    })
    .get("/previews/:responseId/:option{[0-9]{1,2}}/:file{[a-z0-9-]+\\.(?:png|avif)}", async (c) => {
      const { responseId, option, file } = c.req.param();
      const response = await readOwnedResponse(deps.db, { responseId, browserHash: browserHash(c, deps) });
      const of = { kind: "preview", option: Number(option), file } as const;
      const picture = response && (await readPicture(deps.db, { ...of, subjectId: response.id }));
      if (!picture) return c.json({ status: 404, message: "Not found." }, 404);
      c.header("content-type", picture.contentType);
      // A preview never changes once drawn. Without its owner's cookie (Vary) the browser does not use its copy and asks here again.
      c.header("cache-control", "private, max-age=3600");
      c.header("vary", "Cookie");
      return c.body(new Uint8Array(picture.bytes));
    });
}
