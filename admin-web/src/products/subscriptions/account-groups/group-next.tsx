import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import type { Permission } from '#domain/platform/admin-role';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { isPrepared } from '#domain/products/subscriptions/accounts/seat-state';
import { useCan } from '../../../platform/auth/permissions';
import { formatDeadline } from '../../../platform/fields/format';
import { listPath } from '../../../platform/lists/list-path';
import { NextStep } from '../../../platform/records/next-step';

type Step = 'host' | 'purchase' | 'proofs' | 'buy' | 'invite' | 'access' | 'members' | 'payments';

interface Next {
  step: Step;
  n: number;
  /** Where an admin does it; null: here, or nothing but waiting is left. */
  to: { resource: string; filter: Record<string, unknown> } | null;
}

/** What a group waits for first, in the order in which an admin can help. */
export function nextOf({ id, seatMap, missing, occupied, closedAt, buyBy, isInvited }: AdminGroup): Next | null {
  if (closedAt || occupied === 0) return null;
  const taken = seatMap.flatMap(({ role, account }) => (account ? [{ ...account, role }] : []));
  const inCheck = taken.filter(({ status }) => status === ACCOUNT_STATUS.waitingForConfirmation);
  const [purchase] = inCheck.filter(({ role }) => role === 'host');
  const proofs = inCheck.filter(({ role }) => role !== 'host');
  const prepared = taken.filter((seat) => seat.role !== 'host' && isPrepared(seat));
  const unpaid = taken.filter(({ role, status }) => role !== 'host' && status === ACCOUNT_STATUS.registered);
  const here = (step: Step, n = 1): Next => ({ step, n, to: null });
  if (seatMap.some(({ role, account }) => role === 'host' && !account)) return here('host');
  if (purchase)
    return { step: 'purchase', n: 1, to: { resource: 'host-purchases', filter: { orderUid: purchase.orderUid } } };
  if (proofs[0])
    return {
      step: 'proofs',
      n: proofs.length,
      to: {
        resource: 'payments',
        filter: { state: 'submitted', ...(proofs.length === 1 && { orderUid: proofs[0].orderUid }) },
      },
    };
  if (buyBy) return { step: 'buy', n: 1, to: { resource: 'shop-purchases', filter: { state: 'open', groupUid: id } } };
  if (prepared.length > 0 && isInvited)
    return {
      step: 'invite',
      n: prepared.length,
      to: { resource: 'invitations', filter: { state: 'to-invite', groupUid: id } },
    };
  if (prepared.length > 0) return here('access', prepared.length);
  if (missing > 0) return here('members', missing);
  return unpaid.length > 0 ? here('payments', unpaid.length) : null;
}

/** The same in words. */
export const GroupNextText = ({ group }: { group: AdminGroup }) => {
  const translate = useTranslate();
  const next = nextOf(group);
  return (
    next && translate(`groupNext.${next.step}`, { smart_count: next.n, at: group.buyBy && formatDeadline(group.buyBy) })
  );
};

/** One sentence of what comes next; the way to it is the filled button of the page. */
export const GroupNext = ({ group }: { group: AdminGroup }) => {
  const next = nextOf(group);
  if (!next) return null;
  const waits = next.step === 'members' || next.step === 'payments';
  return (
    <Alert severity={waits ? 'info' : 'warning'} sx={{ mb: 2 }}>
      <GroupNextText group={group} />
    </Alert>
  );
};

/** In the head of the group: the way to what it waits for, where that is done at another desk. */
export const GroupNextButton = ({ group }: { group: AdminGroup }) => {
  const translate = useTranslate();
  const can = useCan();
  const next = nextOf(group);
  if (!next?.to || !can(`${next.to.resource}.read` as Permission)) return null;
  return (
    <NextStep to={listPath(next.to.resource, next.to.filter)} icon={<ArrowForwardIcon />}>
      {translate(`groupNext.act.${next.step}`)}
    </NextStep>
  );
};
