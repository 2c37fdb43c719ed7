import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PayRefundBody } from '#contracts/sales/refunds.admin.http';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockOrder } from '#runtime/sales/orders.store';
import { payRefund } from '#runtime/sales/refund-transfers.store';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

export class PayRefundCommand extends Command<{ uid: string }> {
  constructor(
    readonly refundUid: string,
    readonly body: PayRefundBody,
    readonly admin: AdminIdentity,
    /** Of a bank statement that shows the transfer. */
    readonly lineUid: string | null = null,
  ) {
    super();
  }
}

/** A refund that waits, or is the customer's credit, was transferred. Its state keeps it from being paid twice. */
@CommandHandler(PayRefundCommand)
export class PayRefundHandler implements ICommandHandler<PayRefundCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
  ) {}

  async execute({ refundUid: uid, body, admin, lineUid }: PayRefundCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const found = await tx.refund.findUnique({ where: { uid }, select: { orderUid: true } });
      if (!found) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
      const { orderUid } = found;
      await lockOrder(tx, orderUid);
      await payRefund(
        tx,
        { uid },
        {
          ...body,
          lineUid,
          by: admin,
          at: this.clock.now(),
          approvalFrom: this.settings.threshold('refundApprovalFrom'),
          otherPayerFrom: this.settings.threshold('payoutApprovalFrom'),
        },
      );
      await announce(tx, 'refund.issued', { orderUid, refundUid: uid });
      await recordAudit(tx, admin, {
        action: 'pay',
        subject: 'refunds',
        subjectUid: uid,
        change: { reference: body.reference },
      });
    });
    return { uid };
  }
}
