import type { CampaignDetail } from '#contracts/campaigns/campaigns.http';
import { BrandRing } from '../platform/ui/brand-ring';
import { formatDate } from '../platform/wib';
import { CampaignBadge } from './campaign-badge';

/** The head of a campaign's page, under the transparent bar, with links to its sections. */
export function CampaignHero({
  campaign,
  links,
}: {
  campaign: CampaignDetail;
  links: readonly { id: string; title: string }[];
}) {
  const { name, summary, startsAt, endsAt } = campaign;
  return (
    <header className="-mt-15 bg-tint pt-15">
      <div className="wrap flex items-center gap-8 py-8 sm:py-12">
        <div className="min-w-0 flex-1">
          <CampaignBadge campaign={campaign} className="bg-surface" />
          <h1 className="mt-3 text-2xl font-bold sm:text-3xl">{name}</h1>
          <p className="mt-2 max-w-prose text-lg">{summary}</p>
          <p className="mt-2 text-sm">
            {formatDate(startsAt)} sampai {formatDate(endsAt)}
          </p>
          <nav aria-label="Bagian event" className="mt-5 flex flex-wrap gap-2">
            {links.map(({ id, title }) => (
              <a
                key={id}
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 text-sm font-semibold text-ink no-underline hover:bg-sunken"
              >
                {title}
              </a>
            ))}
          </nav>
        </div>
        <BrandRing seats={5} taken={5} className="hidden size-40 shrink-0 text-brand md:block" />
      </div>
    </header>
  );
}
