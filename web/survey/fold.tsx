import { type ComponentType, useRef, useState, useSyncExternalStore } from "react";
import type { ShownField } from "#content/survey/localise.ts";
import type { FieldProps } from "#web/survey/fields.tsx";
import css from "#web/survey/fold.css?inline";

/** A phone's width, as the styles have it. */
const NARROW = "(max-width: 40rem)";

export type FoldProps = FieldProps & {
  readonly Field: ComponentType<FieldProps>;
  /** All that the step asks. */
  readonly fields: readonly ShownField[];
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/**
 * A field as it is on a phone where a step asks several things: each group is a row that tells question and answer, and the next to
 * be answered alone is open.
 */
export function Fold(props: FoldProps) {
  const { field, fields, Field } = props;
  const groups = fields.filter(({ extra }) => extra);
  return useNarrow() && field.extra && groups.length > 1 ? <Row {...props} fields={groups} /> : <Field {...props} />;
}

/** By the keyboard a row stays open while one goes through its answers; a hand that has chosen is done with it. */
function Row(props: FoldProps) {
  const { field, fields, answers, problem, onPick, Field } = props;
  /** As the visitor left it; null: as its turn has it. */
  const [held, setHeld] = useState<boolean | null>(null);
  const byHand = useRef(false);
  const due = fields.find(({ name }) => !answers[name]) === field;
  const open = problem !== null || (held ?? due);
  const chosen = field.options.find(({ value }) => value === answers[field.name]);

  function pick() {
    setHeld(byHand.current ? null : true);
    onPick();
  }

  return (
    <details
      className="half fold"
      open={open}
      onPointerDown={() => {
        byHand.current = true;
      }}
      onKeyDown={() => {
        byHand.current = false;
      }}
      // Told of our own opening and closing too. What is missing stays open until it is answered.
      onToggle={({ currentTarget }) => {
        if (problem !== null) currentTarget.open = true;
        else if (currentTarget.open !== open) setHeld(currentTarget.open);
      }}
    >
      <summary>
        <span>{field.text}</span>
        {chosen && <span className="chosen">{chosen.text}</span>}
      </summary>
      {problem !== null && (
        <p className="error" aria-hidden="true">
          {problem}
        </p>
      )}
      <Field {...props} question={field.text} onPick={pick} />
    </details>
  );
}

/** Whether the screen is as narrow as a phone's; turned on its side it may not be. */
function useNarrow(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(NARROW);
      query.addEventListener("change", tell);
      return () => query.removeEventListener("change", tell);
    },
    () => matchMedia(NARROW).matches,
  );
}
