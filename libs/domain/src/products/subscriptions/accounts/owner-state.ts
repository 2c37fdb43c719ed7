import { ORDER_WORD, type OrderStatus, isBeforePaid, orderStatusOf } from '../../../sales/orders/order-status.js';
import { SEAT_STATE_WORD, type SeatState, ownedSeatState } from './seat-state.js';

/** What a seat and its order are for their owner: `word` is shown on both; `state`: of the seat, or of the order until that was paid. */
export interface OwnerState {
  state: SeatState | OrderStatus;
  word: string;
}

/**
 * The one word of a seat and of its order, on their pages and in both lists: that of the order until the payment was confirmed, then that of
 * the seat. `status`: the code of the account; `orderStatus`: that of the order; `why`: what a paid seat waits for. Null: a refund, which is shown empty.
 * docs/rules/groups.md#seat-states
 */
export function ownerStateOf(seat: {
  status: number;
  hasAccess: boolean;
  orderStatus: number;
  why?: string | null;
}): OwnerState | null {
  const order = orderStatusOf(seat.orderStatus);
  // Nothing was paid yet, or a proof is looked at: the order says more than the seat.
  if (isBeforePaid(order)) return { state: order, word: ORDER_WORD[order] };
  const state = ownedSeatState(seat);
  return state && { state, word: SEAT_STATE_WORD[state] };
}
