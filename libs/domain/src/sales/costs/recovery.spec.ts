import { describe, expect, it } from '@jest/globals';
import { type RecoverableCost, checkNothingRecovered, checkRecovery, dayItLeft } from './recovery.js';

const cost: RecoverableCost = {
  state: 'booked',
  account: 'goodsCost',
  isReversalProposed: false,
  amountSen: 100_000n,
  recoveredSen: 0n,
  firstDay: '2026-11-20',
};
const money = { amountSen: 100_000n, arrivedOn: '2026-11-20' };

describe('money that a seller gives back', () => {
  it('is of a booked cost, all of it or a part, from the day on which that was paid', () => {
    expect(() => checkRecovery(cost, money)).not.toThrow();
    expect(() => checkRecovery(cost, { amountSen: 1n, arrivedOn: '2027-01-01' })).not.toThrow();
    expect(() => checkRecovery(cost, { ...money, arrivedOn: '2026-11-19' })).toThrow(/masuk sebelum biayanya dibayar/);
  });

  it('is never more than the cost, together with what has come back before', () => {
    expect(() => checkRecovery({ ...cost, recoveredSen: 40_000n }, { ...money, amountSen: 60_000n })).not.toThrow();
    expect(() => checkRecovery({ ...cost, recoveredSen: 40_000n }, { ...money, amountSen: 60_001n })).toThrow(
      /Sisa biaya ini Rp600\./,
    );
    expect(() => checkRecovery({ ...cost, recoveredSen: 100_000n }, { ...money, amountSen: 1n })).toThrow(
      /sudah kembali semuanya/,
    );
  });

  it.each([
    ['waits for another admin', { state: 'proposed' }, /menunggu admin lain/],
    ['was withdrawn', { state: 'withdrawn' }, /sudah ditarik/],
    ['was taken back', { state: 'reversed' }, /sudah dibatalkan/],
    ['is to be taken back', { isReversalProposed: true }, /Tarik usulannya dulu/],
    ['is part of a purchase for customers', { account: null }, /milik pelanggan/],
  ] as const)('is not of a cost that %s', (_, change, message) => {
    expect(() => checkRecovery({ ...cost, ...change }, money)).toThrow(message);
  });

  it('keeps the cost from being taken back as a mistake', () => {
    expect(() => checkNothingRecovered(0n)).not.toThrow();
    expect(() => checkNothingRecovered(50_000n)).toThrow(/Rp500 sudah kembali dari penjual/);
  });
});

describe('the day on which a cost was paid', () => {
  it('is that of the line which shows it, else up to 30 days before it was recorded', () => {
    // 00.30 of the 27th in WIB.
    const bookedAt = new Date('2026-11-26T17:30:00Z');
    expect(dayItLeft({ shownOn: '2026-11-25', bookedAt })).toBe('2026-11-25');
    expect(dayItLeft({ shownOn: null, bookedAt })).toBe('2026-10-28');
  });
});
