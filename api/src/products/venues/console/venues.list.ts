import { Injectable } from '@nestjs/common';
import { type AdminVenue, adminVenue } from '#contracts/products/venues/venues.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { SPORT_NAMES } from '#domain/products/venues/sports';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byFlag, byText, contains, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { venuePicturePath } from '../catalogue/venue-view.js';

@Injectable()
export class VenuesList extends RecordList<AdminVenue> {
  protected readonly from = sql`venue t`;
  protected readonly sorts = {
    position: sortBy(sql`t.position`),
    name: sortBy(sql`t.name`),
    city: sortBy(sql`t.city`, sql`t.name`),
  };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.name`, sql`t.slug`, sql`t.city`)),
    sport: byChoice(SPORT_NAMES)(is(sql`t.sport`)),
    active: byFlag(is(sql`t.active`)),
  };

  protected async read(uids: string[]): Promise<AdminVenue[]> {
    const venues = await this.database.venue.findMany({
      where: { uid: { in: uids } },
      include: { prices: { orderBy: [{ weekday: 'asc' }, { fromHour: 'asc' }] } },
    });
    const managers = await this.database.customer.findMany({
      where: { uid: { in: venues.flatMap(({ managerUid }) => managerUid ?? []) } },
      select: { uid: true, name: true, email: true },
    });
    return venues.map((venue) => {
      const { uid: id, prices, fileUid } = venue;
      const manager = managers.find(({ uid }) => uid === venue.managerUid);
      return {
        id,
        ...facts(venue),
        managerName: manager?.name ?? null,
        managerEmail: manager?.email ?? null,
        prices: prices.map(({ weekday, fromHour, toHour, priceSen }) => ({
          weekday,
          fromHour,
          toHour,
          price: toRupiah(sen(priceSen)),
        })),
        pictureUrl: fileUid && venuePicturePath(fileUid),
        allowedActions: [
          'set-picture',
          'block',
          ...(venue.active ? ['hide'] : fileUid && venue.managerUid && venue.accountNumber ? ['publish'] : []),
        ],
      };
    });
  }
}

type Facts = Omit<AdminVenue, 'id' | 'managerName' | 'managerEmail' | 'prices' | 'pictureUrl' | 'allowedActions'>;
const facts = (venue: Facts): Facts => ({
  slug: venue.slug,
  name: venue.name,
  sport: venue.sport,
  city: venue.city,
  address: venue.address,
  description: venue.description,
  players: venue.players,
  slotHours: venue.slotHours,
  feePercent: venue.feePercent,
  cancelHours: venue.cancelHours,
  keepPercent: venue.keepPercent,
  managerUid: venue.managerUid,
  bankName: venue.bankName || null,
  accountNumber: venue.accountNumber || null,
  accountName: venue.accountName || null,
  position: venue.position,
  pictureAlt: venue.pictureAlt,
  active: venue.active,
  version: venue.version,
});

export const VenuesListController = listController({
  resource: 'venues',
  tag: 'admin venues',
  schema: adminVenue,
  source: VenuesList,
});
