import { type OwnerState, ownerStateOf } from '#domain/products/subscriptions/accounts/owner-state';
import type { BadgeTone } from '../../platform/ui/badge';
import type { OrderState } from '../../sales/product-line';

const TONE: Partial<Record<OwnerState['state'], BadgeTone>> = {
  awaitingPayment: 'warn',
  ordered: 'warn',
  action: 'warn',
  prepared: 'outline',
  active: 'solid',
  ended: 'neutral',
};

/** The badge of a seat, which is also that of its order; null: a refund, which is shown empty. */
export function seatBadge(seat: Parameters<typeof ownerStateOf>[0]): OrderState | null {
  const state = ownerStateOf(seat);
  return state && { word: state.word, tone: TONE[state.state] ?? 'info' };
}
