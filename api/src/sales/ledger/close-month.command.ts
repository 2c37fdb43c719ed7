import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CloseMonthBody } from '#contracts/sales/books.admin.http';
import { dayInWib } from '#domain/platform/wib';
import { checkClosable } from '#domain/sales/ledger/months';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { countOpenLines, sumLinesAside } from '#runtime/sales/statement-lines.store';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';

export class CloseMonthCommand extends Command<{ uid: string }> {
  constructor(
    readonly of: CloseMonthBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** No posting counts in the month any more, for good. Pressed twice it is closed once. docs/rules/ledger.md#closed-months */
@CommandHandler(CloseMonthCommand)
export class CloseMonthHandler implements ICommandHandler<CloseMonthCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(command: CloseMonthCommand): Promise<{ uid: string }> {
    const closed = await this.database.transaction((tx) => this.close(tx, command));
    crashPoint('close-month:committed');
    return closed;
  }

  private async close(tx: Tx, { of: { period, reason }, admin }: CloseMonthCommand): Promise<{ uid: string }> {
    const firstOf = new Date(`${period}-01`);
    // Postings under way are committed first, later ones see the closing; of two admins the second waits here.
    await tx.$executeRaw`LOCK TABLE ledger_posting IN SHARE ROW EXCLUSIVE MODE`;
    const done = await tx.ledgerClose.findUnique({ where: { period: firstOf }, select: { uid: true } });
    if (done) return done;
    const [last, first, alarms, openLines] = [
      await tx.ledgerClose.findFirst({ orderBy: { period: 'desc' }, select: { period: true } }),
      await tx.ledgerPosting.findFirst({ orderBy: { period: 'asc' }, select: { period: true } }),
      await tx.ledgerAlarm.count({ where: { resolvedAt: null } }),
      await countOpenLines(tx, period),
    ];
    const at = this.clock.now();
    const books = { closed: monthOf(last), first: monthOf(first) };
    checkClosable(period, { ...books, current: dayInWib(at).slice(0, 7), alarms, openLines });
    const balances = await tx.$queryRaw<{ account: string; balance: string }[]>`
      SELECT account, sum(amount_sen)::text AS balance FROM ledger_posting WHERE period <= ${firstOf} GROUP BY account`;
    const uid = randomUUID();
    await tx.ledgerClose.create({
      data: {
        uid,
        period: firstOf,
        closedAt: at,
        closedBy: admin.name,
        reason,
        balances: Object.fromEntries(balances.map(({ account, balance }) => [account, balance])),
      },
      select: { uid: true },
    });
    const { count, differenceSen } = await sumLinesAside(tx, period);
    const change = { period, aside: { count, differenceSen: differenceSen.toString() } };
    await recordAudit(tx, admin, { action: 'close', subject: 'ledger', subjectUid: uid, reason, change });
    crashPoint('close-month:before-commit');
    return { uid };
  }
}

const monthOf = (row: { period: Date } | null): string | null => row && row.period.toISOString().slice(0, 7);
