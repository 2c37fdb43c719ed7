import { DomainError } from '../../../platform/domain-error.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { type OpeningHours } from '../../../platform/opening-hours.js';
import { nextOpening } from '../../../platform/opening-times.js';
import { type Sen, ZERO_SEN, addSen } from '../../../platform/sen.js';
import { defineTransitions } from '../../../platform/transitions.js';
import { type AccountStatus, holdsSeat } from '../accounts/account-status.js';
import type { Cycle } from '../hosts/cycle.js';
import { unusedBesideCode, unusedOfPeriod } from '../periods/unused-days.js';

/** Why a seat cannot be used. */
export const CLAIM_REASON = {
  'no-access': 'Login atau undangannya belum kuterima',
  'wrong-login': 'Login-nya ditolak',
  removed: 'Aku dikeluarkan dari akun atau grup',
  'not-premium': 'Akunnya tidak premium',
  other: 'Lainnya',
} as const;
export type ClaimReason = keyof typeof CLAIM_REASON;
export const CLAIM_REASONS = Object.keys(CLAIM_REASON) as [ClaimReason, ...ClaimReason[]];

export const CLAIM_STATES = ['open', 'answered', 'solved', 'rejected', 'missed', 'settled', 'dropped'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
/** Of these a seat has one at most. */
export const OPEN_CLAIM_STATES: ClaimState[] = ['open', 'answered'];

/**
 * The moves of a claim. `customer`: the member, and for the answer the host. `miss`: a clock has run out; until an admin
 * settles the case the host's reimbursement is held. docs/rules/claims.md#states
 */
export const claimMoves = defineTransitions<ClaimState>()(
  'claim',
  {
    open: 'Klaim akses ini masih menunggu jawaban.',
    answered: 'Klaim akses ini sudah dijawab.',
    missed: 'Klaim akses ini sudah lewat batas waktunya.',
    solved: 'Klaim akses ini sudah selesai.',
    rejected: 'Klaim akses ini sudah ditolak.',
    settled: 'Klaim akses ini sudah diselesaikan admin.',
    dropped: 'Klaim akses ini sudah gugur.',
  },
  {
    open: {
      answer: { to: 'answered', by: ['customer', 'admin'] },
      solve: { to: 'solved', by: ['customer', 'admin'] },
      reject: { to: 'rejected', by: ['admin'] },
      miss: { to: 'missed', by: ['system'] },
      drop: { to: 'dropped', by: ['system'] },
    },
    answered: {
      solve: { to: 'solved', by: ['customer', 'admin'] },
      reject: { to: 'rejected', by: ['admin'] },
      miss: { to: 'missed', by: ['system'] },
      drop: { to: 'dropped', by: ['system'] },
    },
    missed: { settle: { to: 'settled', by: ['admin'] } },
    solved: {},
    rejected: {},
    settled: {},
    dropped: {},
  },
);
export type ClaimAction = ReturnType<typeof claimMoves.actionsOn>[number];

/** Hours of the shop's promise: until a claim is answered, until it is solved, and until silence counts as a yes. */
export const CLAIM_HOURS = { answer: 24, solve: 48, silence: 48 } as const;
const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

/** When silence counts as a confirmation that the access works. */
export const silenceEnds = (grantedAt: Date): Date => hoursAfter(grantedAt, CLAIM_HOURS.silence);

/** Until when a claim is to be answered and solved: counted from the next moment at which the shop is open. */
export function claimClocks(openedAt: Date, hours: OpeningHours): { answerDueAt: Date; solveDueAt: Date } {
  const from = nextOpening(openedAt, hours);
  return { answerDueAt: hoursAfter(from, CLAIM_HOURS.answer), solveDueAt: hoursAfter(from, CLAIM_HOURS.solve) };
}

/** The clock that runs; null once the claim has ended. */
export function claimDueAt(claim: { state: ClaimState; answerDueAt: Date; solveDueAt: Date }): Date | null {
  if (claim.state === 'open') return claim.answerDueAt;
  return claim.state === 'answered' ? claim.solveDueAt : null;
}

/**
 * `usedTreatments`: of the voucher of the seat; null: it has none. @throws DomainError when the seat is not in use, or a treatment
 * of it was used: what of it could not be used is for an admin to decide then. docs/rules/vouchers.md#money-back
 */
export function checkMayClaim({
  usedTreatments,
  ...seat
}: {
  role: string;
  status: AccountStatus;
  usedTreatments: number | null;
}): void {
  checkInUse(seat);
  if (usedTreatments)
    throw new DomainError(
      'VOUCHER_USED',
      'Sebagian perawatan di vouchermu sudah dipakai, jadi kendalanya kami bereskan langsung denganmu. Minta bantuan kami, ya.',
    );
}

/** @throws DomainError when the seat is not in use. */
export function checkInUse({ role, status }: { role: string; status: AccountStatus }): void {
  if (role !== 'regular')
    throw new DomainError(
      'HOST_HAS_NO_CLAIM',
      'Sebagai host kamu yang memegang langganannya. Ada kendala? Tulis pesan.',
    );
  if (status === 'active') return;
  throw new DomainError(
    'SEAT_NOT_ACTIVE',
    holdsSeat(status)
      ? 'Kursimu belum aktif, jadi belum ada akses yang bisa diperiksa.'
      : 'Kursimu di grup ini sudah berakhir, jadi tidak ada lagi akses yang bisa diperiksa.',
  );
}

/** @throws DomainError 409 when neither a login nor an invitation was given, and no claim says that there is one. */
export function checkMayConfirm({ isGranted, hasClaim }: { isGranted: boolean; hasClaim: boolean }): void {
  if (isGranted || hasClaim) return;
  throw new DomainError(
    'ACCESS_NOT_GRANTED',
    'Login atau undanganmu belum kami berikan, jadi belum ada yang bisa dipastikan. Kamu kami kabari begitu ada.',
  );
}

/** A period of the seat with what was paid for it. */
export interface PaidPeriod extends Cycle {
  amount: Sen;
  /** The unique code in it. */
  code?: Sen;
}

/**
 * What of the paid periods could not be used since `since`, pro rata for each; null: the access never worked, so that
 * nothing was used. docs/rules/claims.md#refund
 */
export function unusedSince(periods: PaidPeriod[], since: Date | null): { parts: Sen[]; total: Sen } {
  const parts = periods.map(({ amount, code = ZERO_SEN, ...period }) =>
    since
      ? unusedBesideCode(amount, code, (price) =>
          unusedOfPeriod(price, period, { from: period.startsAt, until: since }),
        )
      : amount,
  );
  return { parts, total: addSen(ZERO_SEN, ...parts) };
}
