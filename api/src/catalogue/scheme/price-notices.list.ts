import { Injectable } from '@nestjs/common';
import { type AdminPriceNotice, adminPriceNotice } from '#contracts/catalogue/scheme.admin.http';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byText, byUid, contains, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

@Injectable()
export class PriceNoticesList extends RecordList<AdminPriceNotice> {
  protected readonly from = sql`price_notice t JOIN provider p ON p.uid = t.provider_uid`;
  protected readonly sorts = { effectiveOn: sortBy(sql`t.effective_on`), text: sortBy(sql`t.text`) };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.text`, sql`p.name`)),
    providerUid: byUid(is(sql`t.provider_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminPriceNotice[]> {
    const notices = await this.database.priceNotice.findMany({
      where: { uid: { in: uids } },
      include: { provider: true },
    });
    return notices.map(({ uid, providerUid, provider, effectiveOn, text, version }) => ({
      id: uid,
      providerUid,
      providerName: provider.name,
      providerSlug: provider.slug,
      effectiveOn: effectiveOn.toISOString().slice(0, 10),
      text,
      version,
      allowedActions: ['remove'],
    }));
  }
}

export const PriceNoticesListController = listController({
  resource: 'price-notices',
  tag: 'admin scheme of price',
  schema: adminPriceNotice,
  source: PriceNoticesList,
});
