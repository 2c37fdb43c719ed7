import { randomInt, randomUUID } from 'node:crypto';
import type { PlaceOrderBody } from '#contracts/products/subscriptions/place-order.http';
import { ACCOUNT_STATUS, FIRST_ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { planItem } from '#domain/products/subscriptions/plan-item';
import type { SeatRole } from '#domain/catalogue/plan-family';
import { readPhone } from '#domain/platform/phone';
import { ZERO_SEN } from '#domain/platform/sen';
import { invoiceNumber } from '#domain/sales/invoices/invoice';
import { paymentDeadline, unverifiedDeadline } from '#domain/sales/orders/deadline';
import { newOrderNumber } from '#domain/sales/orders/order-number';
import { FIRST_ORDER_STATUS, ORDER_STATUS, orderKindOf } from '#domain/sales/orders/order-status';
import { canonicalEmail } from '#domain/platform/mailbox';
import { canonicalPhone } from '#runtime/identity/blacklist-keys';
import { requestIdOf } from '#runtime/platform/logging/trace';
import type { OrderOrigin } from '#runtime/sales/unpaid-limits';
import { openingHours } from '#runtime/platform/settings/shop-settings';
import type { Plan, PlanPrice } from '../../../catalogue/load-catalogue.js';

export interface SeatRequest {
  customerUid: string;
  body: PlaceOrderBody;
  idempotencyKey: string | null;
  requestHash: string;
  origin: OrderOrigin;
  unverifiedHoldMs: number;
}

/**
 * A seat that is wanted, with everything that is written if there is one. This is the only list of the fields: sent to
 * `place_orders` as JSON under these names in snake case, as the type `order_reservation` names them. Amounts in sen.
 */
export function newReservation(
  { customerUid, body, idempotencyKey, requestHash, origin, unverifiedHoldMs }: SeatRequest,
  plan: Plan,
  price: PlanPrice,
  now: Date,
) {
  const kind = orderKindOf(plan);
  const isHost = kind === 'host';
  /** The group that the customer picked, or null: the best open one. */
  const groupUid = body.groupUid ?? null;
  const number = newOrderNumber(now, randomInt);
  const item = planItem(plan);
  return {
    orderUid: randomUUID() as string,
    accountUid: randomUUID() as string,
    createdEventUid: randomUUID() as string,
    number,
    customerUid,
    variantUid: plan.variantUid,
    familyUid: plan.familyUid,
    groupUid,
    role: (plan.isHost ? 'host' : 'regular') as SeatRole,
    needsTv: plan.needsTv,
    name: body.name,
    email: body.email,
    phoneNumber: readPhone(body.phoneNumber),
    emailKey: canonicalEmail(body.email),
    phoneKey: canonicalPhone(body.phoneNumber),
    kind,
    preOrder: kind === 'pre-order',
    orderStatus: ORDER_STATUS[FIRST_ORDER_STATUS[kind]] as number,
    accountStatus: ACCOUNT_STATUS[FIRST_ACCOUNT_STATUS] as number,
    totalSen: price.grandTotal as bigint,
    feeSen: (isHost ? ZERO_SEN : price.fee) as bigint,
    hostShareSen: (isHost ? price.hostShare : ZERO_SEN) as bigint,
    dueAt: kind === 'ready' ? paymentDeadline(now, openingHours()) : null,
    /** A host is to buy, not to pay. */
    unverifiedDueAt: isHost ? null : unverifiedDeadline(now, unverifiedHoldMs, openingHours()),
    ...origin,
    /** What the buyer has read of the seat; null: no promise. A pre-order is not paid before its group is full. */
    waitRead: body.waitsFor === undefined || kind !== 'ready' ? null : (body.waitsFor ?? 'nothing'),
    idempotencyKey,
    retryKey: idempotencyKey === null ? `${plan.variantUid} ${groupUid ?? 'any'}` : null,
    requestHash,
    requestId: requestIdOf() ?? null,
    itemTitle: item.title,
    itemDetails: item.details,
    invoiceNumber: invoiceNumber(number),
    createdAt: now,
  };
}
export type Reservation = ReturnType<typeof newReservation>;
