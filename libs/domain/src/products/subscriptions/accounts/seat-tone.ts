import type { StateTone } from '../../../platform/state-tone.js';
import { ORDER_TONE } from '../../../sales/orders/order-tone.js';
import type { OwnerState } from './owner-state.js';
import type { SeatState } from './seat-state.js';

/** How a seat is drawn, in shop and console. docs/rules/groups.md#seat-states */
export const SEAT_TONE: Record<SeatState, StateTone> = {
  ordered: 'toPay',
  checked: 'atWork',
  waiting: 'waiting',
  forHost: 'waiting',
  action: 'toPay',
  prepared: 'prepared',
  active: 'active',
  ended: 'ended',
};

const BY_STATE: Record<OwnerState['state'], StateTone> = { ...ORDER_TONE, ...SEAT_TONE };

/** Of what its owner reads: of the order until that was paid, then of the seat. */
export const ownerTone = ({ state }: OwnerState): StateTone => BY_STATE[state];
