import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OtherAccountBody } from '#contracts/sales/payouts.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { APPROVED_AT_DESK } from '#domain/sales/payouts/payout';
import { accountEnding, checkOtherAccount } from '#domain/sales/refunds/refund';
import { checkAccountKnown } from '#domain/sales/unplaced/bounced-transfer';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { BOUNCED_PAYOUTS, checkNotBounced } from '#runtime/sales/bounced.store';
import { approvePayout, lockPayout, movePayout, takeOutOfBatch } from '#runtime/sales/payouts.store';
import { isOwnAccount, sendToOwnAccount } from '#runtime/sales/refund-account';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { accountChange } from './account-change.js';

const subject = 'payouts';

export class ChangePayoutAccountCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: OtherAccountBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class ApprovePayoutCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class TakeOutPayoutCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Another bank account, with a reason: what was approved is asked for again, and leaves its batch; that of the customer needs neither. docs/rules/payments.md#batches */
@CommandHandler(ChangePayoutAccountCommand)
export class ChangePayoutAccountHandler implements ICommandHandler<ChangePayoutAccountCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, body, admin }: ChangePayoutAccountCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const payout = await lockPayout(tx, uid);
      const { reason, ...account } = body;
      // Read without a lock, which others take before that of the payout: while it has one, its account stays.
      const refund = payout.kind === 'refund' ? await tx.refund.findUnique({ where: { uid: payout.refUid } }) : null;
      if (refund && isOwnAccount(refund, account))
        await sendToOwnAccount(tx, payout, refund, { by: admin, at: this.clock.now() });
      else {
        await checkNotBounced(tx, payout, account, reason);
        checkOtherAccount(payout, account, reason);
        await movePayout(tx, payout, 'correct', {
          ...account,
          approvedBy: null,
          approvedByUid: null,
          approvedAt: null,
          accountChangedByUid: admin.uid,
        });
      }
      await announce(tx, 'payout.account-changed', { payoutUid: uid });
      const change = accountChange({ before: payout, to: account });
      await recordAudit(tx, admin, { action: 'change-account', subject, subjectUid: uid, reason, change });
    });
    return { uid };
  }
}

/** A refund whose account was changed, money that goes back to its sender, a transfer that is sent again, or what a cause passes on, by another admin than the one who named the account; other payouts are approved at their own desk. */
@CommandHandler(ApprovePayoutCommand)
export class ApprovePayoutHandler implements ICommandHandler<ApprovePayoutCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, admin }: ApprovePayoutCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const payout = await lockPayout(tx, uid);
      if (!APPROVED_AT_DESK.includes(payout.kind))
        throw new DomainError('OTHER_DESK', 'Pembayaran ini disetujui di daftarnya sendiri.');
      if (payout.kind === BOUNCED_PAYOUTS.kind) checkAccountKnown(payout);
      await approvePayout(tx, payout, admin, this.clock.now());
      await recordAudit(tx, admin, { action: 'approve', subject, subjectUid: uid });
    });
    return { uid };
  }
}

/** It stays approved, for a later batch; of a file that was downloaded with a reason. docs/rules/payments.md#batches */
@CommandHandler(TakeOutPayoutCommand)
export class TakeOutPayoutHandler implements ICommandHandler<TakeOutPayoutCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid, reason, admin }: TakeOutPayoutCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const payout = await lockPayout(tx, uid);
      await takeOutOfBatch(tx, payout, reason);
      const change = { batchUid: payout.batchUid, account: accountEnding(payout) };
      await recordAudit(tx, admin, { action: 'take-out', subject, subjectUid: uid, ...(reason && { reason }), change });
    });
    return { uid };
  }
}
