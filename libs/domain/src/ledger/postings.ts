import { type Sen, addSen, negate } from '../money/sen.js';

/** The books. Debits are positive, credits negative; every entry sums to zero. Decisions: Reimbursement. */
export const LEDGER_ACCOUNT = {
  bank: 'Bank',
  memberFunds: 'Dana anggota',
  hostPayable: 'Utang ke host',
  feeIncome: 'Pendapatan biaya admin',
} as const;
export type LedgerAccount = keyof typeof LEDGER_ACCOUNT;

export interface Posting {
  account: LedgerAccount;
  amount: Sen;
}

/** Money came in: the shop's fees are income, the rest is held for the group. `fees` is 0 where the components are unknown. */
export const paymentReceived = (total: Sen, fees: Sen): Posting[] =>
  balanced([
    { account: 'bank', amount: total },
    { account: 'memberFunds', amount: negate((total - fees) as Sen) },
    { account: 'feeIncome', amount: negate(fees) },
  ]);

/** The group owes its host. */
export const reimbursementDue = (amount: Sen): Posting[] =>
  balanced([
    { account: 'memberFunds', amount },
    { account: 'hostPayable', amount: negate(amount) },
  ]);

/** A due reimbursement was cancelled: the reverse entry, because entries are never changed. */
export const reimbursementCancelled = (amount: Sen): Posting[] =>
  reimbursementDue(amount).map(({ account, amount: posted }) => ({ account, amount: negate(posted) }));

/** What was owed to the host has left the bank. */
export const reimbursementPaid = (amount: Sen): Posting[] =>
  balanced([
    { account: 'hostPayable', amount },
    { account: 'bank', amount: negate(amount) },
  ]);

/** Money went back to a member, fees included. */
export const refundIssued = (total: Sen, fees: Sen): Posting[] =>
  paymentReceived(total, fees).map(({ account, amount }) => ({ account, amount: negate(amount) }));

function balanced(postings: Posting[]): Posting[] {
  if (addSen(...postings.map(({ amount }) => amount)) !== 0n) throw new Error('unbalanced ledger entry');
  return postings.filter(({ amount }) => amount !== 0n);
}
