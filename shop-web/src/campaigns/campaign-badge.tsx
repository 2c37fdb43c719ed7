import type { CampaignSummary } from '#contracts/campaigns/campaigns.http';
import { Badge } from '../platform/ui/badge';
import { formatDate } from '../platform/wib';

/** How far a campaign is. */
export function CampaignBadge({
  campaign: { isRunning, startsAt },
  className,
}: {
  campaign: Pick<CampaignSummary, 'isRunning' | 'startsAt'>;
  className?: string;
}) {
  const isComing = !isRunning && new Date(startsAt) > new Date();
  return (
    <Badge tone={isRunning ? 'good' : isComing ? 'info' : 'neutral'} className={className}>
      {isRunning ? 'Sedang berlangsung' : isComing ? `Mulai ${formatDate(startsAt)}` : 'Sudah berakhir'}
    </Badge>
  );
}
