import { Injectable } from '@nestjs/common';
import { type AdminCategory, adminCategory } from '#contracts/catalogue/catalogue.admin.http';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byText, contains, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

@Injectable()
export class CategoriesList extends RecordList<AdminCategory> {
  protected readonly from = sql`category t`;
  protected readonly sorts = {
    position: sortBy(sql`t.position`),
    name: sortBy(sql`t.name`),
    slug: sortBy(sql`t.slug`),
  };
  protected readonly filters = { q: byText((q) => contains(q, sql`t.name`, sql`t.slug`)) };

  protected async read(uids: string[]): Promise<AdminCategory[]> {
    const categories = await this.database.category.findMany({
      where: { uid: { in: uids } },
      include: { _count: { select: { providers: true } } },
    });
    return categories.map(({ uid: id, _count, ...category }) => ({ id, ...category, providers: _count.providers }));
  }
}

export const CategoriesListController = listController({
  resource: 'categories',
  tag: 'admin catalogue',
  schema: adminCategory,
  source: CategoriesList,
});
