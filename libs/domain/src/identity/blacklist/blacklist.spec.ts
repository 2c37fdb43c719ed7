import { describe, expect, it } from '@jest/globals';
import { appealFrom, appealMoves, entryMoves, hintMoves, mayAppeal, requireMayAppeal } from './blacklist.js';

const now = new Date('2026-11-20T03:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('an entry', () => {
  it('is lifted by an admin or ends at its date, once', () => {
    expect(entryMoves.after('active', 'lift', 'admin')).toBe('lifted');
    expect(entryMoves.after('active', 'expire', 'system')).toBe('expired');
    expect(() => entryMoves.after('active', 'expire', 'admin')).toThrow();
    expect(entryMoves.actionsOn('lifted')).toEqual([]);
  });
});

describe('a hint', () => {
  it('is decided by an admin, once', () => {
    expect(hintMoves.actionsOn('waiting', 'admin')).toEqual(['block', 'dismiss']);
    expect(hintMoves.actionsOn('dismissed')).toEqual([]);
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
    expect(mayAppeal(null, now)).toBe(true);
    expect(mayAppeal({ state: 'waiting', answeredAt: null }, now)).toBe(false);
    expect(mayAppeal({ state: 'refused', answeredAt: daysAgo(6) }, now)).toBe(false);
    expect(mayAppeal({ state: 'refused', answeredAt: daysAgo(7) }, now)).toBe(true);
    expect(() => requireMayAppeal({ state: 'waiting', answeredAt: null }, now)).toThrow(
      expect.objectContaining({ code: 'APPEAL_WAITING' }),
    );
    expect(() => requireMayAppeal({ state: 'refused', answeredAt: daysAgo(6) }, now)).toThrow(
      expect.objectContaining({ code: 'APPEAL_TOO_SOON' }),
    );
    expect(() => requireMayAppeal({ state: 'refused', answeredAt: daysAgo(7) }, now)).not.toThrow();
  });
});
