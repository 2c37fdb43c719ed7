import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, doneOrProposed, reasonBody, uid } from '#contracts/platform/common.http';
import {
  type ApproveShopSettingBody,
  type ChangeShopSettingBody,
  approveShopSettingBody,
  changeShopSettingBody,
} from '#contracts/platform/shop-settings.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../http/access/access.js';
import { WithdrawChangeCommand } from '../proposals/withdraw-change.command.js';
import { ApproveShopSettingCommand } from './approve-shop-setting.command.js';
import { ChangeShopSettingCommand } from './change-shop-setting.command.js';

@ApiTags('admin settings')
@Controller('admin/shop-settings')
export class ShopSettingsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/change')
  @AsAdmin('shop-settings.change')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
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
  @ApiOkResponse({ standardSchema: doneOrProposed })
  reset(
    @Param('uid', { schema: uid }) settingUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ChangeShopSettingCommand(settingUid, null, reason, admin));
  }

  @Post(':uid/approve')
  @AsAdmin('shop-settings.approve')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  approve(
    @Param('uid', { schema: uid }) settingUid: string,
    @Body({ schema: approveShopSettingBody }) { value }: ApproveShopSettingBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ApproveShopSettingCommand(settingUid, value, admin));
  }

  @Post(':uid/withdraw')
  @AsAdmin('shop-settings.withdraw')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  withdraw(
    @Param('uid', { schema: uid }) settingUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new WithdrawChangeCommand('shop-settings', settingUid, reason, admin));
  }
}
