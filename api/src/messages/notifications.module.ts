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
import { ChangeMessageTextHandler } from './texts/change-message-text.command.js';
import { MessageTextsAdminController } from './texts/message-texts.admin.controller.js';
import { MessageTextsList, MessageTextsListController } from './texts/message-texts.list.js';

@Module({
  controllers: [
    MailOutageAdminController,
    MessageTextsListController,
    MessageTextsAdminController,
    NotificationsListController,
    NotificationsController,
  ],
  providers: [
    MessageTextsList,
    ChangeMessageTextHandler,
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
