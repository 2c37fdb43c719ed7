import { cycleOf } from '#domain/products/subscriptions/hosts/cycle';
import type { Tx } from '#runtime/platform/db/database';

interface Bought {
  groupUid: string;
  purchaseUid: string;
  debitedAt: Date;
  months: number;
}

/** The newest cycle of a group; null before the first purchase was verified. The caller has locked the group. */
export const lastCycle = (tx: Pick<Tx, 'groupCycle'>, groupUid: string) =>
  tx.groupCycle.findFirst({ where: { groupUid }, orderBy: { number: 'desc' } });

/** The cycle that a verified purchase has paid for. The caller has locked the group. docs/rules/hosts.md#cycles */
export async function openCycle(tx: Tx, { groupUid, purchaseUid, debitedAt, months }: Bought) {
  const last = await lastCycle(tx, groupUid);
  return tx.groupCycle.create({
    data: {
      groupUid,
      number: (last?.number ?? 0) + 1,
      purchaseUid,
      ...cycleOf(debitedAt, last && (last.cutAt ?? last.endsAt), months),
    },
  });
}
