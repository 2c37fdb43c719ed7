import { Injectable } from '@nestjs/common';
import { type AdminGivingPayout, adminGivingPayout } from '#contracts/products/giving/giving.admin.http';
import { Database } from '#runtime/platform/db/database';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { givenBackAmong } from '#runtime/sales/given-back';
import { blockedAmong } from '../../../identity/customers/blocked-among.js';
import { customerIn, customerWay } from '../../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byText, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList } from '../../../platform/http/admin-lists/record-list.js';
import { foundByOrder } from '../../../sales/orders/found-by-order.js';
import {
  PAYOUT_FILTERS,
  PAYOUT_SORTS,
  payOutActions,
  payoutFacts,
  payoutProof,
} from '../../../sales/payouts/payout-facts.js';

const GIVEN = sql`(SELECT uid, order_uid FROM giving_tip UNION ALL SELECT uid, order_uid FROM giving_gift) g`;
const OF_GIVEN = {
  rows: sql`JOIN ${GIVEN} ON g.order_uid = o.uid JOIN payout t ON t.kind = 'other' AND t.ref_uid = g.uid`,
  of: sql`${GIVEN} JOIN "order" o ON o.uid = g.order_uid WHERE g.uid = t.ref_uid`,
};

/** Money that is owed for tips and gifts: the payouts of no other desk. */
@Injectable()
export class GivingPayoutsList extends RecordList<AdminGivingPayout> {
  protected readonly from = sql`(SELECT uid, ref_uid, state, due_at, customer_uid FROM payout WHERE kind = 'other') t`;
  protected readonly sorts = PAYOUT_SORTS;
  protected readonly filters = {
    q: byText((q) => foundByOrder(q, OF_GIVEN, customerWay(q, customerIn(sql`payout`)))),
    ...PAYOUT_FILTERS,
  };

  constructor(
    database: Database,
    private readonly links: FileLinks,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminGivingPayout[]> {
    const payouts = await this.database.payout.findMany({
      where: { uid: { in: uids } },
      include: { customer: { select: { name: true } } },
    });
    const refs = {
      where: { uid: { in: payouts.map(({ refUid }) => refUid) } },
      select: { uid: true, order: { select: { uid: true, number: true } } },
    };
    const tips = await this.database.givingTip.findMany(refs);
    const gifts = await this.database.givingGift.findMany(refs);
    const givenBack = await givenBackAmong(this.database, 'other', refs.where.uid.in);
    const isBlocked = await blockedAmong(
      this.database,
      payouts.map(({ customerUid }) => customerUid),
    );
    return payouts.flatMap((payout) => {
      const ofRef = ({ uid }: { uid: string }) => uid === payout.refUid;
      const tip = tips.find(ofRef);
      const found = tip ?? gifts.find(ofRef);
      if (!found) return [];
      return {
        id: payout.uid,
        orderUid: found.order.uid,
        orderNumber: found.order.number,
        customerUid: payout.customerUid!,
        customerName: payout.customer!.name,
        isBlocked: isBlocked(payout.customerUid),
        what: tip ? 'tip' : 'gift',
        ...payoutFacts(payout),
        givenBack: givenBack(payout.refUid),
        proofUrl: payoutProof(payout, this.links),
        allowedActions: payOutActions(payout),
      };
    });
  }
}

export const GivingPayoutsListController = listController({
  resource: 'giving-payouts',
  tag: 'admin giving',
  schema: adminGivingPayout,
  source: GivingPayoutsList,
});
