import { Injectable } from '@nestjs/common';
import { type AdminShopSetting, adminShopSetting as schema } from '#contracts/platform/shop-settings.admin.http';
import { REPLACEABLE } from '#contracts/shop-paths';
import { SHOP_SETTINGS, SHOP_SETTING_NAMES } from '#domain/platform/shop-settings';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { listController } from '../http/admin-lists/list-controller.js';
import { MemoryList } from '../http/admin-lists/memory-list.js';

@Injectable()
export class ShopSettingsList extends MemoryList<AdminShopSetting> {
  protected readonly sorts = ['name'] as const;
  protected readonly filters = {};

  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {
    super();
  }

  protected async readAll(): Promise<AdminShopSetting[]> {
    const rows = new Map((await this.database.shopSetting.findMany()).map((row) => [row.name, row]));
    const { email, whatsapp, instagram, twitter, linkedin } = this.config.contact;
    const started = {
      contactEmail: email,
      contactWhatsapp: whatsapp,
      contactInstagram: instagram,
      contactTwitter: twitter,
      contactLinkedin: linkedin,
      contactUrl: this.config.otherSites[REPLACEABLE.contact] ?? null,
      reportProblemUrl: this.config.otherSites[REPLACEABLE.reportProblem] ?? null,
      blogUrl: this.config.otherSites[REPLACEABLE.blog] ?? null,
    };
    return SHOP_SETTING_NAMES.flatMap((name) => {
      const row = rows.get(name);
      if (!row) return [];
      const { kind, fallback } = SHOP_SETTINGS[name];
      return {
        id: row.uid,
        name,
        kind,
        value: row.value as AdminShopSetting['value'],
        fallback: name in started ? started[name as keyof typeof started] : fallback,
        changedAt: row.changedAt?.toISOString() ?? null,
        changedBy: row.changedBy,
        allowedActions: row.value === null ? ['change'] : ['change', 'reset'],
      };
    });
  }
}

export const ShopSettingsListController = listController({
  resource: 'shop-settings',
  tag: 'admin settings',
  schema,
  source: ShopSettingsList,
});
