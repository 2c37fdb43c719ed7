const WIB_MS = 7 * 3_600_000;

/** The calendar year in Jakarta (UTC+7), to which the copyright runs. Spec 1 §1. */
export const yearInWib = (now: Date): string => String(new Date(now.getTime() + WIB_MS).getUTCFullYear());
