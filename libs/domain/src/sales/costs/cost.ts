import { DomainError } from '../../platform/domain-error.js';
import { type Sen, formatSen } from '../../platform/sen.js';
import { defineTransitions } from '../../platform/transitions.js';
import { reachesTogether, togetherWith } from '../payments/decided-alone.js';
import { type Fate, type TypedAmount, isFarAbove } from '../payments/far-above.js';

/** Proposed: it needs another admin. Reversed: it was booked by mistake, and an opposite entry takes it back. docs/rules/costs.md */
export const COST_STATES = ['proposed', 'booked', 'withdrawn', 'reversed'] as const;
export type CostState = (typeof COST_STATES)[number];
export const costMoves = defineTransitions<CostState>()(
  'cost',
  {
    proposed: 'Biaya ini masih menunggu persetujuan.',
    booked: 'Biaya ini sudah dibukukan.',
    withdrawn: 'Biaya ini sudah ditarik kembali.',
    reversed: 'Biaya ini sudah dibatalkan.',
  },
  {
    proposed: { approve: { to: 'booked', by: ['admin'] }, withdraw: { to: 'withdrawn', by: ['admin'] } },
    booked: { reverse: { to: 'reversed', by: ['admin'] } },
    withdrawn: {},
    reversed: {},
  },
);

/** What is known of the thing that was paid for, in sen. */
export interface CostSoFar {
  /** As much can be expected in all, most often what it was sold for; 0: unknown. */
  expectedSen: bigint;
  /** Booked before. */
  spentSen: bigint;
  /** This admin has decided so much alone before, beside costs as expected, and over which ways. */
  aloneSen?: bigint;
  ways?: string;
  /** In all, this admin has booked so much alone before, as expected or not. */
  spentAloneSen?: bigint;
  spentWays?: string;
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

/** A cost that waits for another admin. */
export interface ProposedCost extends TypedAmount {
  by: string;
  payee: string;
  reference: string;
  /** The one that is typed now is to the same seller, by the same transfer. */
  isSameTransfer: boolean;
}

/**
 * What becomes of a cost as one admin has typed it: a large one, and one far above what is expected, is proposed with a reason until
 * another admin takes the same: amount, seller and transfer. Until then any other cost of the record is refused.
 * @throws DomainError REASON_NEEDED, field `reason`; COST_PROPOSED where another one waits.
 */
export function fateOfCost(
  typed: TypedAmount & { reason: string },
  soFar: CostSoFar,
  limits: CostLimits,
  proposed: ProposedCost | null,
): Fate {
  if (proposed) {
    if (proposed.amountSen !== typed.amountSen || !proposed.isSameTransfer) throw otherWaits(proposed);
    if (proposed.byUid !== typed.byUid) return 'take-as-second';
  }
  if (!needsTwoAdmins(typed.amountSen, soFar, limits)) return 'take';
  if (typed.reason.trim() === '')
    throw new DomainError('REASON_NEEDED', whyTwo(typed.amountSen, soFar, limits), 'invalid', 'reason');
  return 'propose';
}

/** What one admin wants to take back, and what the same one has booked or taken back alone before. */
interface Reversal extends TypedAmount {
  spentAloneSen: bigint;
}

/**
 * What becomes of a wish to take a booked cost back: a large one, with what the same admin has decided alone of costs, waits until another
 * admin wants the same. docs/rules/costs.md#mistakes
 */
export function fateOfReversal(wish: Reversal, large: Sen, proposedByUid: string | null): Fate {
  if (proposedByUid !== null && proposedByUid !== wish.byUid) return 'take-as-second';
  return reachesTogether(wish.amountSen, wish.spentAloneSen, large) ? 'propose' : 'take';
}

const otherWaits = ({ by, amountSen, payee, reference }: ProposedCost): DomainError =>
  new DomainError(
    'COST_PROPOSED',
    `${by} sudah mengajukan ${formatSen(amountSen)} ke ${payee}, referensi ${reference}, untuk ini. Admin lain mencatat yang sama, atau finance menarik usulannya dulu di Biaya.`,
  );

const UNKNOWN = 'Belum ada perkiraan untuk biaya ini.';

function whyTwo(amountSen: bigint, soFar: CostSoFar, limits: CostLimits): string {
  const [{ expectedSen, spentSen, aloneSen = 0n, ways, spentAloneSen = 0n, spentWays }, { large, farAbove }] = [
    soFar,
    limits,
  ];
  const next = 'Tulis alasannya, lalu admin lain menyetujui jumlah yang sama.';
  if (amountSen >= large) return `Biaya mulai ${formatSen(large)} perlu dua admin. ${next}`;
  const isKnown = expectedSen > 0n;
  if (!isAbove(amountSen, soFar, limits)) {
    if (isLarge(amountSen, soFar, limits)) return `${togetherWith(spentAloneSen, large, spentWays)} ${next}`;
    const above = isKnown ? `Di atas perkiraan ${formatSen(expectedSen)}.` : UNKNOWN;
    return `${above} ${togetherWith(aloneSen, farAbove, ways)} ${next}`;
  }
  if (!isKnown) {
    const together = spentSen > 0n ? `, bersama ${formatSen(spentSen)} yang sudah dicatat` : '';
    return `${UNKNOWN} Mulai ${formatSen(farAbove)}${together}, perlu dua admin. ${next}`;
  }
  const before = spentSen > 0n ? `Bersama ${formatSen(spentSen)} yang sudah dicatat, ini j` : 'J';
  return `${before}auh di atas perkiraan ${formatSen(expectedSen)}. ${next}`;
}
