import { randomUUID } from 'node:crypto';
import { DAY_MS } from '#domain/platform/durations';
import { planItem } from '#domain/products/subscriptions/plan-item';
import { type InvoiceStatus, invoiceNumber } from '#domain/sales/invoices/invoice';
import {
  FIRST_ORDER_STATUS,
  ORDER_STATUS,
  type OrderKind,
  type OrderStatus,
  orderStatusOf,
} from '#domain/sales/orders/order-status';
import { BUYER } from '#testing/placed-order';

/** The provider of a test family. */
const NETFLIX = { providerName: 'Netflix', providerSlug: 'netflix', providerColor: '#e50914', providerType: 1 };
/** Names of the packages of a test family. */
export const PLAN_NAME: Record<OrderKind, string> = { host: 'Host', ready: 'Reguler', 'pre-order': 'Pre-Order' };

export interface OrderGiven {
  kind?: OrderKind;
  customerUid?: string;
  needsTv?: boolean;
  /** Status codes; by default the first status of the kind. */
  status?: number;
  accountStatus?: number;
  confirmedAt?: Date | null;
  dueAt?: Date | null;
  createdAt?: Date;
  totalSen?: bigint;
  feeSen?: bigint;
  hostShareSen?: bigint;
  /** Also writes the events of placing the order, as the API does. */
  announced?: boolean;
}

const INVOICE_OF: Record<OrderStatus, InvoiceStatus | null> = {
  waitingForGroup: null,
  awaitingPayment: 'open',
  awaitingConfirmation: 'open',
  processing: 'paid',
  completed: 'paid',
  refunded: 'paid',
  cancelled: 'void',
  expired: 'expired',
};

/** When the order is to be paid, unless given: tomorrow where it is asked for at once. */
export const dueAtOf = ({ kind = 'ready', dueAt }: OrderGiven): Date | null =>
  dueAt === undefined && kind === 'ready' ? new Date(Date.now() + DAY_MS) : (dueAt ?? null);

/** The row of an order with its item and the invoice that its status implies, without an account. */
export function orderRow(
  plans: Record<OrderKind, { variantUid: string }>,
  given: OrderGiven & { customerUid: string },
) {
  const kind = given.kind ?? 'ready';
  const status = given.status ?? ORDER_STATUS[FIRST_ORDER_STATUS[kind]];
  const dueAt = dueAtOf(given);
  const createdAt = given.createdAt && { createdAt: given.createdAt };
  const { variantUid } = plans[kind];
  const number = `T-${randomUUID().slice(0, 13)}`;
  const [totalSen, feeSen] = [given.totalSen ?? 6_100_000n, given.feeSen ?? 1_450_000n];
  const item = planItem({ ...NETFLIX, packageName: PLAN_NAME[kind], durationMonths: 1 });
  const invoice = invoiceRow({ number, totalSen, dueAt }, kind === 'host' ? null : INVOICE_OF[orderStatusOf(status)]);
  return {
    number,
    customerUid: given.customerUid,
    ...BUYER,
    status,
    totalSen,
    requestHash: 'test',
    items: { create: { position: 1, refUid: variantUid, unitPriceSen: totalSen, feeSen, ...item } },
    ...(invoice && { invoices: { create: { ...invoice, ...createdAt } } }),
    ...createdAt,
  };
}

function invoiceRow(
  { number, totalSen, dueAt }: { number: string; totalSen: bigint; dueAt?: Date | null },
  status: InvoiceStatus | null,
) {
  if (!status) return null;
  const paid = status === 'paid' && { receivedSen: totalSen, paidAt: new Date() };
  return { number: invoiceNumber(number), purpose: 'purchase', status, amountSen: totalSen, dueAt, ...paid };
}
