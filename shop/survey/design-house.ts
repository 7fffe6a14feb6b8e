import { regionalText } from "#drawing/words/regional-text.ts";
import type { Brief } from "#planner/brief/brief.ts";
import { briefFromAnswers } from "#planner/brief/brief-from-answers.ts";
import type { Finding, Plan } from "#planner/plan/plan.ts";
import { type PlanningOptions, type PlanningOutcome, type RefusalReason, refusal } from "#planner/plan-house.ts";
import { sha256 } from "#platform/digest.ts";
import { TENANT } from "#platform/postgres/tables.ts";
import { inTransaction } from "#platform/postgres/transaction.ts";
import type { ShopContext } from "../context.ts";
import { openCase } from "./case.ts";
import { readDesign, writeDesign } from "./design.ts";
import { keepPictures, type Picture } from "./pictures.ts";
import { readResponse, type SurveyResponse } from "./response.ts";
import { readSurveyForm } from "./survey-form.ts";

/** The functions that do the work; `run/` passes the real ones, tests others. */
export type Designers = {
  readonly parseBrief: (
    json: unknown,
  ) =>
    | { readonly kind: "brief"; readonly brief: Brief }
    | { readonly kind: "invalid"; readonly field: string; readonly message: string };
  readonly planHouse: (brief: Brief, options: PlanningOptions) => PlanningOutcome | Promise<PlanningOutcome>;
  /** The laws, checked again by code that shares nothing with the search; findings of severity error bar a plan. */
  readonly checkPlan: (plan: Plan) => readonly Finding[];
  /** Law 11: whether two options may be sold as entirely different. */
  readonly entirelyDifferent: (one: Plan, other: Plan) => boolean;
  readonly drawPreviews: (plan: Plan) => Promise<readonly Picture[]>;
};

export const OPTIONS_PER_DESIGN = 2;

/**
 * Makes a brief of a response's answers, plans of the brief and previews of the plans; plans and previews are stored together or not
 * at all. Running it again for a design that is ready, refused or given up does nothing; a run that was killed starts over and gives
 * the same plans, since the seed follows from the response. A fault is thrown, so that the job runs again; once it has no tries left,
 * `recordDesignFault` gives the design up.
 */
export async function designHouse(
  context: ShopContext & Designers,
  { responseId }: { readonly responseId: string },
): Promise<void> {
  const { db } = context;
  const [response, design] = [await readResponse(db, responseId), await readDesign(db, responseId)];
  if (!response || !design || design.state === "ready" || design.state === "refused" || design.state === "failed")
    return;

  await writeDesign(db, responseId, "designing", { stage: "programme" });
  const outcome = await plan(context, response);
  if (outcome.kind === "refused") return refuse(context, responseId, outcome.reasons);

  const sound = soundOptions(context, outcome.plans);
  // The same seed would give the same plans again, so another run is of no use.
  if (sound.length === 0) return recordDesignFault(context, responseId, "no plan holds the laws");
  await writeDesign(db, responseId, "designing", { stage: "previews" });
  const drawn = await Promise.all(
    sound.map(async (one, index) => ({ plan: one, option: index + 1, pictures: await context.drawPreviews(one) })),
  );
  await store(context, responseId, drawn);
}

async function plan(context: ShopContext & Designers, response: SurveyResponse): Promise<PlanningOutcome> {
  const form = await readSurveyForm(context.db, response.formId);
  if (!form) throw new Error(`survey form ${response.formId} is gone`);
  const reading = briefFromAnswers(form.questions, response.doc.answer, response.doc.region);
  const parsed = reading.kind === "invalid" ? reading : context.parseBrief(reading.input);
  if (parsed.kind === "invalid") {
    return {
      kind: "refused",
      reasons: [{ ...refusal(parsed.field, "brief", { message: parsed.message }), suggestion: "" }],
    };
  }

  let writing = Promise.resolve();
  let shown = "";
  const outcome = await context.planHouse(parsed.brief, {
    options: OPTIONS_PER_DESIGN,
    seed: seedOf(response.id),
    onStage: (stage) => {
      if (stage === shown) return;
      shown = stage;
      writing = writing.then(() => writeDesign(context.db, response.id, "designing", { stage }));
    },
  });
  await writing;
  return outcome;
}

/** The plans that break no law; each later one only where it is entirely different from all that were kept before it. */
function soundOptions({ checkPlan, entirelyDifferent }: Designers, plans: readonly Plan[]): readonly Plan[] {
  const kept: Plan[] = [];
  for (const one of plans) {
    if (checkPlan(one).some((finding) => finding.severity === "error")) continue;
    if (kept.every((earlier) => entirelyDifferent(earlier, one))) kept.push(one);
  }
  return kept;
}

/** The planner's seed, a whole number below 2^32 that follows from the response's id alone. */
function seedOf(responseId: string): number {
  return Number.parseInt(sha256(responseId).slice(0, 8), 16);
}

async function refuse(
  { db, random }: ShopContext,
  responseId: string,
  reasons: readonly RefusalReason[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await writeDesign(trx, responseId, "refused", { reasons: [...reasons] });
    await openCase(trx, random, { kind: "refused-brief", subjectId: responseId, detail: { reasons } });
  });
}

async function store(
  { db, sendJob }: ShopContext,
  responseId: string,
  drawn: readonly { readonly plan: Plan; readonly option: number; readonly pictures: readonly Picture[] }[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Two runs of one job write the same rows: they take turns.
    await trx
      .selectFrom("designs")
      .select("id")
      .where("tenant_id", "=", TENANT)
      .where("id", "=", responseId)
      .forUpdate()
      .execute();
    for (const { plan: one, option, pictures } of drawn) {
      await trx
        .insertInto("plans")
        .values({
          tenant_id: TENANT,
          id: `${responseId}.${option}`,
          response_id: responseId,
          option,
          doc: JSON.stringify(one),
        })
        .onConflict((conflict) => conflict.columns(["tenant_id", "id"]).doUpdateSet({ doc: JSON.stringify(one) }))
        .execute();
      const own = pictures.map((picture) => ({ ...picture, option }));
      await keepPictures(trx, "preview", responseId, own);
    }
    const options = drawn.map(({ plan: one, option }) => ({
      option,
      title: `Option ${option}: ${partiTitle(one)}`,
      relaxed: one.relaxed.map(({ message, code = "", params = {} }) => ({
        message: regionalText(one.brief.region, message),
        code,
        params,
      })),
    }));
    await writeDesign(trx, responseId, "ready", { options });
    // A visitor whose number is verified already went on before the plans were ready, and has to be told.
    const response = await readResponse(trx, responseId);
    if (response?.number) await sendJob(trx, "tell-plans-ready", { responseId });
  });
}

function partiTitle(one: Plan): string {
  return one.option.parti.replaceAll("-", " ");
}

/** Gives a design up: the visitor is told so, and a case tells the operator why. */
export async function recordDesignFault({ db, random }: ShopContext, responseId: string, fault: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const design = await readDesign(trx, responseId);
    if (!design || design.state === "ready" || design.state === "refused") return;
    await writeDesign(trx, responseId, "failed", { fault });
    await openCase(trx, random, { kind: "failed-design", subjectId: responseId, detail: { fault } });
  });
}
