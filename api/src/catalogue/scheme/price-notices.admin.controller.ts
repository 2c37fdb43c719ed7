import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CreatePriceNoticeBody,
  type UpdatePriceNoticeBody,
  createPriceNoticeBody,
  updatePriceNoticeBody,
} from '#contracts/catalogue/scheme.admin.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { CreatePriceNoticeCommand } from './create-price-notice.command.js';
import { RemovePriceNoticeCommand } from './remove-price-notice.command.js';
import { UpdatePriceNoticeCommand } from './update-price-notice.command.js';

@ApiTags('admin scheme of price')
@Controller('admin/price-notices')
export class PriceNoticesAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('price-notices.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createPriceNoticeBody }) body: CreatePriceNoticeBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreatePriceNoticeCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('price-notices.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uidParam }) uid: string,
    @Body({ schema: updatePriceNoticeBody }) body: UpdatePriceNoticeBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdatePriceNoticeCommand(uid, body, admin));
  }

  @Post(':uid/remove')
  @AsAdmin('price-notices.remove')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  remove(@Param('uid', { schema: uidParam }) uid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new RemovePriceNoticeCommand(uid, admin));
  }
}
