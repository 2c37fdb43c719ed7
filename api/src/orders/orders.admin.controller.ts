import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery, adminOrder } from '#contracts/http/admin.http';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/http/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../http/access.js';
import { readAdminList, sendRange } from '../http/admin-list.js';
import { CancelOrderAsAdminCommand } from './cancel-order-as-admin.command.js';
import { FindAdminOrderQuery, FindAdminOrdersQuery, ORDER_SORTS } from './find-admin-orders.query.js';

@ApiTags('admin orders')
@AsAdmin()
@Controller('admin/orders')
export class OrdersAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: z.array(adminOrder) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, ORDER_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminOrdersQuery(list));
    sendRange(reply, 'orders', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @ApiOkResponse({ standardSchema: adminOrder })
  one(@Param('uid', { schema: uid }) orderUid: string) {
    return this.queries.execute(new FindAdminOrderQuery(orderUid));
  }

  @Post(':uid/cancel')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  cancel(
    @Param('uid', { schema: uid }) orderUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new CancelOrderAsAdminCommand(orderUid, reason, admin));
  }
}
