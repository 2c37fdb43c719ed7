import { DomainError } from '../../platform/domain-error.js';
import { type Sen, formatSen } from '../../platform/sen.js';
import { togetherWith } from './decided-alone.js';

/** An amount as one admin wants to take it, in sen. */
export interface TypedAmount {
  amountSen: bigint;
  byUid: string;
}

/** What waits for another admin. `by`: the name of who has proposed it. */
interface Proposed extends TypedAmount {
  by: string;
}

/** Who proposes an amount, and why. */
interface Typed extends TypedAmount {
  reason: string;
  /** Who has brought the amount to the shop by a file, and so does not take it either. */
  isUploader?: boolean;
  /** This admin has decided so much alone before. */
  aloneSen?: bigint;
  /** Over which ways. */
  ways?: string;
}

/** Taken by this admin alone or by a second one, or kept for a second one. */
export type Fate = 'take' | 'take-as-second' | 'propose';

/**
 * What becomes of it: far above what is owed, by `from` or more, it is proposed with a reason until another admin takes the
 * same; what one person has typed or uploaded is never money by that person alone. docs/rules/payments.md#received-amounts
 * @throws DomainError REASON_NEEDED, field `reason`; UPLOADER_NOT_SECOND: the proposal of the first would be gone without a word.
 */
export function fateOf(typed: Typed, owedSen: bigint, from: Sen, proposed: Proposed | null): Fate {
  const { amountSen, aloneSen = 0n } = typed;
  const ofAnother = proposed?.amountSen === amountSen && proposed.byUid !== typed.byUid ? proposed : null;
  if (ofAnother && !typed.isUploader) return 'take-as-second';
  if (!isFarAbove(amountSen, owedSen, from, aloneSen)) return 'take';
  if (ofAnother)
    throw new DomainError(
      'UPLOADER_NOT_SECOND',
      `Mutasi ini diunggah atas namamu, jadi usulan ${ofAnother.by} harus disetujui admin lain. Kalau hanya kalian berdua, tarik usulan itu lalu ajukan sendiri.`,
    );
  if (typed.reason.trim() === '') {
    throw new DomainError(
      'REASON_NEEDED',
      `${whyTwo(typed, owedSen, from)} Tulis alasannya, lalu admin lain mengonfirmasi jumlah yang sama.`,
      'invalid',
      'reason',
    );
  }
  return 'propose';
}

/** Why an amount needs another admin. */
export function whyTwo(
  { amountSen, aloneSen = 0n, ways }: Pick<Typed, 'amountSen' | 'aloneSen' | 'ways'>,
  owedSen: bigint,
  from: Sen,
): string {
  const isFar = isFarAbove(amountSen, owedSen, from);
  const why =
    owedSen > 0n
      ? `${isFar ? `Terbaca ${formatSen(amountSen)}, jauh di` : 'Di'} atas tagihan ${formatSen(owedSen)}.`
      : `Tidak ada tagihan untuk ${formatSen(amountSen)} ini.`;
  return isFar ? why : `${why} ${togetherWith(aloneSen, from, ways)}`;
}

/** `aloneSen`: decided by the same admin alone before. */
export const isFarAbove = (amountSen: bigint, owedSen: bigint, from: Sen, aloneSen = 0n): boolean =>
  amountSen > owedSen && amountSen - owedSen + aloneSen >= from;

/** What is below it is far below what was asked for, in sen: a tenth, since thousands that were left out are far less. */
export const farBelowUnder = (askedSen: bigint): bigint => askedSen / 10n;

/**
 * So little has hardly ever arrived: '25' was meant for 25.000. It is taken by one admin, with a reason.
 * @throws DomainError REASON_NEEDED, field `reason`.
 */
export function checkFarBelow(amountSen: bigint, askedSen: bigint, reason: string): void {
  if (amountSen >= farBelowUnder(askedSen) || reason.trim() !== '') return;
  throw new DomainError(
    'REASON_NEEDED',
    `Terbaca ${formatSen(amountSen)}, jauh di bawah tagihan ${formatSen(askedSen)}. Kalau memang segitu yang masuk, tulis alasannya.`,
    'invalid',
    'reason',
  );
}

/**
 * While an amount is proposed, no other one is taken: the question of that one would be gone unanswered.
 * @throws DomainError AMOUNT_PROPOSED.
 */
export function checkProposed(
  cameSen: bigint,
  proposed: { amountSen: bigint; by: string; reason: string } | null,
): void {
  if (proposed && proposed.amountSen !== cameSen)
    throw new DomainError(
      'AMOUNT_PROPOSED',
      `${proposed.by} sudah mengajukan ${formatSen(proposed.amountSen)} untuk pembayaran ini (“${proposed.reason}”). Admin lain mengonfirmasi jumlah yang sama, atau usulannya ditarik dulu.`,
    );
}
