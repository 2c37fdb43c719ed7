import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminProvider } from '#contracts/catalogue/catalogue.admin.http';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterText, stableOrder } from '../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../../platform/http/admin-lists/admin-where.js';

export const PROVIDER_SORTS = ['name', 'slug', 'type', 'position', 'createdAt'] as const;

export class FindAdminProvidersQuery extends Query<{ rows: AdminProvider[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

@QueryHandler(FindAdminProvidersQuery)
export class FindAdminProvidersHandler implements IQueryHandler<FindAdminProvidersQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminProvidersQuery) {
    const where = conditionsOf(list);
    const [providers, total] = await Promise.all([
      this.database.provider.findMany({
        where,
        orderBy: stableOrder(list),
        ...pageOf(list),
        include: {
          category: { select: { name: true } },
          families: { select: { _count: { select: { groups: { where: { filledAt: null } } } } } },
          _count: { select: { packages: true } },
        },
      }),
      this.database.provider.count({ where }),
    ]);
    const rows = providers.map(({ uid: id, category, families, _count, createdAt, ...provider }): AdminProvider => ({
      id,
      ...provider,
      category: category.name,
      packages: _count.packages,
      openGroups: families.reduce((sum, family) => sum + family._count.groups, 0),
      createdAt: createdAt.toISOString(),
      allowedActions: [provider.hidden ? 'show' : 'hide'],
    }));
    return { rows, total };
  }
}

function conditionsOf(list: AdminList): Prisma.ProviderWhereInput {
  onlyFilters(list, ['q', 'category']);
  const q = filterText(list.filter, 'q');
  const category = filterText(list.filter, 'category');
  return {
    uid: list.ids ? { in: list.ids } : undefined,
    ...(category && { category: { name: category } }),
    ...(q && { OR: [{ name: containing(q) }, { slug: containing(q) }] }),
  };
}
