import type { DesignState } from "#web/response/use-design.ts";

/** How far the meter goes before it is known whether there is a design. */
export const UNDECIDED_PERCENT = 95;

/** The loader's messages in order, each with the per cent at which it ends. */
export const LOADER_MESSAGES = [
  { key: "message1", target: 15 },
  { key: "message2", target: 25 },
  { key: "message3", target: 35 },
  { key: "message4", target: 45 },
  { key: "message5", target: 55 },
  { key: "message6", target: 70 },
  { key: "message7", target: 80 },
  { key: "message8", target: UNDECIDED_PERCENT },
  { key: "message9", target: 100 },
] as const;

export const TICK_MS = 200;
export const MESSAGE_DELAY_MS = 120;

export type LoaderState = { readonly percent: number; readonly message: number };
export const LOADER_START: LoaderState = { percent: 0, message: 0 };

/**
 * The state after one tick: one per cent toward the current message's target; at the target the next message begins.
 * The last message waits until the design is ready, however long that takes; where none comes it is never said.
 */
export function tick({ percent, message }: LoaderState, design: DesignState["kind"]): LoaderState {
  const last = LOADER_MESSAGES.length - 1;
  const target = LOADER_MESSAGES[message]?.target ?? 100;
  if (percent < target) return { percent: percent + 1, message };
  if (message === last || (message === last - 1 && design !== "ready")) return { percent, message };
  return { percent: percent + 1, message: message + 1 };
}

/** Whether the flow moves on: the design is ready and all messages are over, there will be none and all but the last are over, or it is not ours. */
export function isLoaded({ percent }: LoaderState, design: DesignState["kind"]): boolean {
  if (design === "closed") return true;
  return percent >= (design === "none" ? UNDECIDED_PERCENT : 100);
}

/** The state that a stored per cent stands for, after a reload. */
export function loaderAt(percent: number): LoaderState {
  const bounded = Math.max(0, Math.min(UNDECIDED_PERCENT, Math.trunc(percent) || 0));
  return { percent: bounded, message: LOADER_MESSAGES.findIndex(({ target }) => bounded <= target) };
}
