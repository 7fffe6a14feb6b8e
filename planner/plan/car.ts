/** A car as it is drawn, and what stays free between it and what is behind or before it in its bay, mm. */
export const CAR = { width: 1750, length: 4300, off: 300 };
