import { GOODS_BOOKS } from '#domain/sales/ledger/postings';
import { hash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PlaceSekeranjangBody } from '#contracts/products/sekeranjang/sekeranjang.http';
import { DomainError } from '#domain/platform/domain-error';
import { readPhone } from '#domain/platform/phone';
import { type Sen, addSen } from '#domain/platform/sen';
import { orderPrice } from '#domain/products/sekeranjang/ladder';
import { checkPriceRead } from '#domain/sales/orders/price-read';
import { type ShippingOption, packedWeight } from '#domain/sales/shipping/shipping-option';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { type LockedProduct, checkJoinable, holdShare, lockProduct } from '#runtime/products/sekeranjang/shares.store';
import type { StoredZone } from '#runtime/sales/shipping/courier';
import { createShipment } from '#runtime/sales/shipping/shipments.store';
import type { RequestDevice } from '../../../identity/session/request-device.js';
import { findOwnAddress } from '../../../sales/addresses/own-address.js';
import { OrderPlacing, type OrderRequest, type Sale } from '../../../sales/placing/order-placing.js';
import { chooseShipping, isInBook } from '../../../sales/shipping/choose-shipping.js';

export class PlaceSekeranjangOrderCommand extends Command<string> {
  constructor(
    readonly customerUid: string,
    readonly body: PlaceSekeranjangBody,
    readonly idempotencyKey: string | null,
    readonly device: RequestDevice,
  ) {
    super();
  }
}

/** Takes a place in a product; answers with the uid of the order. docs/rules/sekeranjang.md#order */
@CommandHandler(PlaceSekeranjangOrderCommand)
export class PlaceSekeranjangOrderHandler implements ICommandHandler<PlaceSekeranjangOrderCommand> {
  constructor(
    private readonly placing: OrderPlacing,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, body, idempotencyKey, device }: PlaceSekeranjangOrderCommand): Promise<string> {
    const request = {
      productLine: 'sekeranjang',
      customerUid,
      contact: { ...body, phoneNumber: body.phone },
      device,
      idempotencyKey,
      ...digestsOf(body),
    };
    return (await this.placing.place(request, (tx) => this.sell(tx, customerUid, body))).uid;
  }

  private async sell(tx: Tx, customerUid: string, body: PlaceSekeranjangBody): Promise<Sale> {
    const product = await lockByCode(tx, body.sekeranjangCode);
    await checkJoinable(tx, product, customerUid, this.clock.now());
    const grams = packedWeight(product.weightGrams);
    const { option, to } = await this.shippingOf(tx, customerUid, body, grams);
    const price = orderPrice(product.tiers);
    const total = addSen(price, option.price);
    checkPriceRead(total, body.total);
    return {
      items: itemsOf(product, price, option),
      total,
      ...(product.promoEndAt && { latestDue: product.promoEndAt }),
      async hold(orderUid) {
        await createShipment(tx, orderUid, option, grams, { ...to, awaitsGoods: true });
        await holdShare(tx, { orderUid, productUid: product.uid, customerUid, priceSen: price });
      },
    };
  }

  /** To the shipping address, else to the customer's own; one that names the book has to be in it, used or not. */
  private async shippingOf(tx: Tx, customerUid: string, body: PlaceSekeranjangBody, grams: number) {
    const { name, phone: phoneNumber, address, shippingAddress, zoneUid } = body;
    const contact = { name, phoneNumber };
    const choose = (sendTo: string | null | undefined, field: string) =>
      chooseShipping(
        tx,
        { customerUid, zoneUid, address: sendTo, contact, grams },
        { zone: 'zoneUid', address: field },
      );
    if (!shippingAddress) return choose(address, 'address');
    if (isInBook(address)) await findOwnAddress(tx, customerUid, address, 'address');
    return choose(shippingAddress, 'shippingAddress');
  }
}

/** @throws DomainError for a product that was never open. */
async function lockByCode(tx: Tx, code: string): Promise<LockedProduct> {
  const found = await tx.sekeranjangProduct.findUnique({ where: { code }, select: { uid: true } });
  const product = found && (await lockProduct(tx, found.uid));
  if (!product || product.state === 'proposed' || product.state === 'rejected')
    throw new DomainError('NOT_FOUND', 'Produk ini tidak ada di Sekeranjang.', 'invalid', 'sekeranjangCode');
  return product;
}

/** By what the same request is known again; without a key the same product to the same place is a retry. */
function digestsOf(body: PlaceSekeranjangBody): Pick<OrderRequest, 'requestHash' | 'retryKey'> {
  const { name, email, phone, zoneUid, sekeranjangCode } = body;
  const digest = (asked: unknown[]) => hash('sha256', JSON.stringify(asked), 'base64url');
  const what = [sekeranjangCode, zoneUid, body.address || null, body.shippingAddress || null];
  return {
    requestHash: digest([name, email, readPhone(phone), ...what]),
    retryKey: `sekeranjang ${digest(what)}`,
  };
}

/** The thing, then the way to the customer. All of it is the shop's income. */
function itemsOf({ uid, name, code }: LockedProduct, price: Sen, { zone, price: way }: ShippingOption<StoredZone>) {
  const thing = {
    position: 1,
    refUid: uid,
    title: name,
    unitPriceSen: price,
    feeSen: price,
    details: {
      sku: code,
      providerName: 'Sekeranjang',
      providerColor: '#08A081',
      providerType: 2,
      packageName: name,
      books: GOODS_BOOKS,
    },
  };
  if (way === 0n) return [thing];
  const shipping = {
    position: 2,
    refUid: zone.uid,
    title: `Ongkos kirim ${zone.service}`,
    unitPriceSen: way,
    feeSen: way,
    details: { isShipping: true },
  };
  return [thing, shipping];
}
