import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { RecordTransfers } from './record-transfers.js';

export class PayPayoutCommand extends Command<{ uid: string }> {
  constructor(
    readonly payoutUid: string,
    /** Of the bank, for the transfer of the file. */
    readonly reference: string,
    readonly admin: AdminIdentity,
    /** Whose file the bank has taken; another admin may cancel it meanwhile. */
    readonly batchUid: string,
  ) {
    super();
  }
}

/** The bank has sent this payout of a batch. docs/rules/payments.md#batches */
@CommandHandler(PayPayoutCommand)
export class PayPayoutHandler implements ICommandHandler<PayPayoutCommand> {
  constructor(
    private readonly database: Database,
    private readonly transfers: RecordTransfers,
  ) {}

  /** @throws DomainError as `RecordTransfers.ofPayout`. */
  async execute({ payoutUid: uid, reference, admin, batchUid }: PayPayoutCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await this.transfers.ofPayout(tx, uid, { reference, admin, batchUid });
      crashPoint('pay-payout:before-commit');
    });
    crashPoint('pay-payout:committed');
    return { uid };
  }
}
