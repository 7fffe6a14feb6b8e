/** The only source of time outside run/; tests pass one they can move. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
