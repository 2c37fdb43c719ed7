import type { TimelineEntry } from '#contracts/sales/orders.http';
import { ORDER_STATUS_LABEL, orderStatusOf } from '#domain/sales/orders/order-status';

interface OrderRow {
  createdAt: Date;
  status: number;
  history: { at: Date; fromStatus: number; toStatus: number; why: string }[];
  /** How its line calls its end, where that is not the word of its status. */
  endedAs?: string | null | undefined;
}

/** What happened to the order and to what its product lines hold of it, oldest first. */
export function orderTimeline(
  { createdAt, status, history, endedAs }: OrderRow,
  ofLines: TimelineEntry[],
): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    {
      at: createdAt.toISOString(),
      subject: 'order',
      status: history[0]?.fromStatus ?? status,
      title: 'Pesanan dibuat',
      why: null,
    },
    ...history.map((row) => ({
      at: row.at.toISOString(),
      subject: 'order' as const,
      status: row.toStatus,
      title: (row.toStatus === status && endedAs) || ORDER_STATUS_LABEL[orderStatusOf(row.toStatus)],
      why: row.why,
    })),
    ...ofLines,
  ];
  return entries.sort((a, b) => a.at.localeCompare(b.at));
}
