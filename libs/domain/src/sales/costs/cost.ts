import { DomainError } from '../../platform/domain-error.js';
import { type Sen, formatSen } from '../../platform/sen.js';
import { defineTransitions } from '../../platform/transitions.js';
import { reachesTogether, togetherWith } from '../payments/decided-alone.js';
import { type Fate, type TypedAmount, isFarAbove } from '../payments/far-above.js';

/** Proposed: it needs another admin. docs/rules/costs.md */
export const COST_STATES = ['proposed', 'booked', 'withdrawn'] as const;
export type CostState = (typeof COST_STATES)[number];
export const costMoves = defineTransitions<CostState>()('cost', {
  proposed: { approve: { to: 'booked', by: ['admin'] }, withdraw: { to: 'withdrawn', by: ['admin'] } },
  booked: {},
  withdrawn: {},
});

/** What is known of the thing that was paid for, in sen. */
export interface CostSoFar {
  /** As much can be expected in all, most often what it was sold for; 0: unknown. */
  expectedSen: bigint;
  /** Booked before. */
  spentSen: bigint;
  /** Above what was expected, this admin has booked so much alone before, for whatever. */
  aloneSen?: bigint;
  /** In all, this admin has booked so much alone before, as expected or not. */
  spentAloneSen?: bigint;
}
/** The settings of the shop for money that needs two admins. */
export interface CostLimits {
  /** From this amount on, whatever is expected. */
  large: Sen;
  /** From so much above what is expected on. */
  farAbove: Sen;
}

/** How much of it is above what is expected. */
export function aboveExpected(amountSen: bigint, { expectedSen, spentSen }: CostSoFar): bigint {
  const above = spentSen + amountSen - expectedSen;
  if (above <= 0n) return 0n;
  return above < amountSen ? above : amountSen;
}

/** Whether such a cost needs two admins. docs/rules/costs.md#two-admins */
export const needsTwoAdmins = (amountSen: bigint, soFar: CostSoFar, limits: CostLimits): boolean =>
  isLarge(amountSen, soFar, limits) || isAbove(amountSen, soFar, limits) || isAboveTogether(amountSen, soFar, limits);

const isLarge = (amountSen: bigint, { spentAloneSen = 0n }: CostSoFar, { large }: CostLimits): boolean =>
  reachesTogether(amountSen, spentAloneSen, large);

const isAbove = (amountSen: bigint, { expectedSen, spentSen }: CostSoFar, { farAbove }: CostLimits): boolean =>
  isFarAbove(spentSen + amountSen, expectedSen, farAbove);

const isAboveTogether = (amountSen: bigint, soFar: CostSoFar, { farAbove }: CostLimits): boolean =>
  isFarAbove(aboveExpected(amountSen, soFar), 0n, farAbove, soFar.aloneSen);

/**
 * What becomes of a cost as one admin has typed it: a large one, and one far above what is expected, is proposed with a reason until
 * another admin takes the same amount.
 * @throws DomainError REASON_NEEDED, field `reason`; COST_PROPOSED where another amount waits.
 */
export function fateOfCost(
  typed: TypedAmount & { reason: string },
  soFar: CostSoFar,
  limits: CostLimits,
  proposed: (TypedAmount & { by: string }) | null,
): Fate {
  const isSame = proposed?.amountSen === typed.amountSen;
  if (isSame && proposed.byUid !== typed.byUid) return 'take-as-second';
  if (!needsTwoAdmins(typed.amountSen, soFar, limits)) {
    if (proposed && !isSame)
      throw new DomainError(
        'COST_PROPOSED',
        `${proposed.by} sudah mengajukan ${formatSen(proposed.amountSen)} untuk ini. Admin lain menyetujui jumlah yang sama, atau usulannya ditarik dulu.`,
      );
    return 'take';
  }
  if (typed.reason.trim() === '')
    throw new DomainError('REASON_NEEDED', whyTwo(typed.amountSen, soFar, limits), 'invalid', 'reason');
  return 'propose';
}

function whyTwo(amountSen: bigint, soFar: CostSoFar, limits: CostLimits): string {
  const [{ expectedSen, spentSen, aloneSen = 0n, spentAloneSen = 0n }, { large, farAbove }] = [soFar, limits];
  const next = 'Tulis alasannya, lalu admin lain menyetujui jumlah yang sama.';
  if (amountSen >= large) return `Biaya mulai ${formatSen(large)} perlu dua admin. ${next}`;
  if (!isAbove(amountSen, soFar, limits))
    return isLarge(amountSen, soFar, limits)
      ? `${togetherWith(spentAloneSen, large)} ${next}`
      : `Di atas perkiraan ${formatSen(expectedSen)}. ${togetherWith(aloneSen, farAbove)} ${next}`;
  const before = spentSen > 0n ? `Bersama ${formatSen(spentSen)} yang sudah dicatat, ini j` : 'J';
  return `${before}auh di atas perkiraan ${formatSen(expectedSen)}. ${next}`;
}
