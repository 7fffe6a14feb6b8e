import { useCallback, useEffect, useRef, useState } from "react";
import { smallDrawing } from "#web/checkout/first-drawing.ts";
import type { Preview } from "#web/checkout/load.ts";
import { Viewer } from "#web/checkout/viewer.tsx";
import { useWords } from "#web/render/page-context.tsx";
import { Still } from "#web/render/still.tsx";

/** The visitor's own drawings: swiped or flipped through, and enlarged in a dialog; below them, what the plans had to give up. */
export function Gallery({ previews }: { readonly previews: readonly Preview[] }) {
  const t = useWords("checkout");
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /** How many stand side by side: one on a phone, two where there is room. */
  const [abreast, setAbreast] = useState(1);
  const [zoomed, setZoomed] = useState<number | null>(null);

  const pictures = previews.map((preview) => ({
    url: preview.url,
    name: `${t("option", { number: preview.option })} · ${preview.title}`,
    alt: preview.alt,
  }));
  const inView = abreast > 1 ? `${shown + 1}–${Math.min(shown + abreast, previews.length)}` : shown + 1;
  const options = [...new Set(previews.map(({ option }) => option))];

  function show(index: number) {
    const list = track.current;
    const picture = list?.children[Math.max(0, Math.min(previews.length - 1, index))];
    if (!list || !(picture instanceof HTMLElement)) return;
    list.scrollTo({ left: picture.offsetLeft - list.offsetLeft, behavior: "smooth" });
  }

  const scrolled = useCallback((list: HTMLUListElement) => {
    const width = list.firstElementChild?.clientWidth ?? list.clientWidth;
    setShown(Math.round(list.scrollLeft / width));
    setAbreast(Math.max(1, Math.round(list.clientWidth / width)));
  }, []);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const sized = new ResizeObserver(() => scrolled(list));
    sized.observe(list);
    return () => sized.disconnect();
  }, [scrolled]);

  if (previews.length === 0) return <Still name="no-drawings" />;
  return (
    <section className="gallery card" aria-labelledby="own-plan">
      <div className="options">
        <h2 id="own-plan">{t("yourPlan")}</h2>
        {options.length > 1 &&
          options.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={previews[shown]?.option === option}
              onClick={() => show(previews.findIndex((preview) => preview.option === option))}
            >
              {t("option", { number: option })}
            </button>
          ))}
      </div>
      <ul ref={track} onScroll={({ currentTarget }) => scrolled(currentTarget)}>
        {previews.map((preview, index) => (
          <li key={preview.url}>
            <button
              type="button"
              aria-label={`${t("zoom")}: ${t("option", { number: preview.option })}, ${preview.title}`}
              onClick={() => setZoomed(index)}
            >
              <picture>
                <SmallSource preview={preview} />
                <img
                  src={preview.url}
                  alt={pictures[index]?.alt}
                  width={preview.width}
                  height={preview.height}
                  loading={index === 0 ? undefined : "lazy"}
                  fetchPriority={index === 0 ? "high" : undefined}
                />
              </picture>
            </button>
            <p>
              <strong>{pictures[index]?.name}</strong>
            </p>
          </li>
        ))}
      </ul>
      <div className="flip">
        <button type="button" aria-label={t("previous")} aria-disabled={shown === 0} onClick={() => show(shown - 1)}>
          ‹
        </button>
        <span aria-live="polite">{t("previewOf", { number: inView, total: previews.length })}</span>
        <button
          type="button"
          aria-label={t("following")}
          aria-disabled={shown + abreast >= previews.length}
          onClick={() => show(shown + 1)}
        >
          ›
        </button>
      </div>
      <p className="small muted">{t("previewNote")}</p>
      <Still name="drawing-notes" />
      <Viewer pictures={pictures} index={zoomed} onIndex={setZoomed} />
    </section>
  );
}

/** A drawing's small AVIF, for screens on which it is as sharp as the whole; each PNG preview has one beside it. */
function SmallSource({ preview }: { readonly preview: Preview }) {
  const small = smallDrawing(preview);
  return small && <source type="image/avif" media={small.media ?? undefined} srcSet={small.url} />;
}
