import { daysAfter } from './durations.js';

/** What one admin has decided alone, or done to the account of another, counts for so many days. docs/rules/payments.md#two-admins */
export const FOUR_EYES_DAYS = 30;
/** What came after this moment counts. */
export const fourEyesSince = (at: Date): Date => daysAfter(at, -FOUR_EYES_DAYS);
