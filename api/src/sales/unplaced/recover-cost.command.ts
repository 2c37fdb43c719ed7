import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RecoverCostBody } from '#contracts/sales/unplaced.admin.http';
import { toSen } from '#domain/platform/sen';
import { checkRecovery } from '#domain/sales/costs/recovery';
import { type UnplacedState, checkUnplaced } from '#domain/sales/unplaced/unplaced-money';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { recoverCost, recoverableCost, undoRecovery } from '#runtime/sales/cost-recoveries.store';
import { lockCost } from '#runtime/sales/costs.store';
import { checkSeen, lockToReopen, lockUnplaced, splitUnplaced } from '#runtime/sales/unplaced.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

const subject = 'unplaced-money';

export class RecoverCostCommand extends Command<{ uid: string }> {
  constructor(
    readonly unplacedUid: string,
    readonly body: RecoverCostBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class UndoRecoveryCommand extends Command<{ uid: string }> {
  constructor(
    readonly unplacedUid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A seller or courier has given back what was paid for a cost, or a part of it. docs/rules/costs.md#recoveries @returns the money that is recorded so: a part is a record of its own. */
@CommandHandler(RecoverCostCommand)
export class RecoverCostHandler implements ICommandHandler<RecoverCostCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 404, UNPLACED_NOT_OPEN, LEFT_CHANGED, LEFT_MISSING, PART_AMOUNT, PROPOSAL_WAITS, and what `checkRecovery` refuses. */
  async execute({ unplacedUid, body, admin }: RecoverCostCommand): Promise<{ uid: string }> {
    const { costUid, amount, left } = body;
    const uid = await this.database.transaction(async (tx) => {
      // First the money, then the costs, as everywhere.
      const whole = await lockUnplaced(tx, unplacedUid);
      checkUnplaced(whole.state as UnplacedState);
      await checkSeen(tx, whole, { left, isPart: amount !== undefined });
      const by = { by: admin, at: this.clock.now() };
      const cost = await lockCost(tx, costUid, 'costUid');
      const arrivedOn = whole.arrivedOn.toISOString().slice(0, 10);
      const amountSen = amount === undefined ? whole.amountSen : toSen(amount);
      checkRecovery(await recoverableCost(tx, cost), { amountSen, arrivedOn });
      const money = await splitUnplaced(tx, whole, amountSen, { by: admin.name, at: by.at });
      const recoveryUid = await recoverCost(tx, { cost, money }, by);
      const change = { recoveryUid, costUid, amountSen: String(amountSen) };
      await recordAudit(tx, admin, { action: 'recover', subject, subjectUid: money.uid, change });
      return money.uid;
    });
    return { uid };
  }
}

/** It was not the seller's money after all, so it can be placed again. */
@CommandHandler(UndoRecoveryCommand)
export class UndoRecoveryHandler implements ICommandHandler<UndoRecoveryCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns the uid of the open money, with the rest of its line. @throws DomainError 404, 409 where it is not the money of a cost (any more). */
  async execute({ unplacedUid: uid, reason, admin }: UndoRecoveryCommand): Promise<{ uid: string }> {
    const openUid = await this.database.transaction(async (tx) => {
      const money = await lockToReopen(tx, uid);
      const undone = await undoRecovery(tx, money, { by: admin, at: this.clock.now(), reason });
      const { uid: recoveryUid, costUid } = undone.recovery;
      const change = { recoveryUid, costUid, ...(undone.openUid !== uid && { mergedInto: undone.openUid }) };
      await recordAudit(tx, admin, { action: 'undo', subject, subjectUid: uid, reason, change });
      return undone.openUid;
    });
    return { uid: openUid };
  }
}
