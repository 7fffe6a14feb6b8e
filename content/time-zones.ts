/** The time zone of a region's dates, by its name in the IANA database. */
export const TIME_ZONES = { in: "Asia/Kolkata", us: "America/New_York", uk: "Europe/London" } as const;
