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

  // A modal dialog makes the whole page inert, and so styled anew: the press that opens it shows first.
  useEffect(() => {
    let left = false;
    if (wanted) void giveWay().then(() => left || setReady(true));
    return () => {
      left = true;
      setReady(false);
    };
  }, [wanted]);

  // Before the effects of what stands inside, which may want to move the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    // Not its first button: that is the one that closes it, and it would wear the ring of the focus before anybody pressed a key.
    dialog.focus();
  }, [open]);

  return (
    <dialog
      ref={element}
      tabIndex={-1}
      className={wide ? "wide" : undefined}
      aria-label={heading}
      // Closed by its owner it has nothing more to tell: the next dialog may be open by now.
      onClose={() => open && onClose()}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        // Nothing in it has the focus yet: Enter means what the dialog is about.
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
