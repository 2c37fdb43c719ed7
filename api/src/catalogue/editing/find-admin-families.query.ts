import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminFamily } from '#contracts/catalogue/catalogue.admin.http';
import { rupiahOrNull, sen, toRupiah } from '#domain/platform/sen';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterText, filterUid, stableOrder } from '../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../../platform/http/admin-lists/admin-where.js';

export const FAMILY_SORTS = ['slug', 'name'] as const;

export class FindAdminFamiliesQuery extends Query<{ rows: AdminFamily[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

@QueryHandler(FindAdminFamiliesQuery)
export class FindAdminFamiliesHandler implements IQueryHandler<FindAdminFamiliesQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminFamiliesQuery) {
    const where = conditionsOf(list);
    const [families, total] = await Promise.all([
      this.database.planFamily.findMany({
        where,
        orderBy: stableOrder(list),
        ...pageOf(list),
        include: { provider: { select: { name: true } }, _count: { select: { variants: true } } },
      }),
      this.database.planFamily.count({ where }),
    ]);
    const rows = families.map(
      ({ uid: id, provider, _count, providerPriceSen, transferFeeSen, ...family }): AdminFamily => ({
        id,
        ...family,
        providerName: provider.name,
        providerPrice: rupiahOrNull(providerPriceSen),
        transferFee: toRupiah(sen(transferFeeSen)),
        variants: _count.variants,
      }),
    );
    return { rows, total };
  }
}

function conditionsOf(list: AdminList): Prisma.PlanFamilyWhereInput {
  onlyFilters(list, ['q', 'providerUid']);
  const q = filterText(list.filter, 'q');
  return {
    uid: list.ids ? { in: list.ids } : undefined,
    providerUid: filterUid(list.filter, 'providerUid'),
    ...(q && { OR: [{ name: containing(q) }, { slug: containing(q) }, { provider: { name: containing(q) } }] }),
  };
}
