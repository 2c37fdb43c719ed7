import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import type { GivingAllotment, Payout } from '#runtime/generated/prisma/client';
import { lockCauses } from '#runtime/products/giving/donations.store';
import { lockPayout, movePayout } from '#runtime/sales/payouts.store';
import type { PayoutDesk } from '#runtime/sales/product-line';

/** The cause, then the payout: a refund takes the same locks. @throws DomainError NOT_FOUND. */
export async function lockAllotment(tx: Tx, uid: string): Promise<{ allotment: GivingAllotment; payout: Payout }> {
  const found = await tx.givingAllotment.findUnique({ where: { uid } });
  if (!found) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  await lockCauses(tx, [found.causeUid]);
  const { uid: payoutUid } = await tx.payout.findUniqueOrThrow({
    where: { kind_refUid: { kind: disbursementDesk.kind, refUid: uid } },
    select: { uid: true },
  });
  return {
    payout: await lockPayout(tx, payoutUid),
    allotment: await tx.givingAllotment.findUniqueOrThrow({ where: { uid } }),
  };
}

/** The money stays with its cause. @throws DomainError 409 when it was paid or cancelled, IN_FILE. */
export async function cancelAllotment(tx: Tx, uid: string, reason: string): Promise<void> {
  const { allotment, payout } = await lockAllotment(tx, uid);
  await movePayout(tx, payout, 'cancel', { reason });
  await tx.givingCause.update({
    where: { uid: allotment.causeUid },
    data: { allottedSen: { decrement: allotment.amountSen }, version: { increment: 1 } },
    select: { uid: true },
  });
}

/** What a cause passes on: it is on the page of the cause once the bank has transferred it. docs/rules/giving.md#disbursements */
export const disbursementDesk: PayoutDesk = {
  kind: 'disbursement',

  async lock(tx, { refUid }) {
    const { causeUid } = await tx.givingAllotment.findUniqueOrThrow({
      where: { uid: refUid },
      select: { causeUid: true },
    });
    await lockCauses(tx, [causeUid]);
  },

  async paid(tx, { refUid: uid, uid: payoutUid }) {
    const { causeUid, amountSen, title, note, by } = await tx.givingAllotment.findUniqueOrThrow({ where: { uid } });
    const { paidAt } = await tx.payout.findUniqueOrThrow({ where: { uid: payoutUid }, select: { paidAt: true } });
    await tx.givingDisbursement.create({
      data: { uid, causeUid, amountSen, title, note, by, at: paidAt! },
      select: { uid: true },
    });
    await tx.givingCause.update({
      where: { uid: causeUid },
      data: {
        disbursedSen: { increment: amountSen },
        allottedSen: { decrement: amountSen },
        version: { increment: 1 },
      },
      select: { uid: true },
    });
    await announce(tx, 'donation.disbursed', { causeUid, disbursementUid: uid });
  },
};
