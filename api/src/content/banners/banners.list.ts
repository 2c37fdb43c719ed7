import { Injectable } from '@nestjs/common';
import { type AdminBanner, adminBanner } from '#contracts/content/content.admin.http';
import { BANNER_TYPES, type BannerType } from '#domain/content/banner-type';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byFlag, byText, contains, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';
import { shownPicture, withFiles } from '../pictures/picture-view.js';

@Injectable()
export class BannersList extends RecordList<AdminBanner> {
  protected readonly from = sql`banner t`;
  protected readonly sorts = { position: sortBy(sql`t.position`), title: sortBy(sql`t.title`) };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.title`)),
    type: byChoice(BANNER_TYPES)((type) => sql`t.type = ${type}`),
    active: byFlag(is(sql`t.active`)),
  };

  protected async read(uids: string[]): Promise<AdminBanner[]> {
    const banners = await this.database.banner.findMany({
      where: { uid: { in: uids } },
      include: { picture: withFiles },
    });
    return banners.map(({ uid: id, type, title, text, link, picture, active, position, version }) => ({
      id,
      type: type as BannerType,
      title,
      text,
      link,
      pictureUrl: picture && shownPicture(picture).url,
      pictureAlt: picture?.alt ?? '',
      active,
      position,
      version,
      allowedActions: ['set-picture', ...(active ? ['hide'] : picture ? ['publish'] : [])],
    }));
  }
}

export const BannersListController = listController({
  resource: 'banners',
  tag: 'admin content',
  schema: adminBanner,
  source: BannersList,
});
