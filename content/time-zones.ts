/** Whose calendar a region's dates are of, by the names of the IANA time zone database. */
export const TIME_ZONES = { in: "Asia/Kolkata", us: "America/New_York", uk: "Europe/London" } as const;
