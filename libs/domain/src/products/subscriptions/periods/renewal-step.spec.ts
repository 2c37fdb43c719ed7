import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { DAY_MS, HOUR_MS, daysAfter } from '../../../platform/durations.js';
import { minuteInWib } from '../../../platform/wib.js';
import { paidUntil } from './period.js';
import { renewalActions } from './renewal-actions.js';
import {
  type RenewalState,
  type RenewalStep,
  graceEnd,
  nextStepAt,
  remindersCoveredAt,
  renewalStep,
} from './renewal-step.js';
import { type RenewalTerms, renewalTerms } from './renewal-terms.js';

const TERMS = renewalTerms({ renewalLeadDays: null, graceDays: null });
/** The last paid day is 20 December. */
const END = paidUntil('2026-11-20', 1);
const state = (given: Partial<RenewalState> = {}): RenewalState => ({
  waitsForAccess: false,
  paidUntil: END,
  isStopped: false,
  isQuoted: false,
  isInvoiced: false,
  hasProof: false,
  remindedDays: null,
  graceEndsAt: null,
  ...given,
});

/** The state after a step, as the worker stores it. */
function after(before: RenewalState, taken: RenewalStep, terms: RenewalTerms, now: Date): RenewalState {
  switch (taken.step) {
    case 'quote':
      return { ...before, isQuoted: true };
    case 'invoice':
      return { ...before, isInvoiced: true, remindedDays: remindersCoveredAt(before.paidUntil, terms, now) };
    case 'remind':
      return { ...before, remindedDays: taken.days };
    case 'lapse':
      return { ...before, graceEndsAt: graceEnd(now, terms) };
    case 'end':
      return before;
  }
}

/** All steps of a worker that looks at these moments, until the seat ends. */
function walk(start: RenewalState, terms: RenewalTerms, moments: Date[]) {
  const steps: { at: Date; taken: RenewalStep }[] = [];
  let current = start;
  for (const now of moments)
    for (let taken = renewalStep(current, terms, now); taken; taken = renewalStep(current, terms, now)) {
      steps.push({ at: now, taken });
      if (taken.step === 'end') return steps;
      current = after(current, taken, terms, now);
    }
  return steps;
}
const words = (steps: ReturnType<typeof walk>) =>
  steps.map(({ at, taken }) => `${minuteInWib(at)} ${taken.step}${taken.step === 'remind' ? ` ${taken.days}` : ''}`);
const hours = (from: Date, count: number) =>
  Array.from({ length: count }, (_, n) => new Date(from.getTime() + n * HOUR_MS));

describe('an unpaid renewal', () => {
  it('is quoted, invoiced, reminded, lapses at the end and ends after the grace', () => {
    expect(words(walk(state(), TERMS, hours(daysAfter(END, -30), 40 * 24)))).toEqual([
      '2026-12-06 09:00 quote',
      '2026-12-13 09:00 invoice',
      '2026-12-17 09:00 remind 3',
      '2026-12-19 09:00 remind 1',
      '2026-12-20 09:00 remind 0',
      '2026-12-21 00:00 lapse',
      '2026-12-24 00:00 end',
    ]);
  });

  it('has the days of its family', () => {
    const terms = renewalTerms({ renewalLeadDays: 14, graceDays: 1 });
    expect(words(walk(state(), terms, hours(daysAfter(END, -40), 50 * 24)))).toEqual([
      '2026-11-29 09:00 quote',
      '2026-12-06 09:00 invoice',
      '2026-12-13 09:00 remind 7',
      '2026-12-17 09:00 remind 3',
      '2026-12-19 09:00 remind 1',
      '2026-12-20 09:00 remind 0',
      '2026-12-21 00:00 lapse',
      '2026-12-22 00:00 end',
    ]);
  });

  it('keeps the whole grace when the clock jumps over a month: invoiced and lapsed, but not ended', () => {
    const late = daysAfter(END, 30);
    expect(words(walk(state(), TERMS, [late]))).toEqual([
      '2027-01-20 00:00 quote',
      '2027-01-20 00:00 invoice',
      '2027-01-20 00:00 lapse',
    ]);
  });

  it('is reminded by the last of the reminders that were missed only', () => {
    const invoiced = state({ isQuoted: true, isInvoiced: true });
    expect(words(walk(invoiced, TERMS, [new Date('2026-12-19T05:00:00Z')]))).toEqual(['2026-12-19 12:00 remind 1']);
  });

  it('has no reminder on the day of a late invoice', () => {
    expect(words(walk(state(), TERMS, [new Date('2026-12-19T05:00:00Z')]))).toEqual([
      '2026-12-19 12:00 quote',
      '2026-12-19 12:00 invoice',
    ]);
  });
});

describe('what is not done', () => {
  const late = daysAfter(END, 30);

  it('nothing while a proof waits for a decision', () => {
    expect(renewalStep(state({ isInvoiced: true, hasProof: true }), TERMS, late)).toBeNull();
    expect(renewalStep(state({ graceEndsAt: END, hasProof: true }), TERMS, late)).toBeNull();
  });

  it('nothing while the seat waits for its first access, however late it is and whatever was begun', () => {
    for (const given of [{}, { isQuoted: true }, { isInvoiced: true, isQuoted: true }, { isStopped: true }]) {
      const waiting = state({ waitsForAccess: true, ...given });
      expect([renewalStep(waiting, TERMS, late), nextStepAt(waiting, TERMS)]).toEqual([null, null]);
    }
  });

  it('nothing by its member while the seat waits for its first access', () => {
    for (const isStopped of [false, true])
      expect(renewalActions(state({ waitsForAccess: true, isStopped }), daysAfter(END, -31), late)).toEqual([]);
  });

  it('no invoice and no grace for a member who does not want another period', () => {
    const stopped = state({ isStopped: true });
    expect(words(walk(stopped, TERMS, hours(daysAfter(END, -30), 40 * 24)))).toEqual(['2026-12-21 00:00 end']);
    expect(renewalStep(state({ isStopped: true, graceEndsAt: late }), TERMS, END)).toEqual({ step: 'end' });
  });

  it('nothing twice, nothing skipped and no step before its time, whenever the worker looks', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 35 * 24 }), { minLength: 1, maxLength: 60 });
    const terms = fc.record({ leadDays: fc.integer({ min: 0, max: 20 }), graceDays: fc.integer({ min: 0, max: 10 }) });
    fc.assert(
      fc.property(gaps, terms, (hoursApart, given) => {
        let at = daysAfter(END, -45).getTime();
        const moments = hoursApart.map((gap) => new Date((at += gap * HOUR_MS)));
        const steps = walk(state(), given, moments);
        const names = words(steps).map((word) => word.slice(17));
        expect(new Set(names).size).toBe(names.length);
        const once = names.filter((name) => !name.startsWith('remind'));
        expect(once).toEqual(['quote', 'invoice', 'lapse', 'end'].slice(0, once.length));
        const lapsed = steps.find(({ taken }) => taken.step === 'lapse');
        const ended = steps.find(({ taken }) => taken.step === 'end');
        if (lapsed) expect(lapsed.at.getTime()).toBeGreaterThanOrEqual(END.getTime());
        if (ended) expect(ended.at.getTime() - lapsed!.at.getTime()).toBeGreaterThan((given.graceDays - 1) * DAY_MS);
      }),
    );
  });

  it('nothing before the moment that was named, and something then', () => {
    const states = fc.record({
      waitsForAccess: fc.constant(false),
      paidUntil: fc.constant(END),
      isStopped: fc.boolean(),
      isQuoted: fc.boolean(),
      isInvoiced: fc.boolean(),
      hasProof: fc.constant(false),
      remindedDays: fc.option(fc.constantFrom(3, 1, 0)),
      graceEndsAt: fc.option(fc.constant(daysAfter(END, 3))),
    });
    fc.assert(
      fc.property(states, (given) => {
        const at = nextStepAt(given, TERMS)!;
        expect(renewalStep(given, TERMS, at)).not.toBeNull();
        if (!given.graceEndsAt || !given.isStopped)
          expect(renewalStep(given, TERMS, new Date(at.getTime() - 1))).toBeNull();
      }),
    );
  });
});
