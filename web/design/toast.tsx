import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import {
  addToast,
  dismissToast,
  removeToast,
  TOAST_LEAVE_MS,
  TOAST_MS,
  type Toast,
  type ToastKind,
} from "#web/design/toasts.ts";
import { useWords } from "#web/render/page-context.tsx";

type Toasts = {
  /** Says something in passing; a screen reader hears errors at once and the rest politely. */
  readonly toast: (kind: ToastKind, text: string) => void;
  /** Takes back all that is still shown: the visitor leaves the step that it is about. */
  readonly hush: () => void;
};
const nothing = () => undefined;
const ToastContext = createContext<Toasts>({ toast: nothing, hush: nothing });

/** How a component speaks to the visitor in passing, and takes it back. */
export function useToasts(): Toasts {
  return useContext(ToastContext);
}

export function ToastRegion({ children }: { readonly children: ReactNode }) {
  const t = useWords("common");
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [dialog, setDialog] = useState<Element | null>(null);
  const lastId = useRef(0);

  // An open modal dialog covers the page and makes it inert: toasts are then shown inside the dialog.
  useEffect(() => {
    const home = () => setDialog(null);
    dialog?.addEventListener("close", home, { once: true });
    return () => dialog?.removeEventListener("close", home);
  }, [dialog]);

  const value = useMemo(() => {
    const dismiss = (id: number) => {
      setToasts((now) => dismissToast(now, id));
      setTimeout(() => setToasts((now) => removeToast(now, id)), TOAST_LEAVE_MS);
    };
    const toast: Toasts["toast"] = (kind, text) => {
      lastId.current += 1;
      const id = lastId.current;
      setDialog(document.querySelector("dialog:modal"));
      setToasts((now) => addToast(now, { id, kind, text }));
      if (Number.isFinite(TOAST_MS[kind])) setTimeout(() => dismiss(id), TOAST_MS[kind]);
    };
    return { toast, hush: () => setToasts([]), dismiss };
  }, []);

  const region = (
    <div className="toasts" aria-live="polite">
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={`toast ${toast.kind}${toast.leaving ? " leaving" : ""}`}
          role={toast.kind === "error" ? "alert" : "status"}
        >
          <span>{toast.text}</span>
          <button type="button" aria-label={t("dismiss")} onClick={() => value.dismiss(toast.id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
  return (
    <ToastContext value={value}>
      {children}
      {dialog ? createPortal(region, dialog) : region}
    </ToastContext>
  );
}
