import { DomainError } from '#domain/platform/domain-error';
import { type GatewayChannel, canRefund } from '#domain/sales/gateway/charge-state';
import { isSameAccount } from '#domain/sales/payouts/bank-account';
import { mayNameAccount } from '#domain/sales/refunds/named-account';
import type { RefundState } from '#domain/sales/refunds/refund';
import type { Refund } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { lockAndRead } from '#runtime/platform/db/lock-row';
import { announce } from '#runtime/platform/outbox/announce';
import { scheduledRefunds } from '#runtime/sales/credit.store';

type Account = Record<'bankName' | 'accountNumber' | 'accountName', string>;
type Named = Pick<Refund, 'state' | 'accountNumber' | 'creditedAt'> & {
  payment: { charge: { channel: string } | null } | null;
};

/** The refunds of these orders whose account their customer may name now, or another one. docs/rules/payments.md#named-account */
export async function refundsToName(tx: Pick<Tx, 'payout' | 'refund'>, orderUids: string[]): Promise<Refund[]> {
  const unsent = await tx.refund.findMany({
    where: { orderUid: { in: orderUids }, state: { in: ['requested', 'approved'] satisfies RefundState[] } },
    orderBy: { uid: 'asc' },
    include: { payment: { select: { charge: { select: { channel: true } } } } },
  });
  if (unsent.length === 0) return [];
  const onTheirWay = await scheduledRefunds(
    tx,
    unsent.map(({ uid }) => uid),
  );
  return unsent.filter((refund) => mayBeNamed(refund, onTheirWay.has(refund.uid)));
}

/** Those of them that have none yet: nothing can be transferred before their customer names it. */
export const unnamedRefunds = async (tx: Pick<Tx, 'payout' | 'refund'>, orderUids: string[]): Promise<Refund[]> =>
  (await refundsToName(tx, orderUids)).filter(hasNone);

/** The same of one refund that is read already. `isOnItsWay`: scheduled, or asked of the gateway. */
export const isUnnamed = (refund: Named, isOnItsWay: boolean): boolean =>
  hasNone(refund) && mayBeNamed(refund, isOnItsWay);

const hasNone = ({ accountNumber }: Pick<Refund, 'accountNumber'>): boolean => accountNumber === null;

const mayBeNamed = ({ state, creditedAt, payment, ...refund }: Named, isOnItsWay: boolean): boolean =>
  mayNameAccount({
    state: state as RefundState,
    hasAccount: !hasNone(refund),
    wasCredit: creditedAt !== null,
    isOnItsWay,
    goesByGateway: payment?.charge ? canRefund(payment.charge.channel as GatewayChannel) : false,
  });

/**
 * The customer names the account that the refunds of an order go to. The same wish again changes nothing.
 * @throws DomainError NO_REFUND_TO_NAME: none waits, or it is on its way.
 */
export async function nameRefundAccount(tx: Tx, orderUid: string, account: Account): Promise<void> {
  const before = await refundsToName(tx, [orderUid]);
  await lockAndRead<Refund>(
    tx,
    'refund',
    before.map(({ uid }) => uid),
  );
  // Read after the locks: an admin may have approved or sent some meanwhile.
  const refunds = await refundsToName(tx, [orderUid]);
  if (refunds.length === 0) {
    const sent = await tx.refund.findMany({ where: { orderUid, creditedAt: null, state: { not: 'cancelled' } } });
    if (sent.some((refund) => isSameAccount(refund, account))) return;
    throw new DomainError(
      'NO_REFUND_TO_NAME',
      'Tidak ada uang dari pesanan ini yang menunggu rekening tujuan. Hubungi kami kalau rekeningnya keliru, ya.',
    );
  }
  const changed = refunds.filter((refund) => !isSameAccount(refund, account));
  for (const { uid } of changed) await tx.refund.update({ where: { uid }, data: account, select: { uid: true } });
  if (changed[0]) await announce(tx, 'refund.account-named', { orderUid, refundUid: changed[0].uid });
}
