import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { giveWay } from "#web/render/give-way.ts";
import { useWords } from "#web/render/page-context.tsx";

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly heading: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A native modal dialog: the browser keeps the focus inside, and gives it back on closing. */
export function Dialog({ open: wanted, onClose, heading, wide, children }: DialogProps) {
  const t = useWords("common");
  const element = useRef<HTMLDialogElement>(null);
  const [ready, setReady] = useState(false);
  const open = wanted && ready;

  // Opening a modal dialog makes the whole page inert, which styles all of it anew: the press that opens it is painted first.
  useEffect(() => {
    let left = false;
    if (wanted) void giveWay().then(() => left || setReady(true));
    return () => {
      left = true;
      setReady(false);
    };
  }, [wanted]);

  // A layout effect: it comes before the effects of what stands inside, which may move the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    // Else the browser would focus the first button, the one that closes, and show the focus ring on it before anybody pressed a key.
    dialog.focus();
  }, [open]);

  return (
    <dialog
      ref={element}
      tabIndex={-1}
      className={wide ? "wide" : undefined}
      aria-label={heading}
      // Only when the visitor closed it: after its owner did, the next dialog may already be open.
      onClose={() => open && onClose()}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        // While nothing inside has the focus, Enter presses the dialog's main button.
        if (event.key === "Enter" && !event.repeat && event.target === element.current)
          element.current.querySelector<HTMLElement>("[data-main]")?.click();
      }}
    >
      {open && (
        <>
          <header>
            <h2>{heading}</h2>
            <button className="dialog-close" type="button" aria-label={t("close")} onClick={onClose}>
              ×
            </button>
          </header>
          {children}
        </>
      )}
    </dialog>
  );
}
