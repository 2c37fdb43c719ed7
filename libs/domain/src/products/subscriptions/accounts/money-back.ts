import { HOUR_MS } from '../../../platform/durations.js';
import { ACCOUNT_STATUS } from './account-status.js';

/** So many hours after the payment was confirmed, a seat that still waits is offered its money back. */
export const MONEY_BACK_AFTER_HOURS = 72;

/** When the money of a seat whose payment was confirmed then is offered back, should it still wait. */
export const moneyBackDueAt = (confirmedAt: Date): Date =>
  new Date(confirmedAt.getTime() + MONEY_BACK_AFTER_HOURS * HOUR_MS);

export interface WaitingSeat {
  role: 'host' | 'regular';
  /** The stored code of the account. */
  status: number;
  confirmedAt: Date | null;
  /** As the statement that moves seats has written it. */
  moneyBackDueAt: Date | null;
}

/**
 * From when on the member of a paid seat that waits may take the money back; null: it does not wait. The confirmation counts, which
 * is what every list shows, also where the column was never written. docs/rules/groups.md#money-back
 */
export function waitsUntil({ role, status, confirmedAt, moneyBackDueAt: dueAt }: WaitingSeat): Date | null {
  if (role !== 'regular' || status !== ACCOUNT_STATUS.pending || !confirmedAt) return null;
  return dueAt ?? moneyBackDueAt(confirmedAt);
}

/** Whether the member of a paid seat that waits may take the money back at `now`, also when the sweep has not said so yet. */
export function mayTakeMoneyBack(seat: WaitingSeat, now: Date): boolean {
  const dueAt = waitsUntil(seat);
  return dueAt !== null && dueAt <= now;
}
