import { daysAfter } from '../time/durations.js';

/** How long a checked price sheet waits to be applied: over a weekend, with room. Applied ones stay as record. docs/decisions/0015. */
export const DRY_RUN_DAYS = 7;

/** A sheet that was checked before this moment and never applied is forgotten. */
export const oldestDryRun = (now: Date): Date => daysAfter(now, -DRY_RUN_DAYS);
