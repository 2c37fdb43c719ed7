import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminShippingZone } from '#contracts/sales/shipping.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { regionName } from '#domain/sales/addresses/regions';
import { SHIPPING_METHODS, type ShippingMethod } from '#domain/sales/shipping/shipping-option';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import {
  type AdminList,
  filterFlag,
  filterOneOf,
  filterText,
  stableOrder,
} from '../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../../platform/http/admin-lists/admin-where.js';

export const ZONE_SORTS = ['position', 'name', 'service'] as const;

export class FindAdminZonesQuery extends Query<{ rows: AdminShippingZone[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

@QueryHandler(FindAdminZonesQuery)
export class FindAdminZonesHandler implements IQueryHandler<FindAdminZonesQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminZonesQuery) {
    const where = conditionsOf(list);
    const [zones, total] = await Promise.all([
      this.database.shippingZone.findMany({
        where,
        orderBy: stableOrder(list),
        ...pageOf(list),
        include: { rates: { orderBy: { upToGrams: 'asc' } } },
      }),
      this.database.shippingZone.count({ where }),
    ]);
    const rows = zones.map(({ uid: id, rates, ...zone }): AdminShippingZone => ({
      id,
      ...zone,
      method: zone.method as ShippingMethod,
      regionNames: zone.regions.map(regionName),
      rates: rates.map(({ upToGrams, priceSen }) => ({ upToGrams, price: toRupiah(sen(priceSen)) })),
    }));
    return { rows, total };
  }
}

function conditionsOf(list: AdminList): Prisma.ShippingZoneWhereInput {
  onlyFilters(list, ['q', 'method', 'active']);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  return {
    uid: ids ? { in: ids } : undefined,
    method: filterOneOf(filter, 'method', SHIPPING_METHODS),
    active: filterFlag(filter, 'active'),
    ...(q && { OR: [{ name: containing(q) }, { service: containing(q) }] }),
  };
}
