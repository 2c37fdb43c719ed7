import { Injectable } from '@nestjs/common';
import { type AdminVenuePayout, adminVenuePayout } from '#contracts/products/venues/venues.admin.http';
import { Database } from '#runtime/platform/db/database';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { givenBackAmong } from '#runtime/sales/given-back';
import { blockedAmong } from '../../../identity/customers/blocked-among.js';
import { customerIn, customerWay, foundIn } from '../../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byText, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList } from '../../../platform/http/admin-lists/record-list.js';
import {
  PAYOUT_FILTERS,
  PAYOUT_SORTS,
  payOutActions,
  payoutFacts,
  payoutProof,
} from '../../../sales/payouts/payout-facts.js';

/** What is owed to venues for slots that were played. */
@Injectable()
export class VenuePayoutsList extends RecordList<AdminVenuePayout> {
  protected readonly from = sql`(SELECT uid, ref_uid, state, due_at, customer_uid FROM payout WHERE kind = 'venue') t`;
  protected readonly sorts = PAYOUT_SORTS;
  protected readonly filters = {
    q: byText((q) => foundIn(customerWay(q, customerIn(sql`payout`)))),
    ...PAYOUT_FILTERS,
  };

  constructor(
    database: Database,
    private readonly links: FileLinks,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminVenuePayout[]> {
    const payouts = await this.database.payout.findMany({
      where: { uid: { in: uids }, kind: 'venue' },
      include: { customer: { select: { name: true } } },
    });
    const slots = await this.database.venueSlot.findMany({
      where: { uid: { in: payouts.map(({ refUid }) => refUid) } },
      select: { uid: true, startsAt: true, venue: { select: { name: true } } },
    });
    const slotOf = new Map(slots.map((slot) => [slot.uid, slot]));
    const givenBack = await givenBackAmong(this.database, 'venue', [...slotOf.keys()]);
    const isBlocked = await blockedAmong(
      this.database,
      payouts.map(({ customerUid }) => customerUid),
    );
    return payouts.map((payout) => ({
      id: payout.uid,
      slotUid: payout.refUid,
      venueName: slotOf.get(payout.refUid)!.venue.name,
      startsAt: slotOf.get(payout.refUid)!.startsAt.toISOString(),
      customerUid: payout.customerUid!,
      customerName: payout.customer!.name,
      isBlocked: isBlocked(payout.customerUid),
      ...payoutFacts(payout),
      givenBack: givenBack(payout.refUid),
      proofUrl: payoutProof(payout, this.links),
      allowedActions: payOutActions(payout),
    }));
  }
}

export const VenuePayoutsListController = listController({
  resource: 'venue-payouts',
  tag: 'admin venues',
  schema: adminVenuePayout,
  source: VenuePayoutsList,
});
