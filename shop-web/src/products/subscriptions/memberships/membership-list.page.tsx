import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import { HOME_SECTION, PAGE, membershipPath } from '#contracts/shop-paths';
import { voucherLine } from '#domain/products/subscriptions/accounts/seat-voucher';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { endText } from '#domain/sales/orders/ended-early';
import { planNameOf } from '#domain/catalogue/plan-name';
import { useSession } from '../../../platform/session/session';
import { LinkButton } from '../../../platform/ui/button';
import { Mark } from '../../../platform/ui/mark';
import { PagedList, pageIn } from '../../../platform/ui/paged-list';
import { EmptyState, SkeletonList } from '../../../platform/ui/states';
import { TitledPage } from '../../../platform/ui/titled';
import { formatDate } from '../../../platform/wib';
import { purchaseLine } from '../purchase-due';
import { seatLine } from '../seat-line';
import { MembershipStatusBadge } from './membership-status-badge';
import { membershipsQuery } from './memberships.queries';
import { seatAction } from './seat-action';
import { Dots } from '../../../platform/ui/dots';

/** /user/membership?page= */
export function MembershipListPage() {
  const [search, setSearch] = useSearchParams();
  const query = useQuery(membershipsQuery(pageIn(search)));
  return (
    <TitledPage title="Langganan">
      <PagedList
        query={query}
        label="Halaman langganan"
        onPage={(page) => setSearch({ page: String(page) })}
        className="mt-4 space-y-3"
        skeleton={<SkeletonList label="Memuat langganan…" className="mt-4 space-y-3" item="h-28 !rounded-[14px]" />}
        empty={
          <EmptyState
            drawing="empty-memberships"
            title="Belum ada langganan"
            action={<LinkButton to={HOME_SECTION.providers}>Lihat paket</LinkButton>}
          >
            Kursimu di grup mana pun akan muncul di sini.
          </EmptyState>
        }
      >
        {(seat) => <MembershipCard key={seat.accountUid} seat={seat} />}
      </PagedList>
      {query.data?.items.some(({ role }) => role === 'host') && (
        <LinkButton variant="secondary" className="mt-4" to={PAGE.hostStatement}>
          Rekap host
        </LinkButton>
      )}
    </TitledPage>
  );
}

function MembershipCard({ seat }: { seat: Membership }) {
  const session = useSession();
  const isUnpaid = seat.orderStatus === ORDER_STATUS.awaitingPayment;
  const action = session && seatAction(seat, session.customerUid);
  const line = purchaseLine(seat) ?? seatLine(seat) ?? (isUnpaid ? 'Tinggal kamu bayar, lalu kami cek' : null);
  return (
    <li className="card relative flex items-start gap-3 p-4 hover:border-brand">
      <Mark name={seat.providerName} color={seat.providerColor} logo={seat.providerLogo} size="sm" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          {/* The link covers the card; the button is above it. */}
          <Link
            to={membershipPath(seat.accountUid)}
            className="font-bold after:absolute after:inset-0 after:rounded-[14px]"
          >
            {planNameOf(seat.providerName, seat.packageName)}
          </Link>
          <MembershipStatusBadge of={seat} inList />
        </div>
        <Dots
          className="text-sm text-muted"
          facts={[seat.groupName, `kursi ${seat.seatNumber}${seat.role === 'host' ? ' (host)' : ''}`]}
        />
        <Dots
          className="text-sm text-muted"
          facts={[
            `${seat.taken} dari ${seat.size} anggota`,
            seat.ended && `berakhir ${formatDate(seat.ended.at)}`,
            !seat.ended && seat.voucher && voucherLine(seat.voucher),
            seat.renewsAt && `${seat.role === 'host' ? 'perpanjangan' : 'sampai'} ${formatDate(seat.renewsAt)}`,
          ]}
        />
        {line && <p className="mt-1 text-sm">{line}</p>}
        {seat.ended && <p className="text-sm text-muted">{endText(seat.ended)}</p>}
        {action && (
          <LinkButton to={action.to} variant={action.isAsked ? 'primary' : 'secondary'} className="relative mt-3">
            {action.label}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
