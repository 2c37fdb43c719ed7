import { HOUR_MS, daysAfter } from '../../../platform/durations.js';
import { lastDayOf } from './period.js';

/** When a family asks for the next period, and how long it waits for the money. docs/rules/periods.md#renewal */
export interface RenewalTerms {
  /** The invoice is issued so many days before the last day. */
  leadDays: number;
  /** An unpaid seat is kept so many days after the end. */
  graceDays: number;
}
const DEFAULT_TERMS: RenewalTerms = { leadDays: 7, graceDays: 3 };

/** Days before the last day on which an unpaid invoice is mentioned again; the invoice itself is the first message. */
export const REMINDER_DAYS = [7, 3, 1, 0] as const;
/** The price of the next period is settled so many days before its invoice. docs/rules/periods.md#price */
const QUOTE_DAYS = 7;
/** WIB: invoices, reminders and notices come in the morning. */
const MORNING_MS = 9 * HOUR_MS;

/** The terms of a family; null where it has none of its own. */
export const renewalTerms = (family: { renewalLeadDays: number | null; graceDays: number | null }): RenewalTerms => ({
  leadDays: family.renewalLeadDays ?? DEFAULT_TERMS.leadDays,
  graceDays: family.graceDays ?? DEFAULT_TERMS.graceDays,
});

/** The morning `days` before the last day of a time that ends at `endsAt`. */
export const morningBefore = (endsAt: Date, days: number): Date =>
  new Date(daysAfter(lastDayOf(endsAt), -days).getTime() + MORNING_MS);

/** When the invoice of the next period is issued. */
export const invoiceAt = (endsAt: Date, { leadDays }: RenewalTerms): Date => morningBefore(endsAt, leadDays);
/** When the price of the next period is settled, and a change of it announced. */
export const quoteAt = (endsAt: Date, { leadDays }: RenewalTerms): Date => morningBefore(endsAt, leadDays + QUOTE_DAYS);
/** Days before the end with a reminder of their own, the earliest first. */
export const reminderDays = ({ leadDays }: RenewalTerms): number[] => REMINDER_DAYS.filter((days) => days < leadDays);
