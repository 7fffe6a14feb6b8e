import { type ComponentType, type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ShownField } from "#content/survey/localise.ts";
import { adoptCss } from "#web/render/adopt-css.ts";
import type { FieldProps } from "#web/survey/fields.tsx";
import css from "#web/survey/fold.css?inline";

/** A phone's width, as the styles have it. */
const NARROW = "(max-width: 40rem)";

export type FoldProps = FieldProps & {
  readonly Field: ComponentType<FieldProps>;
  /** All fields of the step. */
  readonly fields: readonly ShownField[];
  /** The form was last touched by a hand, not by the keyboard. */
  readonly byPointer: RefObject<boolean>;
};

adoptCss(css);

/**
 * An extra field of a step. On a phone, where the step has several, each is a row that tells question and answer, and only the next
 * one to be answered is open; else the field stands open as it is.
 */
export function Fold(props: FoldProps) {
  const { fields, Field } = props;
  const groups = fields.filter(({ extra }) => extra);
  return useNarrow() && groups.length > 1 ? <Row {...props} fields={groups} /> : <Field {...props} />;
}

/** One row. It closes after a choice by hand, but by keyboard it stays open while one goes through its answers. */
function Row(props: FoldProps) {
  const { field, fields, answers, problem, byPointer, onPick, Field } = props;
  /** Whether the visitor left it open; null: it is open while it is the next to be answered. */
  const [held, setHeld] = useState<boolean | null>(null);
  const row = useRef<HTMLDetailsElement>(null);
  const due = fields.find(({ name }) => !answers[name]) === field;
  const open = problem !== null || (held ?? due);
  const chosen = field.options.find(({ value }) => value === answers[field.name]);

  function pick() {
    setHeld(byPointer.current ? null : true);
    onPick();
  }

  // A row that closes around the focus would lose it: the next row due takes it or, at the end, this row itself.
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
      // Also fires when we open or close it. A row with a problem stays open until it is answered.
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

/** Whether the screen is as narrow as a phone's; that may change when a phone is turned on its side. */
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
