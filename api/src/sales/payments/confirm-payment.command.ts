import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { crashPoint } from '#runtime/platform/crash-point';
import { receiveMoney } from '#runtime/sales/invoices.store';
import { type Cause, moveOrder } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { decidePayment, lockPayment } from './lock-payment.js';

export class ConfirmPaymentCommand extends Command<{ uid: string }> {
  constructor(
    readonly paymentUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The money has arrived: order → Diproses. The worker delivers, posts the ledger and notifies the customer. */
@CommandHandler(ConfirmPaymentCommand)
export class ConfirmPaymentHandler implements ICommandHandler<ConfirmPaymentCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lines: ProductLines,
  ) {}

  async execute({ paymentUid, admin }: ConfirmPaymentCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const { order, payment } = await lockPayment(tx, paymentUid);
      const receivedSen = payment.amountSen;
      const cause: Cause = { actor: 'admin', by: admin.name, why: 'Pembayaran diterima' };
      await decidePayment(tx, payment, 'confirm', { decidedAt: now, decidedBy: admin.name, receivedSen });
      await receiveMoney(tx, payment.invoiceUid, receivedSen, now);
      await moveOrder(tx, order, 'confirm-payment', cause);
      await this.lines.onPayment(tx, order, 'confirmed', { cause, at: now });
      await announce(tx, 'payment.confirmed', { orderUid: order.uid, paymentUid });
      await recordAudit(tx, admin, { action: 'confirm', subject: 'payments', subjectUid: paymentUid });
      crashPoint('confirm-payment:before-commit');
    });
    crashPoint('confirm-payment:committed');
    return { uid: paymentUid };
  }
}
