import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import { hostPath, membershipPath, paymentPath } from '#contracts/shop-paths';
import { isPrepared } from '#domain/products/subscriptions/accounts/seat-state';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { dutyWords } from '../host-duty';
import { isSentBack } from '../purchase-due';
import { isToPay } from './seat-order';

interface SeatAction {
  to: string;
  label: string;
  /** Its owner is waited for. */
  isAsked: boolean;
}

/** The one button of a seat in the list: what its owner has to do, else what the seat is for; null: nothing but its page. */
export function seatAction(seat: Membership, customerUid: string): SeatAction | null {
  const to = membershipPath(seat.accountUid);
  if (seat.ended) return null;
  if (isToPay(seat)) return { to: paymentPath({ ...seat, customerUid }), label: 'Bayar', isAsked: true };
  const isHost = seat.role === 'host';
  if (isHost && (seat.purchaseDue || isSentBack(seat)))
    return {
      to: hostPath({ ...seat, customerUid }),
      label: isSentBack(seat) ? 'Kirim ulang bukti' : 'Kirim bukti',
      isAsked: true,
    };
  const [duty] = seat.hostDuties;
  if (duty) return { to, label: dutyWords(duty).label, isAsked: true };
  if (seat.status !== ACCOUNT_STATUS.active || isPrepared(seat)) return null;
  return { to, label: isHost ? 'Kelola grup' : seat.withVoucher ? 'Lihat voucher' : 'Lihat akses', isAsked: false };
}
