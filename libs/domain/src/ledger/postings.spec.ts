import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { type Sen, addSen, sen, toSen } from '../money/sen.js';
import {
  LEDGER_ACCOUNT,
  type LedgerAccount,
  type Posting,
  paymentReceived,
  refundIssued,
  reimbursementCancelled,
  reimbursementDue,
  reimbursementPaid,
} from './postings.js';

const anAmount = fc.bigInt({ min: 1n, max: 10n ** 12n }).map(sen);
const aPaymentWithFees = fc
  .tuple(anAmount, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([total, part]) => ({ total, fees: sen(BigInt(Math.floor(Number(total) * part))) }));

const balance = (postings: Posting[]): Partial<Record<LedgerAccount, Sen>> => {
  const balances: Partial<Record<LedgerAccount, Sen>> = {};
  for (const { account, amount } of postings) balances[account] = addSen(balances[account] ?? sen(0n), amount);
  return Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0n));
};
const sumsToZero = (postings: Posting[]) => addSen(...postings.map(({ amount }) => amount)) === 0n;

describe('the books (decisions: Reimbursement)', () => {
  it('hold the money of a member for the group and take the fees as income', () => {
    expect(paymentReceived(toSen(61_000), toSen(14_500))).toEqual([
      { account: 'bank', amount: toSen(61_000) },
      { account: 'memberFunds', amount: toSen(-46_500) },
      { account: 'feeIncome', amount: toSen(-14_500) },
    ]);
  });

  it('have no posting of nothing', () => {
    const accounts = paymentReceived(toSen(79_500), toSen(0)).map(({ account }) => account);
    expect(accounts).toEqual(['bank', 'memberFunds']);
  });

  it('owe the host from the money of the members, then pay from the bank', () => {
    const amount = toSen(62_517);
    expect(balance(reimbursementDue(amount))).toEqual({ memberFunds: toSen(62_517), hostPayable: toSen(-62_517) });
    expect(balance([...reimbursementDue(amount), ...reimbursementPaid(amount)])).toEqual({
      memberFunds: toSen(62_517),
      bank: toSen(-62_517),
    });
  });

  it('are as before when a due reimbursement is cancelled', () => {
    fc.assert(
      fc.property(anAmount, (amount) => {
        expect(balance([...reimbursementDue(amount), ...reimbursementCancelled(amount)])).toEqual({});
      }),
    );
  });

  it('are as before when a payment is refunded, fees included', () => {
    fc.assert(
      fc.property(aPaymentWithFees, ({ total, fees }) => {
        expect(balance([...paymentReceived(total, fees), ...refundIssued(total, fees)])).toEqual({});
      }),
    );
  });

  it('sum to zero after every entry', () => {
    fc.assert(
      fc.property(aPaymentWithFees, ({ total, fees }) =>
        [
          paymentReceived(total, fees),
          refundIssued(total, fees),
          reimbursementDue(total),
          reimbursementCancelled(total),
          reimbursementPaid(total),
        ].every(sumsToZero),
      ),
    );
  });

  it('name every account in Indonesian', () => {
    expect(Object.values(LEDGER_ACCOUNT)).toEqual(['Bank', 'Dana anggota', 'Utang ke host', 'Pendapatan biaya admin']);
  });
});
