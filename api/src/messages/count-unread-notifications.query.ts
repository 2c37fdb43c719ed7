import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { NotificationCount } from '#contracts/messages/notifications.http';
import { Database } from '#runtime/platform/db/database';

export class CountUnreadNotificationsQuery extends Query<NotificationCount> {
  constructor(readonly customerUid: string) {
    super();
  }
}

@QueryHandler(CountUnreadNotificationsQuery)
export class CountUnreadNotificationsHandler implements IQueryHandler<CountUnreadNotificationsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid }: CountUnreadNotificationsQuery): Promise<NotificationCount> {
    return { unread: await this.database.notification.count({ where: { customerUid, readAt: null } }) };
  }
}
