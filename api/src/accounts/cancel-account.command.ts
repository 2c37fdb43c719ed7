import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type PurchaseState, purchaseMoves } from '#domain/hosts/reimbursement';
import { type PaymentState, paymentMoves } from '#domain/payments/payment-state';
import { Clock } from '#runtime/clock/clock';
import { Database, type Tx } from '#runtime/db/database';
import { announce } from '#runtime/outbox/announce';
import { closeOrder } from '#runtime/stores/close-order';
import { recordAudit } from '../audit/record-audit.js';
import type { AdminIdentity } from '../http/access.js';
import { type SeatAddress, lockSeat } from './lock-seat.js';

export class CancelAccountCommand extends Command<{ uid: string }> {
  constructor(
    readonly of: SeatAddress,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const OPEN = 'submitted' satisfies PaymentState & PurchaseState;

/** Ends an unpaid seat and its order together, also while a proof waits at the desk. Decisions: Account status. */
@CommandHandler(CancelAccountCommand)
export class CancelAccountHandler implements ICommandHandler<CancelAccountCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ of, reason, admin }: CancelAccountCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const seated = await lockSeat(tx, of, 'cancel');
      const cause = { actor: 'admin', by: admin.name, why: reason } as const;
      await closeOrder(tx, seated, { order: 'cancel', account: 'cancel' }, cause);
      await this.clearDesks(tx, seated.order.uid, admin.name, reason);
      await announce(tx, 'order.cancelled', { orderUid: seated.order.uid, groupUid: seated.group.uid });
      await recordAudit(tx, admin, { action: 'cancel', subject: of.subject, subjectUid: of.uid, reason });
    });
    return { uid: of.uid };
  }

  /** What waits for a decision has lost its order. A host's proof is not announced as rejected: that would ask for another one. */
  private async clearDesks(tx: Tx, orderUid: string, decidedBy: string, reason: string): Promise<void> {
    const decision = { decidedAt: this.clock.now(), decidedBy, reason, version: { increment: 1 } };
    await tx.payment.updateMany({
      where: { orderUid, state: OPEN },
      data: { state: paymentMoves.after(OPEN, 'void', 'admin'), ...decision },
    });
    await tx.hostPurchase.updateMany({
      where: { orderUid, state: OPEN },
      data: { state: purchaseMoves.after(OPEN, 'reject', 'admin'), ...decision },
    });
  }
}
