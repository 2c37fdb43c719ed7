import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGE } from '#contracts/errors';
import { readPhone } from '#domain/platform/phone';
import type { Sen } from '#domain/platform/sen';
import { invoiceNumber } from '#domain/sales/invoices/invoice';
import { newOrderNumber } from '#domain/sales/orders/order-number';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Prisma } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { crashPoint } from '#runtime/platform/crash-point';
import { announce } from '#runtime/platform/outbox/announce';
import { UnpaidOrders } from '#runtime/sales/unpaid-limits';
import type { RequestDevice } from '../../identity/session/request-device.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { addressSubject } from '../../platform/http/limits/attempt-limits.js';

/** Who asks for an order, for which line, and by which request. */
export interface OrderRequest {
  productLine: string;
  customerUid: string;
  contact: { name: string; email: string; phoneNumber: string };
  device: RequestDevice;
  idempotencyKey: string | null;
  /** Of all that was asked, not of the price that was read: the same key with another one is refused. */
  requestHash: string;
  /** Without a key the same again is a retry while the order is unpaid. */
  retryKey: string;
  /** A gift of money: it keeps nothing from others. */
  holdsNothing?: true;
}

/** What the line sells, as it has priced it under its locks. Amounts in sen. */
export interface Sale {
  items: Prisma.OrderItemCreateWithoutOrderInput[];
  total: Sen;
  /** The first instalment, where it is not paid at once. */
  asked?: Sen;
  /** Until when it can be paid at the latest, e.g. before a slot begins. */
  latestDue?: Date;
  /** Takes what the order holds: stock, a share, a slot. */
  hold(orderUid: string): Promise<void>;
}

export interface PlacedOrder {
  uid: string;
  customerUid: string;
  number: string;
  totalSen: bigint;
  dueAt: Date | null;
}

/** Places the orders of lines that lock what they sell: order, items, invoice and event in one transaction, once. */
@Injectable()
export class OrderPlacing {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly unpaid: UnpaidOrders,
  ) {}

  /** @throws Refusal of the customer, the key or the limits, and whatever `sell` refuses with; nothing is written then. */
  async place(request: OrderRequest, sell: (tx: Tx) => Promise<Sale>): Promise<PlacedOrder> {
    const placed = await this.database.transaction(async (tx) => {
      const customer = await this.unpaid.lockCustomer(tx, request.customerUid);
      if (!customer) throw new Refusal('TOKEN_REQUIRED', 401);
      // After the lock: of the same request sent twice at once, the second one finds the first.
      const earlier = await findEarlier(tx, request);
      if (earlier) return earlier;
      if (customer.isBlocked) throw new Refusal('BLOCKED_CUSTOMER', 403);

      const now = this.clock.now();
      const { device } = request;
      const origin = this.unpaid.originOf(device.isNew ? null : device.secret, addressSubject(device.address));
      const {
        dueAt: usual,
        verifyBy,
        isContactListed,
      } = await this.unpaid.admit(
        tx,
        customer,
        { origin, contact: request.contact, holds: request.holdsNothing !== true },
        now,
      );
      const { items, total, asked, latestDue, hold } = await sell(tx);
      const dueAt = latestDue && latestDue < usual ? latestDue : usual;
      const drawn = { items, total, asked, origin, dueAt, verifyBy: verifyBy && dueAt, now };
      const order = await tx.order.create({ data: rowsOf(request, drawn) });
      await hold(order.uid);
      await announce(tx, 'order.created', { orderUid: order.uid, kind: 'ready', dueAt: dueAt.toISOString() });
      if (isContactListed) await announce(tx, 'order.contact-listed', { orderUid: order.uid });
      crashPoint('place-goods:before-commit');
      return { ...order, dueAt };
    });
    crashPoint('place-goods:committed');
    return placed;
  }
}

type Drawn = Pick<Sale, 'items' | 'total' | 'asked'> & {
  origin: ReturnType<UnpaidOrders['originOf']>;
  dueAt: Date;
  verifyBy: Date | null;
  now: Date;
};

function rowsOf(
  request: OrderRequest,
  { items, total, asked, origin, dueAt, verifyBy, now }: Drawn,
): Prisma.OrderUncheckedCreateInput {
  const { productLine, customerUid, contact, idempotencyKey, retryKey, requestHash } = request;
  const number = newOrderNumber(now, randomInt);
  const invoice = {
    number: invoiceNumber(number),
    purpose: 'purchase',
    status: 'open',
    amountSen: total,
    askedSen: asked,
  };
  return {
    number,
    productLine,
    customerUid,
    name: contact.name,
    email: contact.email,
    phoneNumber: readPhone(contact.phoneNumber),
    status: ORDER_STATUS.awaitingPayment,
    totalSen: total,
    idempotencyKey,
    retryKey: idempotencyKey === null ? retryKey : null,
    requestHash,
    ...origin,
    verifyBy,
    createdAt: now,
    items: { create: items },
    invoices: { create: { ...invoice, dueAt, createdAt: now } },
  };
}

/** The order of the same key, or without one of the same request while that is unpaid. @throws Refusal 422 IDEMPOTENCY_MISMATCH */
async function findEarlier(tx: Tx, request: OrderRequest): Promise<PlacedOrder | null> {
  const { customerUid, idempotencyKey, requestHash, retryKey } = request;
  const same = idempotencyKey === null ? { retryKey, status: ORDER_STATUS.awaitingPayment } : { idempotencyKey };
  const order = await tx.order.findFirst({
    where: { customerUid, ...same },
    include: { invoices: { where: { purpose: 'purchase' }, select: { dueAt: true } } },
  });
  if (!order) return null;
  if (idempotencyKey !== null && order.requestHash !== requestHash)
    throw new Refusal('IDEMPOTENCY_MISMATCH', 422, [
      { field: 'Idempotency-Key', message: ERROR_MESSAGE.IDEMPOTENCY_MISMATCH },
    ]);
  return { ...order, dueAt: order.invoices[0]?.dueAt ?? null };
}
