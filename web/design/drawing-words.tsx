import type { DrawingKey } from "#content/drawing-words.ts";

/** What the words on the drawings say, folded away until it is asked for. */
export function DrawingWords({ drawn }: { readonly drawn: Pick<DrawingKey, "heading" | "words"> }) {
  return (
    <details className="folded">
      <summary>{drawn.heading}</summary>
      <ul>
        {drawn.words.map(([word, said]) => (
          <li key={word}>
            <b lang="en">{word}</b>: {said}
          </li>
        ))}
      </ul>
    </details>
  );
}
