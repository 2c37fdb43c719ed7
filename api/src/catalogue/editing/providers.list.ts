import { Injectable } from '@nestjs/common';
import { type AdminProvider, adminProvider } from '#contracts/catalogue/catalogue.admin.http';
import { visibilityActions } from '#domain/catalogue/hidden-providers';
import { logoOf } from '../provider-logo.js';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byText, contains, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

@Injectable()
export class ProvidersList extends RecordList<AdminProvider> {
  protected readonly from = sql`provider t JOIN category c ON c.uid = t.category_uid`;
  protected readonly sorts = {
    name: sortBy(sql`t.name`),
    slug: sortBy(sql`t.slug`),
    type: sortBy(sql`t.type`),
    position: sortBy(sql`t.position`),
    createdAt: sortBy(sql`t.created_at`),
  };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.name`, sql`t.slug`)),
    category: byText(is(sql`c.name`)),
  };

  protected async read(uids: string[]): Promise<AdminProvider[]> {
    const [providers, open] = await Promise.all([
      this.database.provider.findMany({
        where: { uid: { in: uids } },
        include: {
          category: { select: { name: true } },
          families: { select: { uid: true } },
          _count: { select: { packages: true } },
        },
      }),
      this.database.accountGroup.groupBy({ by: 'familyUid', where: { filledAt: null }, _count: true }),
    ]);
    const openOf = new Map(open.map(({ familyUid, _count }) => [familyUid, _count]));
    return providers.map(({ uid: id, category, families, _count, createdAt, logoUid, ...provider }) => ({
      id,
      ...provider,
      ...logoOf({ logoUid }),
      category: category.name,
      packages: _count.packages,
      openGroups: families.reduce((sum, family) => sum + (openOf.get(family.uid) ?? 0), 0),
      createdAt: createdAt.toISOString(),
      allowedActions: ['set-logo', ...(logoUid ? ['remove-logo'] : []), ...visibilityActions(provider)],
    }));
  }
}

export const ProvidersListController = listController({
  resource: 'providers',
  tag: 'admin catalogue',
  schema: adminProvider,
  source: ProvidersList,
});
