import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CauseSummary, PublicDonation } from '#contracts/products/giving/donations.http';
import { donationPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { progressOf } from '#domain/products/giving/donation';
import { formatRupiah } from '#domain/platform/sen';
import { LinkButton } from '../../platform/ui/button';
import { EmptyState, ErrorState } from '../../platform/ui/states';
import { formatDate } from '../../platform/wib';
import { CAUSE_GRID, CausesSkeleton } from './causes-skeleton';
import { causesQuery } from './giving.queries';
import { shortMask } from '../../platform/ui/short-mask';

/** Everything that is collected for now. */
export function CauseCards() {
  const { data, error, refetch } = useQuery(causesQuery());
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CausesSkeleton />;
  if (data.items.length === 0)
    return (
      <EmptyState title="Belum ada penggalangan" action={<LinkButton to={PAGE.home}>Ke beranda</LinkButton>}>
        Penggalangan baru akan muncul di sini.
      </EmptyState>
    );
  return (
    <ul className={CAUSE_GRID}>
      {data.items.map((cause) => (
        <li key={cause.uid} className="card group relative overflow-hidden hover:border-brand">
          <CausePicture picture={cause.picture} decorative />
          <div className="p-4">
            <h2 className="font-bold">
              {/* The link covers the card. */}
              <Link to={donationPath(cause.type)} className="after:absolute after:inset-0 after:rounded-[14px]">
                {cause.name}
              </Link>
            </h2>
            <p className="mt-1 text-sm text-muted">{cause.summary}</p>
            <Progress cause={cause} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What has come in, and how much of the target that is. */
export function Progress({
  cause: { raised, target, donations },
}: {
  cause: Pick<CauseSummary, 'raised' | 'target' | 'donations'>;
}) {
  const percent = progressOf(raised, target);
  return (
    <div className="mt-4">
      {percent !== null && (
        <div
          role="progressbar"
          aria-label="Dana terkumpul"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-2.5 overflow-hidden rounded-full bg-sunken"
        >
          <div className="h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
        </div>
      )}
      <p className="pair mt-2 items-baseline text-sm text-muted">
        <span>
          <b className="text-base text-ink">{formatRupiah(raised)}</b>{' '}
          {target === null ? 'terkumpul' : `dari ${formatRupiah(target)}`}
        </span>
        <span>{donations} donasi</span>
      </p>
    </div>
  );
}

export const CausePicture = ({
  picture,
  decorative = false,
}: {
  picture: CauseSummary['picture'];
  decorative?: boolean;
}) =>
  picture ? (
    <img
      src={picture.url}
      alt={decorative ? '' : picture.alt}
      width={picture.width}
      height={picture.height}
      loading={decorative ? 'lazy' : 'eager'}
      className="aspect-[8/5] w-full bg-sunken object-cover"
    />
  ) : (
    <div className="aspect-[8/5] w-full bg-sunken" />
  );

export const DonationRow = ({ donation: { donor, amount, shares, message, at } }: { donation: PublicDonation }) => (
  <li className="py-3">
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <b>{shortMask(donor)}</b>
      <span className="font-semibold">{shares > 0 ? `${shares} jatah` : formatRupiah(amount)}</span>
    </p>
    <p className="text-sm text-muted">{formatDate(at)}</p>
    {message && <p className="mt-1 whitespace-pre-line break-words">{message}</p>}
  </li>
);
