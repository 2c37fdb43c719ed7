import { useTranslate } from 'react-admin';
import type { AdminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import { CONFIRMED_STATUSES } from '#domain/products/subscriptions/accounts/account-status';

const CONFIRMED: readonly number[] = CONFIRMED_STATUSES;

/** Behind how many seats are taken: of how many the member has not paid, because a seat fills the group before that. */
export const UnpaidSeats = ({ of: { seatMap } }: { of: Pick<AdminGroup, 'seatMap'> }) => {
  const translate = useTranslate();
  const unpaid = seatMap.filter(
    ({ role, account }) => role === 'regular' && account && !CONFIRMED.includes(account.status),
  ).length;
  // In one piece, where the column is narrow.
  return unpaid > 0 ? <> · {translate('seat.unpaid', { n: unpaid }).replaceAll(' ', '\u00a0')}</> : null;
};
