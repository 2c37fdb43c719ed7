import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { closeOrder } from '#runtime/sales/close-order';
import type { Cause } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { issueRefund, leftOf } from '#runtime/sales/refunds.store';
import { moveShipment } from '#runtime/sales/shipping/shipments.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { lockShipment } from './lock-shipment.js';

export class TakeBackCommand extends Command<{ uid: string }> {
  /** `restock`: of a parcel that came back, whether its things can be sold again; null: it has not left yet. */
  constructor(
    readonly shipmentUid: string,
    readonly restock: boolean | null,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A paid parcel is not sent, or came back: the order ends and its money goes back, shipping included. */
@CommandHandler(TakeBackCommand)
export class TakeBackHandler implements ICommandHandler<TakeBackCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ shipmentUid, restock, reason, admin }: TakeBackCommand): Promise<{ uid: string }> {
    const cause = { actor: 'admin', by: admin.name, why: reason } as const;
    await this.database.transaction(async (tx) => {
      const { order, shipment } = await lockShipment(tx, this.lines, { uid: shipmentUid });
      if (restock === null) await moveShipment(tx, shipment, 'cancel', cause);
      else await moveShipment(tx, shipment, 'return', cause, { restocked: restock });
      await closeOrder(tx, this.lines, order, 'refund', { cause, clock: this.clock });
      await this.refund(tx, order.uid, cause);
      await recordAudit(tx, admin, {
        action: restock === null ? 'cancel' : 'return',
        subject: 'shipments',
        subjectUid: shipmentUid,
        reason,
        ...(restock !== null && { change: { restock } }),
      });
    });
    return { uid: shipmentUid };
  }

  /** What came for the order and was not given back yet, each payment by itself; all of it was the shop's. */
  private async refund(tx: Tx, orderUid: string, { by, why: reason }: Cause): Promise<void> {
    const payments = await tx.payment.findMany({
      where: { orderUid, state: 'confirmed' },
      select: { uid: true },
    });
    if (payments.length === 0)
      throw new DomainError('NOTHING_RECEIVED', 'Belum ada dana yang masuk untuk pesanan ini.');
    for (const { uid: paymentUid } of payments) {
      const amount = await leftOf(tx, paymentUid);
      if (amount === 0n) continue;
      const at = this.clock.now();
      const refund = await issueRefund(tx, { paymentUid, amount, fee: amount, reason, by, at });
      await announce(tx, 'refund.issued', { orderUid, refundUid: refund.uid });
    }
  }
}
