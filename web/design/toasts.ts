export type ToastKind = "blank" | "error" | "success" | "loading" | "custom";
export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** Dismissed, but still in the list for a second, so that it can fade out. */
  readonly leaving: boolean;
};

export const TOAST_LIMIT = 20;
export const TOAST_LEAVE_MS = 1000;

/** How long a toast stays by itself, in ms. */
export const TOAST_MS: Readonly<Record<ToastKind, number>> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
};

/** Newest last; beyond the limit the oldest go. */
export function addToast(toasts: readonly Toast[], toast: Omit<Toast, "leaving">): readonly Toast[] {
  return [...toasts, { ...toast, leaving: false }].slice(-TOAST_LIMIT);
}

export function dismissToast(toasts: readonly Toast[], id: number): readonly Toast[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast));
}

export function removeToast(toasts: readonly Toast[], id: number): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id);
}
