import { Injectable } from '@nestjs/common';
import { type AdminReimbursement, adminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { CONFIRMED_STATUSES } from '#domain/products/subscriptions/accounts/account-status';
import { hasAccess, isPrepared } from '#domain/products/subscriptions/accounts/seat-state';
import { lastMomentOf } from '#domain/products/subscriptions/periods/period';
import { OPEN_PAYOUT_STATES, type PayoutState } from '#domain/sales/payouts/payout';
import { sen, toRupiah } from '#domain/platform/sen';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { givenBackAmong } from '#runtime/sales/given-back';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { blockedAmong } from '../../../identity/customers/blocked-among.js';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byText, byUid, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../../platform/http/admin-lists/record-list.js';
import { foundByOrder } from '../../../sales/orders/found-by-order.js';
import { orderRef } from '../../../sales/orders/order-ref.js';
import {
  PAYOUT_SORTS,
  PAYOUT_STATE_FILTERS,
  payoutActions,
  payoutFacts,
  payoutProof,
} from '../../../sales/payouts/payout-facts.js';
import { useColumns, useOf } from '../seat-use.js';
import { groupOf, hostOrderColumns, hostSeatOf } from './host-order.js';

const { group } = hostOrderColumns.account.select;
/** The order with its group, and how far the group is paid for: money that goes out should have come in. */
const COLUMNS = {
  payout: true,
  // Missed claims of the cycle hold it.
  cycle: { include: { claims: { where: { state: 'missed' }, take: 1, select: { uid: true } } } },
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
              // Not `_count`, with which Prisma counts the whole table.
              accounts: { where: { status: { in: CONFIRMED_STATUSES } }, select: { status: true, ...useColumns } },
            },
          },
        },
      },
    },
  },
} satisfies Prisma.ReimbursementInclude;
type Row = Prisma.ReimbursementGetPayload<{ include: typeof COLUMNS }>;
type SeatRow = NonNullable<Row['order']['account']>['group']['accounts'][number];

@Injectable()
export class ReimbursementsList extends RecordList<AdminReimbursement> {
  // The payout has all that is sorted by.
  protected readonly from = sql`(
    SELECT ref_uid AS uid, state, due_at, paid_at, amount_sen FROM payout WHERE kind = 'reimbursement') t`;
  protected readonly sorts = {
    ...PAYOUT_SORTS,
    amount: sortBy(sql`t.amount_sen`),
    paidAt: sortByNullable(sql`t.paid_at`),
  };
  protected readonly filters = {
    q: byText((q) =>
      foundByOrder(q, {
        rows: sql`JOIN reimbursement t ON t.order_uid = o.uid`,
        of: sql`reimbursement r JOIN "order" o ON o.uid = r.order_uid WHERE r.uid = t.uid`,
      }),
    ),
    ...PAYOUT_STATE_FILTERS,
    orderUid: byUid((orderUid) => sql`t.uid IN (SELECT r.uid FROM reimbursement r WHERE r.order_uid = ${orderUid})`),
    groupUid: byUid(
      (groupUid) => sql`t.uid IN (SELECT r.uid FROM reimbursement r JOIN account a ON a.order_uid = r.order_uid
        WHERE a.group_uid = ${groupUid} AND a.role = 'host')`,
    ),
  };

  constructor(
    database: Database,
    private readonly links: FileLinks,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminReimbursement[]> {
    const found = await this.database.reimbursement.findMany({ where: { uid: { in: uids } }, include: COLUMNS });
    const isBlocked = await blockedAmong(
      this.database,
      found.map(({ order }) => order.customerUid),
    );
    const givenBack = await givenBackAmong(this.database, 'reimbursement', uids);
    return found.map((reimbursement) => ({
      ...this.view(reimbursement, isBlocked(reimbursement.order.customerUid)),
      givenBack: givenBack(reimbursement.uid),
    }));
  }

  private view(reimbursement: Row, isBlocked: boolean): Omit<AdminReimbursement, 'givenBack'> {
    const { order, payout } = reimbursement;
    const state = payout.state as PayoutState;
    const { group } = hostSeatOf(order);
    const isHeld = OPEN_PAYOUT_STATES.includes(state) && reimbursement.cycle.claims.length > 0;
    const actions = payoutActions(payout);
    return {
      id: reimbursement.uid,
      ...orderRef(order),
      ...groupOf(order),
      isBlocked,
      groupSeats: group.size,
      groupSeatsPaid: group.accounts.length,
      groupTrouble: OPEN_PAYOUT_STATES.includes(state) ? troubleOf(group.accounts) : null,
      ...payoutFacts(payout),
      providerPrice: toRupiah(sen(reimbursement.providerPriceSen)),
      hostShare: toRupiah(sen(reimbursement.hostShareSen)),
      transferFee: toRupiah(sen(reimbursement.transferFeeSen)),
      correction: toRupiah(sen(reimbursement.correctionSen)),
      amount: toRupiah(sen(reimbursement.amountSen)),
      limit: toRupiah(sen(reimbursement.limitSen)),
      cycleNumber: reimbursement.cycle.number,
      cycleFrom: reimbursement.cycle.startsAt.toISOString(),
      cycleTo: (reimbursement.cycle.cutAt ?? lastMomentOf(reimbursement.cycle.endsAt)).toISOString(),
      proofUrl: payoutProof(payout, this.links),
      isHeld,
      purchaseUid: reimbursement.purchaseUid,
      allowedActions: isHeld ? actions.filter((action) => action !== 'approve' && action !== 'pay') : actions,
    };
  }
}

/** Why members of the group cannot use what the host is paid for. */
function troubleOf(seats: SeatRow[]): AdminReimbursement['groupTrouble'] {
  if (seats.some(({ claims }) => claims.length > 0)) return 'claimed';
  const isUnusable = (seat: SeatRow) => isPrepared({ status: seat.status, hasAccess: hasAccess(useOf(seat)) });
  return seats.some(isUnusable) ? 'without-access' : null;
}

export const ReimbursementsListController = listController({
  resource: 'reimbursements',
  tag: 'admin reimbursements',
  schema: adminReimbursement,
  source: ReimbursementsList,
});
