import { Injectable } from '@nestjs/common';
import { type AdminRenewal, adminRenewal } from '#contracts/products/subscriptions/periods.admin.http';
import { groupNameOf } from '#domain/catalogue/plan-family';
import { formatSen, sen, toRupiah } from '#domain/platform/sen';
import { daysAfter } from '#domain/platform/durations';
import { startOfDayInWib } from '#domain/platform/wib';
import { lastMomentOf } from '#domain/products/subscriptions/periods/period';
import { RENEWAL_STAGES, type RenewalStage, renewalStage } from '#domain/products/subscriptions/periods/renewal-stage';
import { waitsForAccess } from '#domain/products/subscriptions/periods/start-at-access';
import { orderPlanName } from '#domain/sales/orders/order-item';
import { transferOf } from '#domain/sales/invoices/unique-code';
import type { Prisma } from '#runtime/generated/prisma/client';
import { hasNotBegun } from '#runtime/products/subscriptions/periods/renewals.store';
import { takingNoProof } from '#runtime/sales/rejected-proofs';
import { whatsAppTextLink } from '#runtime/messages/whatsapp-link';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byDay, byText, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { OF_SEAT, foundByOrder } from '../../../sales/orders/found-by-order.js';
import { orderRef, orderRefColumns } from '../../../sales/orders/order-ref.js';

const codedInvoice = { amountSen: true, receivedSen: true, askedSen: true, uniqueCode: true } as const;
const columns = {
  accountUid: true,
  paidUntil: true,
  stoppedAt: true,
  graceEndsAt: true,
  endedAt: true,
  quoteSen: true,
  invoice: {
    select: {
      ...codedInvoice,
      uid: true,
      number: true,
      payments: { where: { state: 'submitted' }, select: { uid: true } },
    },
  },
  account: {
    select: {
      status: true,
      access: { select: { accountUid: true } },
      groupUid: true,
      seatNumber: true,
      group: { select: { number: true, family: { select: { name: true } } } },
      order: { select: orderRefColumns },
      periods: {
        orderBy: { number: 'desc' },
        select: { startsAt: true, endsAt: true, invoice: { select: { amountSen: true } } },
      },
    },
  },
} as const;
type Row = Prisma.SeatRenewalGetPayload<{ select: typeof columns }>;

const PROOF = sql`EXISTS (SELECT FROM payment p WHERE p.invoice_uid = t.invoice_uid AND p.state = 'submitted')`;
const OPEN = sql`t.ended_at IS NULL`;
const WAITS = hasNotBegun(sql`t.account_uid`);
/** As `renewalStage` says it. */
const OF_STAGE: Record<RenewalStage, Prisma.Sql> = {
  ended: sql`t.ended_at IS NOT NULL`,
  checking: sql`${OPEN} AND ${PROOF}`,
  waiting: sql`${OPEN} AND ${WAITS} AND NOT ${PROOF}`,
  lapsed: sql`${OPEN} AND t.grace_ends_at IS NOT NULL AND NOT ${PROOF}`,
  stopped: sql`${OPEN} AND NOT ${WAITS} AND t.stopped_at IS NOT NULL AND t.grace_ends_at IS NULL`,
  invoiced: sql`${OPEN} AND NOT ${WAITS} AND t.invoice_uid IS NOT NULL AND t.grace_ends_at IS NULL AND NOT ${PROOF}`,
  paid: sql`${OPEN} AND NOT ${WAITS} AND t.invoice_uid IS NULL AND t.grace_ends_at IS NULL AND t.stopped_at IS NULL`,
};

/** What seats are paid until, and what is to be paid next; the first to end come first. */
@Injectable()
export class RenewalsList extends RecordList<AdminRenewal> {
  protected readonly from = sql`(SELECT r.*, r.account_uid AS uid FROM seat_renewal r) t`;
  protected readonly sorts = { paidUntil: sortBy(sql`t.paid_until`) };
  protected readonly filters = {
    q: byText((q) => foundByOrder(q, OF_SEAT)),
    stage: byChoice(['open', ...RENEWAL_STAGES])((stage) =>
      stage === 'open' ? OPEN : OF_STAGE[stage as RenewalStage],
    ),
    /** The last paid day (WIB) is this one or an earlier one; of what has not begun there is none. */
    endsBy: byDay((day) => sql`t.paid_until <= ${daysAfter(startOfDayInWib(day), 1)} AND NOT ${WAITS}`),
    orderUid: byUid((orderUid) => sql`t.account_uid = (SELECT a.uid FROM account a WHERE a.order_uid = ${orderUid})`),
    accountUid: byUid(is(sql`t.account_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminRenewal[]> {
    const rows = await this.database.seatRenewal.findMany({ where: { accountUid: { in: uids } }, select: columns });
    const invoices = rows.flatMap(({ invoice }) => invoice?.uid ?? []);
    const closed = await takingNoProof(this.database, invoices);
    return rows.map((row) => view(row, row.invoice !== null && !closed.has(row.invoice.uid)));
  }
}

/** `takesProof`: another proof of the bill is taken. */
function view(
  { accountUid, paidUntil, graceEndsAt, invoice, account, ...renewal }: Row,
  takesProof: boolean,
): AdminRenewal {
  const { group, groupUid, seatNumber, order, periods } = account;
  const amountSen = invoice?.amountSen ?? renewal.quoteSen;
  const waits = waitsForAccess(account);
  const hasProof = (invoice?.payments.length ?? 0) > 0;
  const ref = orderRef(order);
  const isAsked = !hasProof && takesProof;
  const waLink = invoice && !waits ? reminderLink({ paidUntil, graceEndsAt, order, invoice, isAsked }) : null;
  return {
    id: accountUid,
    ...ref,
    ...(waLink && { waLink }),
    groupUid,
    groupName: groupNameOf(group),
    seatNumber,
    stage: renewalStage({ ...renewal, waitsForAccess: waits, graceEndsAt, isInvoiced: invoice !== null, hasProof }),
    paidUntil: waits ? null : lastMomentOf(paidUntil).toISOString(),
    graceEndsAt: graceEndsAt && lastMomentOf(graceEndsAt).toISOString(),
    amount: amountSen === null ? null : toRupiah(sen(amountSen)),
    invoiceNumber: invoice?.number ?? null,
    periods: (waits ? [] : periods).map(({ startsAt, endsAt, invoice: { amountSen: paidSen } }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: lastMomentOf(endsAt).toISOString(),
      amount: toRupiah(sen(paidSen)),
    })),
    allowedActions: [],
  };
}

export const RenewalsListController = listController({
  resource: 'renewals',
  tag: 'admin renewals',
  schema: adminRenewal,
  source: RenewalsList,
});

/** A prepared WhatsApp message to the customer; it asks for a transfer only where a proof of it would be taken (`isAsked`). */
function reminderLink({
  paidUntil,
  graceEndsAt,
  order: { name, number, phoneNumber, items },
  invoice,
  isAsked,
}: Pick<Row, 'paidUntil' | 'graceEndsAt'> & {
  order: Row['account']['order'];
  invoice: NonNullable<Row['invoice']>;
  isAsked: boolean;
}): string | null {
  const plan = orderPlanName(items);
  if (!isAsked) return whatsAppTextLink(phoneNumber, 'order', { name, number, plan });
  // Of what came in part the rest, as the payment page asks for it.
  const bill = { name, plan, amount: formatSen(transferOf(invoice)), lastDay: lastMomentOf(paidUntil) };
  return graceEndsAt
    ? whatsAppTextLink(phoneNumber, 'renewal-late', { ...bill, graceDay: lastMomentOf(graceEndsAt) })
    : whatsAppTextLink(phoneNumber, 'renewal', bill);
}
