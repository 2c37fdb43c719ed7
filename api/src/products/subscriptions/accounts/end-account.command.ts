import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { creditPaidAhead } from '#runtime/products/subscriptions/periods/paid-ahead';
import { endSeat } from '#runtime/products/subscriptions/seats.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { lockSeat } from './lock-seat.js';

export class EndAccountCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const NOT_BEGUN = 'Keanggotaan diakhiri sebelum masanya mulai';

/**
 * Ends a membership: the seat is free, its voucher void, the order stays completed. The running period is not given back; what was paid for those
 * that have not begun is credit. docs/rules/groups.md#leaving
 */
@CommandHandler(EndAccountCommand)
export class EndAccountHandler implements ICommandHandler<EndAccountCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ accountUid, reason, admin }: EndAccountCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const { group, order } = await lockSeat(tx, accountUid, 'end');
      const cause = { actor: 'admin', by: admin.name, byUid: admin.uid, why: reason } as const;
      const at = this.clock.now();
      await endSeat(tx, group, order.account, 'end', { cause, at });
      await this.lines.cutShort(tx, order);
      await creditPaidAhead(tx, accountUid, { cause, at, reason: NOT_BEGUN });
      const { orderUid, groupUid } = order.account;
      await announce(tx, 'member.ended', { accountUid, orderUid, groupUid, why: 'ended' });
      await recordAudit(tx, admin, { action: 'end', subject: 'accounts', subjectUid: accountUid, reason });
    });
    return { uid: accountUid };
  }
}
