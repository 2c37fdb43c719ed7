import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { Badge, type BadgeTone } from '../../../platform/ui/badge';

const TONE: Record<number, BadgeTone> = {
  [ACCOUNT_STATUS.registered]: 'warn',
  [ACCOUNT_STATUS.waitingForConfirmation]: 'info',
  [ACCOUNT_STATUS.active]: 'good',
  [ACCOUNT_STATUS.pending]: 'info',
  [ACCOUNT_STATUS.cancelled]: 'neutral',
  [ACCOUNT_STATUS.waitingForFollowUp]: 'warn',
};

/** Nothing for a refunded seat, whose label is empty. */
export const MembershipStatusBadge = ({ status, label }: { status: number; label: string }) =>
  label ? <Badge tone={TONE[status] ?? 'neutral'}>{label}</Badge> : null;
