import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { type ChangeShopSettingBody, changeShopSettingBody } from '#contracts/platform/shop-settings.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../http/access/access.js';
import { ChangeShopSettingCommand } from './change-shop-setting.command.js';

@ApiTags('admin settings')
@Controller('admin/shop-settings')
export class ShopSettingsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/change')
  @AsAdmin('shop-settings.change')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  change(
    @Param('uid', { schema: uid }) settingUid: string,
    @Body({ schema: changeShopSettingBody }) { value, reason }: ChangeShopSettingBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ChangeShopSettingCommand(settingUid, value, reason, admin));
  }

  @Post(':uid/reset')
  @AsAdmin('shop-settings.reset')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reset(
    @Param('uid', { schema: uid }) settingUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ChangeShopSettingCommand(settingUid, null, reason, admin));
  }
}
