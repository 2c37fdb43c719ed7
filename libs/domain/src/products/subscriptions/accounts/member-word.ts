import type { SeatRole } from '../../../catalogue/plan-family.js';
import { ORDER_WORD } from '../../../sales/orders/order-status.js';
import { SEAT_STATE_WORD, type SeatState } from './seat-state.js';

/** A member pays, a host buys: what of it is done, in words that need no table. */
const OF_ROLE: Record<SeatRole, Partial<Record<SeatState, string>>> = {
  regular: { ordered: 'Belum bayar', checked: 'Bukti dicek', waiting: 'Sudah bayar' },
  host: { ordered: 'Belum beli', checked: 'Pembelian dicek', waiting: 'Sudah beli' },
};

/**
 * The state of a member's seat in the list of its group. `waitsForGroup`: it is ordered, and nothing is to be paid before the group is full.
 * docs/rules/groups.md#seat-states
 */
export const memberWord = (state: SeatState, role: SeatRole, waitsForGroup = false): string =>
  waitsForGroup && state === 'ordered'
    ? ORDER_WORD.waitingForGroup
    : (OF_ROLE[role][state] ?? (state === 'action' ? 'Tertunda' : SEAT_STATE_WORD[state]));
