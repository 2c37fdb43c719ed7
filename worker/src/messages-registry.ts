import { type EventName, events } from '#contracts/events';
import { routes } from '#contracts/routes';
import { CHAT_TITLE, WHATSAPP_TEXTS, type WhatsAppTextName, whatsAppKey } from '#domain/messages/whatsapp-texts';
import { campaignMessages } from './campaigns/campaigns.messages.js';
import { identityMessages } from './identity/identity.messages.js';
import { linkMailTexts } from './identity/links/link-mails.js';
import { joinMessages } from './messages/message-table.js';
import { type MessageTextRow, textRow, textsOf } from './messages/message-texts.publisher.js';
import { withNotify } from './messages/notify-routes.js';
import { CHAT_SAMPLE_FACTS, SAMPLE_FACTS } from './messages/sample-facts.js';
import { errandMessages } from './products/errands/errands.messages.js';
import { givingMessages } from './products/giving/giving.messages.js';
import { merchandiseMessages } from './products/merchandise/merchandise.messages.js';
import { qurbanMessages } from './products/qurban/qurban.messages.js';
import { sekeranjangMessages } from './products/sekeranjang/sekeranjang.messages.js';
import { subscriptionMessages } from './products/subscriptions/subscriptions.messages.js';
import { venueMessages } from './products/venues/venues.messages.js';
import { voucherMessages } from './products/vouchers/vouchers.messages.js';
import { orderMessages } from './sales/orders/orders.messages.js';
import { shippingMessages } from './sales/shipping/shipping.messages.js';

/** What every event sends to customers. A room that is missing here does not compile. */
export const messages = joinMessages(
  {
    platform: {},
    messages: { 'notification.created': [] },
    identity: identityMessages,
    sales: orderMessages,
    shipping: shippingMessages,
    subscriptions: subscriptionMessages,
    vouchers: voucherMessages,
    merchandise: merchandiseMessages,
    sekeranjang: sekeranjangMessages,
    errands: errandMessages,
    giving: givingMessages,
    qurban: qurbanMessages,
    campaigns: campaignMessages,
    venues: venueMessages,
  },
  Object.keys(events) as EventName[],
);

/** Every job that an event leads to, `notify` included. */
export const allRoutes = withNotify(routes, messages);

/** Every text that an owner may change: of the inbox and its mails, of mails with a link, and of prepared chats. */
export const messageTexts: MessageTextRow[] = [
  ...textsOf(messages),
  ...linkMailTexts.map(({ key, title, body }) => textRow('mail', key, title, body(SAMPLE_FACTS.name))),
  ...(Object.keys(WHATSAPP_TEXTS) as WhatsAppTextName[]).map((name) =>
    textRow('whatsapp', whatsAppKey(name), CHAT_TITLE, WHATSAPP_TEXTS[name](CHAT_SAMPLE_FACTS)),
  ),
];
