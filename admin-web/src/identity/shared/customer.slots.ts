import type { AdminCustomer } from '#contracts/identity/customers.admin.http';
import { createSlot } from '../../platform/rooms/slot';

/** Figures on top of a customer's page that other rooms add, such as the seats. */
export const customerFigures = createSlot<{ customer: AdminCustomer }>('customer-figures');
/** What happened with a customer, which each room reports for the timeline and draws nothing. */
export const customerEvents = createSlot<{ customerUid: string }>('customer-events');
/** What belongs to a customer, such as the orders. */
export const customerSections = createSlot<object>('customer-sections');
