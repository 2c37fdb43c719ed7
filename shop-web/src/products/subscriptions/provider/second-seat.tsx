import { Link } from 'react-router';
import { membershipPath } from '#contracts/shop-paths';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ownerStateOf } from '#domain/products/subscriptions/accounts/owner-state';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { TEXT_LINK } from '../../../platform/ui/info-page';
import { Notice } from '../../../platform/ui/notice';
import { formatDate } from '../../../platform/wib';
import { useHeldSeat } from './groups.queries';

/** Before a second seat of the same provider, which is seldom meant, whatever the first one waits for: on the page and in the last dialog. */
export function SecondSeat({
  providerUid,
  isLast = false,
  className,
}: {
  providerUid: string;
  /** In the last dialog, which names an order that waits to be paid by itself. */
  isLast?: boolean;
  className?: string;
}) {
  const seat = useHeldSeat(providerUid);
  if (!seat || (isLast && seat.orderStatus === ORDER_STATUS.awaitingPayment)) return null;
  const word = ownerStateOf(seat)?.word.toLowerCase();
  const until = seat.status === ACCOUNT_STATUS.active && seat.hasAccess && seat.renewsAt;
  return (
    <Notice tone="warn" className={className}>
      Kamu sudah punya{' '}
      <Link to={membershipPath(seat.accountUid)} className={TEXT_LINK}>
        kursi {seat.groupName}
      </Link>{' '}
      ({word}
      {until && ` sampai ${formatDate(until)}`}). Pesan lagi hanya untuk orang lain.
    </Notice>
  );
}
