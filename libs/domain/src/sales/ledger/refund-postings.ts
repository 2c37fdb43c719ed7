import { type Sen, ZERO_SEN, negate } from '../../platform/sen.js';
import type { LedgerAccount } from './ledger-account.js';
import { type Books, type Dimensions, type Posting, USUAL_BOOKS, balanced } from './postings.js';

/** What a refund takes back: a sale, fees included, or money that has paid for nothing. Amounts in sen. */
export interface Refunded {
  amount: Sen;
  fee: Sen;
  deposit: boolean;
  /** The unique code in it. */
  code?: Sen;
  /** What the shop has borne of the payment that it gives back. */
  rounding?: Sen;
}

/** A refund that is still to be transferred. */
export const refundOwed = (refund: Refunded, about: Dimensions, books?: Books): Posting[] =>
  balanced(about, { ...takenBack(refund, books), refundPayable: negate(refund.amount) });

/** It was transferred from the bank: `sent`, where that is rounded up to the whole rupiah. */
export const refundPaid = (amount: Sen, about: Dimensions, sent = amount): Posting[] =>
  balanced(about, { refundPayable: amount, rounding: (sent - amount) as Sen, bank: negate(sent) });

/** A refund that is kept as the customer's credit. */
export const refundCredited = (refund: Refunded, about: Dimensions, books?: Books): Posting[] =>
  balanced(about, { ...takenBack(refund, books), customerCredit: negate(refund.amount) });

/** The same of credit. */
export const creditPaid = (amount: Sen, about: Dimensions, sent = amount): Posting[] =>
  balanced(about, { customerCredit: amount, rounding: (sent - amount) as Sen, bank: negate(sent) });

const takenBack = (
  { amount, fee, deposit, code = ZERO_SEN, rounding = ZERO_SEN }: Refunded,
  { held, income }: Books = USUAL_BOOKS,
): Partial<Record<LedgerAccount, Sen>> =>
  deposit
    ? { customerDeposit: amount }
    : {
        [held]: (amount + rounding - fee - code) as Sen,
        [income]: fee,
        uniqueCodeIncome: code,
        rounding: negate(rounding),
      };
