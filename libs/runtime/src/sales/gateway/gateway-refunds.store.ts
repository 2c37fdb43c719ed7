import { DomainError } from '#domain/platform/domain-error';
import { type Sen, ZERO_SEN } from '#domain/platform/sen';
import { type GatewayChannel, canRefund } from '#domain/sales/gateway/charge-state';
import { type ActingAdmin, type RefundState, checkTransfer, refundMoves } from '#domain/sales/refunds/refund';
import type { Refund } from '#runtime/generated/prisma/client';
import { crashPoint } from '#runtime/platform/crash-point';
import type { Database, Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { leftOfCredit, scheduledRefunds } from '#runtime/sales/credit.store';
import { GatewayError, type PaymentGateway, isChargeable } from '#runtime/sales/gateway/payment-gateway';
import { lockOrder } from '#runtime/sales/orders.store';
import { payRefund } from '#runtime/sales/refund-transfers.store';
import { lockRefund } from '#runtime/sales/refunds.store';

/** A refund that the gateway is asked for: written first, so that nothing else gives its money back. */
interface Asked {
  by: ActingAdmin;
  at: Date;
  /** From this amount on it has to be approved. */
  approvalFrom: Sen;
}

/** The order, then the refund, as everywhere. */
async function lockBoth(tx: Tx, uid: string) {
  const { orderUid } = await tx.refund.findUniqueOrThrow({ where: { uid }, select: { orderUid: true } });
  await lockOrder(tx, orderUid);
  return lockRefund(tx, uid);
}

/** Asked again it is the same. The caller has found it. @returns whether it was written now. @throws DomainError 409 where it cannot go this way. */
export async function askRefund(tx: Tx, uid: string, { by, at, approvalFrom }: Asked): Promise<boolean> {
  const refund = await lockBoth(tx, uid);
  if (refund.gatewayAskedAt) return false;
  const amount = await leftOfCredit(tx, refund);
  // Credit goes back to where it came from, so no account has to be approved.
  if (refund.state === 'requested')
    checkTransfer({ state: 'requested', amount, askedWith: ZERO_SEN, aboveRule: refund.aboveRule }, approvalFrom);
  const approved = refund.state === 'requested' ? refundMoves.after('requested', 'approve', 'admin') : refund.state;
  // Refuses what is paid or cancelled.
  refundMoves.after(approved as RefundState, 'pay', 'admin');
  if ((await scheduledRefunds(tx, [uid])).has(uid))
    throw new DomainError('ALREADY_SCHEDULED', 'Pengembalian ini sudah masuk daftar pembayaran.');
  const charge = refund.paymentUid
    ? await tx.gatewayCharge.findUnique({ where: { paymentUid: refund.paymentUid } })
    : null;
  if (charge?.state !== 'paid' || !canRefund(charge.channel as GatewayChannel) || !isChargeable(amount))
    throw new DomainError(
      'NOT_BY_GATEWAY',
      'Pembayaran ini tidak bisa dikembalikan lewat gateway. Transfer lewat bank, ya.',
    );
  await tx.refund.update({
    where: { uid, state: refund.state },
    data: {
      state: approved,
      ...(approved === 'approved' && { approvedBy: refund.approvedBy ?? by.name }),
      gatewayAskedAt: at,
      gatewayAskedBy: by.name,
      gatewayAskedByUid: by.uid,
    },
    select: { uid: true },
  });
  return true;
}

/** What the gateway says is final, unless it did not answer, is broken or busy, or does not know the key. */
const isRefusal = ({ code }: GatewayError): boolean => code !== null && /^4(?!01|08|29)\d\d$/.test(code);

/**
 * Asks the gateway for a refund that was written by `askRefund`, and records its answer once; it may be repeated. Refused, it
 * can be transferred by the bank. Without an answer it stays as it is. docs/rules/payments.md#gateway
 */
export async function sendRefund(
  database: Database,
  company: PaymentGateway,
  uid: string,
  now: () => Date,
): Promise<'paid' | 'refused' | 'waiting'> {
  const refund = await database.refund.findUniqueOrThrow({
    where: { uid },
    include: { payment: { select: { charge: { select: { uid: true } } } } },
  });
  if (refund.state === 'paid') return 'paid';
  if (!refund.gatewayAskedAt) return 'refused';
  // Nothing else uses it up meanwhile.
  const amount = await leftOfCredit(database, refund);
  const charge = refund.payment!.charge!;
  try {
    await company.refund({ chargeUid: charge.uid, refundUid: uid, amount, reason: refund.reason.slice(0, 100) });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (!isRefusal(error)) return 'waiting';
    return database.transaction((tx) => takeBack(tx, uid));
  }
  crashPoint('gateway:refund-sent');
  return database.transaction((tx) => record(tx, refund, now()));
}

async function record(tx: Tx, asked: Refund, at: Date): Promise<'paid'> {
  const { uid, orderUid, gatewayAskedAt, gatewayAskedBy, gatewayAskedByUid } = asked;
  const { state } = await lockBoth(tx, uid);
  // The worker or another press was faster.
  if (state === 'paid') return 'paid';
  // Another press may have been refused meanwhile, and have taken it back: its money is gone all the same.
  const data = { gatewayAskedAt, gatewayAskedBy, gatewayAskedByUid };
  await tx.refund.update({ where: { uid, state }, data, select: { uid: true } });
  const by = { name: gatewayAskedBy!, uid: gatewayAskedByUid! };
  const reference = `GATEWAY-${uid.slice(0, 13).toUpperCase()}`;
  await payRefund(
    tx,
    { uid },
    { by, at, reference, approvalFrom: ZERO_SEN, otherPayerFrom: ZERO_SEN, byGateway: true },
  );
  await announce(tx, 'refund.issued', { orderUid, refundUid: uid });
  return 'paid';
}

async function takeBack(tx: Tx, uid: string): Promise<'paid' | 'refused'> {
  const { state } = await lockBoth(tx, uid);
  if (state === 'paid') return 'paid';
  const nothing = { gatewayAskedAt: null, gatewayAskedBy: null, gatewayAskedByUid: null };
  await tx.refund.update({ where: { uid, state }, data: nothing, select: { uid: true } });
  return 'refused';
}
