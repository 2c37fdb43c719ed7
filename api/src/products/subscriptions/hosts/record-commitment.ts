import type { HOST_DUTIES } from '#domain/products/subscriptions/hosts/duties';
import type { Tx } from '#runtime/platform/db/database';
import { requestPurchase } from '#runtime/products/subscriptions/host-tasks.store';

interface HostOrder {
  orderUid: string;
  groupUid: string;
  createdAt: Date;
}

/** Stores what the host has promised with its order, and asks it to buy when nothing stands before it. */
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
