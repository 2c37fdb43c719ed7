import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/domain-error';
import { Database } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { closeOrder } from '#runtime/stores/close-order';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { lockSeat } from './lock-seat.js';

export class RefundAccountCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Money back to a member: order and seat end, the seat is free, the worker posts the ledger entry. Decisions: Account status. */
@CommandHandler(RefundAccountCommand)
export class RefundAccountHandler implements ICommandHandler<RefundAccountCommand> {
  constructor(private readonly database: Database) {}

  async execute({ accountUid, reason, admin }: RefundAccountCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const seated = await lockSeat(tx, { subject: 'accounts', uid: accountUid }, 'refund');
      const { uid: orderUid, grandTotalSen: amountSen, feeSen } = seated.order;
      if (amountSen === 0n)
        throw new DomainError('NOTHING_TO_REFUND', 'Pesanan ini gratis, jadi tidak ada dana yang bisa dikembalikan.');
      const cause = { actor: 'admin', by: admin.name, why: reason } as const;
      await closeOrder(tx, seated, { order: 'refund', account: 'refund' }, cause);
      const { uid: refundUid } = await tx.refund.create({
        data: { orderUid, amountSen, feeSen, reason, by: admin.name },
        select: { uid: true },
      });
      await announce(tx, 'refund.issued', { orderUid, refundUid });
      await recordAudit(tx, admin, {
        action: 'refund',
        subject: 'accounts',
        subjectUid: accountUid,
        reason,
        change: { amountSen: amountSen.toString() },
      });
    });
    return { uid: accountUid };
  }
}
