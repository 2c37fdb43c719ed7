import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { donationPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { isNotFound } from '../../platform/api/api-error';
import { LinkButton } from '../../platform/ui/button';
import { usePageTitle } from '../../platform/ui/page-head';
import { PagedList, pageIn } from '../../platform/ui/paged-list';
import { EmptyState, MissingRecord, SkeletonList } from '../../platform/ui/states';
import { BackLink } from '../../platform/ui/titled';
import { DonationRow } from './cause-parts';
import { causeQuery, donationsQuery } from './giving.queries';

const A_PAGE = 20;

/** /donation/:type/list?page= */
export function DonorsPage() {
  const { type = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const cause = useQuery(causeQuery(type));
  const query = useQuery(donationsQuery(type, pageIn(search), A_PAGE));
  const title = cause.data ? `Donatur ${cause.data.name}` : 'Donatur';
  usePageTitle(title);
  if (isNotFound(query.error))
    return (
      <MissingRecord
        title="Penggalangan ini tidak ada atau sudah ditutup"
        action={<LinkButton to={PAGE.donations}>Lihat penggalangan lain</LinkButton>}
      />
    );
  return (
    <div className="column py-6 sm:py-10">
      <BackLink to={donationPath(type)}>{cause.data?.name ?? 'Kembali'}</BackLink>
      <h1 className="mt-1 text-xl font-bold sm:text-2xl">{title}</h1>
      <PagedList
        query={query}
        label="Halaman donatur"
        onPage={(page) => setSearch(page > 1 ? { page: String(page) } : {})}
        className="card mt-5 divide-y divide-line px-5"
        skeleton={<SkeletonList label="Memuat donatur…" item="h-20 !rounded-[14px]" className="mt-5 space-y-3" />}
        empty={
          <EmptyState
            title="Belum ada donatur"
            action={<LinkButton to={donationPath(type)}>Donasi sekarang</LinkButton>}
          >
            Jadilah yang pertama.
          </EmptyState>
        }
      >
        {(donation) => <DonationRow key={donation.donationUid} donation={donation} />}
      </PagedList>
    </div>
  );
}
