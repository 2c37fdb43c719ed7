import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { NotificationListQuery, NotificationView } from '#contracts/messages/notifications.http';
import { Database } from '#runtime/platform/db/database';
import { Paged } from '../platform/http/errors/envelope.js';

export class FindMyNotificationsQuery extends Query<Paged<NotificationView>> {
  constructor(
    readonly customerUid: string,
    readonly list: NotificationListQuery,
  ) {
    super();
  }
}

@QueryHandler(FindMyNotificationsQuery)
export class FindMyNotificationsHandler implements IQueryHandler<FindMyNotificationsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid, list: { page, limit } }: FindMyNotificationsQuery): Promise<Paged<NotificationView>> {
    const where = { customerUid };
    const [messages, total] = await Promise.all([
      this.database.notification.findMany({
        where,
        orderBy: [{ createdAt: 'desc' }, { uid: 'asc' }],
        skip: (page - 1) * limit,
        take: limit,
        select: { uid: true, title: true, body: true, link: true, createdAt: true, readAt: true },
      }),
      this.database.notification.count({ where }),
    ]);
    const items = messages.map(({ createdAt, readAt, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    }));
    return new Paged(items, page, limit, total);
  }
}
