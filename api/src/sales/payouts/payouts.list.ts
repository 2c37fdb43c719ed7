import { Injectable } from '@nestjs/common';
import { type AdminPayout, adminPayout } from '#contracts/sales/payouts.admin.http';
import {
  APPROVED_AT_DESK,
  OPEN_PAYOUT_STATES,
  PAYOUT_KINDS,
  type PayoutState,
  payoutDesk,
} from '#domain/sales/payouts/payout';
import { MOST_TRANSFER_FEE } from '#domain/sales/payouts/transfer-fee';
import type { Payout } from '#runtime/generated/prisma/client';
import { BOUNCED_PAYOUTS } from '#runtime/sales/bounced.store';
import { blockedAmong } from '../../identity/customers/blocked-among.js';
import { type Through, customerIn, customerWay, ownWay } from '../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import {
  anyOf,
  byChoice,
  byFlag,
  byText,
  byUid,
  contains,
  is,
  sql,
} from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../platform/http/admin-lists/record-list.js';
import { foundByOrder } from '../orders/found-by-order.js';
import { cameBackOf } from './came-back.js';
import { PAYOUT_FILTERS, PAYOUT_SORTS, payoutFacts } from './payout-facts.js';

/** However it was typed, here or there. */
const hasReference = (q: string) =>
  sql`(reference_key(${q}) <> '' AND position(reference_key(${q}) IN reference_key(t.reference)) > 0)`;
const hasText = (q: string) =>
  anyOf([contains(q, sql`t.account_name`, sql`t.account_number`, sql`t.reference`), hasReference(q)]);
/** What is paid for an order, by the kind of the payout; a slot has an order of each player. */
const FOR_ORDERS = sql`(SELECT 'reimbursement' AS kind, uid, order_uid FROM reimbursement UNION ALL SELECT 'refund', uid, order_uid FROM refund
  UNION ALL SELECT 'venue', slot_uid, order_uid FROM venue_share UNION ALL SELECT 'other', uid, order_uid FROM giving_gift
  UNION ALL SELECT 'other', uid, order_uid FROM giving_tip) g`;
const OF_ORDER: Through = {
  rows: sql`JOIN ${FOR_ORDERS} ON g.order_uid = o.uid JOIN payout t ON t.kind = g.kind AND t.ref_uid = g.uid`,
  of: sql`${FOR_ORDERS} JOIN "order" o ON o.uid = g.order_uid WHERE g.kind = t.kind AND g.uid = t.ref_uid`,
};
/** Another transfer has the same reference: typed before references were compared so. docs/rules/payments.md#transfers */
const IS_REPEATED = sql`(t.state = 'paid' AND EXISTS (SELECT FROM payout u WHERE u.state = 'paid'
  AND reference_key(u.reference) = reference_key(t.reference)
  AND coalesce(u.transfer_uid, u.uid) <> coalesce(t.transfer_uid, t.uid)))`;

/** To a customer who is blocked. */
const IS_BLOCKED = sql`EXISTS (SELECT FROM customer c WHERE c.uid = t.customer_uid AND c.blocked_at IS NOT NULL)`;

/** The bank may have given it back as this unplaced money. */
const mayHaveBounced = (unplacedUid: string) => sql`(t.state = 'paid' AND t.kind <> 'cost'
  AND t.amount_sen <= ${MOST_TRANSFER_FEE} + (SELECT m.amount_sen FROM unplaced_money m WHERE m.uid = ${unplacedUid}::uuid)
  AND NOT EXISTS (SELECT FROM unplaced_money b WHERE b.bounced_payout_uid = t.uid)
  AND NOT EXISTS (SELECT FROM refund r WHERE t.kind = 'refund' AND r.uid = t.ref_uid AND r.gateway_asked_at IS NOT NULL))`;

/** Of the kinds that wait here, also what another admin than the one who named its account has to approve. */
const IS_TO_APPROVE = sql`(t.state = 'scheduled' AND t.kind = ANY (${APPROVED_AT_DESK}))`;

/** Everything that leaves the bank, at one desk. */
@Injectable()
export class PayoutsList extends RecordList<AdminPayout> {
  protected readonly from = sql`payout t`;
  protected readonly sorts = {
    ...PAYOUT_SORTS,
    amount: sortBy(sql`t.amount_sen`),
    paidAt: sortByNullable(sql`t.paid_at`),
  };
  protected readonly filters = {
    q: byText((q) =>
      foundByOrder(q, OF_ORDER, ownWay(sql`payout`, hasText(q)), customerWay(q, customerIn(sql`payout`))),
    ),
    sameReference: byFlag((same) => (same ? IS_REPEATED : sql`NOT ${IS_REPEATED}`)),
    ...PAYOUT_FILTERS,
    toApprove: byFlag((wanted) => (wanted ? IS_TO_APPROVE : sql`NOT ${IS_TO_APPROVE}`)),
    kind: byChoice(PAYOUT_KINDS)(is(sql`t.kind`)),
    blocked: byFlag((blocked) => (blocked ? IS_BLOCKED : sql`NOT ${IS_BLOCKED}`)),
    batchUid: byUid(is(sql`t.batch_uid`)),
    givenBackBy: byUid(mayHaveBounced),
  };

  protected async read(uids: string[]): Promise<AdminPayout[]> {
    const payouts = await this.database.payout.findMany({
      where: { uid: { in: uids } },
      include: { customer: { select: { name: true } }, batch: { select: { fileAt: true } } },
    });
    const isBlocked = await blockedAmong(
      this.database,
      payouts.map(({ customerUid }) => customerUid),
    );
    const backOf = await cameBackOf(this.database, payouts);
    return payouts.map((payout) => {
      const { accountName, ...back } = backOf(payout);
      return {
        id: payout.uid,
        customerUid: payout.customerUid,
        customerName: payout.customer?.name ?? payout.accountName ?? accountName ?? '',
        isBlocked: isBlocked(payout.customerUid),
        kind: payout.kind,
        ...payoutFacts(payout),
        ...back,
        batchUid: payout.batchUid,
        inFile: inFile(payout),
        approvalDesk: approvalDesk(payout),
        allowedActions: actionsOn(payout),
      };
    });
  }
}

interface Row extends Payout {
  batch: { fileAt: Date | null } | null;
}
const inFile = ({ batch }: Row): boolean => Boolean(batch?.fileAt);

/** Of a kind that another desk approves. */
function approvalDesk({ state, kind, uid, refUid }: Row): AdminPayout['approvalDesk'] {
  const desk = payoutDesk(kind);
  if (!desk || APPROVED_AT_DESK.includes(kind) || state !== ('scheduled' satisfies PayoutState)) return null;
  return { resource: desk.resource, id: desk.ofRef ? refUid : uid };
}

/** Other payouts than those of `APPROVED_AT_DESK` are approved at the desk of their line; what is sent again, once its account is known. */
function actionsOn(payout: Row): string[] {
  const { state, kind, batchUid, accountNumber } = payout;
  const isApprovable = APPROVED_AT_DESK.includes(kind) && (kind !== BOUNCED_PAYOUTS.kind || accountNumber !== null);
  if (!OPEN_PAYOUT_STATES.includes(state as PayoutState)) return [];
  return [
    ...(state === 'scheduled' && isApprovable ? ['approve'] : []),
    ...(inFile(payout) ? [] : ['change-account']),
    ...(batchUid ? ['take-out'] : []),
  ];
}

export const PayoutsListController = listController({
  resource: 'payouts',
  tag: 'admin payments',
  schema: adminPayout,
  source: PayoutsList,
});
