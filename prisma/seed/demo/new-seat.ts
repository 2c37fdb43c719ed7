import { createHash, randomInt, randomUUID } from 'node:crypto';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import type { SeatedAccount } from '#domain/products/subscriptions/groups/activate-members';
import { ZERO_SEN, addSen, negate } from '#domain/platform/sen';
import { planItem } from '#domain/products/subscriptions/plan-item';
import { invoiceNumber } from '#domain/sales/invoices/invoice';
import { paymentDeadline } from '#domain/sales/orders/deadline';
import { newOrderNumber } from '#domain/sales/orders/order-number';
import { FIRST_ORDER_STATUS, ORDER_STATUS, type OrderStatus } from '#domain/sales/orders/order-status';
import type { DemoPerson, DemoPlan } from './demo-plan.js';
import type { DemoRows } from './demo-rows.js';
import { USUAL_HOURS } from '#domain/platform/opening-hours';

/** A taken seat with the rows that later actions change. */
export interface SeatRows extends SeatedAccount {
  plan: DemoPlan;
  person: DemoPerson;
  order: DemoRows['orders'][number] & { uid: string; createdAt: Date };
  orderStatus: OrderStatus;
  item: DemoRows['items'][number];
  invoice?: DemoRows['invoices'][number] & { uid: string };
  account: DemoRows['accounts'][number];
  payment?: DemoRows['payments'][number] & { uid: string };
  purchase?: DemoRows['purchases'][number] & { uid: string };
  cycleUid?: string;
}

/** The order and the account that placing an order writes. */
export function newSeat(
  person: DemoPerson,
  plan: DemoPlan,
  place: { groupUid: string; seatNumber: number },
  at: Date,
): SeatRows {
  const isHost = plan.kind === 'host';
  const role = isHost ? 'host' : 'regular';
  const orderStatus = FIRST_ORDER_STATUS[plan.kind];
  const orderUid = randomUUID();
  const accountUid = randomUUID();
  const order = {
    uid: orderUid,
    number: newOrderNumber(at, randomInt),
    totalSen: plan.grandTotal,
    customerUid: person.uid,
    name: person.name,
    email: person.email,
    phoneNumber: person.phoneNumber,
    status: ORDER_STATUS[orderStatus],
    requestHash: createHash('sha256').update(orderUid).digest('base64url'),
    version: 1,
    createdAt: at,
  };
  const item = {
    orderUid,
    position: 1,
    refUid: plan.variantUid,
    unitPriceSen: order.totalSen,
    feeSen: isHost ? ZERO_SEN : plan.fee,
    ...planItem(plan),
  };
  // The demo's pre-orders still wait for their group.
  const invoice = plan.kind === 'ready' && {
    uid: randomUUID(),
    orderUid,
    number: invoiceNumber(order.number),
    purpose: 'purchase',
    status: 'open',
    amountSen: order.totalSen,
    dueAt: paymentDeadline(at, USUAL_HOURS),
    createdAt: at,
  };
  const account = {
    uid: accountUid,
    ...place,
    orderUid,
    customerUid: person.uid,
    variantUid: plan.variantUid,
    role,
    preOrder: plan.kind === 'pre-order',
    hostShareSen: isHost ? addSen(plan.grandTotal, negate(plan.activationFee)) : ZERO_SEN,
    needsTv: plan.needsTv,
    status: ACCOUNT_STATUS.registered as number,
    version: 1,
    createdAt: at,
  };
  const seat = {
    accountUid,
    role,
    status: 'registered',
    needsTv: plan.needsTv,
    preOrder: account.preOrder,
    confirmedAt: null,
  } as const;
  return { ...seat, plan, person, order, item, ...(invoice && { invoice }), orderStatus, account };
}
