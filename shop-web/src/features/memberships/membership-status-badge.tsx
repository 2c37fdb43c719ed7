import { ACCOUNT_STATUS } from '#domain/accounts/account-status';
import { Badge, type BadgeTone } from '../../shared/ui/badge';

const TONE: Record<number, BadgeTone> = {
  [ACCOUNT_STATUS.registered]: 'warn',
  [ACCOUNT_STATUS.waitingForConfirmation]: 'info',
  [ACCOUNT_STATUS.active]: 'good',
  [ACCOUNT_STATUS.pending]: 'info',
  [ACCOUNT_STATUS.cancelled]: 'neutral',
  [ACCOUNT_STATUS.waitingForFollowUp]: 'warn',
};

/** Nothing for a refunded seat: its label is empty. Spec 1 §3. */
export const MembershipStatusBadge = ({ status, label }: { status: number; label: string }) =>
  label ? <Badge tone={TONE[status] ?? 'neutral'}>{label}</Badge> : null;
