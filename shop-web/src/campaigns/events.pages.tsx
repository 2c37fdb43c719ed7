import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { CampaignSummary } from '#contracts/campaigns/campaigns.http';
import { ANNIVERSARY } from '#domain/campaigns/campaign';
import { useSession } from '../platform/session/session';
import { LinkButton } from '../platform/ui/button';
import { InfoPage } from '../platform/ui/info-page';
import { usePageTitle } from '../platform/ui/page-head';
import { EmptyState, ErrorState, SkeletonList } from '../platform/ui/states';
import { formatDate } from '../platform/wib';
import { CampaignBadge } from './campaign-badge';
import { campaignsQuery, logQuery } from './campaigns.queries';
import { campaignPage } from './campaign-page';
import { ShownCode } from './unique-code';

/** /event */
export function EventsPage() {
  const { data, error, refetch } = useQuery(campaignsQuery());
  return (
    <InfoPage wide title="Event" lead="Misi, live, undian, dan voting bareng Patungan. Ikut yang sedang berlangsung.">
      <div className="mt-6">
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonList label="Memuat event…" count={2} item="h-32 !rounded-[14px]" />}
        {data?.length === 0 && (
          <EmptyState title="Belum ada event">Pantau halaman ini untuk kabar berikutnya.</EmptyState>
        )}
        {data && data.length > 0 && (
          <ul className="grid gap-4 sm:grid-cols-2">
            {data.map((campaign) => (
              <EventCard key={campaign.slug} campaign={campaign} />
            ))}
          </ul>
        )}
      </div>
    </InfoPage>
  );
}

const EventCard = ({ campaign }: { campaign: CampaignSummary }) => (
  <li className="card relative p-5 hover:shadow-float">
    <CampaignBadge campaign={campaign} />
    <h2 className="mt-2 text-lg font-bold">
      <Link to={campaignPage(campaign.slug)} className="text-ink no-underline after:absolute after:inset-0">
        {campaign.name}
      </Link>
    </h2>
    <p className="mt-1 break-words text-muted">{campaign.summary}</p>
    <p className="mt-2 text-sm text-muted">
      {formatDate(campaign.startsAt)} sampai {formatDate(campaign.endsAt)}
    </p>
  </li>
);

/** /thankyou/event-registered?campaign= */
export function RegisteredPage() {
  const slug = useSearchParams()[0].get('campaign') || ANNIVERSARY;
  const session = useSession();
  const { data, isLoading } = useQuery({ ...logQuery(slug), enabled: Boolean(session), retry: false });
  const code = data?.uniqueCode;
  usePageTitle(code ? 'Kamu sudah terdaftar' : 'Pendaftaran event');
  if (isLoading)
    return (
      <div className="column py-12">
        <SkeletonList label="Memuat pendaftaran…" count={1} item="h-40 !rounded-[14px]" />
      </div>
    );
  return (
    <div className="column py-12 text-center">
      <h1 className="text-xl font-bold sm:text-2xl">{code ? 'Kamu sudah terdaftar!' : 'Kamu belum terdaftar'}</h1>
      <p className="mt-2 text-muted">
        {code
          ? 'Simpan kode unikmu untuk mengirim ulasan, dan jangan bagikan. Sekarang kerjakan misi pertamamu.'
          : 'Masuk dan ambil kode unikmu di halaman event, supaya kamu ikut.'}
      </p>
      {code && (
        <div className="card mt-6 inline-block p-5">
          <ShownCode code={code} />
        </div>
      )}
      <div className="mt-6">
        <LinkButton to={campaignPage(slug)}>{code ? 'Mulai misi' : 'Ke halaman event'}</LinkButton>
      </div>
    </div>
  );
}
