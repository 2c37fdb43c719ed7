import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PurchaseView } from '#contracts/products/subscriptions/hosts.http';
import type { PurchaseState } from '#domain/products/subscriptions/hosts/purchase';
import type { PayoutState } from '#domain/sales/payouts/payout';
import { sen, toRupiah } from '#domain/platform/sen';
import { ORDER_STATUS_LABEL, orderStatusOf } from '#domain/sales/orders/order-status';
import { Database } from '#runtime/platform/db/database';
import type { HostPurchase } from '#runtime/generated/prisma/client';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { breakdownOf, termsOf } from './host-terms.js';

export class FindPurchaseQuery extends Query<PurchaseView> {
  constructor(
    readonly orderUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

/** What a host has to do and will get back, to the rupiah. */
@QueryHandler(FindPurchaseQuery)
export class FindPurchaseHandler implements IQueryHandler<FindPurchaseQuery> {
  constructor(private readonly database: Database) {}

  async execute({ orderUid, customerUid }: FindPurchaseQuery): Promise<PurchaseView> {
    const order = await this.database.order.findFirst({
      where: { uid: orderUid, customerUid, kind: 'host' },
      include: {
        variant: { include: { family: true, package: { include: { provider: true } } } },
        purchases: { orderBy: { submittedAt: 'desc' }, take: 1 },
        reimbursement: { include: { payout: true } },
      },
    });
    if (!order) throw new Refusal('ORDER_NOT_FOUND', 404);
    const { family, package: plan } = order.variant;
    const [purchase] = order.purchases;
    const { reimbursement } = order;
    const terms = termsOf({
      hostShareSen: order.hostShareSen,
      providerPriceSen:
        reimbursement?.providerPriceSen ??
        purchase?.providerPriceSen ??
        family.providerPriceSen ??
        purchase?.claimedSen ??
        null,
      transferFeeSen: reimbursement?.transferFeeSen ?? family.transferFeeSen,
    });
    const breakdown = terms && breakdownOf(terms);
    return {
      orderUid,
      orderNumber: order.number,
      status: order.status,
      statusLabel: ORDER_STATUS_LABEL[orderStatusOf(order.status)],
      providerName: plan.provider.name,
      providerSlug: plan.provider.slug,
      packageName: plan.name,
      reimbursement: breakdown && {
        ...breakdown,
        planPrice: toRupiah(sen(order.grandTotalSen)),
        state: (reimbursement?.payout.state as PayoutState | undefined) ?? null,
        dueAt: reimbursement?.payout.dueAt.toISOString() ?? null,
        paidAt: reimbursement?.payout.paidAt?.toISOString() ?? null,
        reference: reimbursement?.payout.reference ?? null,
      },
      purchase: purchase
        ? {
            uid: purchase.uid,
            state: purchase.state as PurchaseState,
            submittedAt: purchase.submittedAt.toISOString(),
            reason: purchase.reason,
            claim: purchase.state === 'rejected' ? claimOf(purchase) : null,
          }
        : null,
    };
  }
}

const claimOf = ({ claimedSen, debitedAt, bankName, accountNumber, accountName }: HostPurchase) => ({
  amount: toRupiah(sen(claimedSen)),
  debitedAt: debitedAt.toISOString().slice(0, 'YYYY-MM-DD'.length),
  bankName,
  accountNumber,
  accountName,
});
