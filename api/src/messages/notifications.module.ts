import { Module } from '@nestjs/common';
import { CountUnreadNotificationsHandler } from './count-unread-notifications.query.js';
import { NotificationsList, NotificationsListController } from './notifications.list.js';
import { FindMyNotificationsHandler } from './find-my-notifications.query.js';
import { NotificationsController } from './notifications.controller.js';
import { ReadAllNotificationsHandler } from './read-all-notifications.command.js';
import { ReadNotificationHandler } from './read-notification.command.js';

@Module({
  controllers: [NotificationsListController, NotificationsController],
  providers: [
    FindMyNotificationsHandler,
    CountUnreadNotificationsHandler,
    NotificationsList,
    ReadNotificationHandler,
    ReadAllNotificationsHandler,
  ],
})
export class NotificationsModule {}
