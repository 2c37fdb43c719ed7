import { describe, expect, it } from '@jest/globals';
import { toSen } from '../../platform/sen.js';
import { paymentReceived } from '../ledger/payment-postings.js';
import { refundOwed } from '../ledger/refund-postings.js';
import { settledBy, withMoney } from './invoice.js';
import { codeIn, codeRefunded, codeSenOf, roundingRefunded, transferOf } from './unique-code.js';

const invoice = { amountSen: 5_000_000n, receivedSen: 0n, askedSen: null, uniqueCode: 137 };
const about = { productLine: 'x', orderUid: null, partyUid: null };
const totals = (postings: { account: string; amount: bigint }[]) =>
  Object.fromEntries(postings.map(({ account, amount }) => [account, amount]));

describe('a unique code', () => {
  it('is added to the transfer, and not owed: the amount without it pays the invoice', () => {
    expect(transferOf(invoice)).toBe(5_013_700n);
    expect(withMoney({ ...invoice, status: 'open' }, 5_000_000n).status).toBe('paid');
    expect(settledBy(invoice, 5_000_000n)).toEqual({ settledSen: 5_000_000n, overSen: 0n });
    expect(codeIn(invoice, 5_000_000n)).toBe(0n);
  });

  it('is in what came only where amount and code have come; what is more than both is too much', () => {
    expect([4_999_900n, 5_000_000n, 5_013_600n].map((came) => codeIn(invoice, came))).toEqual([0n, 0n, 0n]);
    expect([5_013_700n, 5_100_000n].map((came) => codeIn(invoice, came))).toEqual([13_700n, 13_700n]);
  });

  it('is in a transfer of whole rupiah, where the price has sen', () => {
    const withSen = { ...invoice, amountSen: 86_177_750n };
    expect(transferOf(withSen)).toBe(86_191_400n);
    expect(codeIn(withSen, 86_191_400n)).toBe(13_700n);
    expect(codeIn(withSen, 86_191_300n)).toBe(0n);
  });

  it('is not asked for of instalments, of the rest of a short payment, or where none was drawn', () => {
    expect(codeSenOf({ ...invoice, askedSen: 1_000_000n })).toBe(0n);
    expect(transferOf({ ...invoice, receivedSen: 4_000_000n })).toBe(1_000_000n);
    expect(transferOf({ ...invoice, uniqueCode: null })).toBe(5_000_000n);
  });

  it('goes back last, so with a full refund only', () => {
    expect(codeRefunded(5_013_700n, 5_013_700n, 13_700n)).toBe(13_700n);
    expect(codeRefunded(5_000_000n, 5_013_700n, 13_700n)).toBe(0n);
    expect(codeRefunded(5_005_000n, 5_013_700n, 13_700n)).toBe(5_000n);
    expect(codeRefunded(8_700n, 8_700n, 13_700n)).toBe(8_700n);
  });

  it('goes back before what the shop has borne, which comes back with the last of the money', () => {
    expect([86_177_600n, 86_177_700n].map((amount) => roundingRefunded(amount, 86_177_700n, 50n))).toEqual([0n, 50n]);
  });

  it('is booked on an account of its own, never as price, fee or deposit, and taken back from there', () => {
    const [total, fee, code] = [toSen(50_000), toSen(5_000), toSen(137)];
    const came = paymentReceived(total, fee, about, undefined, { received: toSen(50_137), code });
    expect(totals(came)).toEqual({
      bank: 5_013_700n,
      memberFunds: -4_500_000n,
      feeIncome: -500_000n,
      uniqueCodeIncome: -13_700n,
    });
    const back = refundOwed({ amount: toSen(50_137), fee, code, deposit: false }, about);
    expect(totals(back)).toEqual({
      memberFunds: 4_500_000n,
      feeIncome: 500_000n,
      uniqueCodeIncome: 13_700n,
      refundPayable: -5_013_700n,
    });
  });
});
