import type { SeatRole } from '../../../catalogue/plan-family.js';
import { type OrderStatus, orderMoves } from '../../../sales/orders/order-status.js';
import { type AccountStatus, accountMoves, holdsSeat } from './account-status.js';

export interface LeavingSeat {
  role: SeatRole;
  status: AccountStatus;
  orderStatus: OrderStatus;
}
/** `cancel`: nothing has been paid, and the order ends too. `leave`: the membership ends and the money stays. */
export type Leaving = { possible: true; as: 'cancel' | 'leave' } | { possible: false; why: string };

/**
 * Whether and how a member may leave the group. The tables of moves decide; this adds the reason. docs/decisions/0013
 */
export function leaving({ role, status, orderStatus }: LeavingSeat): Leaving {
  const actions = accountMoves.actionsOn(status, 'customer');
  if (!holdsSeat(status)) return no('Kursimu di grup ini sudah berakhir.');
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
      : 'Buktimu sedang kami periksa. Tunggu hasilnya, atau minta bantuan kami.',
  );
}

const no = (why: string): Leaving => ({ possible: false, why });
