import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OtherAccountBody } from '#contracts/sales/payouts.admin.http';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockOrder } from '#runtime/sales/orders.store';
import { scheduleRefund } from '#runtime/sales/refund-transfers.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { accountChange } from '../payouts/account-change.js';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';

export class ScheduleRefundCommand extends Command<{ uid: string }> {
  constructor(
    readonly refundUid: string,
    readonly body: OtherAccountBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The refund goes into the next batch, to this account. docs/rules/payments.md#batches */
@CommandHandler(ScheduleRefundCommand)
export class ScheduleRefundHandler implements ICommandHandler<ScheduleRefundCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
  ) {}

  async execute({ refundUid: uid, body, admin }: ScheduleRefundCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const found = await tx.refund.findUnique({ where: { uid }, select: { orderUid: true } });
      if (!found) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
      await lockOrder(tx, found.orderUid);
      const approvalFrom = this.settings.threshold('refundApprovalFrom');
      const sending = { ...body, by: admin, at: this.clock.now(), approvalFrom };
      const change = accountChange(await scheduleRefund(tx, { uid }, sending));
      const { reason } = body;
      await recordAudit(tx, admin, { action: 'schedule', subject: 'refunds', subjectUid: uid, reason, change });
    });
    return { uid };
  }
}
