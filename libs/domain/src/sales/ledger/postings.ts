import { type Sen, addSen, negate } from '../../platform/sen.js';
import { wibClock } from '../../platform/wib.js';

/** The ledger accounts that the code posts to: code in `ledger_account` and name. */
export const LEDGER_ACCOUNT = {
  bank: 'Bank',
  memberFunds: 'Dana anggota',
  hostPayable: 'Utang ke host',
  feeIncome: 'Pendapatan biaya admin',
} as const;
export type LedgerAccount = keyof typeof LEDGER_ACCOUNT;

/** The dimensions of a posting, for reports. docs/rules/ledger.md#dimensions */
export interface Dimensions {
  productLine: string;
  orderUid: string;
  /** The customer, as uid. */
  partyUid: string;
}

/** Debits are positive, credits negative; every entry sums to zero. docs/rules/ledger.md#double-entry */
export interface Posting extends Dimensions {
  account: LedgerAccount;
  amount: Sen;
}

/** The first day of the month in Jakarta, for a `date` column. */
export function periodOf(at: Date): Date {
  const clock = wibClock(at);
  return new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), 1));
}

/**
 * A confirmed payment: the fees are income, the rest is held for the group. `fees` is 0 where the components are
 * unknown.
 */
export const paymentReceived = (total: Sen, fees: Sen, about: Dimensions): Posting[] =>
  balanced(about, { bank: total, memberFunds: negate((total - fees) as Sen), feeIncome: negate(fees) });

/** The reimbursement that is owed to a host. */
export const reimbursementDue = (amount: Sen, about: Dimensions): Posting[] =>
  balanced(about, { memberFunds: amount, hostPayable: negate(amount) });

/** Reverses `reimbursementDue`, because entries are never changed. */
export const reimbursementCancelled = (amount: Sen, about: Dimensions): Posting[] =>
  reversed(reimbursementDue(amount, about));

/** The reimbursement was transferred from the bank. */
export const reimbursementPaid = (amount: Sen, about: Dimensions): Posting[] =>
  balanced(about, { hostPayable: amount, bank: negate(amount) });

/** A refund to a member, fees included. */
export const refundIssued = (total: Sen, fees: Sen, about: Dimensions): Posting[] =>
  reversed(paymentReceived(total, fees, about));

const reversed = (postings: Posting[]): Posting[] =>
  postings.map((posting) => ({ ...posting, amount: negate(posting.amount) }));

/** Without amounts of zero. */
function balanced(about: Dimensions, amounts: Partial<Record<LedgerAccount, Sen>>): Posting[] {
  if (addSen(...Object.values(amounts)) !== 0n) throw new Error('unbalanced ledger entry');
  return (Object.entries(amounts) as [LedgerAccount, Sen][])
    .filter(([, amount]) => amount !== 0n)
    .map(([account, amount]) => ({ account, amount, ...about }));
}
