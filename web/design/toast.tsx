import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
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

type ShowToast = (kind: ToastKind, text: string) => void;
const ToastContext = createContext<ShowToast>(() => undefined);

/** Says something in passing; a screen reader hears errors at once and the rest politely. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

export function ToastRegion({ children }: { readonly children: ReactNode }) {
  const t = useWords("common");
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);

  const dismiss = useCallback((id: number) => {
    setToasts((now) => dismissToast(now, id));
    setTimeout(() => setToasts((now) => removeToast(now, id)), TOAST_LEAVE_MS);
  }, []);

  const show = useCallback<ShowToast>(
    (kind, text) => {
      lastId.current += 1;
      const id = lastId.current;
      setToasts((now) => addToast(now, { id, kind, text }));
      if (Number.isFinite(TOAST_MS[kind])) setTimeout(() => dismiss(id), TOAST_MS[kind]);
    },
    [dismiss],
  );

  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" aria-live="polite">
        {toasts.map((toast) => (
          <div
            key={toast.id}
            className={`toast ${toast.kind}${toast.leaving ? " leaving" : ""}`}
            role={toast.kind === "error" ? "alert" : "status"}
          >
            <span>{toast.text}</span>
            <button type="button" aria-label={t("dismiss")} onClick={() => dismiss(toast.id)}>
              ×
            </button>
          </div>
        ))}
      </div>
    </ToastContext>
  );
}
