import { Injectable } from '@nestjs/common';
import { type AdminShopSetting, adminShopSetting as schema } from '#contracts/platform/shop-settings.admin.http';
import { SHOP_SETTINGS, SHOP_SETTING_NAMES } from '#domain/platform/shop-settings';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { listController } from '../http/admin-lists/list-controller.js';
import { MemoryList } from '../http/admin-lists/memory-list.js';
import { valueOf } from '../proposals/decide-change.js';
import { proposalViews } from '../proposals/who-agrees.js';

@Injectable()
export class ShopSettingsList extends MemoryList<AdminShopSetting> {
  protected readonly sorts = ['name'] as const;
  protected readonly filters = {};

  constructor(
    private readonly database: Database,
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async readAll(): Promise<AdminShopSetting[]> {
    const rows = new Map((await this.database.shopSetting.findMany()).map((row) => [row.name, row]));
    const waiting = await this.database.changeProposal.findMany({ where: { kind: 'shop-settings' } });
    const proposals = new Map(waiting.map((one) => [one.subjectUid, one]));
    const views = await proposalViews(this.database, waiting, this.clock.now());
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
        proposed: proposed ? { value: valueOf(proposed) as AdminShopSetting['value'], ...views.get(row.uid)! } : null,
        allowedActions: [
          'change',
          ...(row.value === null ? [] : ['reset']),
          ...(proposed ? ['approve', 'withdraw'] : []),
        ],
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
