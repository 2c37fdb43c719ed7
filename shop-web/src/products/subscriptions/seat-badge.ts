import { ownerStateOf } from '#domain/products/subscriptions/accounts/owner-state';
import { ownerTone } from '#domain/products/subscriptions/accounts/seat-tone';
import { BADGE_OF } from '../../platform/ui/badge';
import type { OrderState } from '../../sales/product-line';

/** The badge of a seat, which is also that of its order; null: a refund, which is shown empty. */
export function seatBadge(seat: Parameters<typeof ownerStateOf>[0]): OrderState | null {
  const state = ownerStateOf(seat);
  return state && { word: state.word, tone: BADGE_OF[ownerTone(state)] };
}
