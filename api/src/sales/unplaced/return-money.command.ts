import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReturnMoneyBody } from '#contracts/sales/unplaced.admin.http';
import { sen } from '#domain/platform/sen';
import type { PayoutKind } from '#domain/sales/payouts/payout';
import { accountEnding } from '#domain/sales/refunds/refund';
import { DomainError } from '#domain/platform/domain-error';
import { type UnplacedState, checkUnplaced } from '#domain/sales/unplaced/unplaced-money';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { forgetDecidedAlone } from '#runtime/sales/decided-alone.store';
import { checkNothingElseProposed } from '#runtime/sales/line-proposals.store';
import { lockPayout, movePayout, schedulePayout } from '#runtime/sales/payouts.store';
import { checkSeen, lockToReopen, lockUnplaced, moveUnplaced, reopenUnplaced } from '#runtime/sales/unplaced.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

const subject = 'unplaced-money';

export class ReturnMoneyCommand extends Command<{ uid: string }> {
  constructor(
    readonly unplacedUid: string,
    readonly body: ReturnMoneyBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class KeepMoneyCommand extends Command<{ uid: string }> {
  constructor(
    readonly unplacedUid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * It goes back to its sender, by a payout that another admin approves, since nothing but this admin's word says whose account that
 * is. Until it is paid the money stays where it stands. docs/rules/bank-statements.md#unplaced-money
 */
@CommandHandler(ReturnMoneyCommand)
export class ReturnMoneyHandler implements ICommandHandler<ReturnMoneyCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 404, UNPLACED_NOT_OPEN, LEFT_CHANGED, LEFT_MISSING, PROPOSAL_WAITS. */
  async execute({ unplacedUid: uid, body: { left, ...account }, admin }: ReturnMoneyCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const money = await lockUnplaced(tx, uid);
      checkUnplaced(money.state as UnplacedState);
      await checkSeen(tx, money, { left, isPart: false });
      await checkNothingElseProposed(tx, money.lineUid);
      const [returnUid, at] = [randomUUID(), this.clock.now()];
      const payout = await schedulePayout(tx, {
        kind: 'unplaced',
        refUid: returnUid,
        customerUid: null,
        amount: sen(money.amountSen),
        dueAt: at,
        ...account,
        accountChangedByUid: admin.uid,
      });
      await moveUnplaced(tx, money, 'return', { returnUid, decidedBy: admin.name, decidedAt: at });
      const change = { payoutUid: payout.uid, account: accountEnding(account) };
      await recordAudit(tx, admin, { action: 'return', subject, subjectUid: uid, change });
    });
    return { uid };
  }
}

/** It is not returned, or sent again, after all: the payout is cancelled, and the money can be placed again. */
@CommandHandler(KeepMoneyCommand)
export class KeepMoneyHandler implements ICommandHandler<KeepMoneyCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns the uid of the open money, with the rest of its line. @throws DomainError 404, 409 when it is not being returned or sent again, IN_BATCH, IN_FILE, PROPOSAL_WAITS. */
  async execute({ unplacedUid: uid, admin }: KeepMoneyCommand): Promise<{ uid: string }> {
    const openUid = await this.database.transaction(async (tx) => {
      const money = await lockToReopen(tx, uid);
      const kept = await reopenUnplaced(tx, money, 'keep', { by: admin.name, at: this.clock.now() });
      const returnUid = money.returnUid!;
      const isBounced = money.bouncedPayoutUid !== null;
      const kind: PayoutKind = isBounced ? 'bounced' : 'unplaced';
      const found = await tx.payout.findUniqueOrThrow({
        where: { kind_refUid: { kind, refUid: returnUid } },
        select: { uid: true },
      });
      const payout = await lockPayout(tx, found.uid);
      // The file may be on its way to the bank.
      if (payout.batchUid)
        throw new DomainError(
          'IN_BATCH',
          'Pembayarannya sudah masuk transfer massal. Keluarkan dulu dari transfer massal itu.',
        );
      const reason = isBounced ? 'Tidak jadi dikirim ulang' : 'Tidak jadi dikembalikan';
      await movePayout(tx, payout, 'cancel', { reason });
      if (payout.returnFeeSen !== null) await forgetDecidedAlone(tx, 'line', payout.uid);
      if (isBounced) await announce(tx, 'transfer.bounce-kept', { unplacedUid: uid, returnUid });
      const change = { payoutUid: payout.uid, ...(kept !== uid && { mergedInto: kept }) };
      await recordAudit(tx, admin, { action: 'keep', subject, subjectUid: uid, change });
      return kept;
    });
    return { uid: openUid };
  }
}
