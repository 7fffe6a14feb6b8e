import { type ComponentType, type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ShownField } from "#content/survey/localise.ts";
import { adoptCss } from "#web/render/adopt-css.ts";
import type { FieldProps } from "#web/survey/fields.tsx";
import css from "#web/survey/fold.css?inline";

/** A phone's width, as the styles have it. */
const NARROW = "(max-width: 40rem)";

export type FoldProps = FieldProps & {
  readonly Field: ComponentType<FieldProps>;
  /** All that the step asks. */
  readonly fields: readonly ShownField[];
  /** The form was last touched by a hand, not by the keyboard. */
  readonly byPointer: RefObject<boolean>;
};

adoptCss(css);

/**
 * A group as it is on a phone where a step asks several: each is a row that tells question and answer, and the next to
 * be answered alone is open.
 */
export function Fold(props: FoldProps) {
  const { fields, Field } = props;
  const groups = fields.filter(({ extra }) => extra);
  return useNarrow() && groups.length > 1 ? <Row {...props} fields={groups} /> : <Field {...props} />;
}

/** By the keyboard a row stays open while one goes through its answers; a hand that has chosen is done with it. */
function Row(props: FoldProps) {
  const { field, fields, answers, problem, byPointer, onPick, Field } = props;
  /** As the visitor left it; null: as its turn has it. */
  const [held, setHeld] = useState<boolean | null>(null);
  const row = useRef<HTMLDetailsElement>(null);
  const due = fields.find(({ name }) => !answers[name]) === field;
  const open = problem !== null || (held ?? due);
  const chosen = field.options.find(({ value }) => value === answers[field.name]);

  function pick() {
    setHeld(byPointer.current ? null : true);
    onPick();
  }

  // A row that closes over what has the focus would leave it nowhere: the next that is due takes it or, at the end, the row itself.
  useLayoutEffect(() => {
    if (open || !row.current?.querySelector("input:focus")) return;
    const rows = row.current.parentElement?.querySelectorAll(".fold") ?? [];
    const next = rows[fields.findIndex(({ name }) => !answers[name])] ?? row.current;
    next.querySelector("summary")?.focus({ preventScroll: true });
  });

  return (
    <details
      className="half fold"
      ref={row}
      open={open}
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
