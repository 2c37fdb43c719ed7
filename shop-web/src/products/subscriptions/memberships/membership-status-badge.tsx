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

/** The words of the status are English by the specification; this line is for who reads Indonesian alone. */
const MEANING: Record<number, string> = {
  [ACCOUNT_STATUS.registered]: 'terdaftar',
  [ACCOUNT_STATUS.waitingForConfirmation]: 'sedang kami cek',
  [ACCOUNT_STATUS.active]: 'aktif',
  [ACCOUNT_STATUS.pending]: 'sudah dibayar, menunggu siap',
  [ACCOUNT_STATUS.cancelled]: 'batal',
  [ACCOUNT_STATUS.waitingForFollowUp]: 'menunggu tindak lanjut',
};

/** Nothing for a refunded seat, whose label is empty. */
export const MembershipStatusBadge = ({ status, label }: { status: number; label: string }) =>
  label ? (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={TONE[status] ?? 'neutral'}>{label}</Badge>
      <span className="text-xs text-muted">{MEANING[status]}</span>
    </span>
  ) : null;
