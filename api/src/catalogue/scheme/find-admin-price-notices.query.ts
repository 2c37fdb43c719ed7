import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminPriceNotice } from '#contracts/catalogue/scheme.admin.http';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterText, filterUid, stableOrder } from '../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../../platform/http/admin-lists/admin-where.js';

export const PRICE_NOTICE_SORTS = ['effectiveOn', 'text'] as const;

export class FindAdminPriceNoticesQuery extends Query<{ rows: AdminPriceNotice[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

@QueryHandler(FindAdminPriceNoticesQuery)
export class FindAdminPriceNoticesHandler implements IQueryHandler<FindAdminPriceNoticesQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminPriceNoticesQuery) {
    const where = conditionsOf(list);
    const [notices, total] = await Promise.all([
      this.database.priceNotice.findMany({
        where,
        orderBy: stableOrder(list),
        ...pageOf(list),
        include: { provider: true },
      }),
      this.database.priceNotice.count({ where }),
    ]);
    const rows = notices.map(({ uid, providerUid, provider, effectiveOn, text, version }): AdminPriceNotice => ({
      id: uid,
      providerUid,
      providerName: provider.name,
      providerSlug: provider.slug,
      effectiveOn: effectiveOn.toISOString().slice(0, 10),
      text,
      version,
      allowedActions: ['remove'],
    }));
    return { rows, total };
  }
}

function conditionsOf(list: AdminList): Prisma.PriceNoticeWhereInput {
  onlyFilters(list, ['q', 'providerUid']);
  const q = filterText(list.filter, 'q');
  return {
    uid: list.ids ? { in: list.ids } : undefined,
    providerUid: filterUid(list.filter, 'providerUid'),
    ...(q && { OR: [{ text: containing(q) }, { provider: { name: containing(q) } }] }),
  };
}
