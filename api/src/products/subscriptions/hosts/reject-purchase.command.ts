import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { moveAccount } from '#runtime/products/subscriptions/accounts.store';
import { reopenPurchaseTask } from '#runtime/products/subscriptions/host-tasks.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { decidePurchase, lockPurchase } from './lock-purchase.js';

export class RejectPurchaseCommand extends Command<{ uid: string }> {
  constructor(
    readonly purchaseUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** The proof of purchase is rejected: the host may upload again. With the first one account 2 → 7. */
@CommandHandler(RejectPurchaseCommand)
export class RejectPurchaseHandler implements ICommandHandler<RejectPurchaseCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ purchaseUid, reason, admin }: RejectPurchaseCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { order, purchase } = await lockPurchase(tx, purchaseUid);
      await decidePurchase(tx, purchase, 'reject', { decidedAt: this.clock.now(), decidedBy: admin.name, reason });
      if (order.account.status !== ACCOUNT_STATUS.active)
        await moveAccount(tx, order.account, 'reject-proof', {
          actor: 'admin',
          by: admin.name,
          byUid: admin.uid,
          why: reason,
        });
      await reopenPurchaseTask(tx, order.account, this.clock.now());
      await announce(tx, 'host.purchase-rejected', { orderUid: order.uid, purchaseUid });
      await recordAudit(tx, admin, { action: 'reject', subject: 'host-purchases', subjectUid: purchaseUid, reason });
    });
    return { uid: purchaseUid };
  }
}
