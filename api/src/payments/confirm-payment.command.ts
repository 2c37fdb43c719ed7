import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { stage } from '#runtime/stages';
import { moveOrder } from '#runtime/stores/orders.store';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { decidePayment, lockPayment } from './lock-payment.js';

export class ConfirmPaymentCommand extends Command<{ uid: string }> {
  constructor(
    readonly paymentUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The money has arrived: order → Diproses. The worker moves the seat, posts the ledger and tells the customer. */
@CommandHandler(ConfirmPaymentCommand)
export class ConfirmPaymentHandler implements ICommandHandler<ConfirmPaymentCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ paymentUid, admin }: ConfirmPaymentCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const { order, payment } = await lockPayment(tx, paymentUid);
      await decidePayment(tx, payment, 'confirm', { decidedAt: now, decidedBy: admin.name });
      await moveOrder(tx, order, 'confirm-payment', { actor: 'admin', by: admin.name, why: 'Pembayaran diterima' });
      await tx.account.update({ where: { uid: order.account.uid }, data: { confirmedAt: now }, select: { uid: true } });
      await announce(tx, 'payment.confirmed', { orderUid: order.uid, paymentUid, groupUid: order.account.groupUid });
      await recordAudit(tx, admin, { action: 'confirm', subject: 'payments', subjectUid: paymentUid });
      stage('confirm-payment:before-commit');
    });
    stage('confirm-payment:committed');
    return { uid: paymentUid };
  }
}
