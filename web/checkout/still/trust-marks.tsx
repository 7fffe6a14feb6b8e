import type { TrustMark } from "#content/trust.ts";
import { useWords } from "#web/render/page-context.tsx";

type TrustMarksProps = { readonly heading: "safeCheckout" | "press" | "awards"; readonly marks: readonly TrustMark[] };

/** A row of marks under its heading; an empty list shows nothing. */
export function TrustMarks({ heading, marks }: TrustMarksProps) {
  const t = useWords("checkout-still");
  if (marks.length === 0) return null;
  return (
    <section className="marks">
      <h2>{t(heading)}</h2>
      <ul>
        {marks.map((mark) => (
          <li key={mark.name}>
            {mark.href ? (
              <a href={mark.href} target="_blank" rel="noopener noreferrer">
                <Mark mark={mark} />
              </a>
            ) : (
              <Mark mark={mark} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mark({ mark }: { readonly mark: TrustMark }) {
  if (!mark.picture) return mark.name;
  const { address, width, height } = mark.picture;
  return <img src={address} alt={mark.name} width={width} height={height} loading="lazy" />;
}
