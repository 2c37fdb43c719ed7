import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NewInvoice } from '#contracts/sales/additional-payment.http';
import { paymentPath } from '#contracts/shop-paths';
import { sen, toRupiah } from '#domain/platform/sen';
import { askedOf } from '#domain/sales/invoices/invoice';
import { orderNames } from '#domain/sales/orders/order-item';
import { notPayable } from '#domain/sales/orders/not-payable';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { itemColumns } from '#runtime/sales/order-columns';
import { closedEarly, whyNotPayable } from '#runtime/sales/closed-early';
import { lockWholeOrder } from '#runtime/sales/close-order';
import type { Cause } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { refuseAfterManyRejections } from '#runtime/sales/rejected-proofs';
import { reopenOrder } from '#runtime/sales/reopen-order';
import { UnpaidOrders } from '#runtime/sales/unpaid-limits';
import { DomainError } from '#domain/platform/domain-error';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { orderReference } from './order-reference.js';

export class AskForInvoiceCommand extends Command<NewInvoice> {
  constructor(
    readonly orderNumber: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

const BY_CUSTOMER: Cause = { actor: 'customer', by: 'customer', why: 'Pemesan meminta tagihan baru' };

/**
 * What is still open is asked for as it is; an order that expired waits for its payment again if there is a place, within
 * the limits of unpaid orders. Pressed twice it is the same invoice. docs/rules/orders.md#reopened
 */
@CommandHandler(AskForInvoiceCommand)
export class AskForInvoiceHandler implements ICommandHandler<AskForInvoiceCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lines: ProductLines,
    private readonly unpaid: UnpaidOrders,
  ) {}

  /** @throws Refusal 404, also for an order of another customer. @throws DomainError when nothing can be asked for. */
  async execute({ orderNumber, customerUid }: AskForInvoiceCommand): Promise<NewInvoice> {
    const owned = await this.database.order.findFirst({
      where: { customerUid, ...orderReference(orderNumber) },
      select: { uid: true, number: true, items: itemColumns },
    });
    if (!owned) throw new Refusal('ORDER_NOT_FOUND', 404);
    const invoice = await this.database.transaction(async (tx) => {
      const customer = await this.unpaid.lockCustomer(tx, customerUid);
      const order = await lockWholeOrder(tx, this.lines, owned.uid);
      const open = await findOpen(tx, order.uid);
      if (open) return open;
      if (order.status === ORDER_STATUS.cancelled) throw await whyNotPayable(tx, this.lines, order);
      if (order.status !== ORDER_STATUS.expired) throw nothingOwed();
      if (!customer || customer.isBlocked) throw new Refusal('BLOCKED_CUSTOMER', 403);
      const last = await lastInvoice(tx, order.uid);
      if (!last) throw nothingOwed();
      await refuseAfterManyRejections(tx, last);
      const early = await closedEarly(tx, this.lines, order);
      if (early !== null) throw notPayable(order, early);
      const at = this.clock.now();
      const origin = { deviceKey: order.deviceKey, addressKey: order.addressKey ?? 0n };
      const admitted = await this.unpaid.admit(tx, customer, { origin, contact: order, holds: true }, at);
      await reopenOrder(tx, this.lines, order, admitted, { cause: BY_CUSTOMER, at });
      return (await findOpen(tx, order.uid))!;
    });
    const keys = { orderUid: owned.uid, customerUid };
    return {
      ...keys,
      orderNumber: owned.number,
      invoiceNumber: invoice.number,
      amount: toRupiah(sen(askedOf(invoice))),
      dueAt: invoice.dueAt?.toISOString() ?? null,
      redirectUrl: paymentPath(keys, orderNames(owned.items).providerType),
    };
  }
}

const findOpen = (tx: Tx, orderUid: string) =>
  tx.invoice.findFirst({ where: { orderUid, status: 'open' }, orderBy: { createdAt: 'desc' } });
/** The one that is opened again; null of an order that was never asked for money. */
const lastInvoice = (tx: Tx, orderUid: string) =>
  tx.invoice.findFirst({ where: { orderUid, purpose: 'purchase' }, orderBy: { createdAt: 'desc' } });
const nothingOwed = () =>
  new DomainError('NO_OPEN_INVOICE', 'Pesanan ini tidak punya tagihan yang menunggu pembayaran.');
