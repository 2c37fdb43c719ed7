import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminNotification } from '#contracts/messages/notifications.admin.http';
import { whatsAppLink } from '#domain/platform/phone';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterOneOf, filterText, filterUid } from '../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf } from '../platform/http/admin-lists/admin-where.js';

export class FindAdminNotificationsQuery extends Query<{ rows: AdminNotification[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

export const NOTIFICATION_SORTS = ['createdAt', 'readAt', 'emailedAt', 'emailState', 'kind'] as const;
const FILTERS = ['q', 'customerUid', 'emailState', 'kind'];
const EMAIL_STATES = ['waiting', 'sending', 'sent'] as const;
const NULLABLE = ['readAt', 'emailedAt'];

const withCustomer = {
  customer: { select: { name: true, email: true, phoneNumber: true, reminderPhone: true } },
} as const;

/** Notifications as they were sent; without a mail server the console is where they can be read. */
@QueryHandler(FindAdminNotificationsQuery)
export class FindAdminNotificationsHandler implements IQueryHandler<FindAdminNotificationsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminNotificationsQuery): Promise<{ rows: AdminNotification[]; total: number }> {
    const where = conditionsOf(list);
    const { field, direction } = list.sort;
    const sort = NULLABLE.includes(field) ? { sort: direction, nulls: 'last' as const } : direction;
    const [messages, total] = await Promise.all([
      this.database.notification.findMany({
        where,
        orderBy: [{ [field]: sort }, { uid: 'asc' }],
        ...pageOf(list),
        include: withCustomer,
      }),
      this.database.notification.count({ where }),
    ]);
    return { rows: messages.map(adminNotification), total };
  }
}

const adminNotification = (
  message: Prisma.NotificationGetPayload<{ include: typeof withCustomer }>,
): AdminNotification => ({
  id: message.uid,
  customerUid: message.customerUid,
  customerName: message.customer.name,
  email: message.customer.email,
  // The same message for a chat; the body contains the greeting.
  waLink: whatsAppLink(phoneFor(message), `${message.title}\n\n${message.body}`),
  kind: message.kind,
  title: message.title,
  body: message.body,
  link: message.link,
  createdAt: message.createdAt.toISOString(),
  readAt: message.readAt?.toISOString() ?? null,
  emailState: EMAIL_STATES.find((state) => state === message.emailState) ?? 'waiting',
  emailedAt: message.emailedAt?.toISOString() ?? null,
});

/** Reminders go to the reminder number, everything else to the number of the account. */
const phoneFor = ({ kind, customer }: Prisma.NotificationGetPayload<{ include: typeof withCustomer }>): string =>
  (kind.startsWith('remind-') && customer.reminderPhone) || customer.phoneNumber;

function conditionsOf(list: AdminList): Prisma.NotificationWhereInput {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  return {
    uid: ids ? { in: ids } : undefined,
    customerUid: filterUid(filter, 'customerUid'),
    emailState: filterOneOf(filter, 'emailState', EMAIL_STATES),
    kind: filterText(filter, 'kind'),
    ...(q && {
      OR: [
        { title: containing(q) },
        { body: containing(q) },
        { kind: containing(q) },
        { customer: { name: containing(q) } },
        { customer: { email: containing(q) } },
      ],
    }),
  };
}
