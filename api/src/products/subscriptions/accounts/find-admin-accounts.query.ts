import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminAccount } from '#contracts/products/subscriptions/accounts.admin.http';
import {
  ACCOUNT_STATUS,
  ACCOUNT_STATUS_LABEL,
  FIRST_ACCOUNT_STATUS,
  accountStatusOf,
} from '#domain/products/subscriptions/accounts/account-status';
import { seatActions } from '#domain/products/subscriptions/accounts/seat-actions';
import { groupNameOf, seatRoleOf } from '#domain/catalogue/plan-family';
import { sen, toRupiah } from '#domain/platform/sen';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterNumber, filterText, filterUid } from '../../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf, phoneContaining } from '../../../platform/http/admin-lists/admin-where.js';
import { orderRef, orderRefColumns } from '../../../sales/orders/order-ref.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { seatOf } from './lock-seat.js';

export class FindAdminAccountsQuery extends Query<{ rows: AdminAccount[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}
export class FindAdminAccountQuery extends Query<AdminAccount> {
  constructor(readonly accountUid: string) {
    super();
  }
}

export const ACCOUNT_SORTS = ['createdAt', 'status'] as const;
const FILTERS = ['q', 'status', 'groupUid', 'orderUid', 'customerUid'];

const columns = {
  uid: true,
  groupUid: true,
  seatNumber: true,
  role: true,
  status: true,
  pendingReason: true,
  createdAt: true,
  group: { select: { number: true, family: { select: { name: true } } } },
  order: { select: { ...orderRefColumns, status: true, totalSen: true } },
} as const;
type Row = Prisma.AccountGetPayload<{ select: typeof columns }>;

@QueryHandler(FindAdminAccountsQuery)
export class FindAdminAccountsHandler implements IQueryHandler<FindAdminAccountsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminAccountsQuery): Promise<{ rows: AdminAccount[]; total: number }> {
    const where = conditionsOf(list);
    const { field, direction } = list.sort;
    const [accounts, total] = await Promise.all([
      this.database.account.findMany({
        where,
        orderBy: [{ [field]: direction }, { uid: 'asc' }],
        ...pageOf(list),
        select: columns,
      }),
      this.database.account.count({ where }),
    ]);
    return { rows: accounts.map(adminAccount), total };
  }
}

@QueryHandler(FindAdminAccountQuery)
export class FindAdminAccountHandler implements IQueryHandler<FindAdminAccountQuery> {
  constructor(private readonly database: Database) {}

  async execute({ accountUid }: FindAdminAccountQuery): Promise<AdminAccount> {
    const account = await this.database.account.findUnique({
      where: { uid: accountUid },
      select: { ...columns, history: { orderBy: { id: 'asc' } } },
    });
    if (!account) throw new Refusal('NOT_FOUND', 404);
    return {
      ...adminAccount(account),
      history: [
        {
          at: account.createdAt.toISOString(),
          from: null,
          to: ACCOUNT_STATUS[FIRST_ACCOUNT_STATUS],
          why: 'Pesanan dibuat',
          by: 'customer',
        },
        ...account.history.map(({ at, fromStatus, toStatus, why, by }) => ({
          at: at.toISOString(),
          from: fromStatus,
          to: toStatus,
          why,
          by,
        })),
      ],
    };
  }
}

function adminAccount(account: Row): AdminAccount {
  const { order, group } = account;
  return {
    id: account.uid,
    ...orderRef(order),
    groupUid: account.groupUid,
    groupName: groupNameOf(group),
    seatNumber: account.seatNumber,
    role: seatRoleOf(account),
    status: account.status,
    statusLabel: ACCOUNT_STATUS_LABEL[accountStatusOf(account.status)],
    grandTotal: toRupiah(sen(order.totalSen)),
    pendingReason: account.pendingReason,
    createdAt: account.createdAt.toISOString(),
    allowedActions: seatActions(seatOf(account, order)),
  };
}

function conditionsOf(list: AdminList): Prisma.AccountWhereInput {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  return {
    uid: ids ? { in: ids } : undefined,
    status: filterNumber(filter, 'status'),
    groupUid: filterUid(filter, 'groupUid'),
    orderUid: filterUid(filter, 'orderUid'),
    customerUid: filterUid(filter, 'customerUid'),
    ...(q && {
      OR: [
        { order: { number: containing(q) } },
        { order: { name: containing(q) } },
        { order: { email: containing(q) } },
        ...phoneContaining(q).map((phoneNumber) => ({ order: { phoneNumber } })),
      ],
    }),
  };
}
