import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminPackage } from '#contracts/catalogue/catalogue.admin.http';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import {
  type AdminList,
  filterFlag,
  filterText,
  filterUid,
  stableOrder,
} from '../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../../platform/http/admin-lists/admin-where.js';

export const PACKAGE_SORTS = ['slug', 'name', 'active'] as const;

export class FindAdminPackagesQuery extends Query<{ rows: AdminPackage[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

@QueryHandler(FindAdminPackagesQuery)
export class FindAdminPackagesHandler implements IQueryHandler<FindAdminPackagesQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminPackagesQuery) {
    const where = conditionsOf(list);
    const [packages, total] = await Promise.all([
      this.database.package.findMany({
        where,
        orderBy: stableOrder(list),
        ...pageOf(list),
        include: { provider: { select: { name: true } }, _count: { select: { variants: true } } },
      }),
      this.database.package.count({ where }),
    ]);
    const rows = packages.map(({ uid, provider, _count, ...pack }): AdminPackage => ({
      id: uid,
      ...pack,
      providerName: provider.name,
      variants: _count.variants,
      allowedActions: [pack.active ? 'deactivate' : 'activate'],
    }));
    return { rows, total };
  }
}

function conditionsOf(list: AdminList): Prisma.PackageWhereInput {
  onlyFilters(list, ['q', 'providerUid', 'active']);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  return {
    uid: ids ? { in: ids } : undefined,
    providerUid: filterUid(filter, 'providerUid'),
    active: filterFlag(filter, 'active'),
    ...(q && { OR: [{ name: containing(q) }, { slug: containing(q) }, { provider: { name: containing(q) } }] }),
  };
}
