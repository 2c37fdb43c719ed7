import { Injectable } from '@nestjs/common';
import { type AdminGift, adminGift } from '#contracts/products/giving/giving.admin.http';
import { GIFT_STATES, type GiftState, giftMoves } from '#domain/products/giving/gift';
import { customerIn, customerWay } from '../../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../../platform/http/admin-lists/record-list.js';
import { foundByOrder, orderIn } from '../../../sales/orders/found-by-order.js';
import { givenFacts, givenOrder } from './given-facts.js';

@Injectable()
export class GiftsList extends RecordList<AdminGift> {
  protected readonly from = sql`giving_gift t`;
  protected readonly sorts = { createdAt: sortBy(sql`t.created_at`), expiresAt: sortByNullable(sql`t.expires_at`) };
  protected readonly filters = {
    q: byText((q) =>
      foundByOrder(q, orderIn(sql`giving_gift`), customerWay(q, customerIn(sql`giving_gift`, sql`t.claimed_by`))),
    ),
    state: byChoice(GIFT_STATES)(is(sql`t.state`)),
    orderUid: byUid(is(sql`t.order_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminGift[]> {
    const gifts = await this.database.givingGift.findMany({
      where: { uid: { in: uids } },
      include: { order: givenOrder },
    });
    const claimers = await this.database.customer.findMany({
      where: { uid: { in: gifts.flatMap(({ claimedBy }) => claimedBy ?? []) } },
      select: { uid: true, name: true },
    });
    return gifts.map((gift) => ({
      ...givenFacts(gift),
      recipientName: gift.recipientName,
      message: gift.message,
      expiresAt: gift.expiresAt?.toISOString() ?? null,
      claimedAt: gift.claimedAt?.toISOString() ?? null,
      claimedByUid: gift.claimedBy,
      claimedByName: claimers.find(({ uid }) => uid === gift.claimedBy)?.name ?? null,
      allowedActions: giftMoves.actionsOn(gift.state as GiftState, 'admin').filter((action) => action === 'refund'),
    }));
  }
}

export const GiftsListController = listController({
  resource: 'gifts',
  tag: 'admin giving',
  schema: adminGift,
  source: GiftsList,
});
