import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { paymentDeadline } from '#domain/orders/deadline';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { type Cause, moveAccount } from '#runtime/stores/accounts.store';
import { moveOrder } from '#runtime/stores/orders.store';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { decidePayment, lockPayment } from './lock-payment.js';

export class RejectPaymentCommand extends Command<{ uid: string }> {
  constructor(
    readonly paymentUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The proof does not hold: account 2 → 7, order back to waiting with a new deadline; the customer may upload again. */
@CommandHandler(RejectPaymentCommand)
export class RejectPaymentHandler implements ICommandHandler<RejectPaymentCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ paymentUid, reason, admin }: RejectPaymentCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const dueAt = paymentDeadline(now);
      const cause: Cause = { actor: 'admin', by: admin.name, why: reason };
      const { order, payment } = await lockPayment(tx, paymentUid);
      await decidePayment(tx, payment, 'reject', { decidedAt: now, decidedBy: admin.name, reason });
      await moveOrder(tx, order, 'reject-payment', cause, { dueAt });
      await moveAccount(tx, order.account, 'reject-proof', cause);
      await announce(tx, 'payment.rejected', { orderUid: order.uid, paymentUid, dueAt: dueAt.toISOString() });
      await recordAudit(tx, admin, { action: 'reject', subject: 'payments', subjectUid: paymentUid, reason });
    });
    return { uid: paymentUid };
  }
}
