import { Injectable } from '@nestjs/common';
import { type AdminShippingZone, adminShippingZone } from '#contracts/sales/shipping.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { regionName } from '#domain/sales/addresses/regions';
import { SHIPPING_METHODS, type ShippingMethod } from '#domain/sales/shipping/shipping-option';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byFlag, byText, contains, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

@Injectable()
export class ZonesList extends RecordList<AdminShippingZone> {
  protected readonly from = sql`shipping_zone t`;
  protected readonly sorts = {
    position: sortBy(sql`t.position`),
    name: sortBy(sql`t.name`),
    service: sortBy(sql`t.service`),
  };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.name`, sql`t.service`)),
    method: byChoice(SHIPPING_METHODS)(is(sql`t.method`)),
    active: byFlag(is(sql`t.active`)),
  };

  protected async read(uids: string[]): Promise<AdminShippingZone[]> {
    const zones = await this.database.shippingZone.findMany({
      where: { uid: { in: uids } },
      include: { rates: { orderBy: { upToGrams: 'asc' } } },
    });
    return zones.map(({ uid: id, rates, ...zone }) => ({
      id,
      ...zone,
      method: zone.method as ShippingMethod,
      regionNames: zone.regions.map(regionName),
      rates: rates.map(({ upToGrams, priceSen }) => ({ upToGrams, price: toRupiah(sen(priceSen)) })),
    }));
  }
}

export const ZonesListController = listController({
  resource: 'shipping-zones',
  tag: 'admin shipping zones',
  schema: adminShippingZone,
  source: ZonesList,
});
