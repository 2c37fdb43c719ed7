import type { SeatRole } from '../groups/group.js';
import { type OrderStatus, orderMoves } from '../orders/order-status.js';
import { type AccountStatus, accountMoves, holdsSeat } from './account-status.js';

export interface LeavingSeat {
  role: SeatRole;
  status: AccountStatus;
  orderStatus: OrderStatus;
}
/** `cancel`: nothing has been paid, the order ends too. `leave`: the membership ends, what was paid stays paid. */
export type Leaving = { possible: true; as: 'cancel' | 'leave' } | { possible: false; why: string };

/** Whether a member may leave the group by themselves, and how. The tables decide; this finds the words. docs/decisions/0013. */
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
