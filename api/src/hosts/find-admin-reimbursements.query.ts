import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminReimbursement } from '#contracts/http/admin/hosts.http';
import { SETTLED_STATUSES } from '#domain/accounts/account-status';
import { REIMBURSEMENT_STATES, type ReimbursementState, reimbursementMoves } from '#domain/hosts/reimbursement';
import { sen, toRupiah } from '#domain/money/sen';
import { Database } from '#runtime/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { FileLinks } from '#runtime/storage/file-links';
import { type AdminList, filterFlag, filterOneOf, filterText, filterUid } from '../http/admin-list.js';
import { onlyFilters, pageOf } from '../http/admin-where.js';
import { orderRef } from '../http/order-ref.js';
import { groupOf, hostOrderColumns, matchingOrder } from './host-order.js';

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
        orderBy: [{ [field === 'amount' ? 'amountSen' : field]: direction }, { uid: 'asc' }],
        ...pageOf(list),
        include: COLUMNS,
      }),
      this.database.reimbursement.count({ where }),
    ]);
    return { rows: reimbursements.map((reimbursement) => this.view(reimbursement)), total };
  }

  private view(reimbursement: Row): AdminReimbursement {
    const { order, purchase } = reimbursement;
    const state = reimbursement.state as ReimbursementState;
    return {
      id: reimbursement.uid,
      ...orderRef(order),
      ...groupOf(order),
      groupSeats: order.account?.group.size ?? 0,
      groupSeatsSettled: order.account?.group._count.accounts ?? 0,
      state,
      providerPrice: toRupiah(sen(reimbursement.providerPriceSen)),
      hostShare: toRupiah(sen(reimbursement.hostShareSen)),
      transferFee: toRupiah(sen(reimbursement.transferFeeSen)),
      amount: toRupiah(sen(reimbursement.amountSen)),
      bankName: purchase.bankName,
      accountNumber: purchase.accountNumber,
      accountName: purchase.accountName,
      dueAt: reimbursement.dueAt.toISOString(),
      approvedBy: reimbursement.approvedBy,
      paidAt: reimbursement.paidAt?.toISOString() ?? null,
      paidBy: reimbursement.paidBy,
      reference: reimbursement.reference,
      proofUrl: reimbursement.proofUid && this.links.sign(reimbursement.proofUid),
      allowedActions: reimbursementMoves.actionsOn(state, 'admin'),
    };
  }
}

const { groupUid, group } = hostOrderColumns.account.select;
/** The order with its group, and how far the group is paid for: money that goes out should have come in. */
const COLUMNS = {
  purchase: true,
  order: {
    select: {
      ...hostOrderColumns,
      account: {
        select: {
          groupUid,
          group: {
            select: {
              ...group.select,
              size: true,
              _count: { select: { accounts: { where: { status: { in: SETTLED_STATUSES } } } } },
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
  const state = filterOneOf(filter, 'state', REIMBURSEMENT_STATES);
  const q = filterText(filter, 'q');
  const unpaid = filterFlag(filter, 'unpaid');
  return {
    AND: [
      ids ? { uid: { in: ids } } : {},
      state ? { state } : {},
      orderUid ? { orderUid } : {},
      q ? { order: matchingOrder(q) } : {},
      unpaid ? { state: { in: ['scheduled', 'approved'] } } : {},
    ],
  };
}
