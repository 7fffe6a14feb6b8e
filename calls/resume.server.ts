import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { openResumeLink } from "#shop/leads/resume-link.ts";
import { readOwnedResponse, type SurveyResponse } from "#shop/survey/response.ts";
import { browserHash, resumeToken, setResume } from "./browser.server.ts";
import type { CallDependencies } from "./dependencies.server.ts";
import { RESUME_WORDS } from "./resume-words.ts";

/**
 * `GET /resume/{token}`: leads back to one's answers from another device. The link lets them be read; the browser owns the
 * response only once its number was verified anew (call 4).
 */
export function resumeCall(deps: CallDependencies): Hono {
  return new Hono().get("/resume/:token", async (c) => {
    c.header("cache-control", "no-store");
    c.header("referrer-policy", "no-referrer");
    const token = c.req.param("token");
    const link = await openResumeLink(deps, token);
    if (link.kind !== "open") {
      const doc = link.kind === "ended" ? link.response.doc : null;
      const language = doc?.selectedLanguage ?? deps.languageOf(c);
      const region = doc?.region ?? "in";
      const words = RESUME_WORDS[language];
      const body = html`<p>${words.text}</p><p><a class="button" href="/${region === "in" ? "" : region}">${words.again}</a></p>`;
      return deps.shell(c, {
        title: words.title,
        body,
        status: link.kind === "ended" ? 410 : 404,
        language,
        region,
        path: null,
      });
    }
    setResume(c, deps, token);
    const { id, formId, doc } = link.response;
    const prefix = doc.region === "in" ? "" : `/${doc.region}`;
    const query = new URLSearchParams({ Fx: formId, Rx: id, lan: doc.selectedLanguage, resume: "1" });
    return c.redirect(`${prefix}/response/form_one_${formId}?${query}`, 303);
  });
}

/** The response by its id, where this browser owns it (`owned`) or has opened its link; else null. */
export async function readableResponse(
  c: Context,
  deps: CallDependencies,
  responseId: string,
): Promise<{ readonly response: SurveyResponse; readonly owned: boolean } | null> {
  const own = await readOwnedResponse(deps.db, { responseId, browserHash: browserHash(c, deps) });
  if (own) return { response: own, owned: true };
  const resumed = await resumedResponse(c, deps);
  return resumed?.id === responseId ? { response: resumed, owned: false } : null;
}

/** The response of the link that this browser has opened, while the link holds; else null. */
export async function resumedResponse(c: Context, deps: CallDependencies): Promise<SurveyResponse | null> {
  const token = resumeToken(c, deps);
  const link = token === null ? null : await openResumeLink(deps, token);
  return link?.kind === "open" ? link.response : null;
}
