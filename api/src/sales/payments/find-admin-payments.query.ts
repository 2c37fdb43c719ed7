import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { PAYMENT_STATES, type PaymentState, paymentMoves } from '#domain/sales/payments/payment-state';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { ProductLines } from '#runtime/sales/product-lines';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { type AdminList, filterOneOf, filterText, filterUid } from '../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../../platform/http/admin-lists/admin-where.js';
import { orderRef, orderRefColumns } from '../orders/order-ref.js';
import { findSameProofs } from './same-proof.js';

export class FindAdminPaymentsQuery extends Query<{ rows: AdminPayment[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

/** Allowed by the transition table *and* with a button: voiding happens with the order. */
const DESK_ACTIONS: readonly string[] = ['confirm', 'reject'];

@QueryHandler(FindAdminPaymentsQuery)
export class FindAdminPaymentsHandler implements IQueryHandler<FindAdminPaymentsQuery> {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
    private readonly lines: ProductLines,
  ) {}

  async execute({ list }: FindAdminPaymentsQuery) {
    const where = conditionsOf(list);
    const [payments, total] = await Promise.all([
      this.database.payment.findMany({
        where,
        orderBy: orderOf(list),
        ...pageOf(list),
        include: { order: { select: orderRefColumns } },
      }),
      this.database.payment.count({ where }),
    ]);
    const sameProof = await findSameProofs(this.database, this.lines, payments);
    return { rows: payments.map((payment) => this.view(payment, sameProof(payment))), total };
  }

  private view(payment: Row, sameProofOrders: AdminPayment['sameProofOrders']): AdminPayment {
    const { order } = payment;
    const state = payment.state as PaymentState;
    return {
      id: payment.uid,
      ...orderRef(order),
      amount: toRupiah(sen(payment.amountSen)),
      state,
      bankFrom: payment.bankFrom,
      accountName: payment.accountName,
      proofUrl: this.links.sign(payment.fileUid),
      sameProofOrders,
      submittedAt: payment.submittedAt.toISOString(),
      decidedAt: payment.decidedAt?.toISOString() ?? null,
      decidedBy: payment.decidedBy,
      reason: payment.reason,
      allowedActions: paymentMoves.actionsOn(state, 'admin').filter((action) => DESK_ACTIONS.includes(action)),
    };
  }
}

type Row = Prisma.PaymentGetPayload<{ include: { order: { select: typeof orderRefColumns } } }>;

const FILTERS = ['q', 'state', 'orderUid'];

function conditionsOf(list: AdminList): Prisma.PaymentWhereInput {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const orderUid = filterUid(filter, 'orderUid');
  const q = filterText(filter, 'q');
  const state = filterOneOf(filter, 'state', PAYMENT_STATES);
  return {
    ...(ids && { uid: { in: ids } }),
    ...(state && { state }),
    ...(orderUid && { orderUid }),
    ...(q && {
      OR: [{ order: { number: containing(q) } }, { order: { name: containing(q) } }, { accountName: containing(q) }],
    }),
  };
}

function orderOf({ sort: { field, direction } }: AdminList): Prisma.PaymentOrderByWithRelationInput[] {
  return [{ [field === 'amount' ? 'amountSen' : field]: direction }, { uid: 'asc' }];
}
