import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CreditView } from '#contracts/sales/credit.http';
import { addSen, sen, toRupiah } from '#domain/platform/sen';
import { UNPAID_CREDIT, leftOf, partsOfRefund } from '#domain/sales/refunds/credit';
import type { RefundState } from '#domain/sales/refunds/refund';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';
import { scheduledRefunds } from '#runtime/sales/credit.store';

export class FindCreditQuery extends Query<CreditView> {
  constructor(readonly customerUid: string) {
    super();
  }
}

/** Of credits that are used up. */
const MOST_SPENT = 20;
const NEWEST = [{ creditedAt: 'desc' }, { uid: 'asc' }] satisfies Prisma.RefundOrderByWithRelationInput[];
const columns = {
  uid: true,
  state: true,
  orderUid: true,
  amountSen: true,
  uses: {
    orderBy: [{ submittedAt: 'asc' }, { uid: 'asc' }],
    select: { receivedSen: true, orderUid: true, submittedAt: true, order: { select: { number: true } } },
  },
  reason: true,
  bankName: true,
  accountNumber: true,
  creditedAt: true,
  order: { select: { number: true } },
} satisfies Prisma.RefundSelect;

/** The refunds that a customer has as credit, and those that were asked back. docs/rules/payments.md#credit */
@QueryHandler(FindCreditQuery)
export class FindCreditHandler implements IQueryHandler<FindCreditQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid }: FindCreditQuery): Promise<CreditView> {
    const found = await this.database.refund.findMany({
      where: { order: { customerUid }, state: { in: UNPAID_CREDIT }, creditedAt: { not: null } },
      orderBy: NEWEST,
      select: columns,
    });
    const spent = await this.database.refund.findMany({
      where: { order: { customerUid }, state: 'used' satisfies RefundState, creditedAt: { not: null } },
      orderBy: NEWEST,
      take: MOST_SPENT,
      select: columns,
    });
    const uids = found.map(({ uid }) => uid);
    const scheduled = await scheduledRefunds(this.database, uids);
    const payouts = await this.database.payout.findMany({
      where: { kind: 'refund', refUid: { in: uids } },
      select: { refUid: true, bankName: true, accountNumber: true },
    });
    // An admin may have changed the account since the customer has named it.
    const accounts = new Map(payouts.map(({ refUid, ...account }) => [refUid, account]));
    const all = found.map((refund) => ({ ...refund, left: leftOf(refund) }));
    const credits = all.filter(({ state }) => state === 'credited');
    const returnable = credits.filter(({ uid }) => !scheduled.has(uid));
    return {
      balance: toRupiah(addSen(...credits.map(({ left }) => left))),
      entries: credits.map(kept),
      spent: spent.map(kept),
      returnable: toRupiah(addSen(...returnable.map(({ left }) => left))),
      asked: all
        .filter(({ state }) => state !== 'credited')
        .map((refund) => {
          const { bankName, accountNumber } = accounts.get(refund.uid) ?? refund;
          const accountEnding = accountNumber?.slice(-4) ?? null;
          const amount = toRupiah(partsOfRefund(refund).amount);
          return { ...shown(refund), amount, bankName, accountEnding, isApproved: refund.state === 'approved' };
        }),
    };
  }
}

type Row = Prisma.RefundGetPayload<{ select: typeof columns }>;

const shown = (refund: Row) => ({
  orderUid: refund.orderUid,
  orderNumber: refund.order.number,
  amount: toRupiah(leftOf(refund)),
  reason: refund.reason,
});

/** The same with what it was at first, and what it has paid. */
const kept = (refund: Row) => ({
  ...shown(refund),
  total: toRupiah(sen(refund.amountSen)),
  uses: refund.uses.map(({ orderUid, order, receivedSen, submittedAt }) => ({
    orderUid,
    orderNumber: order.number,
    amount: toRupiah(sen(receivedSen ?? 0n)),
    usedAt: submittedAt.toISOString(),
  })),
  creditedAt: refund.creditedAt!.toISOString(),
});
