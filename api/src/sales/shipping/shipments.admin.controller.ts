import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import {
  type ReturnBody,
  type ShipBody,
  adminShipment,
  returnBody,
  shipBody,
} from '#contracts/sales/shipping.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../platform/http/admin-lists/admin-list.js';
import { DeliverCommand } from './deliver.command.js';
import { FindAdminShipmentsQuery, SHIPMENT_SORTS } from './find-admin-shipments.query.js';
import { ShipCommand } from './ship.command.js';
import { TakeBackCommand } from './take-back.command.js';

@ApiTags('admin shipments')
@Controller('admin/shipments')
export class ShipmentsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('shipments.read')
  @ApiOkResponse({ standardSchema: z.array(adminShipment) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, SHIPMENT_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminShipmentsQuery(list));
    sendRange(reply, 'shipments', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('shipments.read')
  @ApiOkResponse({ standardSchema: adminShipment })
  async one(@Param('uid', { schema: uid }) shipmentUid: string) {
    return theOne(await this.queries.execute(new FindAdminShipmentsQuery(only(shipmentUid, SHIPMENT_SORTS))));
  }

  @Post(':uid/ship')
  @AsAdmin('shipments.ship')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  ship(
    @Param('uid', { schema: uid }) shipmentUid: string,
    @Body({ schema: shipBody }) body: ShipBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ShipCommand(shipmentUid, body, admin));
  }

  @Post(':uid/ready')
  @AsAdmin('shipments.ready')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  ready(@Param('uid', { schema: uid }) shipmentUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ShipCommand(shipmentUid, null, admin));
  }

  @Post(':uid/deliver')
  @AsAdmin('shipments.deliver')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  deliver(@Param('uid', { schema: uid }) shipmentUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new DeliverCommand(shipmentUid, admin));
  }

  @Post(':uid/cancel')
  @AsAdmin('shipments.cancel')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  cancel(
    @Param('uid', { schema: uid }) shipmentUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new TakeBackCommand(shipmentUid, null, reason, admin));
  }

  @Post(':uid/return')
  @AsAdmin('shipments.return')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  takeBack(
    @Param('uid', { schema: uid }) shipmentUid: string,
    @Body({ schema: returnBody }) { reason, restock }: ReturnBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new TakeBackCommand(shipmentUid, restock, reason, admin));
  }
}
