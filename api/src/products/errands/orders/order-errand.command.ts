import { hash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderErrandBody, OrderedErrand } from '#contracts/products/errands/errands.http';
import { pathAfterOrder } from '#contracts/shop-paths';
import { DomainError } from '#domain/platform/domain-error';
import { readPhone } from '#domain/platform/phone';
import { addSen, sen, toRupiah } from '#domain/platform/sen';
import { isQuoteOpen, quotedSen } from '#domain/products/errands/errand';
import { checkPriceRead } from '#domain/sales/orders/price-read';
import { packedWeight } from '#domain/sales/shipping/shipping-option';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { lockErrand, moveErrand } from '#runtime/products/errands/errands.store';
import { createShipment } from '#runtime/sales/shipping/shipments.store';
import type { RequestDevice } from '../../../identity/session/request-device.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { OrderPlacing, type OrderRequest, type PlacedOrder, type Sale } from '../../../sales/placing/order-placing.js';
import { chooseShipping } from '../../../sales/shipping/choose-shipping.js';
import { quoteOf } from '../requests/errand-view.js';
import { PROVIDER_TYPE, itemsOf } from './order-items.js';

export class OrderErrandCommand extends Command<OrderedErrand> {
  constructor(
    readonly customerUid: string,
    readonly body: OrderErrandBody,
    readonly idempotencyKey: string | null,
    readonly device: RequestDevice,
  ) {
    super();
  }
}

/** The customer takes the quote: an order that waits for its payment. docs/rules/errands.md#order */
@CommandHandler(OrderErrandCommand)
export class OrderErrandHandler implements ICommandHandler<OrderErrandCommand> {
  constructor(
    private readonly placing: OrderPlacing,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, body, idempotencyKey, device }: OrderErrandCommand): Promise<OrderedErrand> {
    const request = {
      productLine: 'errands',
      customerUid,
      contact: body,
      device,
      idempotencyKey,
      ...digestsOf(body),
    };
    return answer(await this.placing.place(request, (tx) => this.sell(tx, customerUid, body)));
  }

  private async sell(tx: Tx, customerUid: string, body: OrderErrandBody): Promise<Sale> {
    const errand = await lockErrand(tx, body.errandUid);
    if (errand?.customerUid !== customerUid) throw new Refusal('NOT_FOUND', 404);
    const quote = quoteOf(errand);
    if (!quote || !isQuoteOpen(errand, this.clock.now()))
      throw new DomainError('QUOTE_ENDED', 'Penawaran ini sudah tidak berlaku.', 'conflict', 'errandUid');
    const grams = packedWeight(quote.weightGrams);
    const { option, to } = await chooseShipping(
      tx,
      { customerUid, zoneUid: body.shipping.zoneUid, address: body.shipping.addressUid, contact: body, grams },
      { zone: 'shipping.zoneUid', address: 'shipping.addressUid' },
    );
    const total = addSen(quotedSen(quote), option.price);
    checkPriceRead(total, body.total);
    return {
      items: itemsOf(errand, quote, option),
      total,
      async hold(orderUid) {
        await createShipment(tx, orderUid, option, grams, { ...to, awaitsGoods: true });
        await moveErrand(tx, errand, 'order', 'customer', { orderUid });
      },
    };
  }
}

/** By what the same request is known again. An errand is ordered once, so without a key it is the errand. */
function digestsOf({ errandUid, name, email, phoneNumber, shipping }: OrderErrandBody) {
  const { zoneUid, addressUid = null } = shipping;
  const asked = [errandUid, name, email, readPhone(phoneNumber), zoneUid, addressUid];
  return {
    requestHash: hash('sha256', JSON.stringify(asked), 'base64url'),
    retryKey: `errands ${errandUid}`,
  } satisfies Pick<OrderRequest, 'requestHash' | 'retryKey'>;
}

/** The answer to a placed order: the same whether it was made now or found again. */
function answer({ uid: orderUid, customerUid, number, totalSen, dueAt }: PlacedOrder): OrderedErrand {
  return {
    orderUid,
    customerUid,
    orderNumber: number,
    redirectUrl: pathAfterOrder('ready', { orderUid, customerUid, providerType: PROVIDER_TYPE }),
    grandTotal: toRupiah(sen(totalSen)),
    dueAt: dueAt?.toISOString() ?? null,
  };
}
