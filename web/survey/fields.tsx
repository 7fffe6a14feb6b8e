import type { ShownField } from "#content/survey/localise.ts";
import type { Answers } from "#web/answers/keep.ts";
import { useWords } from "#web/render/page-context.tsx";
import { Compass } from "#web/survey/compass.tsx";

export type FieldProps = {
  readonly field: ShownField;
  readonly answers: Answers;
  /** The question, where something visible already says it (a step's heading, where the field is its only one); null: the field shows its own text. */
  readonly question: string | null;
  /** What is wrong with the answer; null: nothing. */
  readonly problem: string | null;
  readonly onAnswer: (name: string, text: string) => void;
  /** An answer was clicked; arrow keys click too. The step may go on by itself after a click by hand. */
  readonly onPick: () => void;
};

export function Field(props: FieldProps) {
  if (props.field.type === "compass") return <CompassField {...props} />;
  return props.field.type === "radio" ? <RadioField {...props} /> : <InputField {...props} />;
}

function InputField({ field, answers, problem, onAnswer }: FieldProps) {
  const numeric = field.type === "number";
  return (
    <div className="field">
      <label htmlFor={`f-${field.name}`}>{field.text}</label>
      <div className="with-unit">
        <input
          id={`f-${field.name}`}
          className="input"
          name={field.name}
          type="text"
          inputMode={numeric ? "decimal" : "text"}
          autoComplete="off"
          maxLength={numeric ? 12 : 300}
          value={answers[field.name] ?? ""}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? "step-error" : undefined}
          onChange={({ target }) => onAnswer(field.name, target.value)}
        />
        {field.unit && <span aria-hidden="true">{field.unit}</span>}
      </div>
    </div>
  );
}

function RadioField({ field, answers, question, problem, onAnswer, onPick }: FieldProps) {
  const pictures = field.options.some(({ image }) => image);
  // More than four answers of one or two letters, as numbers are, stand side by side; one longer answer ("8 or more") takes two places.
  const short = field.options.length > 4 && field.options.filter(({ text }) => text.length > 2).length <= 1;
  return (
    <fieldset
      className={field.extra ? "half" : undefined}
      aria-describedby={problem ? "step-error" : undefined}
      data-invalid={problem ? "" : undefined}
    >
      <legend className={question ? "hush" : undefined}>{question ?? field.text}</legend>
      {problem && (field.extra || !question) && <ProblemHere problem={problem} />}
      <div
        className={
          pictures ? "pictures" : field.extra || !question ? chipsFor(field) : short ? "choices short" : "choices"
        }
      >
        {field.options.map(({ value, text, image }) => (
          <label key={value} className={short && text.length > 2 ? "option long" : "option"}>
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={answers[field.name] === value}
              onChange={() => onAnswer(field.name, value)}
              onClick={onPick}
            />
            {image && <img src={image} alt="" width="320" height="240" loading="lazy" />}
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Columns of one width, enough for the longest answer in any of the scripts: on a phone three, two, or one of its whole width. */
function chipsFor({ options }: ShownField): string {
  const longest = Math.max(...options.map(({ text }) => text.length));
  return longest <= 2 ? "chips tiny" : longest <= 10 ? "chips" : "chips wide";
}

function CompassField({ field, answers, problem, onAnswer, onPick }: FieldProps) {
  const t = useWords("survey");
  const direction = answers[field.name] ?? "";
  return (
    <fieldset
      className="compass-field"
      aria-describedby={problem ? "step-error" : undefined}
      data-invalid={problem ? "" : undefined}
    >
      <legend className="hush">{t("compassAsk")}</legend>
      <Compass direction={direction} called={field.options.find(({ value }) => value === direction)?.text} />
      {problem && <ProblemHere problem={problem} />}
      <div className="directions">
        {field.options.map(({ value, text }) => (
          <label key={value} className="option">
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={direction === value}
              onChange={() => onAnswer(field.name, value)}
              onClick={onPick}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The step's error again, at the field that it is about. Screen readers skip it: they read the error out once, below the step. */
function ProblemHere({ problem }: { readonly problem: string }) {
  return (
    <p className="error" aria-hidden="true">
      {problem}
    </p>
  );
}
