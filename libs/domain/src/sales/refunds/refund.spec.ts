import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { type Sen, addSen, sen, toSen } from '../../platform/sen.js';
import { isSameAccount } from '../payouts/bank-account.js';
import {
  REFUND_STATES,
  type RefundState,
  type Word,
  checkApproval,
  checkRefund,
  checkTransfer,
  needsApproval,
  refundMoves,
  refundable,
  shareRefund,
  sourceKey,
} from './refund.js';

describe('refunds of a payment', () => {
  it('are requested, approved and paid by admins; paid and cancelled are final', () => {
    expect(refundMoves.actionsOn('requested', 'admin')).toEqual(['approve', 'cancel']);
    expect(refundMoves.actionsOn('approved', 'admin')).toEqual(['pay', 'cancel']);
    expect(refundMoves.actionsOn('credited', 'admin')).toEqual(['pay']);
    expect(refundMoves.actionsOn('credited', 'system')).toEqual(['use']);
    // Only credit is the customer's to ask back, and to keep after all while no admin has approved it.
    expect(REFUND_STATES.flatMap((state) => refundMoves.actionsOn(state, 'customer').map((on) => [state, on]))).toEqual(
      [
        ['requested', 'credit'],
        ['credited', 'ask-back'],
      ],
    );
    expect([refundMoves.actionsOn('paid'), refundMoves.actionsOn('cancelled')]).toEqual([[], []]);
  });

  it('leave the received amount less all refunds except cancelled ones', () => {
    const refunds = REFUND_STATES.map((state) => ({ state, amount: toSen(10_000) }));
    expect(refundable(toSen(61_000), refunds)).toBe(toSen(11_000));
  });

  it('are refused beyond the rest, with the amount of the rest', () => {
    expect(() => checkRefund(toSen(31_000), toSen(31_000))).not.toThrow();
    expect(() => checkRefund(toSen(31_000.01), toSen(31_000))).toThrow(
      expect.objectContaining({
        code: 'REFUND_TOO_LARGE',
        kind: 'conflict',
        message: expect.stringContaining('Rp31.000'),
      }),
    );
  });

  it('of several payments take the first ones first, with the fee in proportion', () => {
    const lefts = [toSen(50_000), toSen(11_000)];
    expect(shareRefund(lefts, toSen(6_100))).toEqual([
      { amount: toSen(50_000), fee: toSen(5_000) },
      { amount: toSen(11_000), fee: toSen(1_100) },
    ]);
    expect(shareRefund(lefts, toSen(6_100), toSen(55_000))).toEqual([
      { amount: toSen(50_000), fee: toSen(5_000) },
      { amount: toSen(5_000), fee: toSen(500) },
    ]);
    expect(() => shareRefund(lefts, toSen(0), toSen(61_000.01))).toThrow(
      expect.objectContaining({ code: 'REFUND_TOO_LARGE' }),
    );
    expect(() => shareRefund([], toSen(0))).toThrow(expect.objectContaining({ code: 'NOTHING_RECEIVED' }));
  });

  it('have whole rupiah in them, and parts that sum to the whole', () => {
    const anAmount = fc.bigInt({ min: 1n, max: 10n ** 7n }).map((rupiah) => sen(rupiah * 100n));
    fc.assert(
      fc.property(fc.array(anAmount, { minLength: 1, maxLength: 4 }), anAmount, anAmount, (lefts, fee, asked) => {
        const total = addSen(...lefts);
        const amount = asked < total ? asked : total;
        const shares = shareRefund(lefts, fee, amount);
        expect(addSen(...shares.map((share) => share.amount))).toBe(amount);
        for (const share of shares) expect([share.amount % 100n, share.fee % 100n]).toEqual([0n, 0n]);
        if (amount === total) expect(addSen(...shares.map((share) => share.fee))).toBe(fee < total ? fee : total);
      }),
    );
  });

  it('have no more fee in them than money, where a part was given back before', () => {
    expect(shareRefund([toSen(99_000)], toSen(109_000))).toEqual([{ amount: toSen(99_000), fee: toSen(99_000) }]);
  });

  it('of one payment, one after another, take back the fee in proportion and once', () => {
    const [whole, fee] = [toSen(36_900), toSen(6_042)];
    const first = shareRefund([whole], fee, toSen(13_000))[0]!;
    const rest = sen(whole - first.amount);
    expect([first, ...shareRefund([rest], fee, rest, first)]).toEqual([
      { amount: toSen(13_000), fee: toSen(2_128) },
      { amount: toSen(23_900), fee: toSen(3_914) },
    ]);
    const five = shareRefund([whole], fee, toSen(5_000))[0]!;
    const again = shareRefund([sen(whole - five.amount)], fee, toSen(5_000), five)[0]!;
    expect(addSen(five.fee, again.fee)).toBe(toSen(1_637));
  });

  it('in any parts give back all of the fee with all of the money, and never more', () => {
    const anAmount = fc.bigInt({ min: 1n, max: 10n ** 7n }).map((rupiah) => sen(rupiah * 100n));
    fc.assert(
      fc.property(anAmount, anAmount, fc.array(anAmount, { maxLength: 4 }), (whole, fee, asked) => {
        let before = { amount: sen(0n), fee: sen(0n) };
        for (const amount of [...asked, whole]) {
          const left = sen(whole - before.amount);
          if (left === 0n) break;
          const part = shareRefund([left], fee, amount < left ? amount : left, before)[0]!;
          expect(part.fee >= 0n && part.fee <= part.amount).toBe(true);
          before = { amount: addSen(before.amount, part.amount), fee: addSen(before.fee, part.fee) };
        }
        expect(before).toEqual({ amount: whole, fee: fee < whole ? fee : whole });
      }),
    );
  });

  it('never exceed what was received, in any number of parts', () => {
    const anAmount = fc.bigInt({ min: 1n, max: 10n ** 10n }).map(sen);
    fc.assert(
      fc.property(anAmount, fc.array(anAmount), (received, asked) => {
        const given: { state: RefundState; amount: Sen }[] = [];
        for (const amount of asked)
          try {
            checkRefund(amount, refundable(received, given));
            given.push({ state: 'requested', amount });
          } catch {
            // REFUND_TOO_LARGE
          }
        return addSen(...given.map(({ amount }) => amount)) <= received;
      }),
    );
  });
});

describe('a second admin', () => {
  const from = toSen(500_000);
  it.each<[RefundState, number, boolean, boolean]>([
    ['requested', 499_999, false, false],
    ['requested', 500_000, false, true],
    ['credited', 500_000, false, true],
    ['requested', 1, true, true],
    ['approved', 500_000, true, false],
  ])('is needed for one that is %s of Rp%d, above its rule: %s → %s', (state, rupiah, aboveRule, isNeeded) =>
    expect(needsApproval({ state, amount: toSen(rupiah), askedWith: toSen(0), aboveRule }, from)).toBe(isNeeded),
  );

  it('is asked for with the reason', () => {
    const refund = { state: 'requested', amount: toSen(1), askedWith: toSen(0), aboveRule: true } as const;
    expect(() => checkTransfer(refund, from)).toThrow('di atas nominal menurut aturan');
    expect(() => checkTransfer({ ...refund, amount: from }, from)).toThrow('mulai Rp500.000');
  });
});

describe('the refund is approved by another admin than the one whose word it is', () => {
  const large = {
    state: 'requested' as const,
    amount: toSen(600_000),
    askedWith: toSen(0),
    aboveRule: false,
  };
  const sari = { uid: 'sari-1', name: 'Sari' };
  const approve =
    ({ wasCredit = false, ...given }: { wasCredit?: boolean; by?: string; byUid?: string | null }, ...also: Word[]) =>
    () =>
      checkApproval(
        { ...large, wasCredit, words: [{ by: 'Sari', byUid: 'sari-1', ...given }, ...also] },
        sari,
        toSen(500_000),
      );

  it('known by the uid: one of the same name may', () => {
    expect(approve({})).toThrow('Kamu yang meminta pengembalian ini.');
    expect(approve({ byUid: 'sari-2' })).not.toThrow();
  });

  it('of credit who has booked it: it was the customer who asked', () => {
    expect(approve({ wasCredit: true })).toThrow(
      'Kredit ini kamu yang membukukan, jadi admin lain yang menyetujui pengembaliannya.',
    );
  });

  it('nor by who has confirmed that its money came, whoever has ended the order', () => {
    const customer = { by: 'customer', byUid: null, wasCredit: true };
    expect(approve(customer, { by: 'Sari', byUid: 'sari-1' })).toThrow('Kredit ini kamu yang membukukan');
    expect(approve(customer, { by: 'Budi', byUid: 'budi-1' })).not.toThrow();
  });

  it('of before by the name, which is said to be that alone', () => {
    expect(approve({ byUid: null })).toThrow(
      'Pengembalian ini dibukukan admin bernama Sari, sama dengan namamu. Minta admin lain menyetujuinya.',
    );
    expect(approve({ byUid: null, by: 'Budi' })).not.toThrow();
  });
});

describe('a bank account', () => {
  const known = { bankName: 'BCA', accountNumber: '0034010123', accountName: 'Ayu Lestari' };
  it.each<[string, object, boolean]>([
    ['the bank in small letters', { bankName: ' bca' }, true],
    ['the whole name of the bank', { bankName: 'Bank Central Asia' }, true],
    ['both names of the bank', { bankName: 'BCA (Bank Central Asia)' }, true],
    ['a bank of a longer name', { bankName: 'BCA (Digital)' }, false],
    ['the number with dots', { accountNumber: '0034.010.123' }, true],
    ['the holder in capitals', { accountName: 'AYU  LESTARI' }, true],
    ['another number', { accountNumber: '0034010124' }, false],
    ['another bank', { bankName: 'BRI' }, false],
    ['another holder', { accountName: 'Budi' }, false],
    ['none', { bankName: null, accountNumber: null, accountName: null }, false],
  ])('is the same or not with %s', (_, given, isSame) => {
    expect(isSameAccount(known, { ...known, ...given })).toBe(isSame);
    expect(isSameAccount({ ...known, ...given }, known)).toBe(isSame);
  });
});

it.each([
  ['081234567890', '6281234567890', true],
  ['081234567890', '+62 812-3456-7890', true],
  ['081234567890', '081234567891', false],
])('the wallet of %s is that of %s or not', (accountNumber, other, isSame) => {
  const known = { bankName: 'GoPay', accountNumber, accountName: 'Ayu Lestari' };
  expect(isSameAccount(known, { ...known, accountNumber: other })).toBe(isSame);
  expect(isSameAccount({ ...known, bankName: 'BCA' }, { ...known, bankName: 'BCA', accountNumber: other })).toBe(false);
});

describe('payments go back in one refund', () => {
  const paid = { uid: 'one', method: 'transfer', bankFrom: 'BCA', accountName: 'Ayu Lestari' };
  const isOne = (given: object) => sourceKey(paid) === sourceKey({ ...paid, uid: 'other', ...given });
  it.each<[string, object, boolean]>([
    ['of one account', {}, true],
    ['however it is written', { bankFrom: ' bca ', accountName: 'AYU  LESTARI' }, true],
    ['not of another person', { accountName: 'Budi' }, false],
    ['not of another bank', { bankFrom: 'BRI' }, false],
    ['not through a gateway', { method: 'gateway' }, false],
    ['not of credit', { method: 'credit' }, false],
  ])('%s', (_, given, expected) => expect(isOne(given)).toBe(expected));

  it('but each charge of a gateway and each credit by itself', () => {
    for (const method of ['gateway', 'credit'])
      expect(sourceKey({ ...paid, method })).not.toBe(sourceKey({ ...paid, method, uid: 'other' }));
  });
});
