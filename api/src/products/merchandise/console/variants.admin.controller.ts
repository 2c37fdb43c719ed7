import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { done, uid } from '#contracts/platform/common.http';
import {
  type CreateVariantBody,
  type MoveStockBody,
  type UpdateVariantBody,
  adminMerchandiseVariant,
  createVariantBody,
  moveStockBody,
  updateVariantBody,
} from '#contracts/products/merchandise/merchandise.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../../platform/http/admin-lists/admin-list.js';
import { FindAdminMerchandiseVariantsQuery, VARIANT_SORTS } from './find-admin-variants.query.js';
import { MoveStockCommand } from './move-stock.command.js';
import { CreateMerchandiseVariantCommand, UpdateMerchandiseVariantCommand } from './save-variant.command.js';

@ApiTags('admin merchandise')
@Controller('admin/merchandise-variants')
export class MerchandiseVariantsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('merchandise-variants.read')
  @ApiOkResponse({ standardSchema: z.array(adminMerchandiseVariant) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, VARIANT_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminMerchandiseVariantsQuery(list));
    sendRange(reply, 'merchandise-variants', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('merchandise-variants.read')
  @ApiOkResponse({ standardSchema: adminMerchandiseVariant })
  async one(@Param('uid', { schema: uid }) variantUid: string) {
    return theOne(await this.queries.execute(new FindAdminMerchandiseVariantsQuery(only(variantUid, VARIANT_SORTS))));
  }

  @Post()
  @AsAdmin('merchandise-variants.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createVariantBody }) body: CreateVariantBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateMerchandiseVariantCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('merchandise-variants.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) variantUid: string,
    @Body({ schema: updateVariantBody }) body: UpdateVariantBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateMerchandiseVariantCommand(variantUid, body, admin));
  }

  @Post(':uid/move-stock')
  @AsAdmin('merchandise-variants.move-stock')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  moveStock(
    @Param('uid', { schema: uid }) variantUid: string,
    @Body({ schema: moveStockBody }) body: MoveStockBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new MoveStockCommand(variantUid, body, admin));
  }
}
