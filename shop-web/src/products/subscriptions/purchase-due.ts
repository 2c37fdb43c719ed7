import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { formatMoment } from '../../platform/wib';

type Seat = Pick<Membership, 'purchaseDue' | 'role' | 'status' | 'providerName'>;

/** A proof was sent back: the reason and the way to send another one stand in the next step. */
export const isSentBack = ({ status }: Pick<Seat, 'status'>): boolean => status === ACCOUNT_STATUS.waitingForFollowUp;

/** What the host of a seat's group has to do about its purchase, and until when; null: nothing is asked. */
export function purchaseWords(seat: Seat): { act: string; by: string } | null {
  const { purchaseDue: due } = seat;
  if (!due) return null;
  return {
    act: actOf(seat, due.kind),
    by: `${due.isLate ? 'seharusnya' : 'paling lambat'} ${formatMoment(due.dueAt)}`,
  };
}

function actOf({ role, providerName, status }: Seat, kind: 'buy' | 'proof'): string {
  if (role === 'regular') return `Host membeli ${providerName}`;
  if (isSentBack({ status })) return 'Kirim ulang bukti pembelian';
  return kind === 'buy' ? `Beli ${providerName} dan kirim buktinya` : 'Kirim bukti pembelian berikutnya';
}

/** The same in a line. */
export function purchaseLine(seat: Seat): string | null {
  const words = purchaseWords(seat);
  return words && `${words.act}, ${words.by}`;
}
