/** Where the shop takes the time from when it plans a job or reckons an order's age; tests pass a clock that they can move. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
