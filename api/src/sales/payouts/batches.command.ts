import { randomUUID } from 'node:crypto';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import {
  type PayoutBatchState,
  type PayoutState,
  checkFile,
  checkNotSent,
  payoutBatchMoves,
} from '#domain/sales/payouts/payout';
import type { PayoutBatch } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { joinFile } from '#runtime/sales/payout-transfers.store';
import { lockBatch } from '#runtime/sales/payouts.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { PayPayoutCommand } from './pay-payout.command.js';

const subject = 'payout-batches';
const APPROVED = 'approved' satisfies PayoutState;
const PAID = 'paid' satisfies PayoutState;

export class CreatePayoutBatchCommand extends Command<{ uid: string }> {
  constructor(readonly admin: AdminIdentity) {
    super();
  }
}
export class PayPayoutBatchCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly reference: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class CancelPayoutBatchCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** All that is approved, to a known account, and in no batch yet. Two at once share it out: none is in both. */
@CommandHandler(CreatePayoutBatchCommand)
export class CreatePayoutBatchHandler implements ICommandHandler<CreatePayoutBatchCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ admin }: CreatePayoutBatchCommand): Promise<{ uid: string }> {
    const uid = randomUUID();
    await this.database.transaction(async (tx) => {
      await tx.payoutBatch.create({
        data: {
          uid,
          state: 'open' satisfies PayoutBatchState,
          createdBy: admin.name,
          createdByUid: admin.uid,
          createdAt: this.clock.now(),
        },
      });
      const count = await tx.$executeRaw`
        UPDATE "payout" SET "batch_uid" = ${uid}::uuid, "version" = "version" + 1 WHERE "uid" IN (
          SELECT "uid" FROM "payout" WHERE "state" = ${APPROVED} AND "batch_uid" IS NULL AND "account_number" IS NOT NULL
          ORDER BY "uid" LIMIT ${MOST_IN_A_BATCH} FOR NO KEY UPDATE)
        AND "state" = ${APPROVED} AND "batch_uid" IS NULL`;
      if (count === 0) throw new DomainError('NOTHING_TO_PAY', 'Belum ada pembayaran disetujui yang menunggu dikirim.');
      await recordAudit(tx, admin, { action: 'create', subject, subjectUid: uid, change: { count } });
      crashPoint('payout-batch:before-commit');
    });
    crashPoint('payout-batch:committed');
    return { uid };
  }
}

/** Banks take so many rows in one file. */
const MOST_IN_A_BATCH = 500;

/**
 * The bank has sent the file as one transfer: each payout is paid in a transaction of its own, with the reference of that transfer. What was paid before is left out, so it may be pressed again after a crash; what is refused is named and stays open.
 */
@CommandHandler(PayPayoutBatchCommand)
export class PayPayoutBatchHandler implements ICommandHandler<PayPayoutBatchCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
  ) {}

  async execute({ uid, reference, admin }: PayPayoutBatchCommand): Promise<{ uid: string }> {
    const batch = await this.database.payoutBatch.findUnique({ where: { uid } });
    if (!batch) throw notFound();
    payoutBatchMoves.after(batch.state as PayoutBatchState, 'pay', 'admin');
    const payouts = await this.database.payout.findMany({
      where: { batchUid: uid },
      orderBy: IN_FILE,
      select: { uid: true, state: true, accountName: true },
    });
    if (payouts.length === 0)
      throw new DomainError('BATCH_EMPTY', 'Transfer massal ini kosong, jadi tidak ada yang bisa dicatat terkirim.');
    checkFile(batch);
    // The reference of another transfer is refused as a whole, before anything is recorded.
    await this.database.transaction((tx) => joinFile(tx, uid, reference));
    const refused: string[] = [];
    for (const [index, payout] of payouts.entries())
      if (payout.state === APPROVED)
        try {
          await this.commands.execute(new PayPayoutCommand(payout.uid, reference, admin, uid));
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          // The same press at the same moment has paid it.
          if (await this.database.payout.count({ where: { uid: payout.uid, batchUid: uid, state: PAID } })) continue;
          refused.push(`${index + 1}. ${payout.accountName}: ${error.message}`);
        }
    if (refused.length > 0)
      throw new DomainError('BATCH_NOT_WHOLE', [leftOf(refused.length, payouts.length), ...refused].join('\n'));
    await this.database.transaction((tx) => this.close(tx, uid, admin, reference));
    crashPoint('payout-batch:committed');
    return { uid };
  }

  private async close(tx: Tx, uid: string, admin: AdminIdentity, reference: string): Promise<void> {
    const batch = await lockBatch(tx, uid);
    if (await tx.payout.count({ where: { batchUid: uid, state: APPROVED } }))
      throw new DomainError('BATCH_NOT_WHOLE', ERROR_MESSAGE.EDIT_CONFLICT);
    await move(tx, batch, 'pay', this.clock.now());
    await recordAudit(tx, admin, { action: 'pay', subject, subjectUid: uid, change: { reference } });
    crashPoint('payout-batch:before-commit');
  }
}

/** What is said above those that were refused, of so many. */
const leftOf = (refused: number, all: number): string => {
  if (all === 1) return 'Belum tercatat:';
  return refused === all ? 'Belum ada yang tercatat:' : 'Yang lain sudah tercatat, ini belum:';
};

/** The file is not sent: what it holds and is not paid waits for another batch. */
@CommandHandler(CancelPayoutBatchCommand)
export class CancelPayoutBatchHandler implements ICommandHandler<CancelPayoutBatchCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 404, 409, BATCH_PARTLY_PAID, REASON_NEEDED. */
  async execute({ uid, reason, admin }: CancelPayoutBatchCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      // A payout that leaves its batch is locked before it, too.
      await tx.$queryRaw`SELECT uid FROM payout WHERE batch_uid = ${uid}::uuid ORDER BY uid FOR UPDATE`;
      const batch = await lockBatch(tx, uid);
      if (await tx.payout.count({ where: { batchUid: uid, state: PAID } }))
        throw new DomainError(
          'BATCH_PARTLY_PAID',
          'Sebagian transfer massal ini sudah tercatat terkirim. Keluarkan yang belum, lalu catat lagi.',
        );
      payoutBatchMoves.after(batch.state as PayoutBatchState, 'cancel', 'admin');
      checkNotSent(batch, reason);
      await move(tx, batch, 'cancel', this.clock.now());
      await tx.payout.updateMany({
        where: { batchUid: uid, state: APPROVED },
        data: { batchUid: null, version: { increment: 1 } },
      });
      await recordAudit(tx, admin, { action: 'cancel', subject, subjectUid: uid, ...(reason && { reason }) });
    });
    return { uid };
  }
}

/** The rows of the bank's file, always in the same sequence. */
export const IN_FILE = [{ dueAt: 'asc' }, { uid: 'asc' }] as const satisfies object[];

const move = (tx: Tx, { uid, state }: PayoutBatch, action: 'pay' | 'cancel', closedAt: Date) =>
  tx.payoutBatch.update({
    where: { uid, state },
    data: {
      state: payoutBatchMoves.after(state as PayoutBatchState, action, 'admin'),
      closedAt,
      version: { increment: 1 },
    },
    select: { uid: true },
  });
const notFound = () => new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
