import { ORDER_STATUS_LABEL, orderStatusOf } from './order-status.js';

/** What is asked for after a part of an invoice has come. */
interface Asked {
  /** Null: a rest, no instalment of a plan. */
  instalment: number | null;
  isLate: boolean;
}

/** A saving plan whose next instalment is not due yet: nothing is asked for now. docs/rules/qurban.md#saving */
export const isOnSchedule = (asked: Asked | null | undefined): boolean =>
  asked != null && asked.instalment !== null && !asked.isLate;

/** The status of an order in words; a saving plan between two instalments does not wait for a payment. */
export const orderStatusLabel = (code: number, asked: Asked | null): string =>
  isOnSchedule(asked) ? 'Menabung sesuai jadwal' : ORDER_STATUS_LABEL[orderStatusOf(code)];
