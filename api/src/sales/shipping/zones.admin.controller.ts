import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { done, uid } from '#contracts/platform/common.http';
import {
  type CreateZoneBody,
  type UpdateZoneBody,
  adminShippingZone,
  createZoneBody,
  updateZoneBody,
} from '#contracts/sales/shipping.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../platform/http/admin-lists/admin-list.js';
import { FindAdminZonesQuery, ZONE_SORTS } from './find-admin-zones.query.js';
import { SaveZoneCommand } from './save-zone.command.js';

@ApiTags('admin shipping zones')
@Controller('admin/shipping-zones')
export class ZonesAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('shipping-zones.read')
  @ApiOkResponse({ standardSchema: z.array(adminShippingZone) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, ZONE_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminZonesQuery(list));
    sendRange(reply, 'shipping-zones', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('shipping-zones.read')
  @ApiOkResponse({ standardSchema: adminShippingZone })
  async one(@Param('uid', { schema: uid }) zoneUid: string) {
    return theOne(await this.queries.execute(new FindAdminZonesQuery(only(zoneUid, ZONE_SORTS))));
  }

  @Post()
  @AsAdmin('shipping-zones.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createZoneBody }) body: CreateZoneBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SaveZoneCommand(null, body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('shipping-zones.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) zoneUid: string,
    @Body({ schema: updateZoneBody }) body: UpdateZoneBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new SaveZoneCommand(zoneUid, body, admin));
  }
}
