import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminFollowUp } from '#contracts/products/subscriptions/follow-ups.admin.http';
import { FOLLOW_UP_STATES, followUpMoves } from '#domain/products/subscriptions/follow-ups/follow-up';
import { groupNameOf } from '#domain/catalogue/plan-family';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterOneOf, filterText, filterUid } from '../../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../../../platform/http/admin-lists/admin-where.js';
import { orderRef, orderRefColumns } from '../../../sales/orders/order-ref.js';
import { stateOf } from './follow-up-words.js';

export class FindAdminFollowUpsQuery extends Query<{ rows: AdminFollowUp[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

export const FOLLOW_UP_SORTS = ['createdAt', 'state'] as const;
const FILTERS = ['q', 'state', 'orderUid', 'customerUid', 'accountUid'];
const withSeat = {
  account: {
    select: {
      groupUid: true,
      group: { select: { number: true, family: { select: { name: true } } } },
      order: { select: orderRefColumns },
    },
  },
} as const;
type Row = Prisma.FollowUpGetPayload<{ include: typeof withSeat }>;

@QueryHandler(FindAdminFollowUpsQuery)
export class FindAdminFollowUpsHandler implements IQueryHandler<FindAdminFollowUpsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminFollowUpsQuery): Promise<{ rows: AdminFollowUp[]; total: number }> {
    const where = conditionsOf(list);
    const { field, direction } = list.sort;
    const [rows, total] = await Promise.all([
      this.database.followUp.findMany({
        where,
        orderBy: [{ [field]: direction }, { uid: 'asc' }],
        ...pageOf(list),
        include: withSeat,
      }),
      this.database.followUp.count({ where }),
    ]);
    return { rows: rows.map(adminFollowUp), total };
  }
}

function adminFollowUp({ account, ...followUp }: Row): AdminFollowUp {
  const state = stateOf(followUp);
  const { group, groupUid } = account;
  return {
    id: followUp.uid,
    ...orderRef(account.order),
    accountUid: followUp.accountUid,
    groupUid,
    groupName: groupNameOf(group),
    topic: followUp.topic,
    message: followUp.message,
    state,
    answer: followUp.answer,
    answeredBy: followUp.answeredBy,
    answeredAt: followUp.answeredAt?.toISOString() ?? null,
    closedBy: followUp.closedBy,
    closedAt: followUp.closedAt?.toISOString() ?? null,
    createdAt: followUp.createdAt.toISOString(),
    allowedActions: followUpMoves.actionsOn(state, 'admin'),
  };
}

function conditionsOf(list: AdminList): Prisma.FollowUpWhereInput {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  const orderUid = filterUid(filter, 'orderUid');
  return {
    uid: ids ? { in: ids } : undefined,
    state: filterOneOf(filter, 'state', FOLLOW_UP_STATES),
    customerUid: filterUid(filter, 'customerUid'),
    accountUid: filterUid(filter, 'accountUid'),
    ...(orderUid && { account: { orderUid } }),
    ...(q && {
      OR: [
        { message: containing(q) },
        { account: { order: { number: containing(q) } } },
        { account: { order: { name: containing(q) } } },
      ],
    }),
  };
}
