import { Injectable } from '@nestjs/common';
import { type AdminVenuePayout, adminVenuePayout } from '#contracts/products/venues/venues.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { OPEN_PAYOUT_STATES, PAYOUT_STATES, type PayoutState, payoutMoves } from '#domain/sales/payouts/payout';
import { Database } from '#runtime/platform/db/database';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { blockedAmong } from '../../../identity/customers/blocked-among.js';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byFlag, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';

/** What is owed to venues for slots that were played. */
@Injectable()
export class VenuePayoutsList extends RecordList<AdminVenuePayout> {
  protected readonly from = sql`(SELECT uid, ref_uid, state, due_at, customer_uid FROM payout WHERE kind = 'venue') t`;
  protected readonly sorts = { dueAt: sortBy(sql`t.due_at`), state: sortBy(sql`t.state`, sql`t.due_at`) };
  protected readonly filters = {
    state: byChoice(PAYOUT_STATES)(is(sql`t.state`)),
    unpaid: byFlag((unpaid) => (unpaid ? sql`t.state = ANY (${OPEN_PAYOUT_STATES})` : sql`true`)),
    customerUid: byUid(is(sql`t.customer_uid`)),
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
      state: payout.state,
      amount: toRupiah(sen(payout.amountSen)),
      bankName: payout.bankName,
      accountNumber: payout.accountNumber,
      accountName: payout.accountName,
      dueAt: payout.dueAt.toISOString(),
      approvedBy: payout.approvedBy,
      paidAt: payout.paidAt?.toISOString() ?? null,
      paidBy: payout.paidBy,
      reference: payout.reference,
      proofUrl: payout.fileUid && this.links.sign(payout.fileUid),
      allowedActions: payoutMoves
        .actionsOn(payout.state as PayoutState, 'admin')
        .filter((action) => action === 'approve' || (action === 'pay' && payout.batchUid === null)),
    }));
  }
}

export const VenuePayoutsListController = listController({
  resource: 'venue-payouts',
  tag: 'admin venues',
  schema: adminVenuePayout,
  source: VenuePayoutsList,
});
