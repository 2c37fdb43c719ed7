import type { SeatRole } from '../../../catalogue/plan-family.js';
import { type OrderStatus, orderMoves } from '../../../sales/orders/order-status.js';
import { type AccountStatus, accountMoves, holdsSeat } from './account-status.js';

export interface LeavingSeat {
  role: SeatRole;
  status: AccountStatus;
  orderStatus: OrderStatus;
  /** A proof of payment for the next period waits for a decision. */
  hasProof: boolean;
}
/** `cancel`: nothing has been paid, and the order ends too. `leave`: the membership ends and the money stays. */
export type Leaving = { possible: true; as: 'cancel' | 'leave' } | { possible: false; why: string };

/**
 * Whether and how a member may leave the group. The tables of moves decide; this adds the reason. docs/decisions/0013
 */
export function leaving({ role, status, orderStatus, hasProof }: LeavingSeat): Leaving {
  // Waiting for its first payment, a seat is cancelled with its order; waiting for the next period, it is left.
  const actions = accountMoves
    .actionsOn(status, 'customer')
    .filter((way) => way !== 'leave' || status === 'active' || orderStatus === 'completed');
  if (!holdsSeat(status)) return no('Kursimu di grup ini sudah berakhir.');
  if (hasProof) return no(PROOF_IS_CHECKED);
  if (actions.includes('leave') && role === 'host')
    return no(
      'Kamu host grup ini dan anggota lain memakai langgananmu. Minta bantuan kami supaya host pengganti disiapkan dulu.',
    );
  if (actions.includes('leave')) return { possible: true, as: 'leave' };
  if (actions.includes('cancel') && orderMoves.actionsOn(orderStatus, 'customer').includes('cancel'))
    return { possible: true, as: 'cancel' };
  return no(
    status === 'pending'
      ? 'Kamu sudah membayar dan grupnya sedang disiapkan. Minta bantuan kami kalau mau uangmu kembali.'
      : PROOF_IS_CHECKED,
  );
}

const PROOF_IS_CHECKED = 'Buktimu sedang kami periksa. Tunggu hasilnya, atau minta bantuan kami.';
const no = (why: string): Leaving => ({ possible: false, why });
