import type { RegionCode } from "#planner/brief/brief.ts";

/** The parts of a survey form that say how its answers become a brief. */
export type AnswerableQuestion = { readonly label: string; readonly fields: readonly AnswerableField[] };
export type AnswerableField = FieldMapping & {
  readonly name: string;
  readonly type: string;
  readonly extra?: boolean;
  /** Absent means true. */
  readonly required?: boolean;
  readonly regions?: Readonly<Partial<Record<RegionCode, FieldMapping>>>;
};
type FieldMapping = {
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly brief?: string;
  readonly values?: readonly unknown[];
  readonly also?: Readonly<Record<string, unknown>>;
};

/** Answers by step label: a text, or a map of field name to text; `SiteDetails` holds the extra fields by name. */
export type SurveyAnswers = Readonly<Record<string, unknown>>;

export type BriefFromAnswers =
  | { readonly kind: "brief-input"; readonly input: Readonly<Record<string, unknown>> }
  | { readonly kind: "invalid"; readonly field: string; readonly message: string };

/**
 * Reads a survey's answers by the mapping that the form itself carries, and gives the JSON that `parseBrief` takes. Where fields are unanswered or
 * impossible, gives the first such field, in the order of the form, with the message to show there.
 */
export function briefFromAnswers(
  questions: readonly AnswerableQuestion[],
  answers: SurveyAnswers,
  region: RegionCode,
): BriefFromAnswers {
  const input: Record<string, unknown> = { region };
  for (const question of questions) {
    for (const general of question.fields) {
      const field = { ...general, ...general.regions?.[region] };
      const text = answerOf(question, field, answers);
      if (text === "" && field.required === false) continue;
      const reading = readField(field, text);
      if (reading.kind === "invalid") return { kind: "invalid", field: field.name, message: reading.message };
      if (field.also) merge(input, field.also);
      if (field.brief !== undefined && reading.value !== null) place(input, field.brief.split("."), reading.value);
    }
  }
  return { kind: "brief-input", input };
}

function answerOf(question: AnswerableQuestion, field: AnswerableField, answers: SurveyAnswers): string {
  const step = own(answers, question.label);
  const plainFields = question.fields.filter((one) => !one.extra);
  const inStep = plainFields.length === 1 && !field.extra && typeof step === "string" ? step : own(step, field.name);
  const answer = inStep ?? own(own(answers, "SiteDetails"), field.name);
  return typeof answer === "string" ? answer.trim() : "";
}

type Reading =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "invalid"; readonly message: string };

function readField(field: AnswerableField, text: string): Reading {
  if (text === "") return { kind: "invalid", message: "This field is required" };
  if (field.type === "number") return readNumber(field, text);
  if (!field.options) return { kind: "value", value: text };
  const index = field.options.indexOf(text);
  if (index < 0) return { kind: "invalid", message: "Please choose one of the options." };
  return { kind: "value", value: field.values ? (field.values[index] ?? null) : text };
}

function readNumber(field: AnswerableField, text: string): Reading {
  if (!/^\d+(\.\d+)?$/.test(text)) return { kind: "invalid", message: "Value must be a number." };
  const value = Number(text);
  if (field.max !== undefined && value > field.max)
    return { kind: "invalid", message: `Value must be ${field.max} or less.` };
  if (field.min !== undefined && value < field.min)
    return { kind: "invalid", message: `Value must be ${field.min} or more.` };
  return { kind: "value", value };
}

function place(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  merge(
    target,
    path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value),
  );
}

function merge(target: Record<string, unknown>, patch: unknown): void {
  if (!isMap(patch)) return;
  for (const [key, value] of Object.entries(patch)) {
    if (!isMap(value)) {
      target[key] = value;
      continue;
    }
    const inner = own(target, key);
    const copy = isMap(inner) ? { ...inner } : {};
    merge(copy, value);
    target[key] = copy;
  }
}

function own(map: unknown, key: string): unknown {
  return isMap(map) && Object.hasOwn(map, key) ? map[key] : undefined;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
