import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { checkBankAccount } from '#domain/products/subscriptions/hosts/approval';
import { checkPurchaseAction } from '#domain/products/subscriptions/hosts/purchase';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { giveBackUnused } from '#runtime/products/subscriptions/end-hosting';
import { scheduleForPurchase } from '#runtime/products/subscriptions/schedule-reimbursement';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { lockPurchase, standingOf } from './lock-purchase.js';

export class ReimburseEndedHostCommand extends Command<{ uid: string }> {
  constructor(
    readonly purchaseUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * The provider has debited a host whose seat was ended before the group was full, or whose reimbursement was cancelled: an admin decides that
 * the money goes back, but not for the days that the group did not use. docs/rules/hosts.md#unused-part
 */
@CommandHandler(ReimburseEndedHostCommand)
export class ReimburseEndedHostHandler implements ICommandHandler<ReimburseEndedHostCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ purchaseUid, reason, admin }: ReimburseEndedHostCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const locked = await lockPurchase(tx, purchaseUid);
      checkPurchaseAction(await standingOf(tx, locked), 'reimburse');
      // An erasure has removed it.
      checkBankAccount(locked.purchase);
      const { uid } = await scheduleForPurchase(tx, purchaseUid, this.clock.now());
      const cycle = await tx.groupCycle.findUniqueOrThrow({ where: { purchaseUid } });
      if (cycle.cutAt) await giveBackUnused(tx, cycle, cycle.cutAt);
      const { amountSen, isCancelled } = await tx.reimbursement.findUniqueOrThrow({
        where: { uid },
        select: { amountSen: true, isCancelled: true },
      });
      if (isCancelled)
        throw new DomainError(
          'NOTHING_TO_REIMBURSE',
          'Siklus ini tidak terpakai sama sekali, jadi tidak ada yang diganti.',
        );
      const change = { amountSen: String(amountSen) };
      const subject = { subject: 'host-purchases', subjectUid: purchaseUid } as const;
      await recordAudit(tx, admin, { action: 'reimburse', ...subject, reason, change });
    });
    return { uid: purchaseUid };
  }
}
