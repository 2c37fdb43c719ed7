import { Injectable } from '@nestjs/common';
import { type AdminFollowUp, adminFollowUp } from '#contracts/products/subscriptions/follow-ups.admin.http';
import { FOLLOW_UP_STATES, followUpMoves } from '#domain/products/subscriptions/follow-ups/follow-up';
import { groupNameOf } from '#domain/catalogue/plan-family';
import type { Prisma } from '#runtime/generated/prisma/client';
import { ownWay } from '../../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, contains, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { foundByOrder, seatIn } from '../../../sales/orders/found-by-order.js';
import { orderRef, orderRefColumns } from '../../../sales/orders/order-ref.js';
import { stateOf } from './follow-up-words.js';

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

@Injectable()
export class FollowUpsList extends RecordList<AdminFollowUp> {
  protected readonly from = sql`follow_up t`;
  protected readonly sorts = {
    createdAt: sortBy(sql`t.created_at`),
    state: sortBy(sql`t.state`, sql`t.created_at`),
  };
  protected readonly filters = {
    q: byText((q) => foundByOrder(q, seatIn(sql`follow_up`), ownWay(sql`follow_up`, contains(q, sql`t.message`)))),
    state: byChoice(FOLLOW_UP_STATES)(is(sql`t.state`)),
    customerUid: byUid(is(sql`t.customer_uid`)),
    accountUid: byUid(is(sql`t.account_uid`)),
    orderUid: byUid((orderUid) => sql`t.account_uid = (SELECT a.uid FROM account a WHERE a.order_uid = ${orderUid})`),
  };

  protected async read(uids: string[]): Promise<AdminFollowUp[]> {
    return (await this.database.followUp.findMany({ where: { uid: { in: uids } }, include: withSeat })).map(view);
  }
}

function view({ account, ...followUp }: Row): AdminFollowUp {
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

export const FollowUpsListController = listController({
  resource: 'follow-ups',
  tag: 'admin follow-ups',
  schema: adminFollowUp,
  source: FollowUpsList,
});
