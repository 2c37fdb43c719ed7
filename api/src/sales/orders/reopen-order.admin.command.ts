import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { paymentDeadline } from '#domain/sales/orders/deadline';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockWholeOrder } from '#runtime/sales/close-order';
import { ProductLines } from '#runtime/sales/product-lines';
import { reopenOrder } from '#runtime/sales/reopen-order';
import { openingHours } from '#runtime/platform/settings/shop-settings';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';

export class ReopenOrderCommand extends Command<{ uid: string }> {
  constructor(
    readonly orderUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Money came for an order that had been closed, and there still is a place. docs/rules/orders.md#reopened */
@CommandHandler(ReopenOrderCommand)
export class ReopenOrderHandler implements ICommandHandler<ReopenOrderCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ orderUid, reason, admin }: ReopenOrderCommand): Promise<{ uid: string }> {
    if (!(await this.database.order.count({ where: { uid: orderUid } }))) throw new Refusal('NOT_FOUND', 404);
    const at = this.clock.now();
    const dueAt = paymentDeadline(at, openingHours());
    await this.database.transaction(async (tx) => {
      const order = await lockWholeOrder(tx, this.lines, orderUid);
      // After the lock, which an erasure holds.
      if (!(await tx.customer.count({ where: { uid: order.customerUid, erasedAt: null } })))
        throw new Refusal('NOT_FOUND', 404);
      const cause = { actor: 'admin', by: admin.name, byUid: admin.uid, why: reason } as const;
      await reopenOrder(tx, this.lines, order, { dueAt, verifyBy: null }, { cause, at });
      await recordAudit(tx, admin, { action: 'reopen', subject: 'orders', subjectUid: orderUid, reason });
    });
    return { uid: orderUid };
  }
}
