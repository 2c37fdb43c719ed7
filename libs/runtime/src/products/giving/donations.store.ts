import { sen } from '#domain/platform/sen';
import { type DonationState, checkHeld, donationMoves } from '#domain/products/giving/donation';
import { type ShareState, checkSharesFree, shareMoves } from '#domain/products/giving/share';
import type { Tx } from '#runtime/platform/db/database';
import { lockAndRead } from '#runtime/platform/db/lock-row';
import { announceAll } from '#runtime/platform/outbox/announce';
import type { GivingCause, GivingDonation } from '#runtime/generated/prisma/client';
import { fundsOf } from '#runtime/products/giving/shares.store';
import type { Closing, Step } from '#runtime/sales/product-line';

/** Locks causes, always after the orders and in the sequence of their uids. */
export const lockCauses = (tx: Tx, uids: string[]): Promise<GivingCause[]> =>
  lockAndRead<GivingCause>(tx, 'giving_cause', [...new Set(uids)]);

/** Paid donations are held for their causes, once each. The caller has locked the orders. Answers those that were new. */
export async function receiveDonations(tx: Tx, orderUids: string[], at: Date): Promise<GivingDonation[]> {
  const promised = await tx.givingDonation.findMany({ where: { orderUid: { in: orderUids }, state: 'promised' } });
  if (promised.length === 0) return [];
  await tx.givingDonation.updateMany({
    where: { uid: { in: promised.map(({ uid }) => uid) } },
    data: { state: donationMoves.after('promised', 'receive', 'system'), receivedAt: at, version: { increment: 1 } },
  });
  const shares = promised.flatMap(({ uid: donationUid, causeUid, shareCount }) =>
    Array.from({ length: shareCount }, (_, index) => ({ donationUid, causeUid, number: index + 1 })),
  );
  if (shares.length > 0)
    await tx.givingShare.createMany({ data: shares.map((share) => ({ ...share, state: 'available', createdAt: at })) });
  await raise(tx, promised);
  await announceAll(
    tx,
    'donation.received',
    promised.map(({ uid: donationUid, orderUid }) => ({ donationUid, orderUid })),
  );
  return promised;
}

async function raise(tx: Tx, donations: GivingDonation[]): Promise<void> {
  await lockCauses(
    tx,
    donations.map(({ causeUid }) => causeUid),
  );
  await tx.$executeRaw`UPDATE giving_cause c SET raised_sen = c.raised_sen + d.amount, donations = c.donations + d.count
    FROM (SELECT cause_uid, sum(amount_sen)::bigint AS amount, count(*)::int AS count FROM giving_donation
      WHERE uid = ANY (${donations.map(({ uid }) => uid)}::uuid[]) GROUP BY cause_uid) d WHERE d.cause_uid = c.uid`;
}

/** A donation goes back only while its cause holds the money and its shares are free. @throws DomainError */
export async function checkDonationRefund(tx: Tx, orderUid: string): Promise<void> {
  const donation = await tx.givingDonation.findUnique({ where: { orderUid }, include: { shares: true } });
  if (!donation) return;
  const [cause] = await lockCauses(tx, [donation.causeUid]);
  // Read under the lock of the cause, under which shares are given.
  const shares = await tx.givingShare.findMany({ where: { donationUid: donation.uid }, select: { state: true } });
  checkSharesFree(shares.map(({ state }) => state as ShareState));
  checkHeld(sen(donation.amountSen), await fundsOf(tx, cause!));
}

/** The order of a donation was closed: it lapses, or leaves its cause again. The caller has locked the order. */
export async function endDonation(tx: Tx, orderUid: string, closing: Closing, { cause }: Pick<Step, 'cause'>) {
  const donation = await tx.givingDonation.findUnique({ where: { orderUid } });
  if (!donation) return;
  const { uid, state, causeUid, amountSen } = donation;
  await tx.givingDonation.update({
    where: { uid, state },
    data: {
      state: donationMoves.after(state as DonationState, closing === 'refund' ? 'refund' : 'lapse', cause.actor),
      version: { increment: 1 },
    },
    select: { uid: true },
  });
  if (closing !== 'refund') return;
  await tx.givingShare.updateMany({
    where: { donationUid: uid },
    data: { state: shareMoves.after('available', 'withdraw', 'admin') },
  });
  await tx.givingCause.update({
    where: { uid: causeUid },
    data: { raisedSen: { decrement: amountSen }, donations: { decrement: 1 } },
    select: { uid: true },
  });
}
