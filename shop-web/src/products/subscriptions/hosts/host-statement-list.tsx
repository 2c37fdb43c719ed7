import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PAGE, withQuery } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { AsyncBoundary } from '../../../platform/ui/async-boundary';
import { LinkButton } from '../../../platform/ui/button';
import { EmptyState, SkeletonList } from '../../../platform/ui/states';
import { TitledPage } from '../../../platform/ui/titled';
import { Dots } from '../../../platform/ui/dots';
import { statementsQuery } from './hosts.queries';

/** The months and years in which a host got money. */
export const HostStatementList = () => (
  <TitledPage title="Rekap host">
    <p className="mt-1 text-muted">
      Penggantian yang kamu terima sebagai host, per tahun dan per bulan. Buka salah satunya untuk rincian dan PDF.
    </p>
    <AsyncBoundary skeleton={<SkeletonList label="Memuat rekap…" item="mt-4 h-16 !rounded-[14px]" />}>
      <Periods />
    </AsyncBoundary>
  </TitledPage>
);

function Periods() {
  const { data: periods } = useSuspenseQuery(statementsQuery());
  if (periods.length === 0)
    return (
      <EmptyState
        drawing="guarantee-paid"
        title="Belum ada rekap"
        action={<LinkButton to={PAGE.memberships}>Lihat langganan</LinkButton>}
      >
        Rekap muncul setelah penggantian pertamamu sebagai host ditransfer.
      </EmptyState>
    );
  return (
    <ul className="mt-4 space-y-3">
      {periods.map(({ period, label, received, transfers }) => (
        <li key={period} className="card relative flex flex-wrap justify-between gap-x-4 p-4 hover:border-brand">
          {/* The link covers the card. */}
          <Link
            to={withQuery(PAGE.hostStatement, { period })}
            className="font-bold after:absolute after:inset-0 after:rounded-[14px]"
          >
            {period === label ? `Tahun ${label}` : label}
          </Link>
          <Dots className="text-sm text-muted" facts={[formatRupiah(received), `${transfers} transfer`]} />
        </li>
      ))}
    </ul>
  );
}
