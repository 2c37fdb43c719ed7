import type { EventPayload } from '#contracts/events';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { ZERO_SEN, addSen, formatSen } from '#domain/platform/sen';
import { ASKED_BACK, partsOfRefund } from '#domain/sales/refunds/credit';
import type { Tx } from '#runtime/platform/db/database';

/**
 * How much credit goes back, by one wish, and where to; null when it was kept or replaced, is paid already, or nothing is left of it.
 * One statement reads amount and account, so that both are of the same wish.
 */
export async function readAskedBack(tx: Tx, { customerUid, refundUid, askedAt }: EventPayload<'credit.asked-back'>) {
  const at = askedAt ? new Date(askedAt) : await askedAtOf(tx, refundUid);
  const together = await tx.refund.findMany({
    where: { order: { customerUid }, askedAt: at, creditedAt: { not: null }, state: { in: ASKED_BACK } },
    orderBy: { uid: 'asc' },
    select: {
      state: true,
      amountSen: true,
      bankName: true,
      accountNumber: true,
      uses: { select: { receivedSen: true } },
      order: { select: { name: true } },
    },
  });
  const amount = addSen(...together.map((refund) => partsOfRefund(refund).amount));
  const [first] = together;
  if (!first?.accountNumber || amount === ZERO_SEN) return null;
  return {
    customerUid,
    name: firstNameOf(first.order.name),
    amount: formatSen(amount),
    bank: first.bankName ?? 'bank',
    ending: first.accountNumber.slice(-4),
  };
}

/** Of an event that does not say it: of the wish that lives now. */
async function askedAtOf(tx: Tx, refundUid: string): Promise<Date> {
  const { askedAt } = await tx.refund.findUniqueOrThrow({ where: { uid: refundUid }, select: { askedAt: true } });
  return askedAt;
}
