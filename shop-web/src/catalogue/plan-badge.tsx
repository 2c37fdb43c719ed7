import { saysWord } from '#domain/catalogue/plan-name';
import { Badge } from '../platform/ui/badge';

/** Ready, Pre-Order or Host: how a plan is sold; nothing where its name beside it says so already. */
export function PlanBadge({ name, isPo, isHost }: { name: string; isPo: boolean; isHost: boolean }) {
  const word = isHost ? 'Host' : isPo ? 'Pre-Order' : 'Ready';
  if (saysWord(name, word)) return null;
  return (
    <Badge tone={isHost ? 'warn' : isPo ? 'info' : 'good'} className="whitespace-nowrap">
      {word}
    </Badge>
  );
}
