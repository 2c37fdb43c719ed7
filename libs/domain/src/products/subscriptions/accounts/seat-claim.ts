import type { Claim } from '../../../sales/orders/order-obstacle.js';
import type { PayoutState } from '../../../sales/payouts/payout.js';
import type { PurchaseState } from '../hosts/purchase.js';
import { accountMoves, findAccountStatus, holdsSeat } from './account-status.js';

/** A seat as it is stored, with what its host is owed. */
export interface StoredSeat {
  /** Null: the order has no account. */
  accountStatus: number | null;
  purchases: PurchaseState[];
  /** One for each cycle that was paid for. */
  reimbursements: PayoutState[];
}

/** Closed states are listed, not open ones, so that an unknown state counts as open. */
const DECIDED_PURCHASES: PurchaseState[] = ['verified', 'rejected'];
const CLOSED_REIMBURSEMENTS: PayoutState[] = ['paid', 'cancelled'];

/** What a seat still holds of its order. An unknown account status keeps the order open. */
export function seatClaim({ accountStatus, purchases, reimbursements }: StoredSeat): Claim {
  const status = accountStatus === null ? null : findAccountStatus(accountStatus);
  const isLive = status !== null && holdsSeat(status);
  // Scheduled for a live seat only: a host whose seat was ended gets none any more.
  const verified = purchases.filter((state) => state === 'verified').length;
  const isOwed = verified > reimbursements.length && (isLive || accountStatus === null);
  const isOpen =
    isOwed ||
    purchases.some((state) => !DECIDED_PURCHASES.includes(state)) ||
    reimbursements.some((state) => !CLOSED_REIMBURSEMENTS.includes(state));
  const isUnknown = accountStatus !== null && status === null;
  return {
    open: isOpen ? 'reimbursement-unpaid' : null,
    held: isLive ? 'active-seat' : isUnknown ? 'open-order' : null,
    cancellable: status !== null && accountMoves.actionsOn(status, 'customer').includes('cancel'),
  };
}
