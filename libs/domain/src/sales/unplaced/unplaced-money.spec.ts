import { describe, expect, it } from '@jest/globals';
import {
  UNPLACED_STATES,
  checkCame,
  checkLeft,
  checkPart,
  checkReversible,
  checkUnplaced,
  unplacedMoves,
} from './unplaced-money.js';

describe('money that cannot be placed', () => {
  it('is placed or sent once and for good; what is not paid yet, or was taken for the money of a cost, can be taken back', () => {
    const steps = UNPLACED_STATES.flatMap((from) =>
      unplacedMoves
        .actionsOn(from, 'admin')
        .map((action) => [from, action, unplacedMoves.after(from, action, 'admin')]),
    );
    expect(steps).toEqual([
      ['open', 'assign', 'assigned'],
      ['open', 'credit', 'assigned'],
      ['open', 'join', 'joined'],
      ['open', 'return', 'returning'],
      ['open', 'resend', 'resending'],
      ['open', 'recover', 'recovered'],
      ['open', 'merge', 'merged'],
      ['open', 'reverse', 'reversed'],
      ['returning', 'keep', 'open'],
      ['returning', 'pay', 'returned'],
      ['resending', 'keep', 'open'],
      ['resending', 'pay', 'resent'],
      ['recovered', 'undo', 'open'],
    ]);
    for (const actor of ['customer', 'system'] as const)
      for (const state of UNPLACED_STATES) expect(unplacedMoves.actionsOn(state, actor)).toEqual([]);
  });

  it('says why it cannot be placed any more', () => {
    expect(() => checkUnplaced('open')).not.toThrow();
    expect(() => checkUnplaced('assigned')).toThrow(/sudah ditempatkan/);
    expect(() => checkUnplaced('joined')).toThrow(/sudah dipasangkan ke pembayarannya/);
    expect(() => checkUnplaced('returning')).toThrow(/sedang dikembalikan/);
    expect(() => checkUnplaced('returned')).toThrow(/sudah dikembalikan/);
    expect(() => checkUnplaced('resending')).toThrow(/sedang dikirim ulang/);
    expect(() => checkUnplaced('resent')).toThrow(/sudah dikirim ulang/);
    expect(() => checkUnplaced('merged')).toThrow(/digabung lagi dengan sisanya/);
    expect(() => checkUnplaced('recovered')).toThrow(/uang kembali dari penjual/);
  });

  it('is placed in parts of more than nothing, up to what is left', () => {
    for (const part of [1n, 99n, 100n]) expect(() => checkPart(part * 100n, 10_000n)).not.toThrow();
    for (const part of [-100n, 0n, 10_001n])
      expect(() => checkPart(part, 10_000n)).toThrow(/paling banyak sisanya, Rp100/);
  });

  it('is placed in parts by what the admin has seen of it, so that the same press twice takes one', () => {
    expect(() => checkLeft(10_000n, 10_000n, true)).not.toThrow();
    expect(() => checkLeft(null, 10_000n, false)).not.toThrow();
    expect(() => checkLeft(null, 10_000n, true)).toThrow(expect.objectContaining({ code: 'LEFT_MISSING' }));
    for (const isPart of [true, false])
      expect(() => checkLeft(10_000n, 6_000n, isPart)).toThrow(/sekarang Rp60, bukan Rp100/);
  });

  it('is taken back whole or not at all', () => {
    const whole = { state: 'open', leftSen: 10_000n, cameSen: 10_000n } as const;
    expect(() => checkReversible(whole)).not.toThrow();
    expect(() => checkReversible({ ...whole, leftSen: 6_000n })).toThrow(/Tinggal Rp60 dari Rp100/);
    expect(() => checkReversible({ ...whole, state: 'returning' })).toThrow(/sedang dikembalikan/);
    expect(() => checkReversible({ ...whole, state: 'reversed' })).toThrow(/terbuka lagi di Rekening koran/);
  });

  it('has come', () => {
    expect(() => checkCame(1n)).not.toThrow();
    expect(() => checkCame(-1n)).toThrow(/hanya dana masuk/);
  });
});
