import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { closeOrder, lockSeatedOrder } from '#runtime/stores/close-order';
import type { Cause } from '#runtime/stores/accounts.store';
import { Refusal } from '../http/refusal.js';

export class CancelOrderCommand extends Command<{ uid: string }> {
  constructor(
    readonly orderUid: string,
    readonly customerUid: string,
  ) {
    super();
  }
}

const BY_CUSTOMER: Cause = { actor: 'customer', by: 'customer', why: 'Dibatalkan oleh pemesan' };

/** A customer takes back an order that is not paid yet; the seat is free at once. */
@CommandHandler(CancelOrderCommand)
export class CancelOrderHandler implements ICommandHandler<CancelOrderCommand> {
  constructor(private readonly database: Database) {}

  async execute({ orderUid, customerUid }: CancelOrderCommand): Promise<{ uid: string }> {
    const owned = await this.database.order.count({ where: { uid: orderUid, customerUid } });
    if (!owned) throw new Refusal('ORDER_NOT_FOUND', 404);
    await this.database.transaction(async (tx) => {
      const seated = await lockSeatedOrder(tx, orderUid);
      await closeOrder(tx, seated, { order: 'cancel', account: 'cancel' }, BY_CUSTOMER);
      await announce(tx, 'order.cancelled', { orderUid, groupUid: seated.group.uid });
    });
    return { uid: orderUid };
  }
}
