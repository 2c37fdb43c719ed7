import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { createSlot } from '../../platform/rooms/slot';

/** Labelled values of the order page that a product line adds, such as the seat. */
export const orderFacts = createSlot<{ order: AdminOrder }>('order-facts');
/** Sections between the facts and the timeline of the order page. */
export const orderSections = createSlot<{ order: AdminOrder }>('order-sections');
