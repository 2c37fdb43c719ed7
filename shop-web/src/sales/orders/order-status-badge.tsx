import type { OrderSummary } from '#contracts/sales/orders.http';
import { isOnSchedule } from '#domain/sales/orders/on-schedule';
import { ORDER_WORD, findOrderStatus, isBeforePaid } from '#domain/sales/orders/order-status';
import { ORDER_TONE } from '#domain/sales/orders/order-tone';
import { BADGE_OF, Badge, type BadgeTone } from '../../platform/ui/badge';
import type { OrderState } from '../product-line';

const toneOf = (code: number): BadgeTone => {
  const status = findOrderStatus(code);
  return status ? BADGE_OF[ORDER_TONE[status]] : 'neutral';
};

/** The word of an order that is not paid yet; undefined: of any other its label is the word. */
export const wordOf = (code: number): string | undefined => {
  const status = findOrderStatus(code);
  return status && isBeforePaid(status) ? ORDER_WORD[status] : undefined;
};

/** As every page calls it: the word of an order that is not paid yet, or what is missing of it, else its label. */
export const saidStatus = ({
  status,
  statusLabel,
  additionalOrder,
}: Pick<OrderSummary, 'status' | 'statusLabel'> & Partial<Pick<OrderSummary, 'additionalOrder'>>): string =>
  additionalOrder ? statusLabel : (wordOf(status) ?? statusLabel);

/** The word of its line, else that of the order. A saving plan on schedule asks for nothing now. */
export const OrderStatusBadge = ({
  of,
  state = null,
}: {
  of: Pick<OrderSummary, 'status' | 'statusLabel'> & Partial<Pick<OrderSummary, 'additionalOrder'>>;
  /** As its product line says it. */
  state?: OrderState | null;
}) =>
  state ? (
    <Badge tone={state.tone}>{state.word}</Badge>
  ) : (
    <Badge tone={isOnSchedule(of.additionalOrder) ? 'info' : toneOf(of.status)}>{saidStatus(of)}</Badge>
  );
