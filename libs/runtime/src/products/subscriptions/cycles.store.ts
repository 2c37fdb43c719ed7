import { cycleOf } from '#domain/products/subscriptions/hosts/cycle';
import type { Tx } from '#runtime/platform/db/database';

interface Bought {
  groupUid: string;
  purchaseUid: string;
  /** Of the host who was debited. */
  orderUid: string;
  debitedAt: Date;
  months: number;
}

/** The newest cycle of a group; null before the first purchase was verified. The caller has locked the group. */
export const lastCycle = (tx: Pick<Tx, 'groupCycle'>, groupUid: string) =>
  tx.groupCycle.findFirst({ where: { groupUid }, orderBy: { number: 'desc' } });

/** The cycle that a verified purchase has paid for. The caller has locked the group. docs/rules/hosts.md#cycles */
export async function openCycle(tx: Tx, { groupUid, purchaseUid, orderUid, debitedAt, months }: Bought) {
  const last = await tx.groupCycle.findFirst({
    where: { groupUid },
    orderBy: { number: 'desc' },
    include: { purchase: { select: { orderUid: true } } },
  });
  const before = last && {
    ...last,
    anchorDay: last.anchorDay.toISOString().slice(0, 10),
    isOwn: last.purchase.orderUid === orderUid,
  };
  const { anchorDay, ...span } = cycleOf(debitedAt, before, months);
  return tx.groupCycle.create({
    data: { groupUid, number: (last?.number ?? 0) + 1, purchaseUid, ...span, anchorDay: new Date(anchorDay) },
  });
}
