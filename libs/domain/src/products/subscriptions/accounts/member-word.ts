import { ORDER_STATUS_LABEL } from '../../../sales/orders/order-status.js';
import { SEAT_STATE_WORD } from './seat-state.js';

/** The words of a page that are several, as one; the others are one already. */
const SHORT: Record<string, string> = {
  [ORDER_STATUS_LABEL.awaitingPayment]: 'Dipesan',
  [ORDER_STATUS_LABEL.awaitingConfirmation]: SEAT_STATE_WORD.checked,
  [ORDER_STATUS_LABEL.waitingForGroup]: 'Menunggu',
  [SEAT_STATE_WORD.waiting]: 'Menunggu',
  [SEAT_STATE_WORD.forHost]: 'Menunggu',
  [SEAT_STATE_WORD.action]: 'Tertunda',
};

/** The state of a member's seat in the list of its group: one word. `word`: that of a badge. docs/rules/groups.md#seat-states */
export const memberWord = (word: string): string => SHORT[word] ?? word;
