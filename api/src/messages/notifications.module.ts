import { Module } from '@nestjs/common';
import { CountUnreadNotificationsHandler } from './count-unread-notifications.query.js';
import { FindAdminNotificationsHandler } from './find-admin-notifications.query.js';
import { FindMyNotificationsHandler } from './find-my-notifications.query.js';
import { NotificationsAdminController } from './notifications.admin.controller.js';
import { NotificationsController } from './notifications.controller.js';
import { ReadAllNotificationsHandler } from './read-all-notifications.command.js';
import { ReadNotificationHandler } from './read-notification.command.js';

@Module({
  controllers: [NotificationsController, NotificationsAdminController],
  providers: [
    FindMyNotificationsHandler,
    CountUnreadNotificationsHandler,
    FindAdminNotificationsHandler,
    ReadNotificationHandler,
    ReadAllNotificationsHandler,
  ],
})
export class NotificationsModule {}
