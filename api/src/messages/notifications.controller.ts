import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { counted, done, uid } from '#contracts/platform/common.http';
import {
  type NotificationListQuery,
  notificationCount,
  notificationListQuery,
  notificationView,
} from '#contracts/messages/notifications.http';
import { AsCustomer, Customer, type CustomerIdentity, OpenWhileBlocked } from '../platform/http/access/access.js';
import { CountUnreadNotificationsQuery } from './count-unread-notifications.query.js';
import { FindMyNotificationsQuery } from './find-my-notifications.query.js';
import { ReadAllNotificationsCommand } from './read-all-notifications.command.js';
import { ReadNotificationCommand } from './read-notification.command.js';

@ApiTags('notifications')
@AsCustomer()
@Controller('customer/notification')
export class NotificationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: z.array(notificationView) })
  mine(@Customer() customer: CustomerIdentity, @Query({ schema: notificationListQuery }) query: NotificationListQuery) {
    return this.queries.execute(new FindMyNotificationsQuery(customer.uid, query));
  }

  @Get('count')
  @ApiOkResponse({ standardSchema: notificationCount })
  count(@Customer() customer: CustomerIdentity) {
    return this.queries.execute(new CountUnreadNotificationsQuery(customer.uid));
  }

  @Post('read')
  @OpenWhileBlocked('Marks what was read.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: counted })
  readAll(@Customer() customer: CustomerIdentity) {
    return this.commands.execute(new ReadAllNotificationsCommand(customer.uid));
  }

  @Post(':uid/read')
  @OpenWhileBlocked('Marks what was read.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  read(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) notificationUid: string) {
    return this.commands.execute(new ReadNotificationCommand(notificationUid, customer.uid));
  }
}
