import { isPrepared } from '#domain/products/subscriptions/accounts/seat-state';
import { Badge } from '../../../platform/ui/badge';
import { seatBadge } from '../seat-badge';

/**
 * The state in Indonesian, the same as on the order, with the fixed label small behind it, in a list as its hint: not beside a seat that is
 * prepared, which nobody can use yet. Nothing for a refunded seat, whose label is empty.
 */
export function MembershipStatusBadge({
  of,
  inList = false,
}: {
  of: { status: number; statusLabel: string; hasAccess: boolean; orderStatus: number; why: string | null };
  inList?: boolean;
}) {
  const state = seatBadge(of);
  return (
    state &&
    (inList ? (
      <span title={isPrepared(of) ? undefined : of.statusLabel}>
        <Badge tone={state.tone}>{state.word}</Badge>
      </span>
    ) : (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={state.tone}>{state.word}</Badge>
        {!isPrepared(of) && <span className="text-xs text-muted">{of.statusLabel}</span>}
      </span>
    ))
  );
}
