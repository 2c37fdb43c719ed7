import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sen } from '#domain/platform/sen';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { closeOrder } from '#runtime/sales/close-order';
import { ProductLines } from '#runtime/sales/product-lines';
import { refundInvoice } from '#runtime/sales/refund-invoice';
import { moveShipment } from '#runtime/sales/shipping/shipments.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { withdrawPurchases } from '../costs/withdraw-proposed.js';
import { lockShipment } from './lock-shipment.js';

export class TakeBackCommand extends Command<{ uid: string }> {
  /** `cancel`: it has not left yet. `restock`: whether its things can be sold (again). */
  constructor(
    readonly shipmentUid: string,
    readonly action: 'cancel' | 'return',
    readonly said: { restock: boolean; reason: string },
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

  async execute({ shipmentUid, action, said: { restock, reason }, admin }: TakeBackCommand): Promise<{ uid: string }> {
    const cause = { actor: 'admin', by: admin.name, byUid: admin.uid, why: reason } as const;
    await this.database.transaction(async (tx) => {
      const { order, shipment } = await lockShipment(tx, this.lines, { uid: shipmentUid });
      await moveShipment(tx, shipment, action, cause, { restocked: restock });
      await closeOrder(tx, this.lines, order, 'refund', { cause, clock: this.clock });
      await this.refund(tx, order.uid, { reason, by: admin.name, byUid: admin.uid });
      await withdrawPurchases(tx, this.lines, order.uid, { admin, reason, at: this.clock.now() });
      await recordAudit(tx, admin, {
        action,
        subject: 'shipments',
        subjectUid: shipmentUid,
        reason,
        change: { restock },
      });
    });
    return { uid: shipmentUid };
  }

  /** Everything that came for the order; all of it was the shop's. */
  private async refund(tx: Tx, orderUid: string, asked: { reason: string; by: string; byUid: string }): Promise<void> {
    const invoice = await tx.invoice.findFirstOrThrow({ where: { orderUid, purpose: 'purchase' } });
    const at = this.clock.now();
    await refundInvoice(tx, invoice, { ...asked, fee: sen(invoice.amountSen), at });
  }
}
