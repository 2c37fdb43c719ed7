import { hash, randomInt } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { PlaceMerchandiseBody, PlacedMerchandise } from '#contracts/products/merchandise/merchandise.http';
import { pathAfterOrder } from '#contracts/shop-paths';
import { DomainError } from '#domain/platform/domain-error';
import { normalisePhone } from '#domain/platform/phone';
import { addSen, formatSen, sen, toRupiah, toSen } from '#domain/platform/sen';
import { goodsTotal, parcelWeight } from '#domain/products/merchandise/cart';
import { invoiceNumber } from '#domain/sales/invoices/invoice';
import { paymentDeadline } from '#domain/sales/orders/deadline';
import { newOrderNumber } from '#domain/sales/orders/order-number';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { ShippingOption } from '#domain/sales/shipping/shipping-option';
import type { Address } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { violatedUnique } from '#runtime/platform/db/sql-errors';
import { announce } from '#runtime/platform/outbox/announce';
import { type WantedVariant, holdStock, lockVariants, readWanted } from '#runtime/products/merchandise/stock.store';
import {
  type ShipTo,
  type StoredZone,
  createShipment,
  findShippingOptions,
} from '#runtime/sales/shipping/shipments.store';
import { Refusal, invalid } from '../../../platform/http/errors/refusal.js';

export class PlaceMerchandiseOrderCommand extends Command<PlacedMerchandise> {
  constructor(
    readonly customerUid: string,
    readonly body: PlaceMerchandiseBody,
    readonly idempotencyKey: string | null,
  ) {
    super();
  }
}

/** Of the payment page: not digital. */
const PROVIDER_TYPE = 2;

/** Holds the stock and writes order, items, invoice and parcel in one transaction. docs/rules/merchandise.md#order */
@CommandHandler(PlaceMerchandiseOrderCommand)
export class PlaceMerchandiseOrderHandler implements ICommandHandler<PlaceMerchandiseOrderCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(command: PlaceMerchandiseOrderCommand): Promise<PlacedMerchandise> {
    const request = requestOf(command);
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

  private async place(tx: Tx, { customerUid, body, idempotencyKey }: PlaceMerchandiseOrderCommand, request: Request) {
    const customer = await tx.customer.findUnique({ where: { uid: customerUid }, select: { blockedAt: true } });
    if (!customer) throw new Refusal('TOKEN_REQUIRED', 401);
    if (customer.blockedAt) throw new Refusal('BLOCKED_CUSTOMER', 403);
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
    const dueAt = paymentDeadline(now);
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

interface Request {
  hash: string;
  /** Without a key the same things to the same place are a retry while the order is unpaid. */
  retryKey: string;
}

function requestOf({ body }: PlaceMerchandiseOrderCommand): Request {
  const items = body.items.map(({ variantUid, quantity }) => `${variantUid} ${quantity}`).toSorted();
  const { zoneUid, addressUid = null } = body.shipping;
  const digest = (asked: unknown[]) => hash('sha256', JSON.stringify(asked), 'base64url');
  return {
    hash: digest([body.name, body.email, normalisePhone(body.phoneNumber), items, zoneUid, addressUid, body.total]),
    retryKey: `merchandise ${digest([items, zoneUid, addressUid])}`,
  };
}

/** The things, then the way to the customer. All of it is the shop's income. */
function itemsOf(wanted: WantedVariant[], { zone, price }: ShippingOption<StoredZone>) {
  const things = wanted.map(({ uid, title, quantity, priceSen, sku, size, colour, product }, index) => ({
    position: index + 1,
    refUid: uid,
    title,
    quantity,
    unitPriceSen: priceSen,
    feeSen: BigInt(quantity) * priceSen,
    details: { sku, slug: product.slug, size, colour, ...namesOf(title) },
  }));
  if (price === 0n) return things;
  const shipping = {
    position: things.length + 1,
    refUid: zone.uid,
    title: `Ongkos kirim ${zone.service}`,
    unitPriceSen: price,
    feeSen: price,
    details: { isShipping: true },
  };
  return [...things, shipping];
}

/** As lists of orders and the payment page call it. */
const namesOf = (title: string) => ({
  providerName: 'Merchandise',
  providerColor: '#08A081',
  providerType: PROVIDER_TYPE,
  packageName: title,
});

const shipTo = ({ recipient, phoneNumber, street, district, city, province, postalCode, note }: Address): ShipTo => ({
  recipient,
  phoneNumber,
  street,
  district,
  city,
  province,
  postalCode,
  note,
});

function answer(order: {
  uid: string;
  customerUid: string;
  number: string;
  totalSen: bigint;
  dueAt: Date | null;
}): PlacedMerchandise {
  const { uid: orderUid, customerUid } = order;
  return {
    orderUid,
    customerUid,
    orderNumber: order.number,
    redirectUrl: pathAfterOrder('ready', { orderUid, customerUid, providerType: PROVIDER_TYPE }),
    grandTotal: toRupiah(sen(order.totalSen)),
    dueAt: order.dueAt?.toISOString() ?? null,
  };
}
