import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { orderPath, PAGE } from '#contracts/shop-paths';
import { CONFIRMED_STATUSES, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { isPrepared } from '#domain/products/subscriptions/accounts/seat-state';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { endText } from '#domain/sales/orders/ended-early';
import { isNotFound } from '../../../platform/api/api-error';
import { part } from '../../../platform/router/lazy-part';
import { namedIn } from '../../../platform/router/named-in';
import { AsyncBoundary } from '../../../platform/ui/async-boundary';
import { LinkButton } from '../../../platform/ui/button';
import { FactList } from '../../../platform/ui/fact-list';
import { Notice } from '../../../platform/ui/notice';
import { PageTitle, usePageTitle } from '../../../platform/ui/page-head';
import { Loading, MissingRecord, Skeleton } from '../../../platform/ui/states';
import { StepLine } from '../../../platform/ui/step-line';
import { BackLink } from '../../../platform/ui/titled';
import { formatDate } from '../../../platform/wib';
import { PlanHeader } from '../../../sales/orders/plan-header';
import type { OrderSteps } from '../../../sales/product-line';
import { AccessCard } from '../access/access-card';
import { ThreadCard } from '../access/thread-card';
import { GroupSection } from '../group-seats';
import { isSentBack } from '../purchase-due';
import { seatBadge } from '../seat-badge';
import { seatSteps } from '../seat-steps';
import { HelpCard } from './help-card';
import { HostDuties, THREADS_ID } from './host-duties';
import { HostPayments } from './host-payments';
import { InviteFriend } from './invite-friend';
import { LeaveGroup } from './leave-group';
import { MembershipStatusBadge } from './membership-status-badge';
import { membershipQuery } from './memberships.queries';
import { RenewalCard } from './renewal-card';
import { isRenewalNear } from './renewal-near';
import { SeatNextStep } from './seat-next-step';
import { SeriesCard } from './series-card';
import { ToReceive } from './to-receive';
import { VaultCard } from './vault-card';
import { WaitingCard } from './waiting-card';

const ReviewCard = part(async () => (await import('../reviews/review-card')).ReviewCard);

/** /user/membership/details?accountUid= */
export function MembershipPage() {
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle title="Langganan" />
      <BackLink to={PAGE.memberships}>Semua langganan</BackLink>
      <AsyncBoundary skeleton={<MembershipSkeleton />} onError={(error) => isNotFound(error) && <NotFound />}>
        <MembershipView accountUid={namedIn(search, 'accountUid', 'account_uid')} />
      </AsyncBoundary>
    </>
  );
}

const NotFound = () => (
  <MissingRecord
    title="Langganan tidak ditemukan"
    action={<LinkButton to={PAGE.memberships}>Semua langganan</LinkButton>}
  >
    Mungkin tautannya salah, atau langganan ini bukan milikmu.
  </MissingRecord>
);

function MembershipView({ accountUid }: { accountUid: string }) {
  const { data: seat } = useSuspenseQuery({ ...membershipQuery(accountUid), refetchInterval: 30_000 });
  usePageTitle(`Langganan ${seat.providerName}`);
  const live = LIVE_ACCOUNT_CODES.includes(seat.status);
  // What is waited for, and what can be used, comes before what is paid next, until that is near.
  const renewsFirst = isRenewalNear(seat) && !isPrepared(seat);
  const line = waitingSteps(seat);
  // A member who cannot get in waits for the host's answer.
  const isClaimed = seat.hostDuties.some(({ kind }) => kind === 'claim');
  const lacksLogin = seat.hostDuties.some(({ kind }) => kind === 'login');
  const thread = (
    <div id={THREADS_ID} className="scroll-mt-20">
      <ThreadCard accountUid={accountUid} isLive={live} hasHost={seat.hostReads} />
    </div>
  );
  return (
    <article className="in-order mt-2 space-y-5">
      <PlanHeader plan={seat} badge={<MembershipStatusBadge of={seat} />} />
      {line && <StepLine {...line} />}
      <HostDuties seat={seat} />
      {/* A paid seat that waits for its group has a card of its own, and so has a host who is asked to buy; a rejection has its reason here. */}
      {line && !seat.waiting && !isAskedToBuy(seat) && <SeatNextStep seat={seat} />}
      {seat.ended && (
        <Notice title={`Berakhir ${formatDate(seat.ended.at)}`} className="sm:p-5">
          {endText(seat.ended)}
        </Notice>
      )}
      <div className="in-order grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <div className="in-order space-y-5">
          {isClaimed && thread}
          <WaitingCard accountUid={accountUid} seat={seat} />
          {live && renewsFirst && <RenewalCard seat={seat} />}
          {!lacksLogin && <ToReceive seat={seat} />}
          {hasLoginCard(seat) && seat.withVoucher && <SeriesCard seat={seat} />}
          {hasLoginCard(seat) && !seat.withVoucher && (
            <VaultCard accountUid={accountUid} hasHost={seat.hasHost} isHost={seat.role === 'host'} />
          )}
          {lacksLogin && <ToReceive seat={seat} />}
          {seat.role === 'regular' && (
            <AccessCard
              accountUid={accountUid}
              paidUntil={seat.renewsAt}
              hasHost={seat.hostReads}
              withVoucher={seat.withVoucher}
            />
          )}
          {live && !renewsFirst && <RenewalCard seat={seat} />}
          <Facts seat={seat} />
          {live && (
            <GroupSection
              name={seat.groupName}
              own={seatBadge(seat)?.word}
              isToPay={seat.orderStatus === ORDER_STATUS.awaitingPayment}
              group={seat}
            >
              {/* While the group fills, what happens now asks for a friend. */}
              {seat.orderStatus !== ORDER_STATUS.waitingForGroup && <InviteFriend seat={seat} />}
            </GroupSection>
          )}
        </div>
        <div className="in-order space-y-5">
          {(seat.review.mayWrite || seat.review.own) && <ReviewCard seat={seat} />}
          {!isClaimed && thread}
          <HostPayments seat={seat} />
          <HelpCard accountUid={accountUid} />
        </div>
      </div>
      {live && <LeaveGroup accountUid={accountUid} seat={seat} />}
    </article>
  );
}

/** How far a seat is that cannot be used yet, and what comes next; null: it can, waits for a renewal, or has ended. */
function waitingSteps(seat: MembershipDetail): OrderSteps | null {
  const line = seatSteps({
    ...seat,
    isAsked: seat.isUnpaid,
    isFull: seat.taken >= seat.size,
    wasActive: seat.activatedAt !== null,
  });
  return line && line.done < line.steps.length ? line : null;
}

const isAskedToBuy = (seat: MembershipDetail): boolean =>
  seat.role === 'host' && seat.purchaseDue !== null && !isSentBack(seat);

/** The login is for who has paid; a host may need it to buy. */
const hasLoginCard = ({ role, status, activatedAt }: MembershipDetail): boolean =>
  LIVE_ACCOUNT_CODES.includes(status) &&
  (role === 'host' || activatedAt !== null || CONFIRMED_STATUSES.some((code) => code === status));

/** Paid time runs from the first access on, but active is only what can be used; that it is prepared stands on top. */
function activeFacts(seat: MembershipDetail): readonly (readonly [string, string])[] {
  const from = seat.renewal?.periods[0]?.startsAt ?? seat.activatedAt;
  const since = from && formatDate(from);
  if (!since || !isPrepared(seat)) return [['Aktif sejak', since ?? 'Belum aktif']];
  return seat.renewsAt ? [['Masa berjalan sejak', since]] : [];
}

function Facts({ seat }: { seat: MembershipDetail }) {
  const facts = [
    ['Kursi', `Nomor ${seat.seatNumber}${seat.role === 'host' ? ' (host)' : ''}`],
    ['Durasi', seat.durationLabel],
    ...activeFacts(seat),
    // Of a regular member it stands on the card above.
    ...(seat.role === 'host' && seat.renewsAt ? [['Perpanjangan', formatDate(seat.renewsAt)] as const] : []),
  ] as const;
  return (
    <section aria-label="Rincian langganan" className="card p-5 text-sm">
      <FactList facts={facts} />
      <p className="mt-3 border-t border-line pt-3">
        <Link
          to={orderPath(seat.orderUid)}
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
