import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { USUAL_HOURS, isOpen } from '../../platform/opening-hours.js';
import {
  MOST_REJECTED_PROOFS,
  deadlineAfterRejection,
  nextWorkingMorning,
  paymentDeadline,
  unverifiedDeadline,
} from './deadline.js';

const HOUR = 3_600_000;
/** 'YYYY-MM-DD HH.MM' in WIB. */
const wib = (text: string) => new Date(`${text.replace(' ', 'T').replace('.', ':')}:00+07:00`);
const anInstant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const wibClock = (at: Date) => new Date(at.getTime() + 7 * HOUR).toISOString().slice(11, 16);

describe('a payment is due', () => {
  it.each([
    ['24 hours later in opening hours', '2026-11-20 15.00', '2026-11-21 15.00'],
    ['at opening time itself', '2026-11-20 09.00', '2026-11-21 09.00'],
    ['at closing time itself', '2026-11-20 21.00', '2026-11-21 21.00'],
    ['the next morning when it would be just after closing', '2026-11-20 21.01', '2026-11-22 10.00'],
    ['the next morning when it would be before midnight', '2026-11-20 23.59', '2026-11-22 10.00'],
    ['the same morning when it would be at midnight', '2026-11-20 00.00', '2026-11-21 10.00'],
    ['the same morning when it would be just before opening', '2026-11-20 08.59', '2026-11-21 10.00'],
    ['at weekends too, because the shop is open every day', '2026-11-20 12.00', '2026-11-21 12.00'],
    ['across the end of a month', '2026-11-29 22.00', '2026-12-01 10.00'],
    ['across the end of a year', '2026-12-30 22.30', '2027-01-01 10.00'],
    ['on 29 February of a leap year', '2028-02-28 14.00', '2028-02-29 14.00'],
    ['the morning after 29 February', '2028-02-28 21.30', '2028-03-01 10.00'],
    ['without a 29 February in other years', '2027-02-27 21.30', '2027-03-01 10.00'],
  ])('%s: from %s WIB to %s WIB', (_case, from, due) => {
    expect(paymentDeadline(wib(from), USUAL_HOURS)).toEqual(wib(due));
  });

  it('24 to 37 hours later, always in opening hours', () => {
    fc.assert(
      fc.property(anInstant, (from) => {
        const due = paymentDeadline(from, USUAL_HOURS);
        const hours = (due.getTime() - from.getTime()) / HOUR;
        return isOpen(due, USUAL_HOURS) && hours >= 24 && hours <= 37 && (hours === 24 || wibClock(due) === '10:00');
      }),
    );
  });
});

describe('an order of a customer with an unverified e-mail is due', () => {
  it('after the short hold, also at night, and never later than the others', () => {
    const night = wib('2026-11-20 23.59');
    expect(unverifiedDeadline(night, HOUR / 2, USUAL_HOURS)).toEqual(wib('2026-11-21 00.29'));
    expect(unverifiedDeadline(night, 100 * HOUR, USUAL_HOURS)).toEqual(paymentDeadline(night, USUAL_HOURS));
  });
});

describe('another proof is wanted', () => {
  const first = wib('2026-11-20 12.00');
  const after = (at: string, isVerified = true) =>
    deadlineAfterRejection({ isVerified }, wib(at), first, HOUR / 2, USUAL_HOURS);

  it.each([
    ['as long after the rejection as after an order', '2026-11-20 15.00', '2026-11-21 15.00'],
    ['never later than three days after the first proof', '2026-11-23 09.00', '2026-11-23 12.00'],
    ['but always two hours later', '2026-11-23 11.30', '2026-11-23 13.30'],
    ['also when the three days are over', '2026-11-25 10.00', '2026-11-25 12.00'],
  ])('%s: rejected at %s WIB, until %s WIB', (_case, at, due) => {
    expect(after(at)).toEqual(wib(due));
  });

  it('not without end: rejected as late as can be, as often as can be, a day after the three at the latest', () => {
    let due = first;
    for (let n = 0; n < MOST_REJECTED_PROOFS; n += 1)
      due = deadlineAfterRejection({ isVerified: true }, due, first, HOUR / 2, USUAL_HOURS);
    expect(due.getTime()).toBeLessThanOrEqual(first.getTime() + 4 * 24 * HOUR);
  });

  it('within the short hold while the e-mail is unverified', () => {
    expect(after('2026-11-20 12.10', false)).toEqual(wib('2026-11-20 12.40'));
  });
});

describe('the shop is open', () => {
  it.each([
    ['2026-11-20 08.59', false],
    ['2026-11-20 09.00', true],
    ['2026-11-20 21.00', true],
    ['2026-11-20 21.01', false],
    ['2026-11-21 00.00', false],
    ['2026-11-22 12.00', true],
  ])('at %s WIB: %p', (at, open) => {
    expect(isOpen(wib(at), USUAL_HOURS)).toBe(open);
  });
});

describe('a reimbursement falls due on the next working day at 10.00 WIB', () => {
  it.each([
    ['a Monday', '2026-11-16 09.00', '2026-11-17 10.00'],
    ['a Thursday night', '2026-11-19 23.59', '2026-11-20 10.00'],
    ['a Friday morning', '2026-11-20 08.00', '2026-11-23 10.00'],
    ['a Saturday', '2026-11-21 12.00', '2026-11-23 10.00'],
    ['a Sunday', '2026-11-22 12.00', '2026-11-23 10.00'],
    ['a Sunday that is Monday in WIB', '2026-11-23 00.30', '2026-11-24 10.00'],
    ['the last Friday of a month', '2026-11-27 15.00', '2026-11-30 10.00'],
    ['the end of a year', '2026-12-31 15.00', '2027-01-01 10.00'],
    ['28 February of a leap year', '2028-02-28 15.00', '2028-02-29 10.00'],
  ])('from %s, %s WIB, on %s WIB', (_case, from, due) => {
    expect(nextWorkingMorning(wib(from))).toEqual(wib(due));
  });

  it('within four days, never in the past and never at a weekend', () => {
    fc.assert(
      fc.property(anInstant, (from) => {
        const due = nextWorkingMorning(from);
        const day = new Date(due.getTime() + 7 * HOUR).getUTCDay();
        const hours = (due.getTime() - from.getTime()) / HOUR;
        return wibClock(due) === '10:00' && day >= 1 && day <= 5 && hours > 0 && hours <= 4 * 24;
      }),
    );
  });
});
