import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { adminOrder } from '#contracts/sales/orders.admin.http';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { readAdminList, sendRange } from '../../platform/http/admin-lists/admin-list.js';
import { CancelOrderByAdminCommand } from './cancel-order.admin.command.js';
import { FindAdminOrderQuery, FindAdminOrdersQuery, ORDER_SORTS } from './find-admin-orders.query.js';

@ApiTags('admin orders')
@Controller('admin/orders')
export class OrdersAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('orders.read')
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
  @AsAdmin('orders.read')
  @ApiOkResponse({ standardSchema: adminOrder })
  one(@Param('uid', { schema: uid }) orderUid: string) {
    return this.queries.execute(new FindAdminOrderQuery(orderUid));
  }

  @Post(':uid/cancel')
  @AsAdmin('orders.cancel')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  cancel(
    @Param('uid', { schema: uid }) orderUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new CancelOrderByAdminCommand(orderUid, reason, admin));
  }
}
