import { Injectable } from '@nestjs/common';
import type { EndedView } from '#contracts/sales/ended.http';
import { type AdminAccount, adminAccount } from '#contracts/products/subscriptions/accounts.admin.http';
import {
  ACCOUNT_STATUS,
  ACCOUNT_STATUS_LABEL,
  BOUGHT_HOST_CODES,
  FIRST_ACCOUNT_STATUS,
  LIVE_ACCOUNT_CODES,
  accountStatusOf,
} from '#domain/products/subscriptions/accounts/account-status';
import { treatmentsLeft } from '#domain/products/subscriptions/accounts/seat-voucher';
import { waitsUntil } from '#domain/products/subscriptions/accounts/money-back';
import { seatActions } from '#domain/products/subscriptions/accounts/seat-actions';
import { hasAccess } from '#domain/products/subscriptions/accounts/seat-state';
import { groupNameOf, seatRoleOf } from '#domain/catalogue/plan-family';
import { sen, toRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { aheadColumns, openInvoices, paidAhead } from '#runtime/products/subscriptions/periods/paid-ahead';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byFlag, byNumber, byText, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../../platform/http/admin-lists/record-list.js';
import { foundByOrder, orderIn } from '../../../sales/orders/found-by-order.js';
import { orderRef, orderRefColumns } from '../../../sales/orders/order-ref.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { paidUntilColumns, paidUntilOf } from '../paid-until.js';
import { readSeatEnds } from '../seat-ends.js';
import { groupUseColumns, useColumns, useOf } from '../seat-use.js';
import { seatOf } from './lock-seat.js';

const columns = {
  uid: true,
  groupUid: true,
  seatNumber: true,
  status: true,
  pendingReason: true,
  confirmedAt: true,
  moneyBackDueAt: true,
  createdAt: true,
  renewal: { select: { ...paidUntilColumns.renewal.select, anchorDay: true } },
  // Of the history of a row only its activation is said.
  history: { where: { toStatus: ACCOUNT_STATUS.active }, orderBy: { id: 'asc' }, take: 1 },
  ...useColumns,
  access: { select: { ...useColumns.access.select, grantedAt: true, firstGrantedAt: true } },
  group: { select: { number: true, ...groupUseColumns, family: { select: { name: true, invites: true } } } },
  order: {
    select: {
      ...orderRefColumns,
      status: true,
      totalSen: true,
      invoices: openInvoices,
      voucher: { select: { treatments: true, used: true } },
    },
  },
} as const;
const columnsAt = (now: Date) => ({ ...columns, periods: aheadColumns(now) });
type Row = Prisma.AccountGetPayload<{ select: ReturnType<typeof columnsAt> }>;

const NOT_BOUGHT = LIVE_ACCOUNT_CODES.filter((code) => !BOUGHT_HOST_CODES.includes(code));

/** A host who has not bought; a purchase that is to be verified waits at the desk of purchases. */
const IS_UNBOUGHT_HOST = sql`(t.role = 'host' AND t.status = ANY (${NOT_BOUGHT}))`;

@Injectable()
export class AccountsList extends RecordList<AdminAccount> {
  protected readonly from = sql`account t`;
  protected readonly sorts = {
    createdAt: sortBy(sql`t.created_at`),
    status: sortBy(sql`t.status`, sql`t.created_at`),
    waitingSince: sortByNullable(sql`t.confirmed_at`),
  };
  protected readonly filters = {
    q: byText((q) => foundByOrder(q, orderIn(sql`account`))),
    status: byNumber(is(sql`t.status`)),
    unboughtHost: byFlag((unbought) => (unbought ? IS_UNBOUGHT_HOST : sql`NOT ${IS_UNBOUGHT_HOST}`)),
    groupUid: byUid(is(sql`t.group_uid`)),
    orderUid: byUid(is(sql`t.order_uid`)),
    customerUid: byUid(is(sql`t.customer_uid`)),
  };

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminAccount[]> {
    const select = columnsAt(this.clock.now());
    const accounts = await this.database.account.findMany({ where: { uid: { in: uids } }, select });
    const endOf = await readSeatEnds(this.database, accounts);
    return accounts.map((account) => view(account, endOf(account.uid)));
  }

  /** With its history. */
  override async one(accountUid: string): Promise<AdminAccount> {
    const account = await this.database.account.findUnique({
      where: { uid: accountUid },
      select: { ...columnsAt(this.clock.now()), history: { orderBy: { id: 'asc' } } },
    });
    if (!account) throw new Refusal('NOT_FOUND', 404);
    return {
      ...view(account, (await readSeatEnds(this.database, [account]))(accountUid)),
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

function view(account: Row, ended: EndedView): AdminAccount {
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
    hasAccess: hasAccess(useOf(account)),
    grandTotal: toRupiah(sen(order.totalSen)),
    paidUntil: (account.renewal && paidUntilOf(account, account.renewal)?.toISOString()) ?? null,
    hasPeriods: account.renewal !== null,
    ...startOf(account),
    ended,
    paidAhead: toRupiah(paidAhead(account)),
    pendingReason: account.pendingReason,
    voucherLeft: order.voucher && treatmentsLeft(order.voucher),
    waitingSince: account.status === ACCOUNT_STATUS.pending ? (account.confirmedAt?.toISOString() ?? null) : null,
    waitsUntil: waitsUntil({ ...account, role: seatRoleOf(account) })?.toISOString() ?? null,
    createdAt: account.createdAt.toISOString(),
    allowedActions: seatActions(seatOf(account, order)),
  };
}

/** When the paid time began, and with what: an access on a day after the activation has moved it. docs/rules/periods.md#first-day */
function startOf({ renewal, access, group, history }: Row): Pick<AdminAccount, 'startedOn' | 'startedBy'> {
  if (!renewal || !access) return { startedOn: null, startedBy: null };
  const startedOn = renewal.anchorDay.toISOString().slice(0, 10);
  const given = group.family.invites ? 'invitation' : 'login';
  const activation = history.find(({ toStatus }) => toStatus === ACCOUNT_STATUS.active);
  const isMoved = activation !== undefined && dayInWib(activation.at) < startedOn;
  return { startedOn, startedBy: isMoved ? given : 'activation' };
}

export const AccountsListController = listController({
  resource: 'accounts',
  tag: 'admin accounts',
  schema: adminAccount,
  source: AccountsList,
});
