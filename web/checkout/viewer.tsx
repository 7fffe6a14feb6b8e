import { ZoomPicture } from "#web/checkout/zoom-picture.tsx";
import { Dialog } from "#web/design/dialog.tsx";
import { useWords } from "#web/render/page-context.tsx";

/** A drawing to look into, under its name. */
export type ViewedPicture = { readonly url: string; readonly name: string; readonly alt: string };

type ViewerProps = {
  readonly pictures: readonly ViewedPicture[];
  /** Which one is open; null: closed. */
  readonly index: number | null;
  readonly onIndex: (index: number | null) => void;
};

/** Drawings in a dialog: looked into one at a time, and turned like pages. */
export function Viewer({ pictures, index, onIndex }: ViewerProps) {
  const t = useWords("checkout");
  const picture = index === null ? undefined : pictures[index];
  const turn = (by: -1 | 1) => index !== null && pictures[index + by] && onIndex(index + by);
  return (
    <Dialog open={picture !== undefined} onClose={() => onIndex(null)} heading={picture?.name ?? ""} wide>
      {picture && index !== null && (
        <>
          <ZoomPicture key={picture.url} src={picture.url} alt={picture.alt} onTurn={turn} />
          {pictures.length > 1 && (
            <div className="flip">
              <button type="button" aria-label={t("previous")} aria-disabled={index === 0} onClick={() => turn(-1)}>
                ‹
              </button>
              <span aria-live="polite">{t("previewOf", { number: index + 1, total: pictures.length })}</span>
              <button
                type="button"
                aria-label={t("following")}
                aria-disabled={index === pictures.length - 1}
                onClick={() => turn(1)}
              >
                ›
              </button>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
