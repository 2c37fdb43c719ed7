import { Injectable } from '@nestjs/common';
import { type AdminPackage, adminPackage } from '#contracts/catalogue/catalogue.admin.http';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byFlag, byText, byUid, contains, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

@Injectable()
export class PackagesList extends RecordList<AdminPackage> {
  protected readonly from = sql`package t JOIN provider p ON p.uid = t.provider_uid`;
  protected readonly sorts = {
    slug: sortBy(sql`t.slug`),
    name: sortBy(sql`t.name`),
    active: sortBy(sql`t.active`),
  };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.name`, sql`t.slug`, sql`p.name`)),
    providerUid: byUid(is(sql`t.provider_uid`)),
    active: byFlag(is(sql`t.active`)),
  };

  protected async read(uids: string[]): Promise<AdminPackage[]> {
    const packages = await this.database.package.findMany({
      where: { uid: { in: uids } },
      include: { provider: { select: { name: true } }, _count: { select: { variants: true } } },
    });
    return packages.map(({ uid, provider, _count, ...pack }) => ({
      id: uid,
      ...pack,
      providerName: provider.name,
      variants: _count.variants,
      allowedActions: [pack.active ? 'deactivate' : 'activate'],
    }));
  }
}

export const PackagesListController = listController({
  resource: 'packages',
  tag: 'admin catalogue',
  schema: adminPackage,
  source: PackagesList,
});
