import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../../platform/domain-error.js';
import { type Sen, ZERO_SEN, toSen } from '../../../platform/sen.js';
import type { ChangingSeat } from '../groups/changing-seat.js';
import { type RefundRule, amountByRule, refundTerms } from './seat-refund.js';

const APRIL = { startsAt: new Date('2026-04-01T00:00:00+07:00'), endsAt: new Date('2026-05-01T00:00:00+07:00') };
/** Ten days of thirty are used. */
const TENTH = new Date('2026-04-10T12:00:00+07:00');
const seat = (given: Partial<ChangingSeat> = {}): ChangingSeat => ({
  accountUid: 'a',
  customerUid: 'c',
  name: 'Ayu',
  role: 'regular',
  status: 'active',
  orderStatus: 'completed',
  needsTv: false,
  hasProof: false,
  accessFrom: APRIL.startsAt,
  paid: [{ invoiceUid: 'i', amount: toSen(30_000), period: APRIL }],
  treatments: null,
  parts: ZERO_SEN,
  cycles: [],
  ...given,
});
const last = (left = 30_000, givenBack = 30_000 - left) => ({
  price: toSen(30_000),
  givenBack: toSen(givenBack),
  amount: toSen(left),
  period: APRIL,
});
const outcome = (
  terms: ReturnType<typeof refundTerms>,
  rule: RefundRule,
  seen: number | null,
  left: Sen | null = terms.whole,
) => {
  try {
    return amountByRule(terms, rule, seen === null ? null : toSen(seen), left);
  } catch (error) {
    return error instanceof DomainError ? [error.code, error.field] : error;
  }
};

describe('what can be given back of a seat', () => {
  it('is all of the last payment, or the days that were not used of all that is paid', () => {
    expect(refundTerms(seat(), last(), TENTH)).toEqual({
      whole: toSen(30_000),
      wholeOf: 'running',
      unused: {
        amount: toSen(20_000),
        parts: 20,
        all: 30,
        unit: 'days',
        of: [{ which: 'running', amount: toSen(20_000), parts: 20, all: 30 }],
      },
      credited: ZERO_SEN,
      freely: toSen(20_000),
    });
  });

  it('is by the rule what went back before less', () => {
    const paid = [{ invoiceUid: 'i', amount: toSen(15_000), period: APRIL }];
    expect(refundTerms(seat({ paid }), last(15_000), TENTH)).toMatchObject({
      whole: toSen(15_000),
      unused: { amount: toSen(10_000) },
      freely: toSen(5_000),
    });
    expect(refundTerms(seat({ paid }), last(5_000), TENTH).freely).toBe(toSen(0));
  });

  it('is the code only with all the rest: of what was used in part, the price alone counts', () => {
    const paid = [{ invoiceUid: 'i', amount: toSen(30_123), code: toSen(123), period: APRIL }];
    expect(refundTerms(seat({ paid }), last(30_123, 0), TENTH)).toMatchObject({
      whole: toSen(30_123),
      unused: { amount: toSen(20_000) },
      freely: toSen(20_000),
    });
    expect(refundTerms(seat({ paid, accessFrom: null }), last(30_123, 0), TENTH).unused!.amount).toBe(toSen(30_123));
  });

  it('counts treatments where the plan has them', () => {
    const of = {
      treatments: { all: 4, used: 1, isExpired: false },
      paid: [{ invoiceUid: 'i', amount: toSen(40_000), period: null }],
    };
    expect(refundTerms(seat(of), { ...last(), period: null }, TENTH).unused).toMatchObject({
      amount: toSen(30_000),
      parts: 3,
      all: 4,
      unit: 'treatments',
    });
  });

  it('is by the rule all of a series that was not begun; a period that is over counts no days', () => {
    const series = {
      treatments: { all: 8, used: 0, isExpired: false },
      paid: [{ invoiceUid: 'i', amount: toSen(40_000), period: null }],
    };
    expect(refundTerms(seat(series), { ...last(), period: null }, TENTH).unused).toMatchObject({
      amount: toSen(40_000),
      parts: 8,
      all: 8,
      unit: 'treatments',
    });
    const march = { startsAt: new Date('2026-03-01T00:00:00+07:00'), endsAt: APRIL.startsAt };
    const paid = [{ invoiceUid: 'o', amount: toSen(30_000), period: march }, ...seat().paid];
    expect(refundTerms(seat({ paid }), last(), TENTH).unused).toMatchObject({
      amount: toSen(20_000),
      parts: 20,
      all: 30,
    });
  });

  it('names of the running period and of the next one what each gives, and the parts that become credit', () => {
    const may = { startsAt: APRIL.endsAt, endsAt: new Date('2026-06-01T00:00:00+07:00') };
    const paid = [...seat().paid, { invoiceUid: 'n', amount: toSen(31_000), period: may }];
    const { unused, whole, wholeOf, credited } = refundTerms(
      seat({ paid, parts: toSen(5_000) }),
      { ...last(31_000, 0), price: toSen(31_000), period: may },
      TENTH,
    );
    expect(unused).toEqual({
      amount: toSen(51_000),
      parts: 51,
      all: 61,
      unit: 'days',
      of: [
        { which: 'running', amount: toSen(20_000), parts: 20, all: 30 },
        { which: 'next', amount: toSen(31_000), parts: 31, all: 31 },
      ],
    });
    expect([whole, wholeOf, credited]).toEqual([toSen(31_000), 'next', toSen(5_000)]);
  });

  it.each<[string, Partial<ChangingSeat>]>([
    ['never was active', { status: 'pending', orderStatus: 'processing' }],
    ['has a proof that waits for a decision', { hasProof: true }],
  ])('is not by the days of a seat that %s', (_, given) =>
    expect(refundTerms(seat(given), last(), TENTH).unused).toBeNull(),
  );

  it('is given back by no rule that was not offered', () => {
    const terms = refundTerms(seat({ status: 'pending', orderStatus: 'processing' }), last(), TENTH);
    expect(outcome(terms, 'unused', null)).toEqual(['NEVER_ACTIVE', 'rule']);
    expect(outcome(terms, 'unused', 30_000)).toEqual(['NEVER_ACTIVE', 'rule']);
    expect(outcome(terms, 'whole', 30_000)).toEqual({ amount: toSen(30_000), aboveRule: false });
  });
});

describe('the amount of a refund', () => {
  const terms = refundTerms(seat(), last(), TENTH);

  it.each<[RefundRule, number | null, unknown]>([
    ['whole', null, { amount: toSen(30_000), aboveRule: false }],
    ['unused', 20_000, { amount: toSen(20_000), aboveRule: false }],
    ['unused', 21_000, ['TERMS_CHANGED', 'amount']],
    ['typed', 20_000, { amount: toSen(20_000), aboveRule: false }],
    ['typed', 20_001, { amount: toSen(20_001), aboveRule: true }],
    ['typed', 20_000.01, ['INVALID_AMOUNT', 'amount']],
    ['typed', 30_001, ['REFUND_TOO_LARGE', 'amount']],
    ['typed', 30_000, ['WHOLE_REFUND', 'amount']],
    ['typed', 0, ['AMOUNT_MISSING', 'amount']],
    ['typed', null, ['AMOUNT_MISSING', 'amount']],
  ])('by the rule %s with %j', (rule, seen, expected) => expect(outcome(terms, rule, seen)).toEqual(expected));

  it('that is typed says what was left when it was seen', () => {
    expect(outcome(terms, 'typed', 10_000, null)).toEqual(['LEFT_MISSING', 'left']);
    expect(outcome(terms, 'typed', 10_000, toSen(40_000))).toEqual(['TERMS_CHANGED', 'amount']);
  });

  it('has sen where the money that came has them', () => {
    const odd = { ...last(), received: toSen(30_000.5), amount: toSen(30_000.5) };
    expect(outcome(refundTerms(seat(), odd, TENTH), 'typed', 10_000.5)).toMatchObject({ amount: toSen(10_000.5) });
  });

  it('is none where nothing is left, or all was used', () => {
    expect(outcome(refundTerms(seat({ paid: [] }), last(0), TENTH), 'whole', null)).toEqual([
      'NOTHING_LEFT',
      undefined,
    ]);
    const over = new Date('2026-04-30T12:00:00+07:00');
    expect(outcome(refundTerms(seat(), last(), over), 'unused', null)).toEqual(['NOTHING_UNUSED', undefined]);
  });
});
