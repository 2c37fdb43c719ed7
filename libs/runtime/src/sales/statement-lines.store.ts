import { DomainError } from '#domain/platform/domain-error';
import { ERROR_MESSAGE } from '#contracts/errors';
import { type Month, addMonths } from '#domain/sales/ledger/months';
import { type LineState, checkSameAmount, lineMoves } from '#domain/sales/statements/statement-line';
import { type BankStatementLine, Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { lockAndRead } from '#runtime/platform/db/lock-row';
import { emptyWords } from '#runtime/sales/words-of-lines';

/** Locks a line of a bank statement: what is decided about it runs one after the other. @throws DomainError 404. */
export async function lockLine(tx: Tx, uid: string): Promise<BankStatementLine> {
  const [line] = await lockAndRead<BankStatementLine>(tx, 'bank_statement_line', [uid]);
  if (!line) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  return line;
}

const NOT_OPEN: Record<LineState, string> = {
  open: ERROR_MESSAGE.EDIT_CONFLICT,
  used: 'Baris koran ini sudah dipakai. Satu baris hanya untuk satu pembayaran.',
  ignored: 'Baris koran ini sudah disisihkan. Buka lagi dulu.',
  charged: 'Baris koran ini sudah dibukukan sebagai biaya atau bunga bank.',
  settled: 'Baris koran ini sudah dibukukan sebagai setoran gateway.',
  unplaced:
    'Baris koran ini sudah dibukukan sebagai dana belum dikenali. Tempatkan, atau batalkan pembukuannya, dari daftarnya.',
};

/**
 * How a line is used: an open one, one that was booked as unplaced money, or for a part of such money. Then it stays as it was booked:
 * it can not name one payment, and each part names its own.
 */
export type LineUse = 'confirm' | 'place' | 'part';

/** Refuses a line that cannot be used so. @throws DomainError LINE_NOT_OPEN. */
export function checkOpen({ state }: { state: string }, use: LineUse = 'confirm'): void {
  if (lineMoves.actionsOn(state as LineState).includes(use === 'part' ? 'place' : use)) return;
  throw new DomainError('LINE_NOT_OPEN', NOT_OPEN[state as LineState]);
}

/**
 * The line is the money of a payment or a payout; for good, and of that one only. The caller has locked what it explains.
 * `amountSen`: where the amount must be the same, in sen; `cameSen`: what of the line it is, by default all; `feeSen`: what of it the bank has taken. @throws DomainError LINE_NOT_OPEN, LINE_AMOUNT, EXPLAINED_TWICE.
 */
export async function useLine(
  tx: Tx,
  lineUid: string,
  used: { paymentUid: string } | { payoutUid: string },
  {
    by,
    byUid,
    at,
    amountSen,
    cameSen,
    feeSen = 0n,
    use = 'confirm',
  }: { by: string; byUid: string; at: Date; amountSen?: bigint; cameSen?: bigint; feeSen?: bigint; use?: LineUse },
): Promise<void> {
  const line = await lockLine(tx, lineUid);
  checkOpen(line, use);
  if (amountSen !== undefined) checkSameAmount(cameSen ?? line.amountSen, amountSen);
  if ((await tx.bankStatementLine.count({ where: used })) || (await isOfPart(tx, used)))
    throw new DomainError('EXPLAINED_TWICE', 'Dana ini sudah dijelaskan oleh baris koran lain.');
  if (use === 'part') return;
  const state = lineMoves.after(line.state as LineState, use, 'admin');
  await tx.bankStatementLine.update({
    where: { uid: lineUid, state: line.state },
    data: { ...used, state, transferFeeSen: feeSen || null, decidedBy: by, decidedByUid: byUid, decidedAt: at },
    select: { uid: true },
  });
  await emptyWords(tx, Prisma.sql`${lineUid}::uuid`);
}

const isOfPart = async (tx: Tx, used: { paymentUid: string } | { payoutUid: string }): Promise<boolean> =>
  'paymentUid' in used && (await tx.unplacedMoney.count({ where: used })) > 0;

/** Lines of the bank up to the end of `month` that nothing explains yet. docs/rules/ledger.md#closed-months */
export const countOpenLines = (db: Pick<Tx, 'bankStatementLine'>, month: Month): Promise<number> =>
  db.bankStatementLine.count({
    where: { state: 'open' satisfies LineState, bookedOn: { lt: new Date(`${addMonths(month, 1)}-01`) } },
  });

/**
 * Lines that were set aside, of `month`: the bank has moved and the books have not. The difference is that of all months up to its end.
 * docs/rules/ledger.md#closed-months
 */
export async function sumLinesAside(db: Pick<Tx, '$queryRaw'>, month: Month) {
  const [from, until] = [`${month}-01`, `${addMonths(month, 1)}-01`];
  const [row] = await db.$queryRaw<Record<'count' | 'came' | 'went' | 'difference', string>[]>`
    SELECT count(*) FILTER (WHERE booked_on >= ${from}::date) AS count,
      coalesce(sum(amount_sen) FILTER (WHERE booked_on >= ${from}::date AND amount_sen > 0), 0)::text AS came,
      coalesce(-sum(amount_sen) FILTER (WHERE booked_on >= ${from}::date AND amount_sen < 0), 0)::text AS went,
      coalesce(sum(amount_sen), 0)::text AS difference
    FROM bank_statement_line WHERE state = ${'ignored' satisfies LineState} AND booked_on < ${until}::date`;
  const { count, came, went, difference } = row!;
  return {
    count: Number(count),
    cameSen: BigInt(came),
    wentSen: BigInt(went),
    differenceSen: BigInt(difference),
  };
}

/** What every payment has that a line of a statement shows, in place of a proof. */
export async function paymentOfLine(
  tx: Tx,
  { methodUid, amountSen }: BankStatementLine,
  order: { uid: string; name: string },
  invoiceUid: string,
) {
  const { bankName } = await tx.paymentMethod.findUniqueOrThrow({ where: { uid: methodUid } });
  return {
    orderUid: order.uid,
    invoiceUid,
    method: 'statement',
    amountSen,
    bankFrom: `Rekening koran ${bankName}`,
    accountName: order.name,
  };
}
