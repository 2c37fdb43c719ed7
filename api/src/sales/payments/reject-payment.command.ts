import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Config } from '#runtime/platform/config/config';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { writeTogether } from '#runtime/platform/db/write-together';
import { announce } from '#runtime/platform/outbox/announce';
import { type Cause, moveOrder } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { takesNoProof } from '#runtime/sales/rejected-proofs';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { laterOf, lockPayment, nextDueDate, paymentDecided } from './lock-payment.js';

export class RejectPaymentCommand extends Command<{ uid: string }> {
  constructor(
    readonly paymentUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The proof is rejected: the order waits again, with a new deadline, or the renewal does; the customer may upload another. */
@CommandHandler(RejectPaymentCommand)
export class RejectPaymentHandler implements ICommandHandler<RejectPaymentCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lines: ProductLines,
    private readonly config: Config,
  ) {}

  async execute({ paymentUid, reason, admin }: RejectPaymentCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const cause: Cause = { actor: 'admin', by: admin.name, byUid: admin.uid, why: reason };
      const { order, payment, invoice, isRenewal } = await lockPayment(tx, paymentUid);
      const next = isRenewal ? null : await this.lines.nextInstalment(tx, order, invoice.receivedSen);
      await writeTogether(tx, [
        paymentDecided(payment, 'reject', { decidedAt: now, decidedBy: admin.name, decidedByUid: admin.uid, reason }),
      ]);
      // Nothing more can come: what the order holds is free. A plan of instalments is kept until its day.
      const isOver = !next && (await takesNoProof(tx, invoice));
      const usual = await nextDueDate(tx, order, invoice, now, { config: this.config, lines: this.lines });
      const dueAt = isOver ? now : laterOf(usual, next?.dueAt);
      if (isRenewal) await this.lines.onRenewal(tx, order, invoice.uid, 'rejected', { cause, at: now });
      else {
        await moveOrder(tx, order, 'reject-payment', cause, { dueAt });
        await this.lines.onPayment(tx, order, 'rejected', { cause, at: now });
      }
      await announce(tx, 'payment.rejected', { orderUid: order.uid, paymentUid, dueAt: dueAt.toISOString() });
      await recordAudit(tx, admin, { action: 'reject', subject: 'payments', subjectUid: paymentUid, reason });
    });
    return { uid: paymentUid };
  }
}
