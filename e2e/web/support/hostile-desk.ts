import { randomUUID } from 'node:crypto';
import { type AdminMessageText, updateMessageTextBody } from '#contracts/messages/message-texts.admin.http';
import { changeShopSettingBody } from '#contracts/platform/shop-settings.admin.http';
import { reasonBody } from '#contracts/platform/common.http';
import { claimAccessFields, writeLineBody } from '#contracts/products/subscriptions/access.http';
import { type GroupChangePreview, groupChangeBody } from '#contracts/products/subscriptions/groups.admin.http';
import { buyBody } from '#contracts/products/subscriptions/shop-purchases.admin.http';
import { confirmPaymentBody } from '#contracts/sales/payments.admin.http';
import { payRefundBody } from '#contracts/sales/refunds.admin.http';
import { daysAfter } from '#domain/platform/durations';
import { dayInWib } from '#domain/platform/wib';
import { XSS_MARK, XSS_PAYLOADS } from '#testing/xss';
import { createSavedViewBody, renameSavedViewBody } from '#contracts/identity/saved-views.admin.http';
import type { Admin } from '../../support/people.js';
import type { Shop } from '../../support/shop.js';
import type { HostileFields } from './hostile-fields.js';
import type { HostilePerson } from './hostile-person.js';

/** A person and the own seat of the group. */
interface Seated {
  who: HostilePerson;
  seat: string;
}

/** A claim that is solved and one that waits, and what member, host and admin write to each other. */
export async function fillThread(admin: Admin, fields: HostileFields, member: Seated, host: Seated): Promise<void> {
  const line = () => fields.fill(writeLineBody, { uid: randomUUID() });
  const claim = () =>
    member.who.upload<{ uid: string }>(
      `/membership/${member.seat}/claim-access`,
      fields.fill(claimAccessFields, { reason: 'wrong-login' }),
    );
  const { uid } = await claim();
  await admin.ask('POST', `/access-claims/${uid}/solve`, { body: fields.fill(reasonBody) });
  await claim();
  for (const { who, seat } of [member, host]) await who.post(`/membership/${seat}/thread/${member.seat}/write`, line());
  await admin.ask('POST', `/threads/${member.seat}/write`, { body: line() });
}

/** What the shop buys for a group, a group that is closed, and the refund of an order. */
export async function fillGroupDesk(
  shop: Shop,
  admin: Admin,
  fields: HostileFields,
  order: { orderUid: string; groupUid: string },
): Promise<void> {
  // As the sweep asks for it, which looks every ten minutes.
  const [purchase] = await shop.sql<{ uid: string }>(
    `INSERT INTO shop_purchase (uid, group_uid, number, asked_at, due_at)
     VALUES (gen_random_uuid(), $1, 1, now(), now()) RETURNING uid`,
    [order.groupUid],
  );
  const renewsOn = dayInWib(daysAfter(new Date(), 30));
  await admin.ask('POST', `/shop-purchases/${purchase!.uid}/buy`, {
    body: fields.fill(buyBody, { cost: 94_900, renewsOn }),
  });

  const [empty] = await shop.sql<{ uid: string }>(
    `INSERT INTO account_group (uid, family_uid, size, free_host_seats, free_regular_seats)
     SELECT gen_random_uuid(), family_uid, size, '{}', ARRAY(SELECT generate_series(1, size)) FROM account_group
     WHERE uid = $1 RETURNING uid`,
    [order.groupUid],
  );
  const closing = `/account-groups/${empty!.uid}/close`;
  const { digest } = await admin.ask<GroupChangePreview>('GET', closing);
  await admin.ask('POST', closing, { body: fields.fill(groupChangeBody, { digest }) });

  const [refund] = await admin.list<{ id: string }>('refunds', { orderUid: order.orderUid });
  await admin.ask('POST', `/refunds/${refund!.id}/pay`, {
    body: fields.fill(payRefundBody, { bankName: 'BCA', accountNumber: '0123456789', accountName: 'Ani Wijaya' }),
  });

  // Far above what is owed it waits for another admin, with the reason.
  const [waiting] = await admin.list<{ id: string }>('payments', { state: 'submitted' });
  const body = fields.fill(confirmPaymentBody, { received: 50_000_000 });
  await admin.ask('POST', `/payments/${waiting!.id}/confirm`, { body });
  await shop.settled();
}

/** The reasons for another setting, and for its default again; the words of a message. */
export async function fillSettings(admin: Admin, fields: HostileFields): Promise<void> {
  const settings = await admin.list<{ id: string; name: string }>('shop-settings', {});
  const { id } = settings.find(({ name }) => name === 'payoutApprovalFrom')!;
  const change = fields.fill(changeShopSettingBody, { value: 6_000_000 });
  await admin.ask('POST', `/shop-settings/${id}/change`, { body: change });
  await admin.ask('POST', `/shop-settings/${id}/reset`, { body: fields.fill(reasonBody) });
  const texts = await admin.list<AdminMessageText>('message-texts', { q: 'identity.password.changed' });
  // By hand: braces are for placeholders.
  const words = `${XSS_MARK}${XSS_PAYLOADS[1]}`;
  const text = fields.fill(updateMessageTextBody, { version: texts[0]!.version, title: words, body: words });
  await admin.ask('POST', `/message-texts/${texts[0]!.id}/update`, { body: text });
  await saveViews(admin, fields);
}

/** Above a list that every admin opens: as it was saved, and by another name. */
async function saveViews(admin: Admin, fields: HostileFields): Promise<void> {
  const name = `${XSS_MARK}<img src=x onerror=__xss=1>`;
  const view = { resource: 'payments', filter: { q: XSS_PAYLOADS[1]! }, sort: null };
  const save = (body: object) =>
    admin.ask<{ uid: string }>('POST', '/saved-views', {
      body: fields.fill(createSavedViewBody, { ...view, ...body }),
    });
  await save({ name });
  const { uid } = await save({ name: 'Milik Sari' });
  const other = fields.fill(renameSavedViewBody, { name: `${XSS_MARK}<svg onload=__xss=1>` });
  await admin.ask('POST', `/saved-views/${uid}/rename`, { body: other });
}
