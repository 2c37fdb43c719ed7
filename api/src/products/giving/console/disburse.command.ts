import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DisburseBody } from '#contracts/products/giving/giving.admin.http';
import { toSen } from '#domain/platform/sen';
import { checkHeld } from '#domain/products/giving/donation';
import { accountEnding } from '#domain/sales/refunds/refund';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { cancelAllotment } from '#runtime/products/giving/allotments.store';
import { fundsOf } from '#runtime/products/giving/shares.store';
import { schedulePayout } from '#runtime/sales/payouts.store';
import { editConflict, lockVersion } from '../../../platform/audit/lock-version.js';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class DisburseCommand extends Command<{ uid: string }> {
  constructor(
    readonly causeUid: string,
    readonly body: DisburseBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class CancelDisbursementCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * What a cause passes on is a payout to the account that this admin names, and that another one approves; the cause holds it until it
 * is paid, and gives it to nothing else. docs/rules/giving.md#disbursements
 */
@CommandHandler(DisburseCommand)
export class DisburseHandler implements ICommandHandler<DisburseCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 404. @throws DomainError CAUSE_SHORT. */
  async execute({ causeUid, body, admin }: DisburseCommand): Promise<{ uid: string }> {
    if (!(await this.database.givingCause.count({ where: { uid: causeUid } }))) throw new Refusal('NOT_FOUND', 404);
    const { amount, title, note, version, ...account } = body;
    const [uid, amountSen, at] = [randomUUID(), toSen(amount), this.clock.now()];
    await this.database.transaction(async (tx) => {
      if ((await lockVersion(tx, 'giving_cause', causeUid)) !== version) throw await editConflict(tx, causeUid);
      checkHeld(amountSen, await fundsOf(tx, await tx.givingCause.findUniqueOrThrow({ where: { uid: causeUid } })));
      await tx.givingAllotment.create({
        data: { uid, causeUid, amountSen, title, note, by: admin.name, at },
        select: { uid: true },
      });
      const payout = { kind: 'disbursement', refUid: uid, customerUid: null, amount: amountSen, dueAt: at } as const;
      const { uid: payoutUid } = await schedulePayout(tx, { ...payout, ...account, accountChangedByUid: admin.uid });
      await tx.givingCause.update({
        where: { uid: causeUid },
        data: { allottedSen: { increment: amountSen }, version: { increment: 1 } },
        select: { uid: true },
      });
      const change = { amountSen: String(amountSen), title, payoutUid, account: accountEnding(account) };
      await recordAudit(tx, admin, { action: 'disburse', subject: 'causes', subjectUid: causeUid, change });
    });
    return { uid };
  }
}

/** It is not passed on after all: its payout is cancelled, and the cause holds it freely again. */
@CommandHandler(CancelDisbursementCommand)
export class CancelDisbursementHandler implements ICommandHandler<CancelDisbursementCommand> {
  constructor(private readonly database: Database) {}

  /** @throws DomainError 404, 409 when it was paid or cancelled, IN_FILE. */
  async execute({ uid, reason, admin }: CancelDisbursementCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await cancelAllotment(tx, uid, reason);
      await recordAudit(tx, admin, { action: 'cancel', subject: 'disbursements', subjectUid: uid, reason });
    });
    return { uid };
  }
}
