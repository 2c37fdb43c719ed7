import { HOUR_MS } from '../../platform/durations.js';

/** Within so many hours a proof of payment should be checked: what is older is late on the dashboard and at the desk. */
export const CHECK_WITHIN_HOURS = 6;

export const checkDueAt = (submittedAt: Date): Date => new Date(submittedAt.getTime() + CHECK_WITHIN_HOURS * HOUR_MS);
