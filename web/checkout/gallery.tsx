import { useRef, useState } from "react";
import type { Preview } from "#web/checkout/load.ts";
import { Dialog } from "#web/design/dialog.tsx";
import { PlanPicture } from "#web/design/plan-picture.tsx";
import { useWords } from "#web/render/page-context.tsx";

/** The visitor's own drawings: swiped or flipped through, and looked at closely in a dialog. */
export function Gallery({ previews }: { readonly previews: readonly Preview[] }) {
  const t = useWords("checkout");
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<Preview | null>(null);

  function flip(by: number) {
    const to = Math.max(0, Math.min(previews.length - 1, shown + by));
    track.current?.children[to]?.scrollIntoView({ behavior: "smooth", block: "nearest", inline: "start" });
  }

  if (previews.length === 0) {
    return (
      <section className="gallery empty card">
        <PlanPicture />
        <p className="muted">{t("previewsLater")}</p>
      </section>
    );
  }
  return (
    <section className="gallery card" aria-label={t("yourPlan")}>
      <ul
        ref={track}
        onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {previews.map((preview, index) => (
          <li key={preview.url}>
            <button type="button" aria-label={`${t("zoom")}: ${preview.title}`} onClick={() => setZoomed(preview)}>
              <img
                src={preview.url}
                alt={t("previewAlt", { number: preview.option })}
                width="1200"
                height="848"
                loading={index === 0 ? "eager" : "lazy"}
                fetchPriority={index === 0 ? "high" : "auto"}
              />
            </button>
            <p>
              <strong>{preview.title}</strong>
            </p>
          </li>
        ))}
      </ul>
      <div className="flip">
        <button type="button" aria-label={t("previous")} disabled={shown === 0} onClick={() => flip(-1)}>
          ‹
        </button>
        <span aria-live="polite">{t("previewOf", { number: shown + 1, total: previews.length })}</span>
        <button
          type="button"
          aria-label={t("following")}
          disabled={shown === previews.length - 1}
          onClick={() => flip(1)}
        >
          ›
        </button>
      </div>
      <p className="small muted">{t("previewNote")}</p>
      <Dialog open={zoomed !== null} onClose={() => setZoomed(null)} heading={zoomed?.title ?? ""} wide>
        {zoomed && (
          <div className="closer">
            <img src={zoomed.url} alt={t("previewAlt", { number: zoomed.option })} />
          </div>
        )}
      </Dialog>
    </section>
  );
}
