import { Injectable } from '@nestjs/common';
import { type AdminDonation, adminDonation } from '#contracts/products/giving/giving.admin.http';
import {
  DONATION_STATES,
  type DonationState,
  MESSAGE_STATES,
  type MessageState,
  donationMoves,
  messageMoves,
} from '#domain/products/giving/donation';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { foundByOrder, orderIn } from '../../../sales/orders/found-by-order.js';
import { givenFacts, givenOrder } from './given-facts.js';

@Injectable()
export class DonationsList extends RecordList<AdminDonation> {
  protected readonly from = sql`giving_donation t`;
  protected readonly sorts = { createdAt: sortBy(sql`t.created_at`) };
  protected readonly filters = {
    q: byText((q) => foundByOrder(q, orderIn(sql`giving_donation`))),
    state: byChoice(DONATION_STATES)(is(sql`t.state`)),
    messageState: byChoice(MESSAGE_STATES)(is(sql`t.message_state`)),
    causeUid: byUid(is(sql`t.cause_uid`)),
    orderUid: byUid(is(sql`t.order_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminDonation[]> {
    const donations = await this.database.givingDonation.findMany({
      where: { uid: { in: uids } },
      include: { cause: { select: { name: true } }, order: givenOrder },
    });
    return donations.map((donation) => ({
      ...givenFacts(donation),
      causeUid: donation.causeUid,
      causeName: donation.cause.name,
      shares: donation.shareCount,
      anonymous: donation.anonymous,
      message: donation.message,
      messageState: donation.messageState,
      receivedAt: donation.receivedAt?.toISOString() ?? null,
      allowedActions: [
        ...messageMoves.actionsOn(donation.messageState as MessageState, 'admin'),
        ...donationMoves.actionsOn(donation.state as DonationState, 'admin').filter((action) => action === 'refund'),
      ],
    }));
  }
}

export const DonationsListController = listController({
  resource: 'donations',
  tag: 'admin giving',
  schema: adminDonation,
  source: DonationsList,
});
