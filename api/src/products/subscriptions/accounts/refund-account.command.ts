import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { sen } from '#domain/platform/sen';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { orderFeeSen } from '#domain/sales/orders/order-item';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { closeOrder } from '#runtime/sales/close-order';
import { refundInvoice } from '#runtime/sales/refund-invoice';
import { ProductLines } from '#runtime/sales/product-lines';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
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

/** Money back to a member: order and seat end, the seat is free, the worker posts the ledger entry. */
@CommandHandler(RefundAccountCommand)
export class RefundAccountHandler implements ICommandHandler<RefundAccountCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ accountUid, reason, admin }: RefundAccountCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { order } = await lockSeat(tx, accountUid, 'refund');
      const { uid: orderUid } = order;
      if (order.totalSen === 0n)
        throw new DomainError('NOTHING_TO_REFUND', 'Pesanan ini gratis, jadi tidak ada dana yang bisa dikembalikan.');
      // Of the last period: those before it have been used.
      const payment = await tx.payment.findFirst({
        where: { orderUid, state: 'confirmed', invoice: { status: 'paid' } },
        orderBy: { decidedAt: 'desc' },
        select: { invoice: { select: { uid: true, orderUid: true, feeSen: true } } },
      });
      if (!payment) throw new DomainError('NOTHING_RECEIVED', 'Belum ada dana yang masuk untuk pesanan ini.');
      const { invoice } = payment;
      const items = await tx.orderItem.findMany({ where: { orderUid }, select: { feeSen: true } });
      const cause = { actor: 'admin', by: admin.name, why: reason } as const;
      await closeOrder(tx, this.lines, order, 'refund', { cause, clock: this.clock });
      const fee = sen(invoice.feeSen ?? orderFeeSen(items));
      // The seat was in use: its host hears of it.
      const { status, groupUid } = order.account;
      if (status === ACCOUNT_STATUS.active)
        await announce(tx, 'member.ended', { accountUid, orderUid, groupUid, why: 'ended' });
      const amountSen = await refundInvoice(tx, invoice, {
        fee,
        reason,
        by: admin.name,
        byUid: admin.uid,
        at: this.clock.now(),
      });
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
