import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PayRefundBody } from '#contracts/sales/refunds.admin.http';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { RecordTransfers } from '../payouts/record-transfers.js';

export class PayRefundCommand extends Command<{ uid: string }> {
  constructor(
    readonly refundUid: string,
    readonly body: PayRefundBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A refund that waits, or is the customer's credit, was transferred. Its state keeps it from being paid twice. */
@CommandHandler(PayRefundCommand)
export class PayRefundHandler implements ICommandHandler<PayRefundCommand> {
  constructor(
    private readonly database: Database,
    private readonly transfers: RecordTransfers,
  ) {}

  async execute({
    refundUid: uid,
    body: { sameTransfer, ...form },
    admin,
  }: PayRefundCommand): Promise<{ uid: string }> {
    await this.database.transaction((tx) =>
      this.transfers.ofRefund(tx, uid, { ...form, admin, sameTransfer: sameTransfer === true }),
    );
    return { uid };
  }
}
