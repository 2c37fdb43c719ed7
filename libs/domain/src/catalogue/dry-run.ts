import { daysAfter } from '../platform/durations.js';

/** How long a checked price sheet can be applied; applied ones are kept for the record. docs/decisions/0015 */
export const DRY_RUN_DAYS = 7;

/** Sheets checked before this moment and never applied are deleted. */
export const oldestDryRun = (now: Date): Date => daysAfter(now, -DRY_RUN_DAYS);
