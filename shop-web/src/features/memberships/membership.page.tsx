import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { MembershipDetail } from '#contracts/http/memberships.http';
import { LIVE_ACCOUNT_CODES } from '#domain/accounts/account-status';
import { ApiError } from '../../shared/api/api-error';
import { formatDate } from '../../shared/format/wib';
import { AsyncBoundary } from '../../shared/ui/async-boundary';
import { LinkButton } from '../../shared/ui/button';
import { FillMeter } from '../../shared/ui/fill-meter';
import { Mark } from '../../shared/ui/mark';
import { SeatDots } from '../../shared/ui/seat-dots';
import { EmptyState, Loading, Skeleton } from '../../shared/ui/states';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { HelpCard } from './help-card';
import { HostPayments } from './host-payments';
import { LeaveGroup } from './leave-group';
import { MembershipStatusBadge } from './membership-status-badge';
import { membershipQuery } from './memberships.queries';
import { VaultCard } from './vault-card';

/** /user/membership/details?accountUid= */
export function MembershipPage() {
  const [search] = useSearchParams();
  return (
    <>
      <Link
        to="/user/membership"
        className="-ml-1 inline-flex min-h-9 items-center gap-0.5 text-sm text-muted hover:text-ink"
      >
        <ChevronLeft aria-hidden="true" className="size-4" /> Semua langganan
      </Link>
      <AsyncBoundary skeleton={<MembershipSkeleton />} onError={(error) => (isUnknown(error) ? <NotFound /> : null)}>
        <MembershipView accountUid={search.get('accountUid') ?? ''} />
      </AsyncBoundary>
    </>
  );
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

const NotFound = () => (
  <EmptyState
    isPage
    title="Langganan tidak ditemukan"
    action={<LinkButton to="/user/membership">Semua langganan</LinkButton>}
  >
    Mungkin tautannya salah, atau langganan ini bukan milikmu.
  </EmptyState>
);

function MembershipView({ accountUid }: { accountUid: string }) {
  const { data: seat } = useSuspenseQuery({ ...membershipQuery(accountUid), refetchInterval: 30_000 });
  usePageTitle(`Langganan ${seat.providerName}`);
  const live = LIVE_ACCOUNT_CODES.includes(seat.status);
  return (
    <article className="mt-2 space-y-5">
      <header className="flex items-center gap-4">
        <Mark name={seat.providerName} color={seat.providerColor} />
        <div className="min-w-0">
          <h1 className="text-xl font-bold sm:text-2xl">
            {seat.providerName} {seat.packageName}
          </h1>
          <p className="mt-1">
            <MembershipStatusBadge status={seat.status} label={seat.statusLabel} />
          </p>
        </div>
      </header>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="space-y-5">
          {live && <VaultCard accountUid={accountUid} />}
          <Facts seat={seat} />
          <section aria-labelledby="grup" className="card p-5">
            <h2 id="grup" className="font-bold">
              {seat.groupName}
            </h2>
            <FillMeter taken={seat.taken} size={seat.size} className="mt-3 mb-4" />
            <SeatDots size={seat.size} members={seat.members} />
          </section>
        </div>
        <div className="space-y-5">
          <HostPayments seat={seat} />
          <HelpCard accountUid={accountUid} />
        </div>
      </div>
      {live && <LeaveGroup accountUid={accountUid} seat={seat} />}
    </article>
  );
}

function Facts({ seat }: { seat: MembershipDetail }) {
  const facts = [
    ['Kursi', `Nomor ${seat.seatNumber}${seat.role === 'host' ? ' (host)' : ''}`],
    ['Durasi', seat.durationLabel],
    ['Aktif sejak', seat.activatedAt ? formatDate(seat.activatedAt) : 'Belum aktif'],
    ['Perpanjangan', seat.renewsAt ? formatDate(seat.renewsAt) : 'Setelah kursimu aktif'],
  ] as const;
  return (
    <section aria-label="Rincian langganan" className="card p-5 text-sm">
      <dl className="space-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 border-t border-line pt-3">
        <Link
          to={`/user/order/details?${new URLSearchParams({ orderUid: seat.orderUid })}`}
          className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-2"
        >
          Pesanan {seat.orderNumber}
        </Link>
      </p>
    </section>
  );
}

function MembershipSkeleton() {
  return (
    <Loading label="Memuat langganan…">
      <div className="mt-2 space-y-5">
        <div className="flex items-center gap-4">
          <Skeleton className="size-12 !rounded-xl" />
          <Skeleton className="h-7 w-52" />
        </div>
        <Skeleton className="h-40 !rounded-[14px]" />
        <Skeleton className="h-64 !rounded-[14px]" />
      </div>
    </Loading>
  );
}
