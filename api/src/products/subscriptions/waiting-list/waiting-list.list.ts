import { Injectable } from '@nestjs/common';
import { type AdminWaiting, adminWaiting } from '#contracts/products/subscriptions/waiting-list.http';
import { durationLabel } from '#domain/catalogue/duration-label';
import { customerIn, customerWay, foundIn } from '../../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';

/** Who waits for a free seat of which plan, and since when. */
@Injectable()
export class WaitingList extends RecordList<AdminWaiting> {
  protected readonly from = sql`waiting_entry t`;
  protected readonly sorts = { waitsSince: sortBy(sql`t.waits_since`) };
  protected readonly filters = {
    q: byText((q) => foundIn(customerWay(q, customerIn(sql`waiting_entry`)))),
    state: byChoice(['waiting', 'offered'])((state) =>
      state === 'waiting' ? sql`t.offered_at IS NULL` : sql`t.offered_at IS NOT NULL`,
    ),
    variantUid: byUid(is(sql`t.variant_uid`)),
    customerUid: byUid(is(sql`t.customer_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminWaiting[]> {
    const entries = await this.database.waitingEntry.findMany({
      where: { uid: { in: uids } },
      include: {
        customer: { select: { name: true } },
        variant: {
          select: { durationMonths: true, package: { select: { name: true, provider: { select: { name: true } } } } },
        },
      },
    });
    return entries.map(({ uid: id, customerUid, customer, variant, notes, waitsSince, offeredAt, heldUntil }) => ({
      id,
      customerUid,
      customerName: customer.name,
      providerName: variant.package.provider.name,
      packageName: variant.package.name,
      durationLabel: durationLabel(variant.durationMonths),
      notes,
      waitsSince: waitsSince.toISOString(),
      offeredAt: offeredAt?.toISOString() ?? null,
      heldUntil: heldUntil?.toISOString() ?? null,
      allowedActions: [],
    }));
  }
}

export const WaitingListListController = listController({
  resource: 'waiting-list',
  tag: 'admin waiting list',
  schema: adminWaiting,
  source: WaitingList,
});
