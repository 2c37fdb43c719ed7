import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ReceivableAction, checkPurchaseAction } from '#domain/products/subscriptions/hosts/purchase';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { lockPurchase, standingOf } from './lock-purchase.js';

export class DecideReceivableCommand extends Command<{ uid: string }> {
  constructor(
    readonly purchaseUid: string,
    readonly action: ReceivableAction,
    /** The reference of the transfer, or why it is waived. */
    readonly note: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const STATE = { settle: 'settled', waive: 'waived' } as const;

/** The host has given the unused part back, or does not have to any more. docs/rules/hosts.md#unused-part */
@CommandHandler(DecideReceivableCommand)
export class DecideReceivableHandler implements ICommandHandler<DecideReceivableCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ purchaseUid, action, note, admin }: DecideReceivableCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const locked = await lockPurchase(tx, purchaseUid);
      checkPurchaseAction(await standingOf(tx, locked), action);
      const { uid, orderUid } = await tx.hostReceivable.update({
        where: { uid: locked.receivable!.uid, state: 'open' },
        data: { state: STATE[action], note, decidedBy: admin.name, decidedAt: this.clock.now() },
        select: { uid: true, orderUid: true },
      });
      await announce(tx, `receivable.${STATE[action]}`, { orderUid, receivableUid: uid });
      const subject = { subject: 'host-purchases', subjectUid: purchaseUid } as const;
      await recordAudit(tx, admin, { action, ...subject, reason: note });
    });
    return { uid: purchaseUid };
  }
}
