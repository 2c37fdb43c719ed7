import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type CheckedStatement,
  MOST_STATEMENT_LINES,
  type StatementFields,
} from '#contracts/sales/statements.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import { identify } from '#domain/sales/statements/line-identity';
import { readStatement } from '#domain/sales/statements/read-statement';
import type { DayOrder } from '#domain/sales/statements/statement-cells';
import type { ReadStatement } from '#domain/sales/statements/statement-row';
import { BANK_FORMATS, genericFormat, headerKey } from '#domain/sales/statements/statement-formats';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import type { PaymentMethod } from '#runtime/generated/prisma/client';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';
import { type Foreseen, foreseeMatches } from './foresee-matches.js';
import { type HashedLine, type MaybeKnown, findLikelyKnown, markNew } from './known-lines.js';
import { LineMatches } from './line-matches.js';
import { readStatementFile, tooManyLines } from './read-statement-file.js';

export class UploadStatementCommand extends Command<CheckedStatement> {
  constructor(
    readonly fields: StatementFields,
    readonly file: { name: string; bytes: Buffer },
    readonly admin: AdminIdentity,
    /** Stores nothing. */
    readonly isDryRun: boolean,
  ) {
    super();
  }
}

/** Bound the answer. */
const MOST_ERRORS = 200;
const MOST_PREVIEWED = 20;

/** Reads a statement of one of the shop's accounts; stored as a whole or not at all, and each line once. docs/rules/bank-statements.md */
@CommandHandler(UploadStatementCommand)
export class UploadStatementHandler implements ICommandHandler<UploadStatementCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly matches: LineMatches,
  ) {}

  async execute({ fields, file, admin, isDryRun }: UploadStatementCommand): Promise<CheckedStatement> {
    const method = await this.methodOf(fields);
    const read = readOf(file.bytes, fields, method, dayInWib(this.clock.now()));
    const fileHash = sha256(file.bytes);
    const source = { method, format: fields.format, fileName: file.name, fileHash };
    if (read.errors.length > 0 || read.lines.length === 0) return answer(source, read, [], { uid: null });
    const lines = identify(read.lines).map((line) => ({ ...line, identity: sha256(line.likeness), isNew: true }));
    if (isDryRun) {
      const known = await this.database.bankStatement.findFirst({ where: { methodUid: method.uid, fileHash } });
      const marked = await markNew(this.database, method, lines);
      const maybeKnown = known ? [] : await findLikelyKnown(this.database, method, marked);
      const foreseen = known ? undefined : await foreseeMatches(this.matches, marked);
      return answer(source, read, marked, { uid: null, isKnown: known !== null, maybeKnown, foreseen });
    }
    return this.database.transaction((tx) => this.store(tx, source, read, lines, admin));
  }

  private async methodOf({ methodUid, format, dayOrder }: StatementFields): Promise<PaymentMethod> {
    const method = await this.database.paymentMethod.findUnique({ where: { uid: methodUid } });
    if (!method) throw invalid({ field: 'methodUid', message: 'Rekening ini tidak ada' });
    if (format !== 'generic' && !headerKey(method.bankName).includes(headerKey(BANK_FORMATS[format].label)))
      throw invalid({
        field: 'format',
        message: `Rekening ini di ${method.bankName}, bukan ${BANK_FORMATS[format].label}`,
      });
    if (format !== 'generic' && dayOrder)
      throw invalid({ field: 'dayOrder', message: 'Urutan tanggal hanya dipilih untuk bank lain' });
    return method;
  }

  private async store(
    tx: Tx,
    source: Source,
    read: ReadStatement,
    all: HashedLine[],
    admin: AdminIdentity,
  ): Promise<CheckedStatement> {
    const { method, fileName, fileHash, format } = source;
    // Uploads to one account wait for each other: the second one sees the lines of the first.
    await lockRow(tx, 'payment_method', method.uid);
    const lines = await markNew(tx, method, all);
    const known = await tx.bankStatement.findFirst({ where: { methodUid: method.uid, fileHash } });
    if (known) return answer(source, read, lines, { uid: known.uid, isKnown: true });
    const days = lines.map(({ day }) => day).sort();
    const added = lines.filter(({ isNew }) => isNew);
    const { uid } = await tx.bankStatement.create({
      data: {
        methodUid: method.uid,
        fileName,
        fileHash,
        format,
        lineCount: lines.length,
        newCount: added.length,
        firstDay: new Date(days[0]!),
        lastDay: new Date(days.at(-1)!),
        createdAt: this.clock.now(),
        createdBy: admin.name,
        createdByUid: admin.uid,
      },
      select: { uid: true },
    });
    await tx.bankStatementLine.createMany({
      data: added.map(({ line, day, time, amount, description, reference, identity, occurrence }) => ({
        statementUid: uid,
        methodUid: method.uid,
        line,
        bookedOn: new Date(day),
        bookedAt: time,
        amountSen: amount,
        description,
        reference,
        identity,
        occurrence,
      })),
    });
    if (format === 'generic' && read.dayOrder && read.dayOrder !== method.statementDayOrder)
      await tx.paymentMethod.update({ where: { uid: method.uid }, data: { statementDayOrder: read.dayOrder } });
    const change = { fileName, lines: lines.length, newLines: added.length };
    await recordAudit(tx, admin, { action: 'upload', subject: 'bank-statements', subjectUid: uid, change });
    return answer(source, read, lines, { uid });
  }
}

interface Source {
  method: PaymentMethod;
  format: StatementFields['format'];
  fileName: string;
  fileHash: string;
}

const sha256 = (of: Buffer | string): string => createHash('sha256').update(of).digest('hex');

function readOf(bytes: Buffer, fields: StatementFields, method: PaymentMethod, today: string): ReadStatement {
  const file = readStatementFile(bytes);
  if ('line' in file)
    return { lines: [], pending: 0, columns: [], errors: [{ line: file.line, field: null, message: file.message }] };
  const { format: name, date = '', description = '', dayOrder, ...columns } = fields;
  const format = name === 'generic' ? genericFormat({ date, description, ...columns }) : BANK_FORMATS[name];
  const read = readStatement(file.rows, {
    format,
    account: method.accountNumber.replaceAll(/\D/g, ''),
    today,
    dayOrder: dayOrder ?? null,
    usualOrder: method.statementDayOrder as DayOrder | null,
  });
  const beyond = read.lines[MOST_STATEMENT_LINES];
  return beyond ? { ...read, lines: [], errors: [{ ...tooManyLines(beyond.line), field: null }] } : read;
}

interface Outcome {
  uid: string | null;
  isKnown?: boolean;
  maybeKnown?: MaybeKnown[];
  foreseen?: Foreseen | undefined;
}

function answer(
  { fileName }: Source,
  { pending, errors, columns }: ReadStatement,
  lines: HashedLine[],
  { uid, isKnown = false, maybeKnown = [], foreseen }: Outcome,
): CheckedStatement {
  const sum = (amounts: bigint[]) => toRupiah(sen(amounts.reduce((all, one) => all + one, 0n)));
  const days = lines.map(({ day }) => day).sort();
  const amounts = lines.map(({ amount }): bigint => amount);
  return {
    uid,
    isKnown,
    fileName,
    lines: lines.length,
    newLines: isKnown ? 0 : lines.filter(({ isNew }) => isNew).length,
    pending,
    incoming: sum(amounts.filter((amount) => amount > 0n)),
    outgoing: sum(amounts.filter((amount) => amount < 0n).map((amount) => -amount)),
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    columns: columns.filter(Boolean).map((name) => name.slice(0, 100)),
    preview: lines.slice(0, MOST_PREVIEWED).map((row) => {
      const { line, day, time, amount, description, isNew } = row;
      const match = foreseen && isNew ? { match: foreseen.matchOf(row) } : {};
      return { line, day, time, amount: toRupiah(amount), description, isNew, ...match };
    }),
    ...(foreseen && { matches: foreseen.matches }),
    maybeKnown: maybeKnown.length,
    maybeKnownLines: maybeKnown.slice(0, MOST_PREVIEWED).map(({ line: { line, day, amount, description }, known }) => ({
      line,
      day,
      amount: toRupiah(amount),
      description,
      known: known.description,
    })),
    errors: errors.slice(0, MOST_ERRORS),
    moreErrors: Math.max(0, errors.length - MOST_ERRORS),
  };
}
