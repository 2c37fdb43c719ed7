import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { OrderDetail } from '#contracts/sales/orders.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { PAGE, hostPath, membershipPath, paymentPath, providerQueryPath } from '#contracts/shop-paths';
import { isSeries } from '#domain/catalogue/duration-label';
import { READY_PROMISE, STARTS_WITH_ACCESS } from '#domain/products/subscriptions/access/claim-words';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { hostWaitOf } from '#domain/products/subscriptions/accounts/host-wait';
import { SEAT_STATE_WORD } from '#domain/products/subscriptions/accounts/seat-state';
import { endText } from '#domain/sales/orders/ended-early';
import { ORDER_STATUS, isClosedOrder } from '#domain/sales/orders/order-status';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { formatDate } from '../../platform/wib';
import { lineSteps } from '../../sales/orders/line-parts';
import type { NextStep } from '../../sales/orders/next-step';
import type { OrderParts, StepOrder } from '../../sales/product-line';
import { ChangePlan, changeableSeat } from './change-plan/change-plan';
import { fillingGroup } from './filling-group';
import { GroupSection } from './group-seats';
import { GuaranteeLine } from './guarantee/guarantee-line';
import { InviteFriend } from './memberships/invite-friend';
import { hostStep, purchaseTask } from './host-step';
import { seatBadge } from './seat-badge';
import { renewalLine, seatLine } from './seat-line';
import { seatSteps } from './seat-steps';

type SeatOrder = OrderDetail & Required<Pick<OrderDetail, 'account' | 'group'>>;

/** Whether the order is for a seat in a group. */
const hasSeat = <T extends Partial<Pick<OrderDetail, 'account' | 'group'>>>(order: T): order is T & SeatOrder =>
  order.account !== undefined && order.group !== undefined;

export const subscriptionParts: OrderParts = {
  releases: (order) => (order.account ? 'kursimu bisa diambil orang lain' : null),
  facts: ({ durationLabel, account }) =>
    account
      ? [
          ['Durasi', durationLabel],
          ['Kursi', `Nomor ${account.seatNumber}${account.role === 'host' ? ' (host)' : ''}`],
        ]
      : [],
  Cards: ({ order, isOver }) => {
    if (isOver || order.ended || !hasSeat(order)) return null;
    const changeable = changeableSeat(order);
    return (
      <>
        <Group order={order} />
        {changeable && <ChangePlan seat={changeable} />}
      </>
    );
  },
  steps: (order) =>
    hasSeat(order)
      ? seatSteps({
          kind: order.kind,
          status: order.account.status,
          hasAccess: order.isReady,
          isAsked: order.status !== ORDER_STATUS.waitingForGroup,
          // With a deadline it runs, or was bought already.
          isFull: order.dueAt !== null || order.group.taken >= order.group.size,
          // A renewal leaves the order completed.
          wasActive: order.status === ORDER_STATUS.completed,
          why: order.account.why,
        })
      : null,
  paymentSteps: ({ productLine, waitedForGroup, dueAt }) =>
    productLine === 'subscriptions'
      ? seatSteps({
          kind: waitedForGroup ? 'pre-order' : 'ready',
          status: ACCOUNT_STATUS.registered,
          hasAccess: false,
          isAsked: true,
          // Without a deadline a member of a pre-order has left.
          isFull: dueAt !== null,
          wasActive: false,
        })
      : null,
  afterCheck: ({ productLine, treatments }) =>
    productLine === 'subscriptions' && treatments === null ? `kursimu kami siapkan. ${READY_PROMISE}` : null,
  PaymentPromise: ({ order }) =>
    order.productLine !== 'subscriptions' ? null : order.isRenewal ? (
      <GuaranteeLine />
    ) : (
      <GuaranteeLine says={<Ready {...order} />} />
    ),
  // An order on its own page that has no seat has the general words.
  nextStep: (order) => (hasSeat(order) ? nextStep(order) : order.page === 'order' ? null : paymentStep(order)),
  state: (order) => {
    const { status, why } =
      'accountStatus' in order ? { status: order.accountStatus, why: order.seat?.why } : { ...order.account };
    // A closed order says how it was closed.
    if (status === null || status === undefined || isClosedOrder(order.status)) return null;
    return seatBadge({ status, hasAccess: order.isReady, orderStatus: order.status, why });
  },
  line: ({ seat, accountStatus, status, isReady }) =>
    seat && accountStatus !== null && !isClosedOrder(status)
      ? seatLine({ ...seat, status: accountStatus, orderStatus: status, hasAccess: isReady })
      : null,
  bears: (order) => ('accountStatus' in order ? order.seat : order.account)?.hostBears ?? null,
  task: (order) => {
    const label = purchaseTask(order, order.accountStatus);
    if (label !== null) return { to: hostPath(order), label };
    const bill = order.seat?.renewalDue;
    return bill ? { to: paymentPath(order), label: 'Bayar', due: renewalLine(bill), bill } : null;
  },
};

/** Of a pre-order whose group fills: nothing is paid, nothing runs out, and who fills it is a friend. */
const WhileFilling = ({ order }: { order: SeatOrder }) => (
  <>
    <p>
      {order.group.taken < order.group.size && !order.verifyBy
        ? 'Belum perlu bayar. Kursimu menunggu tanpa batas waktu, dan kamu boleh batal kapan saja.'
        : fillingGroup(order.group).text}
    </p>
    <InviteFriend seat={invitesTo(order)} className="mt-3" />
  </>
);

/** What a friend is asked to take: a seat of the same plan in this group. */
const invitesTo = ({
  group,
  account,
  providerSlug,
  providerName,
}: SeatOrder): ComponentProps<typeof InviteFriend>['seat'] => ({
  ...group,
  groupUid: group.uid,
  providerName,
  invite: account.role === 'regular' ? { providerSlug, variantUid: account.variantUid } : null,
});

/** By when a seat that is paid now can be used, what comes if not, and what it waits for until then. */
const Ready = ({ waits, durationLabel }: Pick<CheckoutView, 'waits' | 'durationLabel'>) => (
  <>
    {waits && <b className="block font-semibold">{waits.title}</b>}
    {READY_PROMISE} {!isSeries(durationLabel) && <span>{STARTS_WITH_ACCESS}</span>}
  </>
);

/** Under a payment, where the seat is not known but for its word, and until when it is paid. */
function paymentStep(order: StepOrder): NextStep | null {
  const step = usualSteps(order);
  if (!step || order.status !== ORDER_STATUS.completed || order.statusLabel !== SEAT_STATE_WORD.active) return step;
  return {
    tone: 'good',
    title: 'Langgananmu aktif',
    text: (
      <>
        Undangan atau data loginnya ada di{' '}
        <Link to={PAGE.memberships} className={TEXT_LINK}>
          halaman langganan
        </Link>
        .{order.paidUntil && ` Sudah dibayar sampai ${formatDate(order.paidUntil)}.`}
      </>
    ),
  };
}

const usualSteps = lineSteps(
  'subscriptions',
  { to: PAGE.memberships, label: 'Langganan kamu' },
  {
    [ORDER_STATUS.processing]: {
      tone: 'info',
      title: 'Pembayaran diterima',
      text: 'Kami siapkan langgananmu dan kabari begitu aktif.',
    },
    [ORDER_STATUS.completed]: {
      tone: 'good',
      title: 'Pembayaranmu beres',
      text: 'Undangan atau data loginnya ada di halaman langganan begitu siap, dan kamu kami kabari.',
    },
  },
);

/** Not for a closed order, nor a seat that has ended: its place may belong to another member. */
function Group({ order }: { order: SeatOrder }) {
  const path = membershipPath(order.account.uid);
  // What comes next may lead there already; what comes before everything leads elsewhere.
  const isLinked = !order.first && nextStep(order)?.action?.to === path;
  return (
    <GroupSection
      name={order.group.name}
      own={subscriptionParts.state?.(order)?.word}
      isToPay={order.status === ORDER_STATUS.awaitingPayment}
      group={order.group}
    >
      {!isLinked && (
        <Link
          to={path}
          className="mt-3 inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-2"
        >
          {isSeries(order.durationLabel) ? 'Lihat voucher ini' : 'Lihat langganan ini'}
        </Link>
      )}
      {order.status !== ORDER_STATUS.waitingForGroup && <InviteFriend seat={invitesTo(order)} />}
    </GroupSection>
  );
}

function nextStep(order: SeatOrder): NextStep | null {
  const { account, group, kind, status, ended } = order;
  const ofSeries = isSeries(order.durationLabel);
  if (ended && (status === ORDER_STATUS.completed || status === ORDER_STATUS.refunded))
    return {
      tone: 'info',
      title: `${ofSeries ? 'Serimu' : 'Langgananmu'} berakhir ${formatDate(ended.at)}`,
      text: endText(ended),
      action: { to: providerQueryPath(order.providerSlug), label: 'Pesan lagi' },
    };
  if (kind === 'host' && status === ORDER_STATUS.processing) return hostStep(order);
  if (status === ORDER_STATUS.waitingForGroup)
    return {
      tone: 'info',
      ...fillingGroup(group),
      part: <WhileFilling order={order} />,
      next: `kamu bayar begitu grupnya penuh. ${READY_PROMISE}`,
    };
  const forHost = hostWaitOf(account.why);
  if (status === ORDER_STATUS.processing)
    return {
      tone: 'info',
      title: forHost ? SEAT_STATE_WORD.forHost : 'Pembayaran diterima',
      text:
        account.status === ACCOUNT_STATUS.pending
          ? `${forHost ? 'Pembayaranmu beres' : (account.why ?? 'Tinggal menunggu grupmu siap')}. Kursimu aman. ${READY_PROMISE}`
          : `Kami sedang menyiapkan ${ofSeries ? 'serimu' : 'langgananmu'}.`,
      next:
        forHost?.next ??
        (ofSeries
          ? 'serinya kami beli di klinik, lalu vouchermu terbit.'
          : 'login atau undanganmu siap, dan sejak hari itu masa langgananmu dihitung.'),
      ...(account.status === ACCOUNT_STATUS.pending && {
        action: { to: membershipPath(account.uid), label: 'Buka langganan' },
      }),
    };
  if (status !== ORDER_STATUS.completed) return null;
  const action = { to: membershipPath(account.uid), label: 'Buka langganan' };
  return kind === 'host'
    ? {
        tone: 'good',
        title: 'Kamu host grup ini',
        text: 'Atur data login grup dan pantau penggantian uangmu di halaman langganan.',
        action,
      }
    : order.isReady
      ? {
          tone: 'good',
          title: 'Langgananmu aktif',
          text: 'Undangan atau data loginnya ada di halaman langganan.',
          action,
        }
      : {
          tone: 'info',
          title: forHost ? SEAT_STATE_WORD.forHost : 'Langgananmu sedang disiapkan',
          text: 'Pembayaranmu beres. Masa langgananmu dihitung sejak login atau undangan pertamamu siap, dan kamu kami kabari.',
          next: `${forHost?.next ?? 'kamu coba masuk.'} ${READY_PROMISE}`,
          action,
        };
}
