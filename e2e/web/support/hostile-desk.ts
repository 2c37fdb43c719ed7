import { type AdminMessageText, updateMessageTextBody } from '#contracts/messages/message-texts.admin.http';
import { changeShopSettingBody } from '#contracts/platform/shop-settings.admin.http';
import { reasonBody } from '#contracts/platform/common.http';
import { payRefundBody } from '#contracts/sales/refunds.admin.http';
import { XSS_MARK, XSS_PAYLOADS } from '#testing/xss';
import type { Admin } from '../../support/people.js';
import type { Shop } from '../../support/shop.js';
import type { HostileFields } from './hostile-fields.js';

/** The refund of an order. */
export async function payRefund(
  shop: Shop,
  admin: Admin,
  fields: HostileFields,
  order: { orderUid: string },
): Promise<void> {
  const [refund] = await admin.list<{ id: string }>('refunds', { orderUid: order.orderUid });
  await admin.ask('POST', `/refunds/${refund!.id}/pay`, { body: fields.fill(payRefundBody) });
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
}
