import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Membership } from '#contracts/http/memberships.http';
import { messageOf } from '../../shared/api/api-error';
import { formatDate } from '../../shared/format/wib';
import { LinkButton } from '../../shared/ui/button';
import { Mark } from '../../shared/ui/mark';
import { Pagination } from '../../shared/ui/pagination';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../shared/ui/states';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { MembershipStatusBadge } from './membership-status-badge';
import { membershipPath, membershipsQuery } from './memberships.queries';

/** /user/membership?page= */
export function MembershipListPage() {
  usePageTitle('Langganan');
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { data, error, refetch } = useQuery(membershipsQuery(page));
  return (
    <section aria-labelledby="langganan">
      <h1 id="langganan" className="mb-4 text-2xl font-bold">
        Langganan
      </h1>
      {error && !data ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label="Memuat langganan…">
          <div className="space-y-3">
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} className="h-28 !rounded-[14px]" />
            ))}
          </div>
        </Loading>
      ) : data.items.length === 0 ? (
        <EmptyState title="Belum ada langganan" action={<LinkButton to="/#provider">Lihat paket</LinkButton>}>
          Kursimu di grup mana pun akan muncul di sini.
        </EmptyState>
      ) : (
        <>
          <ul className="space-y-3">
            {data.items.map((seat) => (
              <MembershipCard key={seat.accountUid} seat={seat} />
            ))}
          </ul>
          <Pagination {...data} label="Halaman langganan" onPage={(next) => setSearch({ page: String(next) })} />
        </>
      )}
    </section>
  );
}

function MembershipCard({ seat }: { seat: Membership }) {
  return (
    <li className="card relative flex items-start gap-3 p-4 hover:border-brand">
      <Mark name={seat.providerName} color={seat.providerColor} size="sm" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          {/* The link covers the card. */}
          <Link
            to={membershipPath(seat.accountUid)}
            className="font-bold after:absolute after:inset-0 after:rounded-[14px]"
          >
            {seat.providerName} {seat.packageName}
          </Link>
          <MembershipStatusBadge status={seat.status} label={seat.statusLabel} />
        </div>
        <p className="text-sm text-muted">
          {seat.groupName} · kursi {seat.seatNumber}
          {seat.role === 'host' && ' (host)'}
        </p>
        <p className="text-sm text-muted">
          {seat.taken} dari {seat.size} anggota
          {seat.renewsAt && ` · perpanjangan ${formatDate(seat.renewsAt)}`}
        </p>
      </div>
    </li>
  );
}
