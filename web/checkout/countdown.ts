export const COUNTDOWN_SECONDS = 600;

/**
 * When this visit's countdown ends (epoch ms). A stored end in the future is resumed, otherwise ten minutes begin. Where the server's
 * offer has an end, the countdown never ends later, and once that end is past none begins anew.
 */
export function countdownEnd(input: {
  readonly now: number;
  /** specialWorkTimerEndTime */
  readonly stored: string | null;
  /** Milliseconds that the server's offer still holds; null where it has none. */
  readonly serverLeft: number | null;
}): number {
  const stored = Number(input.stored);
  const own =
    stored > input.now ? Math.min(stored, input.now + COUNTDOWN_SECONDS * 1000) : input.now + COUNTDOWN_SECONDS * 1000;
  return input.serverLeft === null ? own : Math.min(own, input.now + Math.max(0, input.serverLeft));
}

/** Whole seconds left, never below zero. */
export function secondsLeft(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000));
}

export function clockFace(seconds: number): { readonly minutes: string; readonly seconds: string } {
  return { minutes: String(Math.floor(seconds / 60)), seconds: String(seconds % 60).padStart(2, "0") };
}
