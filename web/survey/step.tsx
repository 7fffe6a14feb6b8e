import { type ComponentType, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useWords } from "#web/render/page-context.tsx";
import { progressPercent } from "#web/survey/answers.ts";
import { Field } from "#web/survey/fields.tsx";
import type { FoldProps } from "#web/survey/fold.tsx";
import type { SurveyControl } from "#web/survey/use-survey.ts";

/** One step: its question with its fields, the progress bar above, Back and Next below. */
export function Step({ survey }: { readonly survey: SurveyControl }) {
  const t = useWords("survey");
  const { step, questions, answers, problem, said, sending } = survey;
  const heading = useRef<HTMLHeadingElement>(null);
  const byPointer = useRef(false);
  const [Group, setGroup] = useState<ComponentType<FoldProps>>(() => Field);
  const last = step === questions.length - 1;
  const question = questions[step];
  const typed = question?.fields.some(({ type }) => type !== "radio" && type !== "compass");

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new step, a form that stayed stops looking pressed
  useLayoutEffect(() => document.querySelector("#step")?.removeAttribute("data-going"), [step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the step does
  useEffect(() => {
    if (!survey.moved) return;
    const input = document.querySelector<HTMLInputElement>("#step input[type=text]");
    (input ?? heading.current)?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step]);

  // Only the last question folds, so the first tap does not wait for this; where it cannot be loaded the fields stay open.
  useEffect(() => {
    if (step > 0) import("#web/survey/fold.tsx").then(({ Fold }) => setGroup(() => Fold)).catch(() => null);
  }, [step]);

  // In a step that asks several things, the field with the error may be out of sight.
  useEffect(() => {
    if (!problem?.field) return;
    const wrong = document.querySelector<HTMLElement>(`#step [name="${CSS.escape(problem.field)}"]`);
    wrong?.focus({ preventScroll: true });
    wrong?.closest("fieldset")?.scrollIntoView({ block: "nearest" });
  }, [problem]);

  if (!question) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!sending) survey.next();
  }

  return (
    <section className={typed ? "step card" : "step card choosing"}>
      <div className="progress">
        <progress max={100} value={progressPercent(step, questions.length)} aria-label={t("progress")} />
        <p className="small muted">{t("questionOf", { number: step + 1, total: questions.length })}</p>
      </div>
      <form
        id="step"
        // From one typed question to the next the field stays, and with it a phone's keyboard.
        key={typed ? "typed" : step}
        noValidate
        onSubmit={submit}
        onPointerDown={() => {
          byPointer.current = true;
        }}
        onKeyDown={() => {
          byPointer.current = false;
        }}
      >
        <h1 ref={heading} tabIndex={-1} aria-live={typed ? "polite" : undefined}>
          {question.text}
        </h1>
        {question.smallText && <p className="muted">{question.smallText}</p>}
        <div className="fields">
          {question.fields.map((field, index, fields) => {
            // Only extra fields turn into rows when those have loaded: a field that one types in is not replaced, and keeps its focus.
            const Shown = field.extra ? Group : Field;
            return (
              <Shown
                key={typed ? index : field.name}
                Field={Field}
                field={field}
                fields={fields}
                byPointer={byPointer}
                answers={answers}
                question={fields.length === 1 ? question.text : null}
                problem={problem?.field === field.name ? said : null}
                onAnswer={survey.answer}
                onPick={() => byPointer.current && survey.picked()}
              />
            );
          })}
        </div>
        <p id="step-error" className="error" role="alert">
          {said}
        </p>
        <div className="ways">
          {step > 0 && (
            <button className="button quiet" type="button" onClick={survey.back}>
              {t("back")}
            </button>
          )}
          <button className="button" type="submit" aria-disabled={sending || undefined}>
            {last ? t(sending ? "sending" : "finish") : t("next")}
          </button>
        </div>
      </form>
    </section>
  );
}
