import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { adminEvent } from '#contracts/platform/events.admin.http';
import { done, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../http/admin-lists/admin-list.js';
import { EVENT_SORTS, FindEventsQuery } from './find-events.query.js';
import { RedriveEventCommand } from './redrive-event.command.js';

@ApiTags('admin events')
@Controller('admin/events')
export class EventsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('events.read')
  @ApiOkResponse({ standardSchema: z.array(adminEvent) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, EVENT_SORTS);
    const { rows, total } = await this.queries.execute(new FindEventsQuery(list));
    sendRange(reply, 'events', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('events.read')
  @ApiOkResponse({ standardSchema: adminEvent })
  async one(@Param('uid', { schema: uid }) eventUid: string) {
    return theOne(await this.queries.execute(new FindEventsQuery(only(eventUid, EVENT_SORTS))));
  }

  @Post(':uid/redrive')
  @AsAdmin('events.redrive')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  redrive(@Param('uid', { schema: uid }) eventUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new RedriveEventCommand(eventUid, admin));
  }
}
