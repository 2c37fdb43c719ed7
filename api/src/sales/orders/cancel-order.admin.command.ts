import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import { ProductLines } from '#runtime/sales/product-lines';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';

/** Of what the console's action is: the order itself, or a record of a line that stands for it. */
export interface CancelledRecord {
  subject: 'accounts' | 'orders';
  subjectUid: string;
}

export class CancelOrderByAdminCommand extends Command<{ uid: string }> {
  constructor(
    readonly orderUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
    readonly of: CancelledRecord = { subject: 'orders', subjectUid: orderUid },
  ) {
    super();
  }
}

/** Ends an unpaid order and what its lines hold of it, also while a proof waits for a decision. */
@CommandHandler(CancelOrderByAdminCommand)
export class CancelOrderByAdminHandler implements ICommandHandler<CancelOrderByAdminCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ orderUid, reason, admin, of }: CancelOrderByAdminCommand): Promise<{ uid: string }> {
    if (!(await this.database.order.count({ where: { uid: orderUid } }))) throw new Refusal('NOT_FOUND', 404);
    const cause = { actor: 'admin', by: admin.name, byUid: admin.uid, why: reason } as const;
    await this.database.transaction(async (tx) => {
      const order = await lockWholeOrder(tx, this.lines, orderUid);
      await closeOrder(tx, this.lines, order, 'cancel', { cause, clock: this.clock });
      await recordAudit(tx, admin, { action: 'cancel', ...of, reason });
    });
    return { uid: of.subjectUid };
  }
}
