import { Injectable } from '@nestjs/common';
import { type AdminInvitation, adminInvitation } from '#contracts/products/subscriptions/access.admin.http';
import { groupNameOf } from '#domain/catalogue/plan-family';
import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { INVITATION_STATES, invitationStateOf } from '#domain/products/subscriptions/access/invitation';
import type { Prisma } from '#runtime/generated/prisma/client';
import {
  INVITED_SEATS,
  IS_ACCEPTED,
  IS_SENT,
  IS_TO_INVITE,
} from '#runtime/products/subscriptions/access/invitations.sql';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byPeriod, byText, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { foundByOrder, orderIn } from '../../../sales/orders/found-by-order.js';
import { orderRef, orderRefColumns } from '../../../sales/orders/order-ref.js';

const columns = {
  uid: true,
  groupUid: true,
  seatNumber: true,
  status: true,
  confirmedAt: true,
  createdAt: true,
  access: true,
  removals: { select: { groupUid: true, createdAt: true } },
  group: {
    select: {
      number: true,
      family: { select: { name: true } },
      accounts: {
        where: { role: 'host', status: { in: LIVE_ACCOUNT_CODES } },
        select: { order: { select: { name: true } } },
      },
    },
  },
  order: { select: { ...orderRefColumns, email: true, eligibility: { select: { accountEmail: true } } } },
} as const satisfies Prisma.AccountSelect;
type Row = Prisma.AccountGetPayload<{ select: typeof columns }>;

const IN_STATE = { 'to-invite': IS_TO_INVITE, sent: IS_SENT, accepted: IS_ACCEPTED };

/** Active seats whose provider invites by e-mail: who has to be invited, was, and has accepted. docs/rules/groups.md#invitations */
@Injectable()
export class InvitationsList extends RecordList<AdminInvitation> {
  protected readonly from = INVITED_SEATS;
  protected readonly sorts = { since: sortBy(sql`t.confirmed_at`) };
  protected readonly filters = {
    q: byText((q) => foundByOrder(q, orderIn(sql`account`))),
    state: byChoice(INVITATION_STATES)((state) => IN_STATE[state]),
    groupUid: byUid(is(sql`t.group_uid`)),
    ...byPeriod(sql`t.confirmed_at`),
  };

  protected async read(uids: string[]): Promise<AdminInvitation[]> {
    const seats = await this.database.account.findMany({
      where: { uid: { in: uids }, role: 'regular', group: { family: { invites: true } } },
      select: columns,
    });
    return seats.map(view);
  }
}

function view({ order, group, access, removals, ...seat }: Row): AdminInvitation {
  const moves = removals.filter(({ groupUid }) => groupUid !== seat.groupUid).map(({ createdAt }) => createdAt);
  const movedAt = moves.sort((a, b) => Number(b) - Number(a))[0] ?? null;
  const state = invitationStateOf(access, movedAt);
  return {
    id: seat.uid,
    ...orderRef(order),
    groupUid: seat.groupUid,
    groupName: groupNameOf(group),
    seatNumber: seat.seatNumber,
    state,
    accountEmail: order.eligibility?.accountEmail ?? order.email,
    hostName: group.accounts[0]?.order.name ?? null,
    since: (seat.confirmedAt ?? seat.createdAt).toISOString(),
    sentAt: state === 'to-invite' ? null : (access?.grantedAt.toISOString() ?? null),
    acceptedAt: state === 'accepted' ? (access?.confirmedAt?.toISOString() ?? null) : null,
    allowedActions: state === 'to-invite' && seat.status === ACCOUNT_STATUS.active ? ['send'] : [],
  };
}

export const InvitationsListController = listController({
  resource: 'invitations',
  tag: 'admin invitations',
  schema: adminInvitation,
  source: InvitationsList,
});
