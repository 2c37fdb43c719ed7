import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { checkSeriesRecorded } from '#domain/products/subscriptions/shop-purchases/shop-purchase';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { moveAccounts } from '#runtime/products/subscriptions/accounts.store';
import { firstPeriods, startingSeat } from '#runtime/products/subscriptions/periods/first-periods';
import { isSeries } from '#runtime/products/subscriptions/series.store';
import { moveOrder } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { lockSeat } from './lock-seat.js';

export class ActivateAccountCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** An admin activates a pending seat by hand; its first period begins. One of a series only once that is bought. docs/rules/groups.md#account-statuses */
@CommandHandler(ActivateAccountCommand)
export class ActivateAccountHandler implements ICommandHandler<ActivateAccountCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ accountUid, reason, admin }: ActivateAccountCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { order } = await lockSeat(tx, accountUid, 'activate');
      const cause = { actor: 'admin', by: admin.name, byUid: admin.uid, why: reason } as const;
      const now = this.clock.now();
      const { groupUid } = order.account;
      if (await isSeries(tx, groupUid))
        checkSeriesRecorded((await tx.shopPurchase.count({ where: { groupUid, boughtAt: { not: null } } })) > 0);
      const periods = firstPeriods(await startingSeat(tx, accountUid), now);
      await moveAccounts(tx, [{ account: order.account, action: 'activate', cause }], periods);
      await moveOrder(tx, order, 'complete', cause);
      await this.lines.onCompleted(tx, [order], now);
      await recordAudit(tx, admin, { action: 'activate', subject: 'accounts', subjectUid: accountUid, reason });
    });
    return { uid: accountUid };
  }
}
