import { useState } from "react";
import { type FieldProps, RadioField } from "#web/survey/fields.tsx";

/**
 * One of several groups on a phone: a row that tells the question and its answer, open where it is the next one to be answered. By
 * the keyboard it stays open while one goes through its answers; a hand that has chosen is done with it.
 */
export function FoldedField({ due, ...props }: FieldProps & { readonly due: boolean }) {
  const { field, answers, onPick } = props;
  /** As the visitor left it; null: as its turn has it. */
  const [held, setHeld] = useState<boolean | null>(null);
  const open = held ?? due;
  const chosen = field.options.find(({ value }) => value === answers[field.name]);

  function pick() {
    const byHand = onPick();
    setHeld(byHand ? null : true);
    return byHand;
  }

  return (
    <details
      className="half fold"
      open={open}
      // Told of our own opening and closing too.
      onToggle={({ currentTarget }) => currentTarget.open !== open && setHeld(currentTarget.open)}
    >
      <summary>
        <span>{field.text}</span>
        {chosen && <span className="chosen">{chosen.text}</span>}
      </summary>
      <RadioField {...props} onPick={pick} titled />
    </details>
  );
}
