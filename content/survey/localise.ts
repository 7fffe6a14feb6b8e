import type { Language } from "#content/languages.ts";
import type { FieldWords, MarketRegion, SurveyField, SurveyForm, SurveyQuestion } from "#content/survey/form.ts";

/** A question as one visitor sees it: `label` and `value` are canonical and sent back, the texts are shown. */
export type ShownQuestion = {
  readonly label: string;
  readonly text: string;
  readonly smallText?: string;
  readonly fields: readonly ShownField[];
};
export type ShownField = {
  readonly name: string;
  readonly type: SurveyField["type"];
  readonly text: string;
  readonly extra: boolean;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly options: readonly { readonly value: string; readonly text: string; readonly image?: string }[];
};

/** The questions in one language for one region; what is not translated falls back to English. */
export function shownQuestions(form: SurveyForm, language: Language, region: MarketRegion): readonly ShownQuestion[] {
  return form.questions.map((question) => shownQuestion(question, language, region));
}

function shownQuestion(question: SurveyQuestion, language: Language, region: MarketRegion): ShownQuestion {
  const regional = question.regions?.[region]?.words;
  const said = language === "en" ? {} : { ...question.words?.[language], ...regional?.[language] };
  const english = { ...question.words?.en, ...regional?.en };
  // A translated step without a small text needs none: English may have to explain what readers of other languages know.
  const smallText = said.smallText ?? (said.label ? undefined : (english.smallText ?? question.smallText));
  const text = said.label ?? english.label ?? question.label;
  return {
    label: question.label,
    text,
    ...(smallText && { smallText }),
    fields: question.fields.map((field) => {
      const shown = shownField(field, language, region);
      return field.label === question.label ? { ...shown, text } : shown;
    }),
  };
}

function shownField(general: SurveyField, language: Language, region: MarketRegion): ShownField {
  const field = { ...general, ...general.regions?.[region] };
  const said = fieldWords(general, language, region);
  const english = fieldWords(general, "en", region);
  const texts = said.options ?? english.options ?? field.options;
  const unit = said.unit ?? english.unit ?? field.unit;
  return {
    name: field.name,
    type: field.type,
    text: said.label ?? english.label ?? field.label ?? field.name,
    extra: field.extra === true,
    ...(unit && { unit }),
    ...(field.min !== undefined && { min: field.min }),
    ...(field.max !== undefined && { max: field.max }),
    options: (field.options ?? []).map((value, index) => {
      const image = field.images?.[index];
      return { value, text: texts?.[index] ?? value, ...(image && { image }) };
    }),
  };
}

/** A field's words. Where a region has other options or another unit, the general words for those are dropped: they would say something else. */
function fieldWords(field: SurveyField, language: Language, region: MarketRegion): FieldWords {
  const regional = field.regions?.[region];
  const { options, unit, ...words } = field.words?.[language] ?? {};
  return {
    ...words,
    ...(options && !regional?.options && { options }),
    ...(unit && !regional?.unit && { unit }),
    ...regional?.words?.[language],
  };
}
