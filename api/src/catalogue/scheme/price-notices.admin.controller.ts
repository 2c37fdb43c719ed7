import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import {
  type CreatePriceNoticeBody,
  type UpdatePriceNoticeBody,
  adminPriceNotice,
  createPriceNoticeBody,
  updatePriceNoticeBody,
} from '#contracts/catalogue/scheme.admin.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../platform/http/admin-lists/admin-list.js';
import { CreatePriceNoticeCommand } from './create-price-notice.command.js';
import { FindAdminPriceNoticesQuery, PRICE_NOTICE_SORTS } from './find-admin-price-notices.query.js';
import { RemovePriceNoticeCommand } from './remove-price-notice.command.js';
import { UpdatePriceNoticeCommand } from './update-price-notice.command.js';

@ApiTags('admin scheme of price')
@Controller('admin/price-notices')
export class PriceNoticesAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('price-notices.read')
  @ApiOkResponse({ standardSchema: z.array(adminPriceNotice) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, PRICE_NOTICE_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminPriceNoticesQuery(list));
    sendRange(reply, 'price-notices', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('price-notices.read')
  @ApiOkResponse({ standardSchema: adminPriceNotice })
  async one(@Param('uid', { schema: uidParam }) uid: string) {
    return theOne(await this.queries.execute(new FindAdminPriceNoticesQuery(only(uid, PRICE_NOTICE_SORTS))));
  }

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
