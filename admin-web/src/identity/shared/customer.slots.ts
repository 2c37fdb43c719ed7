import { createSlot } from '../../platform/rooms/slot';

/** Figures on top of a customer's page that other rooms add, such as the seats. */
export const customerFigures = createSlot<{ customerUid: string }>('customer-figures');
