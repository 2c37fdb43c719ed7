import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { WriteQurbanMessageBody } from '#contracts/products/qurban/qurban.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { type SeasonState, isRunning, seasonMoves } from '#domain/products/qurban/season';
import type { Prisma, QurbanSeason } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { lockAndRead } from '#runtime/platform/db/lock-row';
import { announce } from '#runtime/platform/outbox/announce';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

const subject = 'qurban-seasons';

/** `close` ends the orders now instead of at the deadline: it moves the due column, and the sweep decides. */
export class MoveQurbanSeasonCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly move: 'publish' | 'close',
    readonly reason: string | null,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class WriteQurbanMessageCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: WriteQurbanMessageBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

@CommandHandler(MoveQurbanSeasonCommand)
export class MoveQurbanSeasonHandler implements ICommandHandler<MoveQurbanSeasonCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, move, reason, admin }: MoveQurbanSeasonCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const season = await lockSeason(tx, uid);
      const data = move === 'publish' ? await this.publishing(tx, season) : this.closing(season, reason);
      await tx.qurbanSeason.update({
        where: { uid },
        data: { ...data, version: { increment: 1 } },
        select: { uid: true },
      });
      await recordAudit(tx, admin, { action: move, subject, subjectUid: uid, ...(reason !== null && { reason }) });
    });
    return { uid };
  }

  private async publishing(tx: Tx, { uid, state, ordersUntil }: QurbanSeason): Promise<Prisma.QurbanSeasonUpdateInput> {
    const after = seasonMoves.after(state as SeasonState, 'publish', 'admin');
    if (ordersUntil <= this.clock.now())
      throw new DomainError('END_IS_PAST', 'Batas pendaftarannya sudah lewat. Ubah dulu.', 'invalid', 'ordersUntil');
    if (!(await tx.qurbanAnimal.count({ where: { seasonUid: uid } })))
      throw new DomainError('NOT_READY_TO_SELL', 'Tambahkan dulu paling sedikit satu hewan.');
    return { state: after };
  }

  private closing({ state, ordersUntil }: QurbanSeason, closedFor: string | null): Prisma.QurbanSeasonUpdateInput {
    const now = this.clock.now();
    if (!isRunning({ state: state as SeasonState, ordersUntil }, now))
      throw new DomainError('QURBAN_CLOSED', 'Musim ini sudah ditutup atau belum dibuka.');
    return { ordersUntil: now, closedFor };
  }
}

/** Goes to everyone with a share in the season. The same again within the season is the first one. */
@CommandHandler(WriteQurbanMessageCommand)
export class WriteQurbanMessageHandler implements ICommandHandler<WriteQurbanMessageCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid: seasonUid, body, admin }: WriteQurbanMessageCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await lockSeason(tx, seasonUid);
      if (await tx.qurbanMessage.count({ where: { seasonUid, ...body } })) return;
      const { uid: messageUid } = await tx.qurbanMessage.create({
        data: { seasonUid, ...body, by: admin.name },
        select: { uid: true },
      });
      await announce(tx, 'qurban.message-written', { messageUid });
      await recordAudit(tx, admin, { action: 'write-message', subject, subjectUid: seasonUid, change: body });
    });
    return { uid: seasonUid };
  }
}

/** @throws Refusal 404. */
async function lockSeason(tx: Tx, uid: string): Promise<QurbanSeason> {
  const [season] = await lockAndRead<QurbanSeason>(tx, 'qurban_season', [uid]);
  if (!season) throw new Refusal('NOT_FOUND', 404);
  return season;
}
