import { describe, expect, it } from '@jest/globals';
import { toSen } from '../../platform/sen.js';
import { paymentReceived } from '../../sales/ledger/payment-postings.js';
import { booksOf, passedOn } from '../../sales/ledger/postings.js';
import { refundOwed, refundPaid } from '../../sales/ledger/refund-postings.js';
import { checkHeld, donorName, firstMessageState, heldFor, progressOf } from './donation.js';
import { checkClaim, checkLinkable, giftExpiresAt } from './gift.js';
import { checkSharesFree, fundedShares, shareToGive } from './share.js';
import { GIVING_AMOUNT, SUGGESTED_AMOUNTS } from './amounts.js';

const NOW = new Date('2026-11-24T03:00:00Z');
const LATER = new Date('2026-12-24T03:00:00Z');
const gift = { state: 'ready', giverUid: 'giver', claimedBy: null, expiresAt: LATER } as const;

describe('a gift', () => {
  it('waits thirty days', () => expect(giftExpiresAt(NOW)).toEqual(LATER));

  it('is claimed in time by one customer, who gets the same answer again', () => {
    expect(checkClaim(gift, 'ani', NOW)).toBe(false);
    expect(checkClaim({ ...gift, state: 'paid', claimedBy: 'ani' }, 'ani', LATER)).toBe(true);
  });

  it.each([
    ['its giver', gift, 'giver', NOW, 'OWN_GIFT'],
    ['a second customer', { ...gift, state: 'claimed', claimedBy: 'ani' }, 'budi', NOW, 'GIFT_CLAIMED'],
    ['a customer who is late', gift, 'ani', LATER, 'GIFT_EXPIRED'],
    ['a customer after it went back', { ...gift, state: 'returned' }, 'ani', NOW, 'GIFT_EXPIRED'],
    ['a customer before it is paid', { ...gift, state: 'promised', expiresAt: null }, 'ani', NOW, 'GIFT_EXPIRED'],
  ] as const)('is not claimed by %s', (_, given, customerUid, now, code) => {
    expect(() => checkClaim(given, customerUid, now)).toThrow(expect.objectContaining({ code }));
  });

  it('has a link only while it waits', () => {
    expect(() => checkLinkable('ready')).not.toThrow();
    for (const state of ['promised', 'claimed', 'expired', 'returned'] as const)
      expect(() => checkLinkable(state)).toThrow(expect.objectContaining({ code: 'GIFT_HAS_NO_LINK' }));
  });
});

describe('a cause', () => {
  const funds = { raisedSen: 6_500n, disbursedSen: 3_000n, allottedSen: 1_000n, promisedSen: 500n };
  it('passes on what it holds beside what is on its way and what picked applicants need, and not a sen more', () => {
    expect(heldFor(funds)).toBe(2_000n);
    expect(() => checkHeld(toSen(20), funds)).not.toThrow();
    expect(() => checkHeld(toSen(20.01), funds)).toThrow(expect.objectContaining({ code: 'CAUSE_SHORT' }));
    expect(() => checkHeld(toSen(21), funds)).toThrow('tinggal Rp20. Rp5 lagi untuk jatah');
    expect(() => checkHeld(toSen(26), { ...funds, promisedSen: 0n })).toThrow(/tinggal Rp25\.$/);
    expect(heldFor({ ...funds, promisedSen: 9_000n })).toBe(0n);
  });

  it.each([
    ['no share', [], 100n, 'NO_SHARE_LEFT'],
    ['shares whose money is gone', [50n, 40n], 39n, 'SHARE_UNFUNDED'],
    ['the oldest share', [50n, 40n], 90n, '0'],
    ['an older share that is dearer than what is left', [50n, 40n], 49n, '1'],
  ] as const)('gives of %s what its money is there for', (_, prices, held, expected) => {
    const free = prices.map((priceSen, index) => ({ uid: String(index), priceSen }));
    const give = () => shareToGive(free, held).uid;
    if (expected.length === 1) expect(give()).toBe(expected);
    else expect(give).toThrow(expect.objectContaining({ code: expected }));
  });

  it('counts the shares that it can give one after the other', () => {
    const free = [50n, 40n, 30n].map((priceSen, index) => ({ uid: String(index), priceSen }));
    expect([120n, 119n, 80n, 79n, 30n, 29n].map((held) => fundedShares(free, held).length)).toEqual([3, 2, 2, 1, 1, 0]);
  });

  it('shows how far it is, to 100 %, and nothing without a target', () => {
    expect([progressOf(999, 1_000), progressOf(5_000, 1_000), progressOf(0, 1_000), progressOf(5, null)]).toEqual([
      99,
      100,
      0,
      null,
    ]);
  });

  it('shows donors masked or not at all', () => {
    expect(donorName({ name: 'Budi Santoso', anonymous: false })).toBe('B**********o');
    expect(donorName({ name: 'Budi Santoso', anonymous: true })).toBe('Orang baik');
  });

  it('lets an admin read a message first', () =>
    expect([firstMessageState('Halo'), firstMessageState('')]).toEqual(['waiting', 'none']));

  it('gives no donation back whose share was given', () => {
    expect(() => checkSharesFree(['available', 'withdrawn'])).not.toThrow();
    expect(() => checkSharesFree(['available', 'given'])).toThrow(expect.objectContaining({ code: 'SHARE_GIVEN' }));
  });
});

describe('the books of giving', () => {
  const about = { productLine: 'giving', orderUid: 'an order', partyUid: 'a customer', subjectUid: 'a cause' };
  const itemOf = (books: object) => [{ details: { books } }];

  it('hold a donation for its cause, and take a tip to the team as income', () => {
    const held = booksOf(itemOf({ held: 'donationFunds', subjectUid: 'a cause' }));
    expect(paymentReceived(toSen(50), toSen(0), about, held).map(({ account }) => account)).toEqual([
      'bank',
      'donationFunds',
    ]);
    const income = booksOf(itemOf({ income: 'tipIncome' }));
    expect(paymentReceived(toSen(20), toSen(20), about, income).map(({ account }) => account)).toEqual([
      'bank',
      'tipIncome',
    ]);
  });

  it('are as usual for an order that does not say otherwise', () => {
    for (const items of [[], [{ details: {} }], [{ details: null }]])
      expect(booksOf(items)).toEqual({ held: 'memberFunds', income: 'feeIncome', subjectUid: null });
  });

  it('know no account that is not in the chart', () => {
    expect(() => booksOf(itemOf({ held: 'pocket' }))).toThrow('there is no ledger account pocket');
  });

  it('are balanced again when the money went back, or was passed on', () => {
    const books = booksOf(itemOf({ held: 'giftFunds' }));
    const came = paymentReceived(toSen(50), toSen(0), about, books);
    const sum = (...all: (typeof came)[]) => {
      const of = (account: string) =>
        all
          .flat()
          .filter((one) => one.account === account)
          .reduce((total, { amount }) => total + amount, 0n);
      return [of('bank'), of('giftFunds')];
    };
    const refund = { amount: toSen(50), fee: toSen(0), deposit: false };
    expect(sum(came, refundOwed(refund, about, books), refundPaid(toSen(50), about))).toEqual([0n, 0n]);
    expect(sum(came, passedOn(toSen(50), 'giftFunds', 'bank', about))).toEqual([0n, 0n]);
  });
});

it('offers amounts that can be given', () => {
  for (const [face, amounts] of Object.entries(SUGGESTED_AMOUNTS)) {
    const { min, max } = GIVING_AMOUNT[face as keyof typeof GIVING_AMOUNT];
    expect(amounts.filter((amount) => amount < min || amount > max)).toEqual([]);
  }
});
