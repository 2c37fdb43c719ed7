import { accountStatusOf, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import type { ChangingSeat, PaidInvoice, Treatments } from '#domain/products/subscriptions/groups/changing-seat';
import type { ChangingGroup } from '#domain/products/subscriptions/groups/group-change';
import { seatRoleOf } from '#domain/catalogue/plan-family';
import { orderStatusOf } from '#domain/sales/orders/order-status';
import type { InvoiceStatus } from '#domain/sales/invoices/invoice';
import { type PayoutState, mayBeAtBank } from '#domain/sales/payouts/payout';
import { addSen, sen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';
import { runningPurchase } from '#runtime/products/subscriptions/shop-purchases.store';
import { GIVEN_BACK, leftOfPayment } from '#runtime/sales/refunds.store';
import type { Prisma } from '#runtime/generated/prisma/client';

const invoiceColumns = {
  uid: true,
  status: true,
  period: { select: { startsAt: true, endsAt: true } },
  payments: {
    where: { state: 'confirmed' },
    select: { receivedSen: true, codeSen: true, refundParts: GIVEN_BACK },
  },
} satisfies Prisma.InvoiceSelect;
const seatColumns = {
  uid: true,
  orderUid: true,
  customerUid: true,
  role: true,
  status: true,
  needsTv: true,
  seatNumber: true,
  access: { select: { grantedAt: true, firstGrantedAt: true } },
  renewal: { select: { paidUntil: true, endedAt: true, invoiceUid: true } },
  order: {
    select: {
      number: true,
      name: true,
      status: true,
      invoices: {
        where: { status: { in: ['paid', 'open'] satisfies InvoiceStatus[] } },
        orderBy: { createdAt: 'asc' },
        select: invoiceColumns,
      },
      payments: { where: { state: 'submitted' }, select: { invoiceUid: true } },
      purchases: { where: { state: 'submitted' }, select: { uid: true } },
      voucher: { select: { state: true, treatments: true, used: true } },
      reimbursements: {
        select: {
          amountSen: true,
          payout: { select: { state: true, batch: { select: { fileAt: true } } } },
          cycle: true,
        },
      },
    },
  },
} satisfies Prisma.AccountSelect;
type SeatRow = Prisma.AccountGetPayload<{ select: typeof seatColumns }>;

/** Groups with their live seats, as the rules of a change need them and as a person reads them; in the given sequence. */
export async function readChangingGroups(tx: Tx, uids: string[], at: Date) {
  const groups = await tx.accountGroup.findMany({
    where: { uid: { in: uids } },
    include: {
      family: { select: { name: true, hostSeats: true } },
      shopPurchases: { where: runningPurchase(at), select: { uid: true } },
      accounts: {
        where: { status: { in: LIVE_ACCOUNT_CODES } },
        orderBy: { seatNumber: 'asc' },
        select: seatColumns,
      },
      _count: { select: { changes: true } },
    },
  });
  return uids.flatMap((uid) => {
    const row = groups.find((group) => group.uid === uid);
    return row ? [{ row, group: changingGroup(row) }] : [];
  });
}
export type ReadGroup = Awaited<ReturnType<typeof readChangingGroups>>[number];

function changingGroup(row: {
  uid: string;
  familyUid: string;
  closedAt: Date | null;
  freeHostSeats: number[];
  freeRegularSeats: number[];
  tvSlots: number | null;
  tvTaken: number;
  accounts: SeatRow[];
  family: { hostSeats: number };
  shopPurchases: unknown[];
}): ChangingGroup {
  const { uid, familyUid, closedAt, freeHostSeats, freeRegularSeats, tvSlots, tvTaken, accounts } = row;
  const seats = accounts.map(changingSeat);
  return {
    uid,
    familyUid,
    isClosed: closedAt !== null,
    freeHostSeats,
    freeRegularSeats,
    freeTvSlots: tvSlots === null ? null : tvSlots - tvTaken,
    isRunning:
      row.family.hostSeats > 0
        ? seats.some(({ role, status }) => role === 'host' && status === 'active')
        : row.shopPurchases.length > 0,
    seats,
  };
}

function changingSeat({ uid, order, renewal, status, ...account }: SeatRow): ChangingSeat {
  return {
    accountUid: uid,
    customerUid: account.customerUid,
    name: order.name,
    role: seatRoleOf(account),
    status: accountStatusOf(status),
    orderStatus: orderStatusOf(order.status),
    needsTv: account.needsTv,
    hasProof: order.purchases.length > 0 || order.payments.some(({ invoiceUid }) => invoiceUid === renewal?.invoiceUid),
    paid: order.invoices.filter(isPaid).map(paidInvoice),
    parts: addSen(...order.invoices.filter((invoice) => !isPaid(invoice)).map((open) => paidInvoice(open).amount)),
    accessFrom: account.access?.firstGrantedAt ?? account.access?.grantedAt ?? null,
    treatments: treatmentsOf(order),
    cycles: order.reimbursements.map(({ amountSen, payout, cycle: { uid: cycleUid, startsAt, endsAt, cutAt } }) => ({
      cycleUid,
      startsAt,
      endsAt: cutAt ?? endsAt,
      amount: sen(amountSen),
      // The bank may have it: as `giveBackUnused`.
      payout: payout.batch && mayBeAtBank(payout.state, payout.batch) ? 'paid' : (payout.state as PayoutState),
    })),
  };
}

const treatmentsOf = ({ voucher }: SeatRow['order']): Treatments | null =>
  voucher && { all: voucher.treatments, used: voucher.used, isExpired: voucher.state === 'expired' };

const isPaid = ({ status }: { status: string }) => status === ('paid' satisfies InvoiceStatus);
const paidInvoice = ({ uid, payments, period }: SeatRow['order']['invoices'][number]): PaidInvoice => ({
  invoiceUid: uid,
  amount: addSen(...payments.map(leftOfPayment)),
  code: addSen(...payments.map(({ codeSen }) => sen(codeSen))),
  period,
});
