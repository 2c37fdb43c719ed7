import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { WriteLineBody } from '#contracts/products/subscriptions/access.http';
import { DomainError } from '#domain/platform/domain-error';
import { MINUTE_MS } from '#domain/platform/durations';
import { LINES_A_MINUTE } from '#domain/products/subscriptions/access/thread';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { markRead, writeLine } from '#runtime/products/subscriptions/access/threads.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { findThreadSeat } from './thread-seat.js';

/** Who acts on a thread: a customer by a seat, or an admin. */
type Reader = { accountUid: string; customerUid: string } | { admin: AdminIdentity };

export class WriteLineCommand extends Command<{ uid: string }> {
  constructor(
    readonly threadUid: string,
    readonly reader: Reader,
    readonly body: WriteLineBody,
  ) {
    super();
  }
}
export class ReadThreadCommand extends Command<{ uid: string }> {
  constructor(
    readonly threadUid: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

/** A line in the thread of a seat; what was written before has been read with it. docs/rules/claims.md#thread */
@CommandHandler(WriteLineCommand)
export class WriteLineHandler implements ICommandHandler<WriteLineCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ threadUid, reader, body }: WriteLineCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const at = this.clock.now();
      const line = { ...body, accountUid: threadUid };
      if ('admin' in reader) {
        await requireSeat(tx, threadUid);
        await writeLine(tx, { ...line, party: 'admin', by: { adminName: reader.admin.name } }, at);
        await recordAudit(tx, reader.admin, { action: 'write', subject: 'threads', subjectUid: threadUid });
        return markRead(tx, threadUid, 'admin');
      }
      const { customerUid } = reader;
      const { party, scope, isLive } = await findThreadSeat(tx, reader.accountUid, customerUid, threadUid);
      if (!isLive) throw new DomainError('SEAT_ENDED', 'Kursi ini sudah selesai. Untuk pertanyaan lain, hubungi kami.');
      const lately = { accountUid: threadUid, customerUid, at: { gt: new Date(at.getTime() - MINUTE_MS) } };
      if ((await tx.threadLine.count({ where: lately })) >= LINES_A_MINUTE)
        throw new Refusal('TOO_MANY_REQUESTS', 429, [], ERROR_MESSAGE.TOO_MANY_REQUESTS);
      await writeLine(tx, { ...line, party, by: { customerUid }, scope }, at);
      await markRead(tx, threadUid, party);
    });
    return { uid: body.uid };
  }
}

/** The thread has been looked at. */
@CommandHandler(ReadThreadCommand)
export class ReadThreadHandler implements ICommandHandler<ReadThreadCommand> {
  constructor(private readonly database: Database) {}

  /** @throws Refusal 404 for a seat that there is not, or that is not the reader's to see. */
  async execute({ threadUid, reader }: ReadThreadCommand): Promise<{ uid: string }> {
    if ('admin' in reader) await requireSeat(this.database, threadUid);
    const party =
      'admin' in reader
        ? 'admin'
        : (await findThreadSeat(this.database, reader.accountUid, reader.customerUid, threadUid)).party;
    await markRead(this.database, threadUid, party);
    return { uid: threadUid };
  }
}

async function requireSeat(db: Pick<Tx, 'account'>, uid: string): Promise<void> {
  if (!(await db.account.count({ where: { uid } }))) throw new Refusal('NOT_FOUND', 404);
}
