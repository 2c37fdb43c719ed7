import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { CauseDetail } from '#contracts/products/giving/donations.http';
import { donorsPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { SHARE_CAUSE } from '#domain/products/giving/amounts';
import { formatRupiah } from '#domain/platform/sen';
import { isNotFound } from '../../platform/api/api-error';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { PageTitle, usePageMeta } from '../../platform/ui/page-head';
import { ErrorState, Loading, Skeleton, Unsettled } from '../../platform/ui/states';
import { BackLink, TitledCard } from '../../platform/ui/titled';
import { formatDate } from '../../platform/wib';
import { CausePicture, DonationRow, Progress } from './cause-parts';
import { DonateForm, DonateSharesForm } from './donate-form';
import { causeQuery, donationsQuery } from './giving.queries';
import { GuestDonation } from './guest-donation';
import { NoCause } from './no-cause';
import { ShareRequest } from './share-request';
import { GivenBackNote } from '../../sales/payments/given-back-note';
import { WithContact } from '../../sales/orders/with-contact';
import { Dots } from '../../platform/ui/dots';

/** /donation/:type and /donation/netflix */
export function CausePage() {
  const { type = SHARE_CAUSE } = useParams();
  const { data, error, refetch } = useQuery(causeQuery(type));
  if (data) return <Cause cause={data} />;
  return (
    <>
      <PageTitle title="Donasi" />
      {!error && <CauseSkeleton />}
      {error && isNotFound(error) && <NoCause />}
      {error && !isNotFound(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
}

function Cause({ cause }: { cause: CauseDetail }) {
  const { name, summary, story, beneficiary, sharePrice } = cause;
  usePageMeta(name, summary);
  return (
    <div className="wrap py-6 sm:py-10">
      <BackLink to={PAGE.donations}>Semua penggalangan</BackLink>
      <h1 className="mt-1 text-xl font-bold sm:text-2xl">{name}</h1>
      <div className="in-order mt-5 grid items-start gap-5 lg:grid-cols-[1fr_400px] lg:gap-8">
        <div className="min-w-0">
          <div className="card overflow-hidden">
            <CausePicture picture={cause.picture} />
            <div className="p-5">
              <Progress cause={cause} />
            </div>
          </div>
        </div>
        {/* On a phone it follows the picture, on a wide screen it stands beside everything. */}
        <div id="donasi" className="in-order scroll-mt-20 space-y-5 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <TitledCard title={sharePrice === null ? 'Donasi sekarang' : 'Beri jatah Netflix'}>
            <div className="mt-4">
              <WithContact
                ask="Masuk supaya donasimu tercatat dan bisa kamu pantau."
                guest={sharePrice === null ? <GuestDonation /> : undefined}
              >
                {(contact) =>
                  sharePrice === null ? (
                    <DonateForm cause={cause} contact={contact} />
                  ) : (
                    <DonateSharesForm cause={cause} price={sharePrice} contact={contact} />
                  )
                }
              </WithContact>
            </div>
          </TitledCard>
          {cause.type === SHARE_CAUSE && <ShareRequest />}
        </div>
        <div className="min-w-0 space-y-5">
          <div className="card p-5">
            <p className="whitespace-pre-line break-words">{story}</p>
            <p className="mt-4 text-sm text-muted">
              Disalurkan kepada <b className="text-ink">{beneficiary}</b>
            </p>
          </div>
          <Disbursements cause={cause} />
          <Donors type={cause.type} />
        </div>
      </div>
    </div>
  );
}

function Disbursements({ cause: { disbursements, disbursed } }: { cause: CauseDetail }) {
  return (
    <TitledCard title="Penyaluran">
      <p className="mt-1 text-sm text-muted">
        {disbursements.length === 0 ? 'Belum ada yang disalurkan.' : `${formatRupiah(disbursed)} sudah disalurkan.`}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {disbursements.map(({ uid, title, note, amount, at, givenBack, proof }) => (
          <li key={uid} className="flex gap-3 py-3">
            {proof && (
              <a href={proof.url} target="_blank" rel="noreferrer" className="shrink-0">
                <img
                  src={proof.url}
                  alt={proof.alt}
                  width={64}
                  height={64}
                  loading="lazy"
                  className="size-16 rounded-lg bg-sunken object-cover"
                />
              </a>
            )}
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              <Dots className="text-sm text-muted" facts={[formatRupiah(amount), formatDate(at)]} />
              <GivenBackNote of={{ givenBack }} />
              {note && <p className="mt-1 text-sm">{note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

const PREVIEW = 5;

function Donors({ type }: { type: string }) {
  const { data, isLoading } = useQuery(donationsQuery(type, 1, PREVIEW));
  return (
    <TitledCard title="Donatur terbaru">
      {isLoading && <Unsettled />}
      {data?.items.length === 0 && <p className="mt-1 text-sm text-muted">Jadilah yang pertama.</p>}
      <ul className="mt-1 divide-y divide-line">
        {data?.items.map((donation) => (
          <DonationRow key={donation.donationUid} donation={donation} />
        ))}
      </ul>
      {data && data.total > PREVIEW && (
        <Link to={donorsPath(type)} className={TEXT_LINK}>
          Lihat semua donatur
        </Link>
      )}
    </TitledCard>
  );
}

const CauseSkeleton = () => (
  <Loading label="Memuat penggalangan…">
    <div className="wrap grid gap-5 py-10 lg:grid-cols-[1fr_400px]">
      <Skeleton className="h-96 !rounded-[14px]" />
      <Skeleton className="h-96 !rounded-[14px]" />
    </div>
  </Loading>
);
