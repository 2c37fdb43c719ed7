import type { AdminCustomer } from '#contracts/identity/customers.admin.http';
import { createSlot } from '../../platform/rooms/slot';

/** Figures on top of a customer's page that other rooms add, such as the seats. */
export const customerFigures = createSlot<{ customer: AdminCustomer }>('customer-figures');
/** What happened with a customer, which each room reports for the timeline and draws nothing. */
export const customerEvents = createSlot<{ customerUid: string }>('customer-events');
/** What belongs to a customer, by the tab of the customer's page in which it stands. */
export const customerTabs = {
  seats: createSlot<object>('customer-seats'),
  orders: createSlot<object>('customer-orders'),
  money: createSlot<object>('customer-money'),
  messages: createSlot<object>('customer-messages'),
};
