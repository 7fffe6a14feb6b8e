import type { DrawingKey } from "#content/drawing-words.ts";
import type { GaveWay } from "#web/checkout/load.ts";
import { DrawingWords } from "#web/design/drawing-words.tsx";
import { useWords } from "#web/render/page-context.tsx";

type DrawingNotesProps = {
  readonly drawn: DrawingKey | null;
  readonly gaveWay: readonly GaveWay[];
  readonly options: number;
};

/** Below the drawings: what the words on them say, and what they had to give up. */
export function DrawingNotes({ drawn, gaveWay, options }: DrawingNotesProps) {
  const t = useWords("checkout");
  const still = useWords("checkout-still");
  return (
    <>
      {drawn && <DrawingWords drawn={drawn} />}
      {gaveWay.length > 0 && (
        <details className="folded">
          <summary>{still("gaveWay")}</summary>
          {gaveWay.map(({ option, told }) => (
            <div key={option}>
              {options > 1 && <strong>{t("option", { number: option })}</strong>}
              <ul>
                {told.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
    </>
  );
}
