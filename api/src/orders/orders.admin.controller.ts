import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/http/admin/list.http';
import { adminOrder } from '#contracts/http/admin/orders.http';
import { uid } from '#contracts/http/common.http';
import { AsAdmin } from '../http/access.js';
import { readAdminList, sendRange } from '../http/admin-list.js';
import { FindAdminOrderQuery, FindAdminOrdersQuery, ORDER_SORTS } from './find-admin-orders.query.js';

/** Reads only; `POST admin/orders/:uid/cancel` is an act on the seat: `accounts/cancel-order.admin.controller.ts`. */
@ApiTags('admin orders')
@Controller('admin/orders')
export class OrdersAdminController {
  constructor(private readonly queries: QueryBus) {}

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
}
