import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { accountStatusOf } from '#domain/products/subscriptions/accounts/account-status';
import { type PurchaseState, checkPurchaseAction } from '#domain/products/subscriptions/hosts/purchase';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { scheduleReimbursement } from '#runtime/products/subscriptions/schedule-reimbursement';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { lockPurchase } from './lock-purchase.js';

export class ReimburseEndedHostCommand extends Command<{ uid: string }> {
  constructor(
    readonly purchaseUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The provider has debited a host whose seat was ended before the group was full: an admin decides that the money goes back. */
@CommandHandler(ReimburseEndedHostCommand)
export class ReimburseEndedHostHandler implements ICommandHandler<ReimburseEndedHostCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ purchaseUid, reason, admin }: ReimburseEndedHostCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { order, purchase, family } = await lockPurchase(tx, purchaseUid);
      const reimbursements = await tx.reimbursement.count({ where: { orderUid: order.uid } });
      checkPurchaseAction(
        {
          state: purchase.state as PurchaseState,
          seat: accountStatusOf(order.account.status),
          isReimbursed: reimbursements > 0,
        },
        'reimburse',
      );
      // An erasure has removed it.
      if (purchase.accountNumber === null)
        throw new DomainError('NO_BANK_ACCOUNT', 'Rekening host sudah tidak ada, jadi uangnya tidak bisa dikirim.');
      const { hostShareSen } = order.account;
      const { amount } = await scheduleReimbursement(tx, {
        order,
        hostShareSen,
        purchase,
        family,
        now: this.clock.now(),
      });
      const change = { amountSen: String(amount) };
      const subject = { subject: 'host-purchases', subjectUid: purchaseUid } as const;
      await recordAudit(tx, admin, { action: 'reimburse', ...subject, reason, change });
    });
    return { uid: purchaseUid };
  }
}
