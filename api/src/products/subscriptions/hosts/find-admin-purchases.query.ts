import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminPurchase } from '#contracts/products/subscriptions/hosts.admin.http';
import { PURCHASE_STATES, type PurchaseState, purchaseMoves } from '#domain/products/subscriptions/hosts/purchase';
import { rupiahOrNull, sen, toRupiah } from '#domain/platform/sen';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { ProductLines } from '#runtime/sales/product-lines';
import { FileLinks } from '#runtime/platform/storage/file-links';
import {
  type AdminList,
  filterOneOf,
  filterText,
  filterUid,
  stableOrder,
} from '../../../platform/http/admin-lists/admin-list.js';
import { onlyFilters, pageOf } from '../../../platform/http/admin-lists/admin-where.js';
import { breakdownOf, termsOf } from './host-terms.js';
import { orderRef } from '../../../sales/orders/order-ref.js';
import { findSameProofs } from '../../../sales/payments/same-proof.js';
import { groupOf, hostOrderColumns, hostSeatOf, matchingOrder } from './host-order.js';

export class FindAdminPurchasesQuery extends Query<{ rows: AdminPurchase[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

@QueryHandler(FindAdminPurchasesQuery)
export class FindAdminPurchasesHandler implements IQueryHandler<FindAdminPurchasesQuery> {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
    private readonly lines: ProductLines,
  ) {}

  async execute({ list }: FindAdminPurchasesQuery) {
    const where = conditionsOf(list);
    const [purchases, total] = await Promise.all([
      this.database.hostPurchase.findMany({
        where,
        orderBy: stableOrder(list),
        ...pageOf(list),
        include: { order: { select: hostOrderColumns } },
      }),
      this.database.hostPurchase.count({ where }),
    ]);
    const sameProof = await findSameProofs(this.database, this.lines, purchases);
    return { rows: purchases.map((purchase) => this.view(purchase, sameProof(purchase))), total };
  }

  private view(purchase: Row, sameProofOrders: AdminPurchase['sameProofOrders']): AdminPurchase {
    const { order } = purchase;
    const { hostShareSen, variant } = hostSeatOf(order);
    const { family } = variant;
    const state = purchase.state as PurchaseState;
    const providerPriceSen = purchase.providerPriceSen ?? family.providerPriceSen;
    const terms = termsOf({ hostShareSen, ...family, providerPriceSen: providerPriceSen ?? purchase.claimedSen });
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
      hostShare: toRupiah(sen(hostShareSen)),
      transferFee: toRupiah(sen(family.transferFeeSen)),
      reimbursement: (terms && breakdownOf(terms)?.amount) ?? null,
      proofUrl: this.links.sign(purchase.fileUid),
      sameProofOrders,
      submittedAt: purchase.submittedAt.toISOString(),
      decidedAt: purchase.decidedAt?.toISOString() ?? null,
      decidedBy: purchase.decidedBy,
      reason: purchase.reason,
      allowedActions: purchaseMoves.actionsOn(state, 'admin'),
    };
  }
}

type Row = Prisma.HostPurchaseGetPayload<{ include: { order: { select: typeof hostOrderColumns } } }>;

const FILTERS = ['q', 'state', 'orderUid'];

function conditionsOf(list: AdminList): Prisma.HostPurchaseWhereInput {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const orderUid = filterUid(filter, 'orderUid');
  const state = filterOneOf(filter, 'state', PURCHASE_STATES);
  const q = filterText(filter, 'q');
  return {
    ...(ids && { uid: { in: ids } }),
    ...(state && { state }),
    ...(orderUid && { orderUid }),
    ...(q && { order: matchingOrder(q) }),
  };
}
