import { Badge } from '../platform/ui/badge';

/** Ready, Pre-Order or Host: how a plan is sold. */
export function PlanBadge({ isPo, isHost }: { isPo: boolean; isHost: boolean }) {
  if (isHost) return <Badge tone="warn">Host</Badge>;
  return isPo ? (
    <Badge tone="info" className="whitespace-nowrap">
      Pre-Order
    </Badge>
  ) : (
    <Badge tone="good">Ready</Badge>
  );
}
