import type { TimelineEntry } from '#contracts/sales/orders.http';
import {
  FIRST_ORDER_STATUS,
  ORDER_STATUS,
  ORDER_STATUS_LABEL,
  type OrderKind,
  orderStatusOf,
} from '#domain/sales/orders/order-status';

interface OrderRow {
  createdAt: Date;
  kind: string;
  history: { at: Date; toStatus: number; why: string }[];
}

/** What happened to the order and to what its product lines hold of it, oldest first. */
export function orderTimeline({ createdAt, kind, history }: OrderRow, ofLines: TimelineEntry[]): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    {
      at: createdAt.toISOString(),
      subject: 'order',
      status: ORDER_STATUS[FIRST_ORDER_STATUS[kind as OrderKind]],
      title: 'Pesanan dibuat',
      why: null,
    },
    ...history.map((row) => ({
      at: row.at.toISOString(),
      subject: 'order' as const,
      status: row.toStatus,
      title: ORDER_STATUS_LABEL[orderStatusOf(row.toStatus)],
      why: row.why,
    })),
    ...ofLines,
  ];
  return entries.sort((a, b) => a.at.localeCompare(b.at));
}
