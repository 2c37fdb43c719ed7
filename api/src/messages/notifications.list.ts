import { Injectable } from '@nestjs/common';
import { type AdminNotification, adminNotification } from '#contracts/messages/notifications.admin.http';
import { whatsAppLink } from '#domain/platform/phone';
import type { Prisma } from '#runtime/generated/prisma/client';
import { customerIn, customerWay, foundIn, ownWay } from '../platform/http/admin-lists/found-by-person.js';
import { listController } from '../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, contains, is, sql } from '../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../platform/http/admin-lists/record-list.js';
import { SEARCH_TEXT } from '../platform/http/admin-lists/search-texts.js';

const EMAIL_STATES = ['waiting', 'sending', 'sent'] as const;
const TEXT = SEARCH_TEXT.notification('t');

const withCustomer = {
  customer: { select: { name: true, email: true, phoneNumber: true, reminderPhone: true } },
} as const;
type Row = Prisma.NotificationGetPayload<{ include: typeof withCustomer }>;

/** Notifications as they were sent; without a mail server the console is where they can be read. */
@Injectable()
export class NotificationsList extends RecordList<AdminNotification> {
  protected readonly from = sql`notification t`;
  protected readonly sorts = {
    createdAt: sortBy(sql`t.created_at`),
    readAt: sortByNullable(sql`t.read_at`),
    emailedAt: sortByNullable(sql`t.emailed_at`),
    emailState: sortBy(sql`t.email_state`),
    kind: sortBy(sql`t.kind`),
  };
  protected readonly filters = {
    q: byText((q) =>
      foundIn(ownWay(sql`notification`, contains(q, TEXT)), customerWay(q, customerIn(sql`notification`))),
    ),
    customerUid: byUid(is(sql`t.customer_uid`)),
    emailState: byChoice(EMAIL_STATES)(is(sql`t.email_state`)),
    kind: byText(is(sql`t.kind`)),
  };

  protected async read(uids: string[]): Promise<AdminNotification[]> {
    const found = await this.database.notification.findMany({ where: { uid: { in: uids } }, include: withCustomer });
    return found.map(view);
  }
}

const view = (message: Row): AdminNotification => ({
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
const phoneFor = ({ kind, customer }: Row): string =>
  (kind.startsWith('remind-') && customer.reminderPhone) || customer.phoneNumber;

export const NotificationsListController = listController({
  resource: 'notifications',
  tag: 'admin notifications',
  schema: adminNotification,
  source: NotificationsList,
});
