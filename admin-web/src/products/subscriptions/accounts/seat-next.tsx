import ForwardToInboxIcon from '@mui/icons-material/ForwardToInbox';
import KeyIcon from '@mui/icons-material/Key';
import VerifiedIcon from '@mui/icons-material/Verified';
import { useGetList, useTranslate } from 'react-admin';
import type { AdminInvitation } from '#contracts/products/subscriptions/access.admin.http';
import type { AdminAccount } from '#contracts/products/subscriptions/accounts.admin.http';
import { isPrepared } from '#domain/products/subscriptions/accounts/seat-state';
import { useCan } from '../../../platform/auth/permissions';
import { NextStep } from '../../../platform/records/next-step';
import { CheckPaymentButton } from '../../../sales/shared/check-payment-button';
import { useMoneyRecords } from '../../../sales/shared/order-money-fact';

/** What an admin does next for the seat, as the way to where it is done; nothing where only waiting is left. */
export const SeatNext = ({ of: account }: { of: AdminAccount }) => {
  if (account.role === 'host') return <VerifyPurchase orderUid={account.orderUid} />;
  return isPrepared(account) ? <GiveAccess of={account} /> : <CheckPaymentButton orderUid={account.orderUid} />;
};

const VerifyPurchase = ({ orderUid }: { orderUid: string }) => {
  const translate = useTranslate();
  const mayVerify = useCan()('host-purchases.verify');
  const waiting = useMoneyRecords('host-purchases', orderUid).find(({ state }) => state === 'submitted');
  if (!waiting || !mayVerify) return null;
  return (
    <NextStep to={`/host-purchases/${waiting.id}/show`} icon={<VerifiedIcon />}>
      {translate('actions.host-purchases.verify.label')}
    </NextStep>
  );
};

/** More than the seats of any group. */
const ALL_SEATS = { pagination: { page: 1, perPage: 50 } };

/** An invitation has the id of its seat; a group without invitations shares a login. */
const GiveAccess = ({ of: { id, groupUid } }: { of: AdminAccount }) => {
  const translate = useTranslate();
  const can = useCan();
  const mayGive = can('invitations.send') && can('account-groups.credential');
  const { data } = useGetList<AdminInvitation>(
    'invitations',
    { filter: { groupUid }, ...ALL_SEATS },
    { enabled: mayGive },
  );
  if (!data) return null;
  return data.some((invitation) => invitation.id === id) ? (
    <NextStep to={`/invitations/${id}/show`} icon={<ForwardToInboxIcon />}>
      {translate('seat.invite')}
    </NextStep>
  ) : (
    <NextStep to={`/account-groups/${groupUid}/show`} icon={<KeyIcon />}>
      {translate('actions.account-groups.store-credential.label')}
    </NextStep>
  );
};
