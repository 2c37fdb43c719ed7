import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminCategory } from '#contracts/catalogue/catalogue.admin.http';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterText, stableOrder } from '../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../../platform/http/admin-lists/admin-where.js';

export const CATEGORY_SORTS = ['position', 'name', 'slug'] as const;

export class FindAdminCategoriesQuery extends Query<{ rows: AdminCategory[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

@QueryHandler(FindAdminCategoriesQuery)
export class FindAdminCategoriesHandler implements IQueryHandler<FindAdminCategoriesQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminCategoriesQuery) {
    const where = conditionsOf(list);
    const [categories, total] = await Promise.all([
      this.database.category.findMany({
        where,
        orderBy: stableOrder(list),
        ...pageOf(list),
        include: { _count: { select: { providers: true } } },
      }),
      this.database.category.count({ where }),
    ]);
    const rows = categories.map(({ uid: id, _count, ...category }): AdminCategory => ({
      id,
      ...category,
      providers: _count.providers,
    }));
    return { rows, total };
  }
}

function conditionsOf(list: AdminList): Prisma.CategoryWhereInput {
  onlyFilters(list, ['q']);
  const q = filterText(list.filter, 'q');
  return {
    uid: list.ids ? { in: list.ids } : undefined,
    ...(q && { OR: [{ name: containing(q) }, { slug: containing(q) }] }),
  };
}
