import { Badge } from '../../shared/ui/badge';

/** Ready, Pre-Order or Host: how a plan is sold. Spec 1 §4. */
export function PlanBadges({ isPo, isHost }: { isPo: boolean; isHost: boolean }) {
  if (isHost) return <Badge tone="warn">Host</Badge>;
  return isPo ? <Badge tone="info">Pre-Order</Badge> : <Badge tone="good">Ready</Badge>;
}
