import { Injectable } from '@nestjs/common';
import { type AdminShopSetting, adminShopSetting as schema } from '#contracts/platform/shop-settings.admin.http';
import { SHOP_SETTINGS, SHOP_SETTING_NAMES } from '#domain/platform/shop-settings';
import { Database } from '#runtime/platform/db/database';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { listController } from '../http/admin-lists/list-controller.js';
import { MemoryList } from '../http/admin-lists/memory-list.js';
import { proposalView, valueOf } from '../proposals/decide-change.js';

@Injectable()
export class ShopSettingsList extends MemoryList<AdminShopSetting> {
  protected readonly sorts = ['name'] as const;
  protected readonly filters = {};

  constructor(
    private readonly database: Database,
    private readonly settings: ShopSettings,
  ) {
    super();
  }

  protected async readAll(): Promise<AdminShopSetting[]> {
    const rows = new Map((await this.database.shopSetting.findMany()).map((row) => [row.name, row]));
    const proposals = new Map(
      (await this.database.changeProposal.findMany({ where: { kind: 'shop-settings' } })).map((one) => [
        one.subjectUid,
        one,
      ]),
    );
    return SHOP_SETTING_NAMES.flatMap((name) => {
      const row = rows.get(name);
      if (!row) return [];
      const proposed = proposals.get(row.uid);
      return {
        id: row.uid,
        name,
        kind: SHOP_SETTINGS[name].kind,
        value: row.value as AdminShopSetting['value'],
        fallback: this.settings.fallback(name),
        changedAt: row.changedAt?.toISOString() ?? null,
        changedBy: row.changedBy,
        proposed: proposed
          ? { value: valueOf(proposed) as AdminShopSetting['value'], ...proposalView(proposed) }
          : null,
        allowedActions: ['change', ...(row.value === null ? [] : ['reset']), ...(proposed ? ['withdraw'] : [])],
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
