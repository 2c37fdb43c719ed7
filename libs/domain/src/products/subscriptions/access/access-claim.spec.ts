import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { HOUR_MS } from '../../../platform/durations.js';
import { toSen } from '../../../platform/sen.js';
import {
  CLAIM_STATES,
  checkMayClaim,
  claimClocks,
  claimDueAt,
  claimMoves,
  silenceEnds,
  unusedSince,
} from './access-claim.js';
import type { AccountStatus } from '../accounts/account-status.js';
import { informedOf } from './thread.js';
import { USUAL_HOURS, isOpen } from '../../../platform/opening-hours.js';

const wib = (text: string) => new Date(`${text}:00.000+07:00`);

describe('the clocks of a claim', () => {
  it.each([
    ['2026-11-24T10:15', '2026-11-25T10:15', '2026-11-26T10:15'],
    ['2026-11-24T21:00', '2026-11-25T21:00', '2026-11-26T21:00'],
    ['2026-11-24T21:01', '2026-11-26T09:00', '2026-11-27T09:00'],
    ['2026-11-24T03:00', '2026-11-25T09:00', '2026-11-26T09:00'],
    ['2026-12-31T23:59', '2027-01-02T09:00', '2027-01-03T09:00'],
  ])('opened at %s begin when the shop is open: answer until %s, solution until %s', (at, answer, solve) => {
    expect(claimClocks(wib(at), USUAL_HOURS)).toEqual({ answerDueAt: wib(answer), solveDueAt: wib(solve) });
  });

  it('always end in opening hours, and never before 24 and 48 hours', () => {
    const moments = fc.date({ min: wib('2026-01-01T00:00'), max: wib('2028-01-01T00:00'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (at) => {
        const { answerDueAt, solveDueAt } = claimClocks(at, USUAL_HOURS);
        const waited = answerDueAt.getTime() - at.getTime();
        return (
          isOpen(answerDueAt, USUAL_HOURS) &&
          isOpen(solveDueAt, USUAL_HOURS) &&
          waited >= 24 * HOUR_MS &&
          waited <= 36 * HOUR_MS &&
          solveDueAt.getTime() - answerDueAt.getTime() === 24 * HOUR_MS
        );
      }),
    );
  });

  it('are one after the other: the answer, then the solution, then none', () => {
    const clocks = claimClocks(wib('2026-11-24T10:00'), USUAL_HOURS);
    const running = CLAIM_STATES.map((state) => claimDueAt({ ...clocks, state }));
    expect(running).toEqual([clocks.answerDueAt, clocks.solveDueAt, null, null, null, null, null]);
  });

  it('silence counts 48 hours after the access was given', () => {
    expect(silenceEnds(wib('2026-11-24T10:00'))).toEqual(wib('2026-11-26T10:00'));
  });
});

describe('a claim', () => {
  it('is answered once, solved by the member or an admin, missed only by the clock', () => {
    expect(claimMoves.actionsOn('open', 'customer')).toEqual(['answer', 'solve']);
    expect(claimMoves.actionsOn('answered', 'customer')).toEqual(['solve']);
    expect(claimMoves.actionsOn('open', 'admin')).toEqual(['answer', 'solve', 'reject']);
    expect(claimMoves.actionsOn('missed')).toEqual(['settle']);
    for (const state of ['solved', 'rejected', 'settled', 'dropped'] as const)
      expect(claimMoves.actionsOn(state)).toEqual([]);
  });

  it('is for a regular seat that is active', () => {
    const claim = (role: string, status: AccountStatus, usedTreatments: number | null = null) =>
      checkMayClaim({ role, status, usedTreatments });
    expect(() => claim('regular', 'active')).not.toThrow();
    expect(() => claim('host', 'active')).toThrow(/host/);
    expect(() => claim('regular', 'pending')).toThrow(/belum aktif/);
    expect(() => claim('regular', 'cancelled')).toThrow(/sudah berakhir/);
    expect(() => claim('regular', 'active', 0)).not.toThrow();
    expect(() => claim('regular', 'active', 1)).toThrow(/Sebagian perawatan/);
  });
});

describe('the unused part', () => {
  const november = { startsAt: wib('2026-11-01T00:00'), endsAt: wib('2026-12-01T00:00'), amount: toSen(60_000) };
  const december = { startsAt: wib('2026-12-01T00:00'), endsAt: wib('2027-01-01T00:00'), amount: toSen(62_000) };

  it('is the days after the one on which the claim was opened, and every period that follows', () => {
    expect(unusedSince([november, december], wib('2026-11-20T15:00'))).toEqual({
      parts: [toSen(20_000), toSen(62_000)],
      total: toSen(82_000),
    });
  });

  it('is everything when the access never worked', () => {
    expect(unusedSince([november], null).total).toBe(toSen(60_000));
  });

  it('is nothing of a period that is over', () => {
    expect(unusedSince([november], wib('2026-12-05T10:00')).total).toBe(0n);
  });
});

describe('a line in a thread', () => {
  it('informs the others at their first unread line only', () => {
    expect(informedOf('member', { member: 0, host: 1, admin: 4 })).toEqual(['host']);
    expect(informedOf('admin', { member: 1, host: 1, admin: 0 })).toEqual(['member', 'host']);
    expect(informedOf('host', { member: 2, host: 1, admin: 3 })).toEqual([]);
  });
});
