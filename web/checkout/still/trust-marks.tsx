import type { TrustMark, TrustSign } from "#content/trust.ts";
import { useWords } from "#web/render/page-context.tsx";

type TrustMarksProps = { readonly heading: "safeCheckout" | "press" | "awards"; readonly marks: readonly TrustMark[] };

/** A row of marks under its heading, with a note where they are samples; an empty list shows nothing. */
export function TrustMarks({ heading, marks }: TrustMarksProps) {
  const t = useWords("checkout-still");
  if (marks.length === 0) return null;
  return (
    <section className="marks">
      <h2>{t(heading)}</h2>
      {marks.some(({ sample }) => sample) && <p className="small muted">{t("marksSample")}</p>}
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

const SIGNS: Readonly<Record<TrustSign, string>> = {
  card: "M2 5h20v14H2zM2 10h20M6 15h4",
  phone: "M7 2h10v20H7zM11 19h2",
  bank: "M3 9l9-6 9 6zM5 9v10M10 9v10M14 9v10M19 9v10M3 21h18",
  paper: "M3 4h15v16H5a2 2 0 0 1-2-2zM18 9h3v9a2 2 0 0 1-3 2M7 8h7M7 12h7M7 16h4",
  medal: "M12 8a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM8 9L5 2M16 9l3-7M12 12v4",
  film: "M2 5h20v14H2zM10 9l5 3-5 3z",
  photo: "M2 6h5l2-3h6l2 3h5v14H2zM12 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
};

/** A mark's picture, else its sign and its name. */
export function Mark({ mark: { name, picture, sign } }: { readonly mark: TrustMark }) {
  if (picture)
    return <img src={picture.address} alt={name} width={picture.width} height={picture.height} loading="lazy" />;
  return (
    <>
      {sign && (
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path d={SIGNS[sign]} />
        </svg>
      )}
      {name}
    </>
  );
}
