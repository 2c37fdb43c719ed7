import { Injectable } from '@nestjs/common';
import { type AdminPurchase, adminPurchase } from '#contracts/products/subscriptions/hosts.admin.http';
import { accountStatusOf } from '#domain/products/subscriptions/accounts/account-status';
import type { Promised } from '#domain/catalogue/promised-price';
import {
  PURCHASE_STATES,
  type PurchaseState,
  purchaseActions,
  scheduledOf,
} from '#domain/products/subscriptions/hosts/purchase';
import { rupiahOrNull, sen, toRupiah } from '#domain/platform/sen';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { readPromised } from '#runtime/products/subscriptions/promised-price';
import { ProductLines } from '#runtime/sales/product-lines';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../../platform/http/admin-lists/record-list.js';
import { breakdownOf, mostDebitOf, termsOf } from './host-terms.js';
import { foundByOrder, orderIn } from '../../../sales/orders/found-by-order.js';
import { orderRef } from '../../../sales/orders/order-ref.js';
import { findSameProofs } from '../../../sales/payments/same-proof.js';
import { groupOf, hostOrderColumns, hostSeatOf } from './host-order.js';

const withOrder = { order: { select: hostOrderColumns }, cycle: { select: { receivable: true } } } as const;
type Row = Prisma.HostPurchaseGetPayload<{ include: typeof withOrder }>;

@Injectable()
export class PurchasesList extends RecordList<AdminPurchase> {
  protected readonly from = sql`host_purchase t`;
  protected readonly sorts = {
    submittedAt: sortBy(sql`t.submitted_at`),
    state: sortBy(sql`t.state`, sql`t.submitted_at`),
    decidedAt: sortByNullable(sql`t.decided_at`),
  };
  protected readonly filters = {
    q: byText((q) => foundByOrder(q, orderIn(sql`host_purchase`))),
    state: byChoice(PURCHASE_STATES)(is(sql`t.state`)),
    orderUid: byUid(is(sql`t.order_uid`)),
  };

  constructor(
    database: Database,
    private readonly links: FileLinks,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminPurchase[]> {
    const purchases = await this.database.hostPurchase.findMany({ where: { uid: { in: uids } }, include: withOrder });
    const sameProof = await findSameProofs(this.database, this.lines, this.links, purchases);
    const groupUids = purchases.map(({ order }) => hostSeatOf(order).groupUid);
    const promised = await readPromised(this.database, groupUids, this.clock.now());
    return purchases.map((purchase) =>
      this.view(purchase, promised(hostSeatOf(purchase.order).groupUid), sameProof(purchase)),
    );
  }

  private view(
    purchase: Row,
    promised: Promised | null,
    proofs: Pick<AdminPurchase, 'sameProofOrders' | 'similarProofOrders'>,
  ): AdminPurchase {
    const { order } = purchase;
    const { hostShareSen, transferFeeSen, variant, status } = hostSeatOf(order);
    const { family } = variant;
    const receivable = purchase.cycle?.receivable ?? null;
    const state = purchase.state as PurchaseState;
    const providerPriceSen = purchase.providerPriceSen ?? promised?.planPrice ?? null;
    const counted = purchase.providerPriceSen ?? purchase.claimedSen;
    const terms = termsOf({ hostShareSen, transferFeeSen, providerPriceSen: counted });
    return {
      id: purchase.uid,
      ...orderRef(order),
      ...groupOf(order),
      state,
      bankName: purchase.bankName,
      accountNumber: purchase.accountNumber,
      accountName: purchase.accountName,
      claimed: toRupiah(sen(purchase.claimedSen)),
      debitedAt: purchase.debitedAt.toISOString(),
      providerPrice: rupiahOrNull(providerPriceSen),
      mostDebit: toRupiah(mostDebitOf(family, promised, hostShareSen)),
      hostShare: toRupiah(sen(hostShareSen)),
      transferFee: toRupiah(sen(transferFeeSen)),
      reimbursement: (terms && breakdownOf(terms)?.amount) ?? null,
      receivable: receivable && {
        amount: toRupiah(sen(receivable.amountSen)),
        state: receivable.state as 'open' | 'settled' | 'waived',
        note: receivable.note,
      },
      proofUrl: this.links.sign(purchase.fileUid),
      ...proofs,
      submittedAt: purchase.submittedAt.toISOString(),
      decidedAt: purchase.decidedAt?.toISOString() ?? null,
      decidedBy: purchase.decidedBy,
      reason: purchase.reason,
      allowedActions: purchaseActions({
        state,
        seat: accountStatusOf(status),
        ...scheduledOf(order.reimbursements.filter(({ purchaseUid }) => purchaseUid === purchase.uid)),
        isReceivable: receivable?.state === 'open',
      }),
    };
  }
}

export const PurchasesListController = listController({
  resource: 'host-purchases',
  tag: 'admin host purchases',
  schema: adminPurchase,
  source: PurchasesList,
});
