import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CampaignDetail } from '#contracts/campaigns/campaigns.http';
import { PAGE } from '#contracts/shop-paths';
import { isNotFound } from '../platform/api/api-error';
import { LinkButton } from '../platform/ui/button';
import { PageTitle } from '../platform/ui/page-head';
import { EmptyState, ErrorState, Loading, Skeleton } from '../platform/ui/states';
import { campaignQuery } from './campaigns.queries';

/** A page of a campaign. One that is switched off says so. */
export function CampaignGate({
  slug,
  title,
  children,
}: {
  slug: string;
  /** While it loads. */
  title: string;
  children: (campaign: CampaignDetail) => ReactNode;
}) {
  const { data, error, refetch } = useQuery(campaignQuery(slug));
  // Below the bar, which lies over the page.
  if (data) return <div className="pt-15">{children(data)}</div>;
  return (
    <div className="pt-15">
      <PageTitle title={title} />
      {!error && (
        <Loading label="Memuat event…">
          <div className="wrap space-y-4 py-8">
            <Skeleton className="h-40 !rounded-[14px]" />
            <Skeleton className="h-96 !rounded-[14px]" />
          </div>
        </Loading>
      )}
      {error && isNotFound(error) && (
        <EmptyState
          isPage
          title="Event ini sedang tidak berjalan"
          action={<LinkButton to={PAGE.events}>Lihat event lain</LinkButton>}
        >
          Pantau halaman event untuk kabar berikutnya.
        </EmptyState>
      )}
      {error && !isNotFound(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
    </div>
  );
}
