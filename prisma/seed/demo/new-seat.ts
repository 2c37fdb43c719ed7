import { createHash, randomInt, randomUUID } from 'node:crypto';
import { ACCOUNT_STATUS } from '#domain/accounts/account-status';
import type { SeatedAccount } from '#domain/groups/settle-group';
import { ZERO_SEN, addSen, negate } from '#domain/money/sen';
import { paymentDeadline } from '#domain/orders/deadline';
import { newOrderNumber } from '#domain/orders/order-number';
import { FIRST_ORDER_STATUS, ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status';
import type { DemoPerson, DemoPlan } from './demo-plan.js';
import type { DemoRows } from './demo-rows.js';

/** Somebody on a seat: the rows that change while the story is told. */
export interface Seated extends SeatedAccount {
  plan: DemoPlan;
  person: DemoPerson;
  order: DemoRows['orders'][number] & { uid: string; createdAt: Date };
  orderStatus: OrderStatus;
  account: DemoRows['accounts'][number];
  payment?: DemoRows['payments'][number] & { uid: string };
  purchase?: DemoRows['purchases'][number] & { uid: string };
}

/** An order and its account as placing an order writes them. */
export function newSeat(
  person: DemoPerson,
  plan: DemoPlan,
  place: { groupUid: string; seatNumber: number },
  at: Date,
): Seated {
  const isHost = plan.kind === 'host';
  const role = isHost ? 'host' : 'regular';
  const orderStatus = FIRST_ORDER_STATUS[plan.kind];
  const orderUid = randomUUID();
  const accountUid = randomUUID();
  const order = {
    uid: orderUid,
    number: newOrderNumber(at, randomInt),
    customerUid: person.uid,
    variantUid: plan.variantUid,
    name: person.name,
    email: person.email,
    phoneNumber: person.phoneNumber,
    kind: plan.kind,
    status: ORDER_STATUS[orderStatus],
    grandTotalSen: plan.grandTotal,
    feeSen: isHost ? ZERO_SEN : plan.fee,
    hostShareSen: isHost ? addSen(plan.grandTotal, negate(plan.activationFee)) : ZERO_SEN,
    dueAt: plan.kind === 'ready' ? paymentDeadline(at) : null,
    requestHash: createHash('sha256').update(orderUid).digest('base64url'),
    version: 1,
    createdAt: at,
  };
  const account = {
    uid: accountUid,
    ...place,
    orderUid,
    customerUid: person.uid,
    role,
    needsTv: plan.needsTv,
    status: ACCOUNT_STATUS.registered as number,
    version: 1,
    createdAt: at,
  };
  const seat = { accountUid, role, status: 'registered', needsTv: plan.needsTv, confirmedAt: null } as const;
  return { ...seat, plan, person, order, orderStatus, account };
}
