import { isPrepared } from '#domain/products/subscriptions/accounts/seat-state';
import { Notice } from '../../../platform/ui/notice';
import { formatDate } from '../../../platform/wib';
import { useRunningSeat } from './groups.queries';

/** Before a second seat of the same provider, which is seldom meant: on the page and in the last dialog. */
export function SecondSeat({
  providerUid,
  providerName,
  className,
}: {
  providerUid: string;
  providerName: string;
  className?: string;
}) {
  const seat = useRunningSeat(providerUid);
  if (!seat) return null;
  const until = seat.renewsAt ? ` sampai ${formatDate(seat.renewsAt)}` : '';
  const is = isPrepared(seat) ? 'sedang disiapkan' : `aktif${until}`;
  return (
    <Notice tone="warn" className={className}>
      Kamu sudah punya kursi {providerName} yang {is}. Pesan lagi hanya kalau kamu butuh kursi kedua.
    </Notice>
  );
}
