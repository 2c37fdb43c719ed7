import { DomainError } from '../../platform/domain-error.js';
import { type Sen, formatSen } from '../../platform/sen.js';
import { defineTransitions } from '../../platform/transitions.js';
import { type TypedAmount, isFarAbove } from '../payments/far-above.js';

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
}
/** The settings of the shop for money that needs two admins. */
export interface CostLimits {
  /** From this amount on, whatever is expected. */
  large: Sen;
  /** From so much above what is expected on. */
  farAbove: Sen;
}

/** Whether such a cost needs two admins. docs/rules/costs.md#two-admins */
export const needsTwoAdmins = (amountSen: bigint, { expectedSen, spentSen }: CostSoFar, limits: CostLimits): boolean =>
  amountSen >= limits.large || isFarAbove(spentSen + amountSen, expectedSen, limits.farAbove);

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
): 'take' | 'propose' {
  const isSame = proposed?.amountSen === typed.amountSen;
  if (isSame && proposed.byUid !== typed.byUid) return 'take';
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

function whyTwo(amountSen: bigint, { expectedSen, spentSen }: CostSoFar, { large }: CostLimits): string {
  const next = 'Tulis alasannya, lalu admin lain menyetujui jumlah yang sama.';
  if (amountSen >= large) return `Biaya mulai ${formatSen(large)} perlu dua admin. ${next}`;
  const before = spentSen > 0n ? `Bersama ${formatSen(spentSen)} yang sudah dicatat, ini j` : 'J';
  return `${before}auh di atas perkiraan ${formatSen(expectedSen)}. ${next}`;
}
