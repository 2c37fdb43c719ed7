import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { type Sen, addSen, negate, sen, toSen } from '../../platform/sen.js';
import {
  bankCharged,
  bouncedPaid,
  paidByUnplaced,
  transferBounced,
  unplacedReceived,
  unplacedReturned,
} from './bank-postings.js';
import { LEDGER_ACCOUNT, type LedgerAccount } from './ledger-account.js';
import { paymentReceived } from './payment-postings.js';
import { type Dimensions, type Posting, USUAL_BOOKS, heldForAnother, periodOf, reversed } from './postings.js';
import { creditPaid, refundCredited, refundOwed, refundPaid } from './refund-postings.js';
import {
  costPaid,
  groupFinished,
  receivableOpened,
  receivableWaived,
  reimbursementDue,
  reimbursementPaid,
  reimbursementUnused,
} from './spending-postings.js';

const ABOUT: Dimensions = { productLine: 'subscriptions', orderUid: 'an order', partyUid: 'a customer' };

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

describe('the ledger', () => {
  it('holds the money of a member for the group and takes the fees as income', () => {
    expect(paymentReceived(toSen(61_000), toSen(14_500), ABOUT)).toEqual([
      { account: 'bank', amount: toSen(61_000), ...ABOUT },
      { account: 'memberFunds', amount: toSen(-46_500), ...ABOUT },
      { account: 'feeIncome', amount: toSen(-14_500), ...ABOUT },
    ]);
  });

  it('has no posting of zero', () => {
    const accounts = paymentReceived(toSen(79_500), toSen(0), ABOUT).map(({ account }) => account);
    expect(accounts).toEqual(['bank', 'memberFunds']);
  });

  it('owes the host from the money of the members, then pays from the bank', () => {
    const amount = toSen(62_517);
    expect(balance(reimbursementDue(amount, ABOUT))).toEqual({
      memberFunds: toSen(62_517),
      hostPayable: toSen(-62_517),
    });
    expect(balance([...reimbursementDue(amount, ABOUT), ...reimbursementPaid(amount, ABOUT)])).toEqual({
      memberFunds: toSen(62_517),
      bank: toSen(-62_517),
    });
  });

  it('books a debt that is waived as a loss, days that were not used for the members, and what a finished group holds for the shop', () => {
    const amount = toSen(50_000);
    expect(balance([...receivableOpened(amount, ABOUT), ...receivableWaived(amount, ABOUT)])).toEqual({
      memberFunds: toSen(-50_000),
      writtenOff: toSen(50_000),
    });
    expect(balance([...reimbursementDue(amount, ABOUT), ...reimbursementUnused(toSen(20_000), ABOUT)])).toEqual({
      memberFunds: toSen(30_000),
      hostPayable: toSen(-30_000),
    });
    expect(balance(groupFinished(toSen(-31_633), ABOUT))).toEqual({
      memberFunds: toSen(-31_633),
      groupRemainder: toSen(31_633),
    });
  });

  it('is balanced again when a due reimbursement is cancelled', () => {
    fc.assert(
      fc.property(anAmount, (amount) => {
        expect(balance([...reimbursementDue(amount, ABOUT), ...reversed(reimbursementDue(amount, ABOUT))])).toEqual({});
      }),
    );
  });

  it('is balanced again when a payment is refunded, fees included', () => {
    fc.assert(
      fc.property(aPaymentWithFees, ({ total, fees }) => {
        const refund = { amount: total, fee: fees, deposit: false };
        const owed = [...paymentReceived(total, fees, ABOUT), ...refundOwed(refund, ABOUT)];
        expect(balance(owed)).toEqual({ bank: total, refundPayable: negate(total) });
        expect(balance([...owed, ...refundPaid(total, ABOUT)])).toEqual({});
      }),
    );
  });

  it('is balanced again when a refund was first kept as credit', () => {
    fc.assert(
      fc.property(aPaymentWithFees, ({ total, fees }) => {
        const refund = { amount: total, fee: fees, deposit: false };
        const kept = [...paymentReceived(total, fees, ABOUT), ...refundCredited(refund, ABOUT)];
        expect(balance(kept)).toEqual({ bank: total, customerCredit: negate(total) });
        expect(balance([...kept, ...creditPaid(total, ABOUT)])).toEqual({});
      }),
    );
  });

  it('keeps parts of an amount as a deposit, until the last one settles it', () => {
    const [first, rest, nothing] = [toSen(50_000), toSen(11_000), toSen(0)];
    const part = paymentReceived(nothing, nothing, ABOUT, USUAL_BOOKS, { received: first });
    expect(balance(part)).toEqual({ bank: first, customerDeposit: negate(first) });
    const both = [...part, ...paymentReceived(toSen(61_000), toSen(14_500), ABOUT, USUAL_BOOKS, { received: rest })];
    expect(balance(both)).toEqual(balance(paymentReceived(toSen(61_000), toSen(14_500), ABOUT)));
  });

  it('makes of what was too much no sale, but a deposit that becomes credit', () => {
    const paid = paymentReceived(toSen(61_000), toSen(14_500), ABOUT, USUAL_BOOKS, { received: toSen(70_000) });
    const over = { amount: toSen(9_000), fee: toSen(0), deposit: true };
    expect(balance([...paid, ...refundCredited(over, ABOUT)])).toEqual({
      bank: toSen(70_000),
      memberFunds: toSen(-46_500),
      feeIncome: toSen(-14_500),
      customerCredit: toSen(-9_000),
    });
  });

  it('books what is missing below a rupiah as rounding, and takes it back with the whole refund', () => {
    const [price, fee, came, rounding] = [toSen(861_777.5), toSen(15_000), toSen(861_777), toSen(0.5)];
    const paid = paymentReceived(price, fee, ABOUT, USUAL_BOOKS, { received: came, rounding });
    expect(balance(paid)).toEqual({
      bank: came,
      rounding,
      memberFunds: negate(sen(price - fee)),
      feeIncome: negate(fee),
    });
    const back = refundOwed({ amount: came, fee, deposit: false, rounding }, ABOUT);
    expect(balance([...paid, ...back, ...refundPaid(came, ABOUT)])).toEqual({});
  });

  it('sums to zero after every entry', () => {
    fc.assert(
      fc.property(aPaymentWithFees, ({ total, fees }) =>
        [
          paymentReceived(total, fees, ABOUT),
          refundOwed({ amount: total, fee: fees, deposit: false }, ABOUT),
          refundOwed({ amount: total, fee: fees, deposit: true }, ABOUT),
          refundCredited({ amount: total, fee: fees, deposit: false }, ABOUT),
          creditPaid(total, ABOUT),
          reimbursementDue(total, ABOUT),
          reversed(reimbursementDue(total, ABOUT)),
          reimbursementPaid(total, ABOUT),
        ].every(sumsToZero),
      ),
    );
  });

  it('holds money for another subject in the same account', () => {
    expect(heldForAnother(toSen(100), 'qurbanFunds', ABOUT, { from: 'a', to: 'b' })).toEqual([
      { account: 'qurbanFunds', amount: toSen(100), ...ABOUT, subjectUid: 'a' },
      { account: 'qurbanFunds', amount: toSen(-100), ...ABOUT, subjectUid: 'b' },
    ]);
  });

  it('holds money that cannot be placed in an account of its own, out of which it is paid with or returned', () => {
    const [came, uid] = [toSen(61_000), 'unplaced money'];
    expect(balance(unplacedReceived(came, uid))).toEqual({ bank: came, unplacedMoney: negate(came) });
    const paid = paidByUnplaced(paymentReceived(toSen(61_000), toSen(14_500), ABOUT), uid);
    expect(paid[0]).toEqual({
      account: 'unplacedMoney',
      amount: came,
      productLine: null,
      orderUid: null,
      partyUid: null,
      subjectUid: uid,
    });
    expect(balance([...unplacedReceived(came, uid), ...paid])).toEqual({
      bank: came,
      memberFunds: toSen(-46_500),
      feeIncome: toSen(-14_500),
    });
    expect(balance([...unplacedReceived(came, uid), ...unplacedReturned(came, uid)])).toEqual({});
  });

  it('owes a transfer that the bank gave back to whom it was for, until it is sent again', () => {
    const [amount, root] = [toSen(62_517), 'the line'];
    const of = { partyUid: 'a host', subjectUid: 'a part of it' };
    const back = [...unplacedReceived(toSen(100_000), root), ...transferBounced(amount, root, of)];
    expect(balance(back)).toEqual({
      bank: toSen(100_000),
      unplacedMoney: toSen(-37_483),
      bouncedTransfers: negate(amount),
    });
    expect(back.filter(({ account }) => account === 'bouncedTransfers')).toEqual([
      { account: 'bouncedTransfers', amount: negate(amount), productLine: null, orderUid: null, ...of },
    ]);
    expect(balance([...back, ...bouncedPaid(amount, of)])).toEqual({
      bank: toSen(37_483),
      unplacedMoney: toSen(-37_483),
    });
  });

  it('takes a fee of the bank as a cost, interest as income, and what was bought for an order as its cost', () => {
    const line = 'a0000000-0000-4000-8000-000000000001';
    expect(balance(bankCharged(toSen(-6_500), line))).toEqual({ bank: toSen(-6_500), bankCost: toSen(6_500) });
    expect(balance(bankCharged(toSen(1_234), line))).toEqual({ bank: toSen(1_234), bankInterest: toSen(-1_234) });
    expect(bankCharged(toSen(1), line).every(({ subjectUid, orderUid }) => subjectUid === line && !orderUid)).toBe(
      true,
    );
    const order = { productLine: 'errands', orderUid: line, partyUid: null };
    expect(balance(costPaid(toSen(440_000), 'goodsCost', order))).toEqual({
      bank: toSen(-440_000),
      goodsCost: toSen(440_000),
    });
    expect(balance(costPaid(toSen(9_000), 'postageCost', order))).toEqual({
      bank: toSen(-9_000),
      postageCost: toSen(9_000),
    });
  });

  it('has an Indonesian name for every account', () => {
    expect(Object.values(LEDGER_ACCOUNT)).toEqual([
      'Bank',
      'Dana anggota',
      'Utang ke host',
      'Pendapatan biaya admin',
      'Piutang dari host',
      'Kredit pelanggan',
      'Dana donasi',
      'Titipan hadiah dan tip',
      'Pendapatan tip',
      'Titipan pelanggan',
      'Utang pengembalian dana',
      'Penjualan barang',
      'Saldo di gateway',
      'Biaya gateway',
      'Pendapatan kode unik',
      'Dana belum dikenali',
      'Biaya bank',
      'Bunga bank',
      'Biaya pembelian barang',
      'Dana untuk tempat main',
      'Dana qurban',
      'Potongan biaya transfer',
      'Pembulatan',
      'Selisih harga provider',
      'Piutang dihapus',
      'Sisa grup selesai',
      'Biaya pengiriman',
      'Transfer dikembalikan bank',
    ]);
  });

  it('puts an entry into its month in Jakarta', () => {
    const periods = ['2026-11-30T16:59:59.999Z', '2026-11-30T17:00:00Z', '2026-12-31T17:00:00Z'].map((at) =>
      periodOf(new Date(at)).toISOString(),
    );
    expect(periods).toEqual(['2026-11-01', '2026-12-01', '2027-01-01'].map((day) => `${day}T00:00:00.000Z`));
  });
});
