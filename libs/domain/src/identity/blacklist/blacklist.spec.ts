import { describe, expect, it } from '@jest/globals';
import { appealFrom, appealMoves, entryMoves, keysOf, requireMayAppeal } from './blacklist.js';

const now = new Date('2026-11-20T03:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('the keys of a person', () => {
  it('are compared in one spelling', () => {
    expect(
      keysOf({ phoneNumber: '0812-3456-7890', email: ' Budi@Contoh.ID ', deviceIds: ['d-1', ' d-1 ', 'd-2'] }),
    ).toEqual([
      { kind: 'phone', value: '6281234567890' },
      { kind: 'email', value: 'budi@contoh.id' },
      { kind: 'device', value: 'd-1' },
      { kind: 'device', value: 'd-2' },
    ]);
  });

  it('leave out missing numbers and the device "unknown"', () => {
    expect(keysOf({ phoneNumber: '000', email: '', deviceIds: ['unknown', undefined, ''] })).toEqual([]);
  });
});

describe('an entry', () => {
  it('is lifted by an admin or ends at its date, once', () => {
    expect(entryMoves.after('active', 'lift', 'admin')).toBe('lifted');
    expect(entryMoves.after('active', 'expire', 'system')).toBe('expired');
    expect(() => entryMoves.after('active', 'expire', 'admin')).toThrow();
    expect(entryMoves.actionsOn('lifted')).toEqual([]);
  });
});

describe('an appeal', () => {
  it('is answered by an admin, once', () => {
    expect(appealMoves.actionsOn('waiting', 'admin')).toEqual(['accept-appeal', 'refuse-appeal', 'lapse']);
    expect(appealMoves.actionsOn('refused')).toEqual([]);
  });

  it('may be sent at once, not while one waits, and again a week after a refusal', () => {
    expect(appealFrom(null, now)).toEqual(now);
    expect(appealFrom({ state: 'waiting', answeredAt: null }, now)).toBeNull();
    expect(() => requireMayAppeal({ state: 'waiting', answeredAt: null }, now)).toThrow(
      expect.objectContaining({ code: 'APPEAL_WAITING' }),
    );
    expect(() => requireMayAppeal({ state: 'refused', answeredAt: daysAgo(6) }, now)).toThrow(
      expect.objectContaining({ code: 'APPEAL_TOO_SOON' }),
    );
    expect(() => requireMayAppeal({ state: 'refused', answeredAt: daysAgo(7) }, now)).not.toThrow();
  });
});
