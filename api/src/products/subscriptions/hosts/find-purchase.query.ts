import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PurchaseView } from '#contracts/products/subscriptions/hosts.http';
import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { isOverLimit } from '#domain/products/subscriptions/hosts/approval';
import { asksForPurchase, hostWaitsFor, missingMembers } from '#domain/products/subscriptions/hosts/host-task';
import type { PurchaseState } from '#domain/products/subscriptions/hosts/purchase';
import type { PayoutState } from '#domain/sales/payouts/payout';
import { dayInWib } from '#domain/platform/wib';
import { type Sen, sen, toRupiah } from '#domain/platform/sen';
import { orderNames } from '#domain/sales/orders/order-item';
import { ORDER_STATUS_LABEL, orderStatusOf } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { readAskedOfHost, readHostStart } from '#runtime/products/subscriptions/host-tasks.store';
import { readPromised } from '#runtime/products/subscriptions/promised-price';
import { Database } from '#runtime/platform/db/database';
import type { HostPurchase } from '#runtime/generated/prisma/client';
import { itemColumns } from '#runtime/sales/order-columns';
import { givenBackAmong } from '#runtime/sales/given-back';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { hostSeatOf } from './host-order.js';
import { breakdownOf, mostDebitOf, termsOf } from './host-terms.js';

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
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ orderUid, customerUid }: FindPurchaseQuery): Promise<PurchaseView> {
    const order = await this.database.order.findFirst({
      where: { uid: orderUid, customerUid, account: { role: 'host' } },
      include: {
        items: itemColumns,
        account: {
          select: {
            uid: true,
            groupUid: true,
            hostShareSen: true,
            transferFeeSen: true,
            status: true,
            variant: { select: { family: true } },
          },
        },
        receivables: { where: { state: 'open' } },
        purchases: { orderBy: { submittedAt: 'desc' }, take: 1 },
        reimbursements: { orderBy: { createdAt: 'desc' }, include: { payout: true } },
      },
    });
    if (!order) throw new Refusal('ORDER_NOT_FOUND', 404);
    const { hostShareSen, transferFeeSen, variant, groupUid, uid: accountUid, status } = hostSeatOf(order);
    const asked = await readAskedOfHost(this.database, { accountUid, orderUid });
    const isNotAsked = asked.task === null && status === ACCOUNT_STATUS.registered;
    const start = isNotAsked ? await readHostStart(this.database, groupUid) : null;
    const waitsFor = start && hostWaitsFor(start, this.clock.now());
    const isAsked = asksForPurchase(asked) || (start !== null && waitsFor === null);
    const { family } = variant;
    const { providerName, providerSlug, packageName } = orderNames(order.items);
    const promised = (await readPromised(this.database, [groupUid], this.clock.now()))(groupUid);
    const [purchase] = order.purchases;
    const reimbursement = order.reimbursements.find(({ purchaseUid }) => purchaseUid === purchase?.uid);
    const terms = termsOf({
      hostShareSen,
      providerPriceSen:
        reimbursement?.providerPriceSen ??
        purchase?.providerPriceSen ??
        (purchase?.state === ('submitted' satisfies PurchaseState) ? purchase.claimedSen : null) ??
        promised?.planPrice ??
        purchase?.claimedSen ??
        null,
      transferFeeSen: reimbursement?.transferFeeSen ?? transferFeeSen,
    });
    const breakdown = terms && breakdownOf(terms);
    const most = mostDebitOf(family, promised, hostShareSen);
    const givenBack = await givenBackAmong(this.database, 'reimbursement', reimbursement ? [reimbursement.uid] : []);
    return {
      accountUid,
      buy: {
        isAsked,
        dueAt: isAsked ? (asked.dueAt?.toISOString() ?? null) : null,
        waitsFor,
        missing: start && waitsFor === 'members' ? missingMembers(start) : null,
      },
      limit: { mostDebit: toRupiah(most), isAbove: isAboveLimit(most, purchase, reimbursement) },
      receivable: order.receivables.length
        ? toRupiah(sen(order.receivables.reduce((sum, { amountSen }) => sum + amountSen, 0n)))
        : null,
      orderUid,
      orderNumber: order.number,
      status: order.status,
      statusLabel: ORDER_STATUS_LABEL[orderStatusOf(order.status)],
      hasEnded: !LIVE_ACCOUNT_CODES.includes(status),
      providerName,
      providerSlug,
      packageName,
      reimbursement: breakdown && {
        ...breakdown,
        ...(reimbursement && {
          correction: toRupiah(sen(reimbursement.correctionSen)),
          amount: toRupiah(sen(reimbursement.amountSen)),
        }),
        planPrice: toRupiah(sen(order.totalSen)),
        state: (reimbursement?.payout.state as PayoutState | undefined) ?? null,
        dueAt: reimbursement?.payout.dueAt.toISOString() ?? null,
        paidAt: reimbursement?.payout.paidAt?.toISOString() ?? null,
        givenBack: reimbursement ? givenBack(reimbursement.uid) : null,
        reference: reimbursement?.payout.reference ?? null,
      },
      purchase: purchase
        ? {
            uid: purchase.uid,
            state: purchase.state as PurchaseState,
            submittedAt: purchase.submittedAt.toISOString(),
            reason: purchase.reason,
            counted: countedOf(purchase),
            claim: purchase.state === 'rejected' ? claimOf(purchase) : null,
          }
        : null,
    };
  }
}

/** What waits for the decision of a second admin: a claim that is not checked, a reimbursement that is not released. */
function isAboveLimit(
  most: Sen,
  purchase: HostPurchase | undefined,
  reimbursement: { amountSen: bigint; limitSen: bigint; payout: { state: string } } | undefined,
): boolean {
  if (reimbursement)
    return reimbursement.payout.state === ('scheduled' satisfies PayoutState) && isOverLimit(reimbursement);
  if (!purchase || purchase.state === ('rejected' satisfies PurchaseState)) return false;
  return (purchase.providerPriceSen ?? purchase.claimedSen) > most;
}

const countedOf = ({ providerPriceSen, claimedSen }: HostPurchase) =>
  providerPriceSen === null || providerPriceSen === claimedSen
    ? null
    : { debited: toRupiah(sen(providerPriceSen)), claimed: toRupiah(sen(claimedSen)) };

const claimOf = ({ claimedSen, debitedAt, bankName, accountNumber, accountName }: HostPurchase) => ({
  amount: toRupiah(sen(claimedSen)),
  debitedAt: dayInWib(debitedAt),
  bankName,
  accountNumber,
  accountName,
});
