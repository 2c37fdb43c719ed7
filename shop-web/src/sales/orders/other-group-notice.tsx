import { Link, useLocation } from 'react-router';
import { orderPath } from '#contracts/shop-paths';
import { Notice } from '../../platform/ui/notice';

/** Navigation state after an order whose seat is not in the chosen group. */
export const OTHER_GROUP = { otherGroup: true };

/**
 * Shown before payment, while the order can still be cancelled. The API gives no reason; the text fits a full group, a
 * taken TV slot and the customer's own group.
 */
export function OtherGroupNotice({ orderUid, className }: { orderUid: string; className?: string }) {
  const state = useLocation().state as Partial<typeof OTHER_GROUP> | null;
  if (!state?.otherGroup) return null;
  return (
    <Notice live title="Kursimu ada di grup lain" className={className}>
      Kamu tidak bisa masuk grup pilihanmu: tempatnya sudah terisi atau disimpan untuk daftar tunggu, atau kamu sudah
      ada di sana. Jadi kami beri kursi di grup lain.{' '}
      <Link to={orderPath(orderUid)} className="font-semibold text-accent underline underline-offset-2">
        Lihat grupmu
      </Link>
    </Notice>
  );
}
