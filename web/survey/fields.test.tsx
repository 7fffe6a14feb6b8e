import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#content/languages.ts";
import { shownQuestions } from "#content/survey/localise.ts";
import { SURVEY_FORM } from "#content/survey-form.ts";
import { drawnPart } from "#tests/support/drawn-part.tsx";
import { REGIONS, type Region } from "#web/routes.ts";
import { Field } from "#web/survey/fields.tsx";

const nothing = () => {};

/** Each field of the survey with its HTML. */
function drawn(language: Language, region: Region) {
  const fields = shownQuestions(SURVEY_FORM, language, region).flatMap((question) => question.fields);
  return fields.map((field) => {
    const handlers = { onAnswer: nothing, onPick: nothing };
    const part = <Field key={field.name} field={field} answers={{}} question={null} problem={null} {...handlers} />;
    return { field, html: drawnPart(part, language, region) };
  });
}

test("every field is drawn by its type: all of its options with their pictures, eight directions under a compass, a number beside its unit; what is extra takes half of the width", () => {
  for (const region of REGIONS)
    for (const language of LANGUAGES)
      for (const { field, html } of drawn(language, region)) {
        const options = [...html.matchAll(/<label class="option[^>]*><input[^>]*value="([^"]*)"\/>(.*?)<\/label>/g)];
        expect(
          options.map(([, value]) => value),
          field.name,
        ).toEqual(field.options.map(({ value }) => value));
        for (const [index, { text, image }] of field.options.entries()) {
          expect(options[index]?.[2]).toContain(`<span>${text}</span>`);
          expect(options[index]?.[2]?.includes("<img")).toBe(image !== undefined);
          if (image) expect(options[index]?.[2]).toContain(`src="${image}"`);
        }
        expect(html.includes('class="half"'), field.name).toBe(field.extra);
        expect(html.includes("<svg"), field.name).toBe(field.type === "compass");
        if (field.type === "number") expect(html).toContain(`inputMode="decimal"`);
        if (field.unit) expect(html).toContain(`<span aria-hidden="true">${field.unit}</span>`);
      }
});
