import { DomainError } from '../platform/domain-error.js';
import { formatMoment } from '../platform/wib-texts.js';

/** The campaigns that have pages of their own; an admin may edit their texts and times, not their slugs. */
export const ANNIVERSARY = 'anniv';
export const SEFOURSARY = 'sefoursary';

interface Times {
  active: boolean;
  startsAt: Date;
  endsAt: Date;
}

/** Switched on, and within its times. docs/rules/campaigns.md#running */
export const isRunning = ({ active, startsAt, endsAt }: Times, at: Date): boolean =>
  active && startsAt <= at && at < endsAt;

/** @throws DomainError CAMPAIGN_CLOSED */
export function checkRunning(campaign: Times, at: Date): void {
  if (!isRunning(campaign, at)) throw new DomainError('CAMPAIGN_CLOSED', whyClosed(campaign, at));
}

function whyClosed({ active, startsAt, endsAt }: Times, at: Date): string {
  if (active && at < startsAt) return `Event ini mulai ${formatMoment(startsAt.toISOString(), at)}.`;
  return endsAt <= at ? 'Event ini sudah berakhir.' : 'Event ini sedang tidak berjalan.';
}

/** How a list is ordered: what runs, then what is coming, the next one first, then what is over, the latest first. */
export const runningFirst = (at: Date) => {
  const turn = ({ startsAt, endsAt }: Times): number => (endsAt <= at ? 2 : at < startsAt ? 1 : 0);
  return (a: Times, b: Times): number =>
    turn(a) - turn(b) ||
    (turn(a) === 1 ? Number(a.startsAt) - Number(b.startsAt) : Number(b.startsAt) - Number(a.startsAt));
};

/** What a customer must be to vote or to be drawn. docs/rules/campaigns.md#one-each */
export function checkMayVote(customer: { emailVerifiedAt: Date | null; blockedAt: Date | null }): void {
  if (customer.blockedAt)
    throw new DomainError('BLOCKED_CUSTOMER', 'blocked customer: akun ini tidak bisa ikut memilih.', 'forbidden');
  if (!customer.emailVerifiedAt)
    throw new DomainError(
      'EMAIL_UNVERIFIED',
      'Verifikasi emailmu dulu lewat tautan yang kami kirim, lalu pilih lagi.',
      'forbidden',
    );
}
