import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CampaignDetail } from '#contracts/campaigns/campaigns.http';
import type { GameLog } from '#contracts/campaigns/missions.http';
import { PAGE } from '#contracts/shop-paths';
import { SEFOURSARY } from '#domain/campaigns/campaign';
import { useSession } from '../platform/session/session';
import { usePageTitle } from '../platform/ui/page-head';
import { ErrorState, SkeletonList } from '../platform/ui/states';
import { BackLink } from '../platform/ui/titled';
import { CampaignGate } from './campaign-gate';
import { logQuery } from './campaigns.queries';
import { SignInFirst } from './sign-in-first';

/** A page of the game, with the campaign and what the player has done. */
export function GameFrame({
  title,
  back = PAGE.sefoursary,
  children,
}: {
  title: string;
  back?: string;
  children: (campaign: CampaignDetail, log: GameLog) => ReactNode;
}) {
  const session = useSession();
  return (
    <CampaignGate slug={SEFOURSARY} title={title}>
      {(campaign) => (
        <div className="column py-6">
          <BackLink to={back}>{campaign.name}</BackLink>
          {session ? (
            <Loaded title={title} campaign={campaign}>
              {children}
            </Loaded>
          ) : (
            <Visitor title={title} />
          )}
        </div>
      )}
    </CampaignGate>
  );
}

function Visitor({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <>
      <h1 className="text-xl font-bold sm:text-2xl">{title}</h1>
      <SignInFirst ask="Masuk untuk ikut bermain." />
    </>
  );
}

function Loaded({
  title,
  campaign,
  children,
}: {
  title: string;
  campaign: CampaignDetail;
  children: (campaign: CampaignDetail, log: GameLog) => ReactNode;
}) {
  const { data, error, refetch } = useQuery(logQuery(SEFOURSARY));
  usePageTitle(title);
  return (
    <>
      <h1 className="text-xl font-bold sm:text-2xl">{title}</h1>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonList label="Memuat permainan…" item="mt-4 h-20 !rounded-[14px]" />}
      {data && children(campaign, data)}
    </>
  );
}
