/** A car as it is drawn, and the gap (`off`) that stays free between it and what lies behind or before it in its bay, mm. */
export const CAR = { width: 1750, length: 4300, off: 300 };
