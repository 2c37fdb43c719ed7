import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../platform/domain-error.js';
import { toSen } from '../../platform/sen.js';
import { checkDirection, checkSameAmount, checkSettlement, lineMoves, referenceOf } from './statement-line.js';

describe('a line of a statement', () => {
  it('is used once and for good; one that was set aside may be taken up again', () => {
    expect(lineMoves.after('open', 'confirm', 'admin')).toBe('used');
    expect(() => lineMoves.after('used', 'confirm', 'admin')).toThrow(/^Baris mutasi ini sudah dipakai[.]/);
    expect(lineMoves.actionsOn('used')).toEqual([]);
    expect(lineMoves.after(lineMoves.after('open', 'ignore'), 'reopen')).toBe('open');
  });

  it.each(['charge', 'settle'] as const)('is open again after a mistaken %s, by an admin alone', (action) => {
    const booked = lineMoves.after('open', action, 'admin');
    expect(lineMoves.after(booked, 'reverse', 'admin')).toBe('open');
    expect(lineMoves.actionsOn(booked)).toEqual(['reverse']);
    expect(() => lineMoves.after('open', 'reverse', 'admin')).toThrow(/masih belum dicocokkan/);
    for (const state of ['used', 'ignored', 'unplaced'] as const)
      expect(() => lineMoves.after(state, 'reverse', 'admin')).toThrow(DomainError);
  });

  it('that was booked as unplaced money is open again from the list of that money only', () => {
    const booked = lineMoves.after('open', 'book', 'admin');
    expect(lineMoves.after(booked, 'unbook', 'admin')).toBe('open');
    for (const action of ['reverse', 'reopen'] as const)
      expect(() => lineMoves.after(booked, action, 'admin')).toThrow(DomainError);
  });

  it('explains only what goes in its direction', () => {
    expect(() => checkDirection(100n, 'invoice')).not.toThrow();
    expect(() => checkDirection(-100n, 'payout')).not.toThrow();
    expect(() => checkDirection(-100n, 'payout', 3)).not.toThrow();
    expect(() => checkDirection(100n, 'refund')).toThrow(/dana masuk/);
    expect(() => checkDirection(-100n, 'payment')).toThrow(/dana keluar/);
  });

  it('gives back one payout where it came', () => {
    expect(() => checkDirection(100n, 'payout')).not.toThrow();
    expect(() => checkDirection(100n, 'payout', 2)).toThrow(/satu saja/);
  });

  it('explains what is done already only by the very same amount', () => {
    expect(() => checkSameAmount(-500n, 500n)).not.toThrow();
    expect(() => checkSameAmount(500n, 501n)).toThrow(/tidak sama/);
  });

  it('is what a gateway held only when it came, and never more than the books say', () => {
    const [amount, held] = [toSen(99_000), toSen(100_000)];
    for (const fee of [0, 1_000, -500]) expect(() => checkSettlement({ amount, fee: toSen(fee) }, held)).not.toThrow();
    expect(() => checkSettlement({ amount, fee: toSen(1_001) }, held)).toThrow(/tinggal Rp\s?100\.000/);
    expect(() => checkSettlement({ amount: toSen(-1), fee: toSen(0) }, held)).toThrow(/dana keluar/);
  });

  it('gives a transfer the reference of the bank, else one of its own', () => {
    const line = { uid: '6f6c9c1e-3d5b-4f0a-9a2e-7b1d4c8e5f60', bookedOn: '2026-11-25' };
    expect(referenceOf({ ...line, reference: 'FT2511' })).toBe('FT2511');
    expect(referenceOf({ ...line, reference: null })).toBe('KORAN-20261125-6F6C9C1E');
  });
});
