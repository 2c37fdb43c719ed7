import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../../platform/domain-error.js';
import { type ReviewedSeat, averageStars, checkMayReview, mayReview, reviewMoves } from './review.js';

const day = (date: string) => new Date(`${date}T00:00:00+07:00`);
const now = day('2026-11-20');
const SEAT: ReviewedSeat = { firstEndsAt: now, endedAt: null, hasAccess: true, isReviewed: false };
const codeOf = (seat: ReviewedSeat): string | null => {
  try {
    checkMayReview(seat, now);
    return null;
  } catch (error) {
    return (error as DomainError).code;
  }
};

describe('a seat is reviewed', () => {
  it.each<[rule: string, Partial<ReviewedSeat>, refusal: string | null]>([
    ['from the end of its first paid period on', {}, null],
    ['not before', { firstEndsAt: day('2026-11-21') }, 'REVIEW_TOO_EARLY'],
    ['not before it became active', { firstEndsAt: null }, 'REVIEW_TOO_EARLY'],
    ['not without the access that was paid for', { hasAccess: false }, 'REVIEW_WITHOUT_ACCESS'],
    ['also once it has ended with what was paid', { endedAt: now }, null],
    ['not when it ended before', { endedAt: day('2026-11-19') }, 'REVIEW_TOO_EARLY'],
    ['once', { isReviewed: true }, 'ALREADY_REVIEWED'],
  ])('%s', (_rule, given, refusal) => {
    const seat = { ...SEAT, ...given };
    expect(codeOf(seat)).toBe(refusal);
    expect(mayReview(seat, now)).toBe(refusal === null);
  });
});

it('a review is shown or rejected once; what is shown can be hidden and shown again', () => {
  expect(reviewMoves.after('waiting', 'show', 'admin')).toBe('shown');
  expect(reviewMoves.after('waiting', 'reject', 'admin')).toBe('rejected');
  expect(reviewMoves.after('shown', 'hide', 'admin')).toBe('hidden');
  expect(reviewMoves.after('hidden', 'show', 'admin')).toBe('shown');
  expect(reviewMoves.actionsOn('rejected')).toEqual([]);
  expect(reviewMoves.actionsOn('waiting', 'customer')).toEqual([]);
});

it('the average is of one decimal, and none without a review', () => {
  expect(averageStars({ total: 3, sum: 14 })).toBe(4.7);
  expect(averageStars({ total: 0, sum: 0 })).toBeNull();
});
