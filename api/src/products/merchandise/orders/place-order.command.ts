import { randomInt } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { PlaceMerchandiseBody, PlacedMerchandise } from '#contracts/products/merchandise/merchandise.http';
import { DomainError } from '#domain/platform/domain-error';
import { normalisePhone } from '#domain/platform/phone';
import { addSen, formatSen, toSen } from '#domain/platform/sen';
import { goodsTotal, parcelWeight } from '#domain/products/merchandise/cart';
import { invoiceNumber } from '#domain/sales/invoices/invoice';
import { paymentDeadline, unverifiedDeadline } from '#domain/sales/orders/deadline';
import { newOrderNumber } from '#domain/sales/orders/order-number';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { violatedUnique } from '#runtime/platform/db/sql-errors';
import { announce } from '#runtime/platform/outbox/announce';
import { holdStock, lockVariants, readWanted } from '#runtime/products/merchandise/stock.store';
import { createShipment, findShippingOptions } from '#runtime/sales/shipping/shipments.store';
import { type OrderOrigin, UnpaidOrders } from '#runtime/sales/unpaid-limits';
import type { RequestDevice } from '../../../identity/session/request-device.js';
import { addressSubject } from '../../../platform/http/limits/attempt-limits.js';
import { Refusal, invalid } from '../../../platform/http/errors/refusal.js';
import { type Request, answer, itemsOf, requestOf, shipTo } from './order-rows.js';

export class PlaceMerchandiseOrderCommand extends Command<PlacedMerchandise> {
  constructor(
    readonly customerUid: string,
    readonly body: PlaceMerchandiseBody,
    readonly idempotencyKey: string | null,
    readonly device: RequestDevice,
  ) {
    super();
  }
}

/** Holds the stock and writes order, items, invoice and parcel in one transaction. docs/rules/merchandise.md#order */
@CommandHandler(PlaceMerchandiseOrderCommand)
export class PlaceMerchandiseOrderHandler implements ICommandHandler<PlaceMerchandiseOrderCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly unpaid: UnpaidOrders,
  ) {}

  async execute(command: PlaceMerchandiseOrderCommand): Promise<PlacedMerchandise> {
    const request = requestOf(command.body);
    const earlier = await this.earlierOrder(command, request);
    if (earlier) return earlier;
    try {
      const placed = await this.database.transaction((tx) => this.place(tx, command, request));
      return placed;
    } catch (error) {
      // The same request at the same moment was first.
      const constraint = violatedUnique(error);
      const same = constraint === null ? null : await this.earlierOrder(command, request);
      if (same) return same;
      throw error;
    }
  }

  private async place(tx: Tx, command: PlaceMerchandiseOrderCommand, request: Request) {
    const { customerUid, body, idempotencyKey, device } = command;
    const origin = this.unpaid.originOf(device.isNew ? null : device.secret, addressSubject(device.address));
    await lockRow(tx, 'customer', customerUid);
    const customer = await tx.customer.findUnique({
      where: { uid: customerUid },
      select: { blockedAt: true, emailVerifiedAt: true },
    });
    if (!customer) throw new Refusal('TOKEN_REQUIRED', 401);
    if (customer.blockedAt) throw new Refusal('BLOCKED_CUSTOMER', 403);
    await this.checkLimits(tx, customerUid, origin);
    await lockVariants(
      tx,
      body.items.map(({ variantUid }) => variantUid),
    );
    const wanted = await readWanted(tx, body.items);
    const weightGrams = parcelWeight(wanted);
    const { option, to } = await this.shippingOf(tx, customerUid, body, weightGrams);
    const total = addSen(goodsTotal(wanted), option.price);
    if (total !== toSen(body.total))
      throw new DomainError(
        'PRICE_CHANGED',
        `Totalnya sekarang ${formatSen(total)}. Periksa lagi, lalu pesan ulang.`,
        'conflict',
        'total',
      );

    const now = this.clock.now();
    const number = newOrderNumber(now, randomInt);
    const dueAt = customer.emailVerifiedAt
      ? paymentDeadline(now)
      : unverifiedDeadline(now, this.unpaid.unverifiedHoldMs);
    const { uid: orderUid } = await tx.order.create({
      data: {
        number,
        productLine: 'merchandise',
        customerUid,
        name: body.name,
        email: body.email,
        phoneNumber: normalisePhone(body.phoneNumber),
        status: ORDER_STATUS.awaitingPayment,
        totalSen: total,
        idempotencyKey,
        retryKey: idempotencyKey === null ? request.retryKey : null,
        requestHash: request.hash,
        ...origin,
        createdAt: now,
        items: { create: itemsOf(wanted, option) },
        invoices: {
          create: {
            number: invoiceNumber(number),
            purpose: 'purchase',
            status: 'open',
            amountSen: total,
            dueAt,
            createdAt: now,
          },
        },
      },
      select: { uid: true },
    });
    await createShipment(tx, orderUid, option, weightGrams, to);
    await holdStock(tx, orderUid, body.items);
    await announce(tx, 'order.created', { orderUid, kind: 'ready', dueAt: dueAt.toISOString() });
    return answer({ uid: orderUid, customerUid, number, totalSen: total, dueAt });
  }

  /** The customer's row is locked, so that two orders at a time see each other. docs/rules/orders.md#unpaid-orders */
  private async checkLimits(tx: Tx, customerUid: string, { deviceKey, addressKey }: OrderOrigin): Promise<void> {
    const [row] = await tx.$queryRaw<{ reached: string | null }[]>`
      SELECT unpaid_limit_reached(${customerUid}::uuid, ${deviceKey}::bigint, ${addressKey}::bigint,
        ${this.unpaid.limits}::int[]) AS reached`;
    if (row?.reached === 'address') throw new DomainError('TOO_MANY_UNPAID', ERROR_MESSAGE.TOO_MANY_UNPAID_NEARBY);
    if (row?.reached) throw new DomainError('TOO_MANY_UNPAID', ERROR_MESSAGE.TOO_MANY_UNPAID);
  }

  /** The chosen way with its price now. @throws Refusal, DomainError naming the field. */
  private async shippingOf(
    tx: Tx,
    customerUid: string,
    { name, phoneNumber, shipping }: PlaceMerchandiseBody,
    grams: number,
  ) {
    const { addressUid, zoneUid } = shipping;
    const address = addressUid ? await tx.address.findFirst({ where: { uid: addressUid, customerUid } }) : null;
    if (addressUid && !address)
      throw invalid({ field: 'shipping.addressUid', message: 'Alamat ini tidak ada di buku alamatmu' });
    const option = (await findShippingOptions(tx, address, grams)).find(({ zone }) => zone.uid === zoneUid);
    if (!option)
      throw new DomainError(
        'SHIPPING_UNAVAILABLE',
        'Cara kirim ini tidak tersedia untuk alamat dan berat pesananmu. Pilih yang lain.',
        'invalid',
        'shipping.zoneUid',
      );
    const contact = { recipient: name, phoneNumber: normalisePhone(phoneNumber) };
    return { option, to: option.zone.method === 'courier' && address ? shipTo(address) : contact };
  }

  /** What the same key, or the same request without a key, has placed before. @throws Refusal 422 for another request. */
  private async earlierOrder({ customerUid, idempotencyKey }: PlaceMerchandiseOrderCommand, request: Request) {
    const order = await this.database.order.findFirst({
      where: {
        customerUid,
        ...(idempotencyKey === null
          ? { retryKey: request.retryKey, status: ORDER_STATUS.awaitingPayment }
          : { idempotencyKey }),
      },
      include: { invoices: { where: { purpose: 'purchase' }, select: { dueAt: true } } },
    });
    if (!order) return null;
    if (idempotencyKey !== null && order.requestHash !== request.hash)
      throw new Refusal('IDEMPOTENCY_MISMATCH', 422, [
        { field: 'Idempotency-Key', message: ERROR_MESSAGE.IDEMPOTENCY_MISMATCH },
      ]);
    return answer({ ...order, dueAt: order.invoices[0]?.dueAt ?? null });
  }
}
