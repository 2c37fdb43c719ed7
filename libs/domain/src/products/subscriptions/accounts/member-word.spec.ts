import { expect, it } from '@jest/globals';
import { ORDER_STATUS_LABEL } from '../../../sales/orders/order-status.js';
import { memberWord } from './member-word.js';
import { SEAT_STATE_WORD } from './seat-state.js';

it('is one word for every state of a seat, and for its order until that is paid', () => {
  const { awaitingPayment, awaitingConfirmation, waitingForGroup } = ORDER_STATUS_LABEL;
  const words = [...Object.values(SEAT_STATE_WORD), awaitingPayment, awaitingConfirmation, waitingForGroup].map(
    memberWord,
  );
  expect(words).toEqual([
    'Dipesan',
    'Dicek',
    'Menunggu',
    'Menunggu',
    'Tertunda',
    'Disiapkan',
    'Aktif',
    'Berakhir',
    'Dipesan',
    'Dicek',
    'Menunggu',
  ]);
});
