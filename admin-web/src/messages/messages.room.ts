import { customerEvents, customerTabs } from '../identity/shared/customer.slots';
import type { Room } from '../platform/rooms/room';
import { messageTexts } from './message-texts/message-texts.resource';
import { notifications } from './notifications/notifications.resource';

export const messages: Room = {
  resources: [notifications, messageTexts],
  fills: [
    customerEvents.fill(() => import('./notifications/customer-events'), 'MessageEvents'),
    customerTabs.messages.fill(() => import('./notifications/customer-record'), 'MessageSection', 10),
  ],
};
