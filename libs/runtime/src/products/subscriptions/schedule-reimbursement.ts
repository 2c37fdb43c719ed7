import { randomUUID } from 'node:crypto';
import { reimbursementAmount } from '#domain/catalogue/reimbursement-amount';
import { sen } from '#domain/platform/sen';
import { nextWorkingMorning } from '#domain/sales/orders/deadline';
import type { HostPurchase } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { schedulePayout } from '#runtime/sales/payouts.store';

interface Owed {
  order: { uid: string; customerUid: string };
  hostShareSen: bigint;
  purchase: HostPurchase;
  family: { providerPriceSen: bigint | null; transferFeeSen: bigint };
  now: Date;
}

/**
 * Owes a host the money of a verified purchase, once for its order, and announces it. The caller holds a lock that keeps
 * a second call waiting. docs/rules/hosts.md#reimbursement. @throws DomainError when nothing would be left for the host.
 */
export async function scheduleReimbursement(tx: Tx, { order, hostShareSen, purchase, family, now }: Owed) {
  const providerPriceSen = purchase.providerPriceSen ?? family.providerPriceSen;
  if (providerPriceSen === null) throw new Error(`purchase ${purchase.uid} is verified without an amount`);
  const { transferFeeSen } = family;
  const amount = reimbursementAmount({
    providerPrice: sen(providerPriceSen),
    hostShare: sen(hostShareSen),
    transferFee: sen(transferFeeSen),
  });
  const uid = randomUUID();
  const { bankName, accountNumber, accountName } = purchase;
  const { uid: orderUid, customerUid } = order;
  const { uid: payoutUid } = await schedulePayout(tx, {
    kind: 'reimbursement',
    refUid: uid,
    customerUid,
    amount,
    dueAt: nextWorkingMorning(now),
    bankName,
    accountNumber,
    accountName,
  });
  const amounts = { providerPriceSen, hostShareSen, transferFeeSen, amountSen: amount };
  await tx.reimbursement.create({
    data: { uid, orderUid, purchaseUid: purchase.uid, payoutUid, ...amounts },
    select: { uid: true },
  });
  await announce(tx, 'reimbursement.scheduled', { orderUid, reimbursementUid: uid });
  return { uid, amount };
}
