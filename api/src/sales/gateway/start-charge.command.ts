import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChargeView, StartChargeBody } from '#contracts/sales/gateway.http';
import { DomainError } from '#domain/platform/domain-error';
import { DAY_MS, MINUTE_MS } from '#domain/platform/durations';
import { sen, toRupiah } from '#domain/platform/sen';
import type { ChargeState } from '#domain/sales/gateway/charge-state';
import { askedOf, outstandingSen } from '#domain/sales/invoices/invoice';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { checkPriceRead } from '#domain/sales/orders/price-read';
import type { GatewayCharge } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { NEXT_CHECK_MS } from '#runtime/sales/gateway/charges.store';
import { Gateway } from '#runtime/sales/gateway/gateway';
import { GatewayError, isChargeable } from '#runtime/sales/gateway/payment-gateway';
import { whyNotPayable } from '#runtime/sales/closed-early';
import { findOpenInvoice } from '#runtime/sales/invoices.store';
import { lockOrder } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { findRenewalInvoice } from '../payments/asked-renewal.js';
import { refuseBlockedPayer } from '../payments/blocked-payer.js';

/** A virtual account is not worth making for less, and lives no longer than a day. */
const [SHORTEST_MS, LONGEST_MS] = [2 * MINUTE_MS, DAY_MS];

const RETRY_S = 5;

export class StartChargeCommand extends Command<ChargeView> {
  constructor(readonly asked: StartChargeBody) {
    super();
  }
}

/**
 * A way to pay what is owed, at the gateway: written first, so that its money has a place whatever happens, then asked
 * for. The same way again shows the same number. docs/rules/payments.md#gateway
 */
@CommandHandler(StartChargeCommand)
export class StartChargeHandler implements ICommandHandler<StartChargeCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lines: ProductLines,
    private readonly gateway: Gateway,
  ) {}

  async execute({ asked }: StartChargeCommand): Promise<ChargeView> {
    const company = this.gateway.required();
    const charge = await this.database.transaction((tx) => this.write(tx, asked));
    crashPoint('gateway:charge-written');
    if (charge.payCode) return viewOf(charge);
    const { uid, amountSen, expiresAt } = charge;
    const minutes = Math.floor((expiresAt.getTime() - this.clock.now().getTime()) / MINUTE_MS);
    const news = await company
      .charge({ chargeUid: uid, channel: asked.channel, amount: sen(amountSen), minutes: Math.max(1, minutes) })
      .catch((error: unknown) => {
        if (error instanceof GatewayError) throw unavailable();
        throw error;
      });
    crashPoint('gateway:charged');
    // Made by a call whose answer was lost, and its code is said only once: the next press makes another one.
    if (!news.payCode) {
      // Unless its money has come meanwhile.
      const waiting = { uid, state: 'pending' satisfies ChargeState };
      await this.database.gatewayCharge.updateMany({ where: waiting, data: { state: 'failed' satisfies ChargeState } });
      throw unavailable();
    }
    // Only what is not known yet: a notification may have been faster.
    const { reference, payCode } = news;
    return viewOf(await this.database.gatewayCharge.update({ where: { uid }, data: { reference, payCode } }));
  }

  private async write(tx: Tx, { orderUid, customerUid, channel, amountRead }: StartChargeBody): Promise<GatewayCharge> {
    const at = this.clock.now();
    const order = await lockOrder(tx, orderUid);
    if (order.customerUid !== customerUid) throw new Refusal('ORDER_NOT_FOUND', 404);
    await refuseBlockedPayer(tx, customerUid);
    await this.lines.checkPayment(tx, order);
    const isRenewal = order.status === ORDER_STATUS.completed;
    if (!isRenewal && order.status !== ORDER_STATUS.awaitingPayment) throw await whyNotPayable(tx, this.lines, order);
    const invoice = isRenewal
      ? await findRenewalInvoice(tx, this.lines, order)
      : await findOpenInvoice(tx, orderUid, 'purchase');
    const amount = sen(askedOf(invoice));
    checkPriceRead(amount, amountRead, 'Tagihannya', 'amountRead');
    if (amount < outstandingSen(invoice) || !isChargeable(amount))
      throw new DomainError('NOT_BY_GATEWAY', 'Jumlah ini hanya bisa dibayar lewat transfer bank.');
    const ends = Math.min(invoice.dueAt?.getTime() ?? Number.POSITIVE_INFINITY, at.getTime() + LONGEST_MS);
    if (ends < at.getTime() + SHORTEST_MS)
      throw new DomainError('ORDER_EXPIRED', 'Batas waktu pembayaran sudah lewat atau hampir habis.');
    const earlier = await tx.gatewayCharge.findFirst({ where: { invoiceUid: invoice.uid, channel, state: 'pending' } });
    if (earlier && earlier.amountSen === amount && earlier.expiresAt > at) return earlier;
    // One of another amount, or whose time is over, waits no more; if it is paid all the same, its money has a place.
    if (earlier)
      await tx.gatewayCharge.update({ where: { uid: earlier.uid }, data: { state: 'expired' satisfies ChargeState } });
    return tx.gatewayCharge.create({
      data: {
        uid: randomUUID(),
        orderUid,
        invoiceUid: invoice.uid,
        channel,
        amountSen: amount,
        expiresAt: new Date(ends),
        checkAt: new Date(at.getTime() + NEXT_CHECK_MS),
        createdAt: at,
      },
    });
  }
}

const unavailable = () =>
  new Refusal(
    'BUSY',
    503,
    [],
    'Cara bayar ini sedang terganggu. Coba lagi sebentar lagi, atau transfer bank.',
    RETRY_S,
  );

const viewOf = ({ channel, state, amountSen, payCode, expiresAt }: GatewayCharge): ChargeView => ({
  channel: channel as ChargeView['channel'],
  state: state as ChargeState,
  amount: toRupiah(sen(amountSen)),
  payCode: payCode!,
  expiresAt: expiresAt.toISOString(),
});
