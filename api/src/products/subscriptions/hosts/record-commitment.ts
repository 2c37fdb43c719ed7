import type { HOST_DUTIES } from '#domain/products/subscriptions/hosts/duties';
import type { Tx } from '#runtime/platform/db/database';

/** Stores the duties that a host has accepted, with the order or later. */
export async function recordCommitment(
  tx: Tx,
  { version, duties }: typeof HOST_DUTIES,
  { orderUid, at }: { orderUid: string; at: Date },
): Promise<void> {
  await tx.hostCommitment.create({
    data: { orderUid, version, duties: [...duties], committedAt: at },
    select: { orderUid: true },
  });
}
