import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import type { Cause } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { Refusal } from '../../platform/http/errors/refusal.js';

export class CancelOrderCommand extends Command<{ uid: string }> {
  constructor(
    readonly orderUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

const BY_CUSTOMER: Cause = { actor: 'customer', by: 'customer', why: 'Dibatalkan oleh pemesan' };

/** A customer takes back an order that is not paid yet; what it held is free at once. Cancelled twice it is cancelled once. */
@CommandHandler(CancelOrderCommand)
export class CancelOrderHandler implements ICommandHandler<CancelOrderCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ orderUid, customerUid }: CancelOrderCommand): Promise<{ uid: string }> {
    const owned = await this.database.order.count({ where: { uid: orderUid, customerUid } });
    if (!owned) throw new Refusal('ORDER_NOT_FOUND', 404);
    await this.database.transaction(async (tx) => {
      const order = await lockWholeOrder(tx, this.lines, orderUid);
      if (order.status === ORDER_STATUS.cancelled) return;
      await closeOrder(tx, this.lines, order, 'cancel', { cause: BY_CUSTOMER, clock: this.clock });
    });
    return { uid: orderUid };
  }
}
