import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { type ReasonBody, reasonBody, uid } from '#contracts/platform/common.http';
import { adminMaintenance } from '#contracts/platform/maintenance.http';
import { Admin, type AdminIdentity, AsAdmin } from '../http/access/access.js';
import { readAdminList, sendRange, theOne } from '../http/admin-lists/admin-list.js';
import { onlyFilters } from '../http/admin-lists/admin-where.js';
import { FindMaintenanceQuery } from './find-maintenance.query.js';
import { SwitchMaintenanceCommand } from './switch-maintenance.command.js';

@ApiTags('admin maintenance')
@Controller('admin/maintenance')
export class MaintenanceAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('maintenance.read')
  @ApiOkResponse({ standardSchema: z.array(adminMaintenance) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, ['changedAt']);
    onlyFilters(list, []);
    const rows = await this.queries.execute(new FindMaintenanceQuery());
    sendRange(reply, 'maintenance', list, rows.length, rows.length);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('maintenance.read')
  @ApiOkResponse({ standardSchema: adminMaintenance })
  async one(@Param('uid', { schema: uid }) wanted: string) {
    const rows = await this.queries.execute(new FindMaintenanceQuery());
    return theOne({ rows: rows.filter(({ id }) => id === wanted) });
  }

  @Post(':uid/start')
  @AsAdmin('maintenance.start')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: adminMaintenance })
  start(
    @Param('uid', { schema: uid }) wanted: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new SwitchMaintenanceCommand(wanted, true, reason, admin));
  }

  @Post(':uid/stop')
  @AsAdmin('maintenance.stop')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: adminMaintenance })
  stop(@Param('uid', { schema: uid }) wanted: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new SwitchMaintenanceCommand(wanted, false, undefined, admin));
  }
}
