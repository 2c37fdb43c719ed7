import type { HOST_DUTIES } from '#domain/products/subscriptions/hosts/duties';
import type { Tx } from '#runtime/platform/db/database';
import { requestPurchase } from '#runtime/products/subscriptions/host-tasks.store';

interface HostOrder {
  orderUid: string;
  groupUid: string;
  createdAt: Date;
}

/** Stores the duties that the host accepted with the order, and requests the purchase unless the plan has an earlier step. */
export async function recordCommitment(
  tx: Tx,
  { version, duties }: typeof HOST_DUTIES,
  { orderUid, groupUid, createdAt }: HostOrder,
): Promise<void> {
  await tx.hostCommitment.create({
    data: { orderUid, version, duties: [...duties], committedAt: createdAt },
    select: { orderUid: true },
  });
  await requestPurchase(tx, groupUid, createdAt);
}
