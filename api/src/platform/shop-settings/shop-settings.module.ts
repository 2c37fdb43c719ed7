import { Module } from '@nestjs/common';
import { WithdrawChangeHandler } from '../proposals/withdraw-change.command.js';
import { ApproveShopSettingHandler } from './approve-shop-setting.command.js';
import { ChangeShopSettingHandler } from './change-shop-setting.command.js';
import { ShopSettingsAdminController } from './shop-settings.admin.controller.js';
import { ShopSettingsList, ShopSettingsListController } from './shop-settings.list.js';

@Module({
  controllers: [ShopSettingsListController, ShopSettingsAdminController],
  providers: [ShopSettingsList, ChangeShopSettingHandler, ApproveShopSettingHandler, WithdrawChangeHandler],
})
export class ShopSettingsModule {}
