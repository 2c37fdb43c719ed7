import type { TimelineEntry } from '#contracts/sales/orders.http';
import { type OrderStatus, orderStatusOf } from '#domain/sales/orders/order-status';
import { PROOF_SENT, isPartReceived } from '#domain/sales/orders/payment-causes';

interface HistoryRow {
  at: Date;
  fromStatus: number;
  toStatus: number;
  why: string;
}
interface OrderRow {
  createdAt: Date;
  status: number;
  history: HistoryRow[];
  /** How its line calls its end, where that is not the word of its status. */
  endedAs?: string | null | undefined;
}
type Said = Pick<TimelineEntry, 'title' | 'why'>;

/**
 * What happened to the buyer with the order and with what its product lines hold of it, oldest first. `isReady`: what was bought can be used.
 * docs/rules/orders.md#history
 */
export function orderTimeline(
  { createdAt, status, history, endedAs }: OrderRow,
  ofLines: TimelineEntry[],
  isReady: boolean,
): TimelineEntry[] {
  const saidOfEnd = ({ toStatus, why }: HistoryRow): Said | null =>
    endedAs && toStatus === status ? { title: endedAs, why } : null;
  const first = history[0]?.fromStatus ?? status;
  const entries: TimelineEntry[] = [
    { at: createdAt.toISOString(), subject: 'order', status: first, title: 'Pesanan dibuat', why: null },
    ...history
      // What can be used is said by its line, where that says anything.
      .filter(
        (row) =>
          saidOfEnd(row) !== null || orderStatusOf(row.toStatus) !== 'completed' || (isReady && ofLines.length === 0),
      )
      .map((row) => ({
        at: row.at.toISOString(),
        subject: 'order' as const,
        status: row.toStatus,
        ...(saidOfEnd(row) ?? SAID[orderStatusOf(row.toStatus)](row)),
      })),
    ...ofLines,
  ];
  return entries.sort((a, b) => a.at.localeCompare(b.at));
}

const SAID: Record<OrderStatus, (row: HistoryRow) => Said> = {
  waitingForGroup: ({ why }) => ({ title: 'Menunggu grup penuh', why }),
  awaitingPayment: askedAgain,
  awaitingConfirmation: ({ why }) => ({ title: why === PROOF_SENT ? 'Bukti dikirim' : why, why: null }),
  processing: () => ({ title: 'Pembayaran dikonfirmasi', why: null }),
  completed: ({ why }) => ({ title: 'Selesai', why }),
  cancelled: ({ why }) => ({ title: 'Pesanan dibatalkan', why }),
  refunded: ({ why }) => ({ title: 'Pesanan ditutup, uangnya dikembalikan', why }),
  expired: ({ why }) => ({ title: 'Pesanan ditutup', why }),
};

/** An order comes back to its payment in four ways. */
function askedAgain({ fromStatus, why }: HistoryRow): Said {
  switch (orderStatusOf(fromStatus)) {
    case 'waitingForGroup':
      return { title: 'Grup penuh, waktunya bayar', why: null };
    case 'awaitingConfirmation':
      return { title: isPartReceived(why) ? 'Sebagian pembayaran diterima' : 'Bukti ditolak', why };
    default:
      return { title: 'Pesanan dibuka lagi', why };
  }
}
