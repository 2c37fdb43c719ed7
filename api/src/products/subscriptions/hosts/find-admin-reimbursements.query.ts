import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { CONFIRMED_STATUSES } from '#domain/products/subscriptions/accounts/account-status';
import { OPEN_PAYOUT_STATES, PAYOUT_STATES, type PayoutState, payoutMoves } from '#domain/sales/payouts/payout';
import { sen, toRupiah } from '#domain/platform/sen';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { FileLinks } from '#runtime/platform/storage/file-links';
import {
  type AdminList,
  filterFlag,
  filterOneOf,
  filterText,
  filterUid,
} from '../../../platform/http/admin-lists/admin-list.js';
import { onlyFilters, pageOf } from '../../../platform/http/admin-lists/admin-where.js';
import { orderRef } from '../../../sales/orders/order-ref.js';
import { groupOf, hostOrderColumns, hostSeatOf, matchingOrder } from './host-order.js';

export class FindAdminReimbursementsQuery extends Query<{ rows: AdminReimbursement[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

@QueryHandler(FindAdminReimbursementsQuery)
export class FindAdminReimbursementsHandler implements IQueryHandler<FindAdminReimbursementsQuery> {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
  ) {}

  async execute({ list }: FindAdminReimbursementsQuery) {
    const where = conditionsOf(list);
    const { field, direction } = list.sort;
    const [reimbursements, total] = await Promise.all([
      this.database.reimbursement.findMany({
        where,
        orderBy: [field === 'amount' ? { amountSen: direction } : { payout: { [field]: direction } }, { uid: 'asc' }],
        ...pageOf(list),
        include: COLUMNS,
      }),
      this.database.reimbursement.count({ where }),
    ]);
    return { rows: reimbursements.map((reimbursement) => this.view(reimbursement)), total };
  }

  private view(reimbursement: Row): AdminReimbursement {
    const { order, payout } = reimbursement;
    const state = payout.state as PayoutState;
    const { group } = hostSeatOf(order);
    return {
      id: reimbursement.uid,
      ...orderRef(order),
      ...groupOf(order),
      groupSeats: group.size,
      groupSeatsPaid: group._count.accounts,
      state,
      providerPrice: toRupiah(sen(reimbursement.providerPriceSen)),
      hostShare: toRupiah(sen(reimbursement.hostShareSen)),
      transferFee: toRupiah(sen(reimbursement.transferFeeSen)),
      amount: toRupiah(sen(reimbursement.amountSen)),
      bankName: payout.bankName,
      accountNumber: payout.accountNumber,
      accountName: payout.accountName,
      dueAt: payout.dueAt.toISOString(),
      approvedBy: payout.approvedBy,
      paidAt: payout.paidAt?.toISOString() ?? null,
      paidBy: payout.paidBy,
      reference: payout.reference,
      proofUrl: payout.fileUid && this.links.sign(payout.fileUid),
      allowedActions: payoutMoves.actionsOn(state, 'admin'),
    };
  }
}

const { group } = hostOrderColumns.account.select;
/** The order with its group, and how far the group is paid for: money that goes out should have come in. */
const COLUMNS = {
  payout: true,
  order: {
    select: {
      ...hostOrderColumns,
      account: {
        select: {
          ...hostOrderColumns.account.select,
          group: {
            select: {
              ...group.select,
              size: true,
              _count: { select: { accounts: { where: { status: { in: CONFIRMED_STATUSES } } } } },
            },
          },
        },
      },
    },
  },
} satisfies Prisma.ReimbursementInclude;
type Row = Prisma.ReimbursementGetPayload<{ include: typeof COLUMNS }>;

const FILTERS = ['q', 'state', 'unpaid', 'orderUid'];

function conditionsOf(list: AdminList): Prisma.ReimbursementWhereInput {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const orderUid = filterUid(filter, 'orderUid');
  const state = filterOneOf(filter, 'state', PAYOUT_STATES);
  const q = filterText(filter, 'q');
  const unpaid = filterFlag(filter, 'unpaid');
  return {
    AND: [
      ids ? { uid: { in: ids } } : {},
      state ? { payout: { state } } : {},
      orderUid ? { orderUid } : {},
      q ? { order: matchingOrder(q) } : {},
      unpaid ? { payout: { state: { in: OPEN_PAYOUT_STATES } } } : {},
    ],
  };
}
