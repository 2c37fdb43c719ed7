import { type AccountStatus, accountMoves, holdsSeat } from '../accounts/account-status.js';
import type { PurchaseState, ReimbursementState } from '../hosts/reimbursement.js';
import { type OrderStatus, orderMoves } from '../orders/order-status.js';
import { defineTransitions } from '../transitions.js';

/** A customer's wish to be forgotten (UU PDP 27/2022). Final: withdrawn, finished. docs/decisions/0012. */
export type ErasureState = 'requested' | 'withdrawn' | 'erased' | 'finished';
export const erasureMoves = defineTransitions<ErasureState>()('erasure', {
  requested: {
    withdraw: { to: 'withdrawn', by: ['customer', 'admin'] },
    erase: { to: 'erased', by: ['system'] },
  },
  // Once more for what somebody with an old token wrote meanwhile, then it is done.
  erased: { finish: { to: 'finished', by: ['system'] } },
  withdrawn: {},
  finished: {},
});

/** What is left of somebody who is forgotten: nobody's name, an address where nothing arrives. */
export const pseudonymOf = (customerUid: string) => ({
  name: 'Pelanggan Terhapus',
  email: `terhapus-${customerUid}@patungan.invalid`,
  phoneNumber: '',
});

/** In place of what the person wrote, or an admin about the person. */
export const ERASED_WORDS = 'Dihapus bersama data pelanggan';

/** Why somebody cannot be forgotten yet: money is open. */
export const OBSTACLES = ['payment-unconfirmed', 'reimbursement-unpaid', 'active-seat'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** Everything of an order that money may hang on. */
export interface MoneyOfOrder {
  order: OrderStatus;
  account: AccountStatus;
  purchases: PurchaseState[];
  reimbursement: ReimbursementState | null;
}

/** What stands in the way of forgetting the person behind this order; null when it is closed or can be dropped. */
export function obstacleOf(money: MoneyOfOrder): Obstacle | null {
  const { order, account, purchases, reimbursement } = money;
  if (order === 'awaitingConfirmation') return 'payment-unconfirmed';
  if (reimbursement === 'scheduled' || reimbursement === 'approved' || purchases.includes('submitted'))
    return 'reimbursement-unpaid';
  return holdsSeat(account) && !isDroppable(money) ? 'active-seat' : null;
}

/** Nothing was paid yet: the customer could cancel it, so the erasure does. */
export const isDroppable = ({ order, account }: Pick<MoneyOfOrder, 'order' | 'account'>): boolean =>
  orderMoves.actionsOn(order, 'customer').includes('cancel') &&
  accountMoves.actionsOn(account, 'customer').includes('cancel');
