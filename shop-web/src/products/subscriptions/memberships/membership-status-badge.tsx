import { SEAT_STATE_WORD, type SeatState, seatStateOf } from '#domain/products/subscriptions/accounts/seat-state';
import { Badge, type BadgeTone } from '../../../platform/ui/badge';

const TONE: Record<SeatState, BadgeTone> = {
  ordered: 'warn',
  checked: 'info',
  waiting: 'info',
  action: 'warn',
  prepared: 'outline',
  active: 'solid',
  ended: 'neutral',
};

/** The state in Indonesian, with the fixed label small behind it. Nothing for a refunded seat, whose label is empty. */
export function MembershipStatusBadge({
  of: { status, statusLabel, hasAccess },
}: {
  of: { status: number; statusLabel: string; hasAccess: boolean };
}) {
  const state = seatStateOf(status, hasAccess);
  return (
    state && (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={TONE[state]}>{SEAT_STATE_WORD[state]}</Badge>
        <span className="text-xs text-muted">{statusLabel}</span>
      </span>
    )
  );
}
