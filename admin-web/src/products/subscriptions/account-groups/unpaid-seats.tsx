import { useTranslate } from 'react-admin';
import type { AdminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import { CONFIRMED_STATUSES } from '#domain/products/subscriptions/accounts/account-status';

const CONFIRMED: readonly number[] = CONFIRMED_STATUSES;

/** Behind how many seats are taken: how many of them are not paid. A reserved seat fills the group before it is paid. */
export const UnpaidSeats = ({ of: { accounts } }: { of: Pick<AdminGroup, 'accounts'> }) => {
  const translate = useTranslate();
  const unpaid = accounts.filter(({ status }) => !CONFIRMED.includes(status)).length;
  return unpaid > 0 ? <> · {translate('seat.unpaid', { n: unpaid })}</> : null;
};
