import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { writeTogether } from '#runtime/platform/db/write-together';
import { announcement } from '#runtime/platform/outbox/announce';
import { crashPoint } from '#runtime/platform/crash-point';
import { moneyReceived } from '#runtime/sales/invoices.store';
import { type Cause, orderMove } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { auditRecord } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { lockPayment, paymentDecided } from './lock-payment.js';

export class ConfirmPaymentCommand extends Command<{ uid: string }> {
  constructor(
    readonly paymentUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The money has arrived: order → Diproses, or one more period. The worker delivers, posts the ledger and notifies the customer. */
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
      const { order, payment, invoice, isRenewal } = await lockPayment(tx, paymentUid);
      const receivedSen = payment.amountSen;
      const cause: Cause = { actor: 'admin', by: admin.name, why: 'Pembayaran diterima' };
      const decided = paymentDecided(payment, 'confirm', { decidedAt: now, decidedBy: admin.name, receivedSen });
      await writeTogether(tx, [
        decided,
        moneyReceived(invoice, receivedSen, now),
        ...(isRenewal ? [] : [orderMove([{ order, action: 'confirm-payment', cause }])]),
        announcement(tx, 'payment.confirmed', [{ orderUid: order.uid, paymentUid, ...(isRenewal && { isRenewal }) }]),
        auditRecord(admin, { action: 'confirm', subject: 'payments', subjectUid: paymentUid }),
      ]);
      const step = { cause, at: now };
      if (isRenewal) await this.lines.onRenewal(tx, order, invoice.uid, 'confirmed', step);
      else await this.lines.onPayment(tx, order, 'confirmed', step);
      crashPoint('confirm-payment:before-commit');
    });
    crashPoint('confirm-payment:committed');
    return { uid: paymentUid };
  }
}
