import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PlaceMerchandiseBody, PlacedMerchandise } from '#contracts/products/merchandise/merchandise.http';
import { DomainError } from '#domain/platform/domain-error';
import { addSen } from '#domain/platform/sen';
import { goodsTotal, parcelWeight } from '#domain/products/merchandise/cart';
import { checkPriceRead } from '#domain/sales/orders/price-read';
import type { Tx } from '#runtime/platform/db/database';
import { heldPieces, holdStock, lockVariants, readWanted } from '#runtime/products/merchandise/stock.store';
import { UnpaidOrders } from '#runtime/sales/unpaid-limits';
import { createShipment } from '#runtime/sales/shipping/shipments.store';
import type { RequestDevice } from '../../../identity/session/request-device.js';
import { OrderPlacing, type Sale } from '../../../sales/placing/order-placing.js';
import { chooseShipping } from '../../../sales/shipping/choose-shipping.js';
import { answer, digestsOf, itemsOf } from './order-rows.js';

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

/** Holds the stock and makes the parcel with the order. docs/rules/merchandise.md#order */
@CommandHandler(PlaceMerchandiseOrderCommand)
export class PlaceMerchandiseOrderHandler implements ICommandHandler<PlaceMerchandiseOrderCommand> {
  constructor(
    private readonly placing: OrderPlacing,
    private readonly unpaid: UnpaidOrders,
  ) {}

  async execute({
    customerUid,
    body,
    idempotencyKey,
    device,
  }: PlaceMerchandiseOrderCommand): Promise<PlacedMerchandise> {
    const request = {
      productLine: 'merchandise',
      customerUid,
      contact: body,
      device,
      idempotencyKey,
      ...digestsOf(body),
    };
    return answer(await this.placing.place(request, (tx) => this.sell(tx, customerUid, body)));
  }

  private async sell(tx: Tx, customerUid: string, body: PlaceMerchandiseBody): Promise<Sale> {
    await lockVariants(
      tx,
      body.items.map(({ variantUid }) => variantUid),
    );
    const wanted = await readWanted(tx, body.items);
    await this.refuseMorePieces(tx, customerUid, body);
    const weightGrams = parcelWeight(wanted);
    const { option, to } = await chooseShipping(
      tx,
      {
        customerUid,
        zoneUid: body.shipping.zoneUid,
        address: body.shipping.addressUid,
        contact: body,
        grams: weightGrams,
      },
      { zone: 'shipping.zoneUid', address: 'shipping.addressUid' },
    );
    const total = addSen(goodsTotal(wanted), option.price);
    checkPriceRead(total, body.total);
    return {
      items: itemsOf(wanted, option),
      total,
      async hold(orderUid) {
        await createShipment(tx, orderUid, option, weightGrams, to);
        await holdStock(tx, orderUid, body.items);
      },
    };
  }

  /** A shelf is not held by one customer's unpaid carts. The customer is locked. docs/rules/merchandise.md#order */
  private async refuseMorePieces(tx: Tx, customerUid: string, { items }: PlaceMerchandiseBody): Promise<void> {
    const most = await this.unpaid.mostPieces(tx, customerUid);
    if (most === null) return;
    const left = most - (await heldPieces(tx, customerUid));
    if (items.reduce((sum, { quantity }) => sum + quantity, 0) <= left) return;
    const now = left > 0 ? `Sekarang kamu bisa memesan ${left} barang lagi` : 'Tunggu sampai pesananmu yang lain lunas';
    throw new DomainError(
      'TOO_MANY_PIECES',
      `Paling banyak ${most} barang bisa disimpan untukmu sebelum dibayar. ${now}, atau hubungi kami untuk pesanan besar.`,
      'conflict',
      'items',
    );
  }
}
