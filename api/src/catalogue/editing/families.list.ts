import { Injectable } from '@nestjs/common';
import { type AdminFamily, adminFamily } from '#contracts/catalogue/catalogue.admin.http';
import { rupiahOrNull, sen, toRupiah } from '#domain/platform/sen';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byText, byUid, contains, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

@Injectable()
export class FamiliesList extends RecordList<AdminFamily> {
  protected readonly from = sql`plan_family t JOIN provider p ON p.uid = t.provider_uid`;
  protected readonly sorts = { slug: sortBy(sql`t.slug`), name: sortBy(sql`t.name`) };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.name`, sql`t.slug`, sql`p.name`)),
    providerUid: byUid(is(sql`t.provider_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminFamily[]> {
    const families = await this.database.planFamily.findMany({
      where: { uid: { in: uids } },
      include: { provider: { select: { name: true } }, _count: { select: { variants: true } } },
    });
    return families.map(({ uid: id, provider, _count, providerPriceSen, transferFeeSen, ...family }) => ({
      id,
      ...family,
      providerName: provider.name,
      providerPrice: rupiahOrNull(providerPriceSen),
      transferFee: toRupiah(sen(transferFeeSen)),
      variants: _count.variants,
    }));
  }
}

export const FamiliesListController = listController({
  resource: 'plan-families',
  tag: 'admin catalogue',
  schema: adminFamily,
  source: FamiliesList,
});
