import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { adminNotification } from '#contracts/messages/notifications.admin.http';
import { uid } from '#contracts/platform/common.http';
import { AsAdmin } from '../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../platform/http/admin-lists/admin-list.js';
import { FindAdminNotificationsQuery, NOTIFICATION_SORTS } from './find-admin-notifications.query.js';

@ApiTags('admin notifications')
@Controller('admin/notifications')
export class NotificationsAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AsAdmin('notifications.read')
  @ApiOkResponse({ standardSchema: z.array(adminNotification) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, NOTIFICATION_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminNotificationsQuery(list));
    sendRange(reply, 'notifications', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('notifications.read')
  @ApiOkResponse({ standardSchema: adminNotification })
  async one(@Param('uid', { schema: uid }) notificationUid: string) {
    return theOne(
      await this.queries.execute(new FindAdminNotificationsQuery(only(notificationUid, NOTIFICATION_SORTS))),
    );
  }
}
