import { DomainError } from '#domain/platform/domain-error';
import { addSen, sen } from '#domain/platform/sen';
import type { ChangingSeat } from '#domain/products/subscriptions/groups/changing-seat';
import { type RefundTerms, refundTerms } from '#domain/products/subscriptions/accounts/seat-refund';
import type { RefundState } from '#domain/sales/refunds/refund';
import type { Tx } from '#runtime/platform/db/database';
import { leftOfPayment } from '#runtime/sales/refunds.store';
import { PAID_FROM } from '../../../sales/refunds/paid-from.js';
import { readChangingGroups } from '../group-changes/changing-groups.js';

/** The invoice of the last payment, with the payments that can be given back: those before it have been used. */
export interface SeatRefund {
  invoice: { uid: string; orderUid: string; feeSen: bigint | null; payments: LastPayment[] };
  seat: ChangingSeat;
  terms: RefundTerms;
}
type LastPayment = Awaited<ReturnType<typeof lastInvoice>>['payments'][number];

/** What can be given back of a live seat at `at`. @throws DomainError NOTHING_TO_REFUND, NOTHING_RECEIVED, SEAT_ENDED. */
export async function readSeatRefund(
  tx: Tx,
  account: { uid: string; orderUid: string; groupUid: string },
  at: Date,
): Promise<SeatRefund> {
  const { totalSen } = await tx.order.findUniqueOrThrow({
    where: { uid: account.orderUid },
    select: { totalSen: true },
  });
  if (totalSen === 0n)
    throw new DomainError('NOTHING_TO_REFUND', 'Pesanan ini gratis, jadi tidak ada dana yang bisa dikembalikan.');
  const invoice = await lastInvoice(tx, account.orderUid);
  const [read] = await readChangingGroups(tx, [account.groupUid], at);
  const seat = read?.group.seats.find(({ accountUid }) => accountUid === account.uid);
  if (!seat) throw new DomainError('SEAT_ENDED', 'Kursi ini sudah berakhir. Muat ulang halamannya, ya.');
  const { payments, period, amountSen } = invoice;
  const received = addSen(...payments.map(({ receivedSen }) => sen(receivedSen ?? 0n)));
  const back = payments
    .flatMap(({ refundParts }) => refundParts)
    .filter(({ refund }) => !refund.deposit && refund.state !== ('cancelled' satisfies RefundState));
  const last = {
    price: sen(received < amountSen ? received : amountSen),
    givenBack: addSen(...back.map((part) => sen(part.amountSen))),
    amount: addSen(...payments.map(leftOfPayment)),
    period,
  };
  return { invoice, seat, terms: refundTerms(seat, last, at) };
}

const BACK = { select: { amountSen: true, refund: { select: { state: true, deposit: true } } } } as const;

async function lastInvoice(tx: Tx, orderUid: string) {
  const payment = await tx.payment.findFirst({
    where: { orderUid, state: 'confirmed', invoice: { status: 'paid' } },
    orderBy: { decidedAt: 'desc' },
    select: { invoiceUid: true },
  });
  if (!payment) throw new DomainError('NOTHING_RECEIVED', 'Belum ada dana yang masuk untuk pesanan ini.');
  return tx.invoice.findUniqueOrThrow({
    where: { uid: payment.invoiceUid },
    select: {
      uid: true,
      orderUid: true,
      feeSen: true,
      amountSen: true,
      period: { select: { startsAt: true, endsAt: true } },
      payments: {
        where: { state: 'confirmed' },
        orderBy: { decidedAt: 'asc' },
        select: { uid: true, receivedSen: true, refundParts: BACK, ...PAID_FROM },
      },
    },
  });
}
