import { Link, useLocation } from 'react-router';
import { Notice } from './notice';
import { orderPath } from '../format/links';

/** State of the navigation to the page after an order whose seat is not in the group that was picked. */
export const OTHER_GROUP = { otherGroup: true };

/**
 * Said before anything is paid: the order may be cancelled now, and a friend's group was perhaps the reason to order.
 * The API does not say why; the words are true of a full group, of a taken TV slot and of one's own group alike.
 */
export function OtherGroupNotice({ orderUid, className }: { orderUid: string; className?: string }) {
  const state = useLocation().state as Partial<typeof OTHER_GROUP> | null;
  if (!state?.otherGroup) return null;
  return (
    <Notice tone="warn" live title="Kursimu ada di grup lain" className={className}>
      Kamu tidak bisa masuk grup pilihanmu: tempatnya baru saja terisi, atau kamu sudah ada di sana. Jadi kami beri
      kursi di grup lain.{' '}
      <Link to={orderPath(orderUid)} className="font-semibold text-accent underline underline-offset-2">
        Lihat grupmu
      </Link>
    </Notice>
  );
}
