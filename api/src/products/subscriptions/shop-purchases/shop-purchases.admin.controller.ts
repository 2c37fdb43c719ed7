import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { doneOrProposed, uid } from '#contracts/platform/common.http';
import { type BuyBody, buyBody } from '#contracts/products/subscriptions/shop-purchases.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { BuyForGroupCommand } from './buy-for-group.command.js';

@ApiTags('admin shop purchases')
@Controller('admin/shop-purchases')
export class ShopPurchasesAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/buy')
  @AsAdmin('shop-purchases.buy')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  buy(
    @Param('uid', { schema: uid }) purchaseUid: string,
    @Body({ schema: buyBody }) body: BuyBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new BuyForGroupCommand(purchaseUid, body, admin));
  }
}
