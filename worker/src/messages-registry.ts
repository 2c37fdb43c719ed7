import { type EventName, events } from '#contracts/events';
import { routes } from '#contracts/routes';
import { identityMessages } from './identity/identity.messages.js';
import { joinMessages } from './messages/message-table.js';
import { withNotify } from './messages/notify-routes.js';
import { givingMessages } from './products/giving/giving.messages.js';
import { merchandiseMessages } from './products/merchandise/merchandise.messages.js';
import { sekeranjangMessages } from './products/sekeranjang/sekeranjang.messages.js';
import { subscriptionMessages } from './products/subscriptions/subscriptions.messages.js';
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
    giving: givingMessages,
  },
  Object.keys(events) as EventName[],
);

/** Every job that an event leads to, `notify` included. */
export const allRoutes = withNotify(routes, messages);
