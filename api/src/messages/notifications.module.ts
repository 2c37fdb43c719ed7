import { Module } from '@nestjs/common';
import { CountUnreadNotificationsHandler } from './count-unread-notifications.query.js';
import { FindMailOutageHandler } from './find-mail-outage.query.js';
import { MailOutageAdminController } from './mail-outage.admin.controller.js';
import { RedriveMailsHandler } from './redrive-mails.command.js';
import { NotificationsList, NotificationsListController } from './notifications.list.js';
import { FindMyNotificationsHandler } from './find-my-notifications.query.js';
import { NotificationsController } from './notifications.controller.js';
import { ReadAllNotificationsHandler } from './read-all-notifications.command.js';
import { ReadNotificationHandler } from './read-notification.command.js';

@Module({
  controllers: [MailOutageAdminController, NotificationsListController, NotificationsController],
  providers: [
    FindMailOutageHandler,
    RedriveMailsHandler,
    FindMyNotificationsHandler,
    CountUnreadNotificationsHandler,
    NotificationsList,
    ReadNotificationHandler,
    ReadAllNotificationsHandler,
  ],
})
export class NotificationsModule {}
