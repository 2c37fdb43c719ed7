import type { AdminPayout } from '#contracts/sales/payouts.admin.http';
import type { PayoutKind, PayoutState } from '#domain/sales/payouts/payout';
import type { Payout } from '#runtime/generated/prisma/client';
import type { Database } from '#runtime/platform/db/database';

type Back = Pick<AdminPayout, 'cameBack' | 'resends'> & {
  /** Whose account the money had gone to. */
  accountName: string | null;
};
const BOUNCED: PayoutKind = 'bounced';

/** Of each payout that the bank has given back what sends it again, and the other way round. docs/rules/payments.md#bounced */
export async function cameBackOf(
  db: Pick<Database, 'unplacedMoney' | 'payout'>,
  payouts: Payout[],
): Promise<(payout: Payout) => Back> {
  const ofUids = payouts.map(({ uid }) => uid);
  const returnUids = payouts.filter(({ kind }) => kind === BOUNCED).map(({ refUid }) => refUid);
  const monies = await db.unplacedMoney.findMany({
    where: { OR: [{ bouncedPayoutUid: { in: ofUids } }, { returnUid: { in: returnUids } }] },
    select: {
      uid: true,
      arrivedOn: true,
      returnUid: true,
      bouncedPayout: { select: { uid: true, kind: true, paidAt: true, accountName: true } },
    },
  });
  const refUids = monies.map(({ returnUid }) => returnUid!);
  const senders = await db.payout.findMany({
    where: { kind: BOUNCED, refUid: { in: refUids } },
    select: { uid: true, refUid: true, state: true },
  });
  const senderOf = new Map(senders.map((sender) => [sender.refUid, sender]));
  const moneyOf = new Map(monies.map((money) => [money.bouncedPayout!.uid, money]));
  const firstOf = new Map(monies.map(({ returnUid, bouncedPayout }) => [returnUid, bouncedPayout]));
  return ({ uid, kind, refUid }) => {
    const money = moneyOf.get(uid);
    const sender = money && senderOf.get(money.returnUid!);
    const first = kind === BOUNCED ? firstOf.get(refUid) : undefined;
    return {
      cameBack: sender
        ? {
            on: money.arrivedOn.toISOString().slice(0, 10),
            unplacedUid: money.uid,
            payoutUid: sender.uid,
            state: sender.state as PayoutState,
          }
        : null,
      resends: first ? { payoutUid: first.uid, kind: first.kind, paidAt: first.paidAt?.toISOString() ?? null } : null,
      accountName: first?.accountName ?? null,
    };
  };
}
