import { dayAfter } from './period.js';
import { type RenewalTerms, invoiceAt, morningBefore, quoteAt, reminderDays } from './renewal-terms.js';

/** How far the renewal of a seat is. */
export interface RenewalState {
  /** An active seat that never had an access: its first period has not begun, and nothing is due. docs/rules/periods.md#first-day */
  waitsForAccess: boolean;
  /** The end of what is paid. */
  paidUntil: Date;
  /** The member does not want another period. */
  isStopped: boolean;
  /** The price of the next period is settled. */
  isQuoted: boolean;
  /** The invoice of the next period is open. */
  isInvoiced: boolean;
  /** A proof for it waits for a decision: the seat is neither lapsed nor ended meanwhile. */
  hasProof: boolean;
  /** The last reminder of the open invoice: so many days before the last day; null: none yet. */
  remindedDays: number | null;
  /** The end of the days of grace of an unpaid seat (status 7); null while the seat is active. */
  graceEndsAt: Date | null;
}

export type RenewalStep =
  | { step: 'quote' }
  | { step: 'invoice' }
  | { step: 'remind'; days: number }
  | { step: 'lapse' }
  | { step: 'end' };

/**
 * What is to be done now, one step at a time; null: nothing before `nextStepAt`. Late is as good as in time: what was missed
 * is done once, a missed reminder gives way to a later one, and nothing ends before it was invoiced and has lapsed.
 * docs/rules/periods.md#renewal
 */
export function renewalStep(state: RenewalState, terms: RenewalTerms, now: Date): RenewalStep | null {
  const { paidUntil, graceEndsAt, hasProof } = state;
  if (hasProof || state.waitsForAccess) return null;
  if (graceEndsAt) return state.isStopped || now >= graceEndsAt ? { step: 'end' } : null;
  if (state.isStopped) return now >= paidUntil ? { step: 'end' } : null;
  if (!state.isQuoted) return now >= quoteAt(paidUntil, terms) ? { step: 'quote' } : null;
  if (!state.isInvoiced) return now >= invoiceAt(paidUntil, terms) ? { step: 'invoice' } : null;
  if (now >= paidUntil) return { step: 'lapse' };
  const days = remindersDue(state, terms, now).at(-1);
  return days === undefined ? null : { step: 'remind', days };
}

/** When to look again; null: something else has to happen first. */
export function nextStepAt(state: RenewalState, terms: RenewalTerms): Date | null {
  const { paidUntil, graceEndsAt, hasProof } = state;
  if (hasProof || state.waitsForAccess) return null;
  // In the past: at once.
  if (graceEndsAt) return state.isStopped ? paidUntil : graceEndsAt;
  if (state.isStopped) return paidUntil;
  if (!state.isQuoted) return quoteAt(paidUntil, terms);
  if (!state.isInvoiced) return invoiceAt(paidUntil, terms);
  const days = remindersLeft(state, terms)[0];
  return days === undefined ? paidUntil : morningBefore(paidUntil, days);
}

/** The reminder that an invoice issued at `now` makes superfluous: the last whose time has come; null: none. */
export const remindersCoveredAt = (paidUntil: Date, terms: RenewalTerms, now: Date): number | null =>
  remindersDue({ paidUntil, remindedDays: null }, terms, now).at(-1) ?? null;

/** The end of the grace of a seat that lapses at `now`: counted from when it lapsed, so that it is not shorter where the shop was late. */
export const graceEnd = (now: Date, { graceDays }: RenewalTerms): Date => dayAfter(now, graceDays);

type Reminded = Pick<RenewalState, 'paidUntil' | 'remindedDays'>;
const remindersLeft = ({ remindedDays }: Pick<Reminded, 'remindedDays'>, terms: RenewalTerms): number[] =>
  reminderDays(terms).filter((days) => remindedDays === null || days < remindedDays);
const remindersDue = (state: Reminded, terms: RenewalTerms, now: Date): number[] =>
  remindersLeft(state, terms).filter((days) => now >= morningBefore(state.paidUntil, days));
