import { DomainError } from '../../platform/domain-error.js';
import { type Sen, formatSen } from '../../platform/sen.js';

/** An amount that an admin has typed as arrived, in sen. */
export interface TypedAmount {
  amountSen: bigint;
  byUid: string;
}

/**
 * What becomes of it: far above what is owed, by `from` or more, it is proposed with a reason until another admin types the
 * same; who has typed an amount does not turn it into money alone. docs/rules/payments.md#received-amounts
 * @throws DomainError REASON_NEEDED, field `reason`.
 */
export function fateOf(
  typed: TypedAmount & { reason: string },
  owedSen: bigint,
  from: Sen,
  proposed: TypedAmount | null,
): 'take' | 'propose' {
  if (!isFarAbove(typed.amountSen, owedSen, from)) return 'take';
  if (proposed?.amountSen === typed.amountSen && proposed.byUid !== typed.byUid) return 'take';
  if (typed.reason.trim() === '')
    throw new DomainError(
      'REASON_NEEDED',
      `Jauh di atas tagihan ${formatSen(owedSen)}. Tulis alasannya, lalu admin lain mengonfirmasi jumlah yang sama.`,
      'invalid',
      'reason',
    );
  return 'propose';
}

export const isFarAbove = (amountSen: bigint, owedSen: bigint, from: Sen): boolean =>
  amountSen > owedSen && amountSen - owedSen >= from;
