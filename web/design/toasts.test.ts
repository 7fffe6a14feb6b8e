import { expect, test } from "vitest";
import { addToast, dismissToast, removeToast, TOAST_LEAVE_MS, TOAST_MS, type Toast } from "#web/design/toasts.ts";

test("toasts stay 4 s, successes 2 s, loading ones for ever", () => {
  expect(TOAST_MS).toEqual({
    blank: 4000,
    error: 4000,
    custom: 4000,
    success: 2000,
    loading: Number.POSITIVE_INFINITY,
  });
});

test("at most twenty stand; the oldest goes first", () => {
  let toasts: readonly Toast[] = [];
  for (let id = 1; id <= 21; id += 1) toasts = addToast(toasts, { id, kind: "blank", text: String(id) });
  expect(toasts).toHaveLength(20);
  expect(toasts[0]?.id).toBe(2);
});

test("a dismissed toast is marked first and removed after a second", () => {
  expect(TOAST_LEAVE_MS).toBe(1000);
  const toasts = dismissToast(addToast([], { id: 1, kind: "error", text: "x" }), 1);
  expect(toasts[0]?.leaving).toBe(true);
  expect(removeToast(toasts, 1)).toEqual([]);
});
