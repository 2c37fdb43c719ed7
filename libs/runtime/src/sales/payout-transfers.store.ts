import { DomainError } from '#domain/platform/domain-error';
import { addSen, formatSen, sen } from '#domain/platform/sen';
import { type Destination, checkReferenceOfBatch, checkSameFile, transferOf } from '#domain/sales/payouts/transfer';
import { canHaveFee } from '#domain/sales/payouts/transfer-fee';
import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { checkNothingElseProposed } from '#runtime/sales/line-proposals.store';
import { lockReference, paidByFile, paidWithReference } from '#runtime/sales/references.store';
import { checkOpen, lockLine, useLine } from '#runtime/sales/statement-lines.store';
import { type TransferNoted, feeInside } from '#runtime/sales/transfer-fees.store';

/**
 * The transfer of which a payout becomes a part, null for one of its own. Those who pay with the same reference at the same time wait
 * for each other. docs/rules/payments.md#transfers
 * @throws DomainError REFERENCE_USED, REFERENCE_OF_SAME_ACCOUNT, TRANSFER_SHOWN for one that a line of a statement shows already.
 */
export async function joinTransfer(
  tx: Tx,
  payout: Destination,
  reference: string,
  { isSame, isShown }: { isSame: boolean; isShown: boolean },
): Promise<string | null> {
  const used = await lockAndFindUsed(tx, reference);
  // A line of the bank's statement may show payouts that were to go with a batch: they are the transfer of that line.
  const joined = isShown ? used.map((row) => ({ ...row, batchUid: null })) : used;
  const transferUid = transferOf(payout, joined, isSame);
  if (transferUid === null) return null;
  await lockRow(tx, 'payout', transferUid);
  await checkNotShown(tx, transferUid, 'tidak bisa ditambah');
  return transferUid;
}

/**
 * The transfer that a payout of a batch becomes a part of: the bank sends the file as one. Null: it is the first. Those who pay of one
 * batch wait for each other; the caller has locked the payout. docs/rules/payments.md#batches
 * @throws DomainError REFERENCE_USED for that of another transfer, BATCH_REFERENCE, TRANSFER_SHOWN.
 */
export async function joinFile(tx: Tx, batchUid: string, reference: string): Promise<string | null> {
  await lockRow(tx, 'payout_batch', batchUid);
  const used = await lockAndFindUsed(tx, reference);
  checkReferenceOfBatch(batchUid, used);
  const [before] = await paidByFile(tx, batchUid, reference);
  if (before) {
    checkSameFile(before);
    return before.transferUid;
  }
  for (const { uid, transferUid } of used) await checkNotShown(tx, transferUid ?? uid, 'tidak bisa ditambah');
  return null;
}

async function lockAndFindUsed(tx: Tx, reference: string) {
  await lockReference(tx, reference);
  return (await paidWithReference(tx, reference)).map((row) => ({ ...row, amount: sen(row.amountSen) }));
}

async function checkNotShown(tx: Tx, transferUid: string, cannot: string): Promise<void> {
  const line = await tx.bankStatementLine.findUnique({ where: { payoutUid: transferUid } });
  if (line)
    throw new DomainError(
      'TRANSFER_SHOWN',
      `Transfer ini sudah dicocokkan dengan baris koran ${formatSen(sen(-line.amountSen))}, jadi ${cannot}.`,
    );
}

/**
 * The line of a statement is the transfer that paid this payout, with all that it paid: together they have the amount of the line, less what the bank took for itself. Of the file of a batch
 * a bank may show each row by itself: that one is a transfer of its own from then on. The caller has locked the payout.
 * @returns that fee, in sen. @throws DomainError LINE_NOT_OPEN, PROPOSAL_WAITS, LINE_AMOUNT, EXPLAINED_TWICE, REASON_NEEDED, FEE_OF_OTHER.
 */
export async function noteTransfer(tx: Tx, lineUid: string, payoutUid: string, noted: TransferNoted): Promise<bigint> {
  const { transferUid, batchUid } = await tx.payout.findUniqueOrThrow({
    where: { uid: payoutUid },
    select: { transferUid: true, batchUid: true },
  });
  const first = transferUid ?? payoutUid;
  // No other payout joins the transfer while its sum is compared.
  if (transferUid) await lockRow(tx, 'payout', first);
  if (batchUid) await lockRow(tx, 'payout_batch', batchUid);
  const parts = await tx.payout.findMany({
    where: { OR: [{ uid: first }, { transferUid: first }] },
    orderBy: [{ paidAt: 'asc' }, { uid: 'asc' }],
    select: { uid: true, amountSen: true },
  });
  const paidSen = addSen(...parts.map((part) => sen(part.amountSen)));
  const line = await lockLine(tx, lineUid);
  checkOpen(line);
  await checkNothingElseProposed(tx, lineUid);
  const row = batchUid && parts.length > 1 ? parts.find(({ uid }) => uid === payoutUid) : null;
  const use = async (first: string, paid: { paidSen: bigint; count: number }): Promise<bigint> => {
    const feeSen = await feeInside(tx, line, paid, noted);
    await useLine(tx, lineUid, { payoutUid: first }, { ...noted, amountSen: paid.paidSen + feeSen, feeSen });
    return feeSen;
  };
  if (row && isRow(-line.amountSen, row.amountSen, paidSen)) {
    await leaveTransfer(
      tx,
      row.uid,
      parts.filter((part) => part !== row),
    );
    return use(row.uid, { paidSen: row.amountSen, count: 1 });
  }
  return use(first, { paidSen, count: parts.length });
}

/** The very amount of one row, or that with a fee, where it is nearer to the row than to all of them. */
const isRow = (lineSen: bigint, rowSen: bigint, allSen: bigint): boolean =>
  lineSen === rowSen || (canHaveFee({ lineSen, paidSen: rowSen, count: 1 }) && lineSen - rowSen < allSen - lineSen);

/** What is left of the transfer has a first one again. */
async function leaveTransfer(tx: Tx, uid: string, others: { uid: string }[]): Promise<void> {
  const [first, ...rest] = others.map((other) => other.uid);
  await tx.payout.updateMany({ where: { uid: { in: [uid, first!] } }, data: { transferUid: null } });
  await tx.payout.updateMany({ where: { uid: { in: rest } }, data: { transferUid: first! } });
}

/**
 * A payout that was recorded by mistake was no part of its transfer. The caller has locked it.
 * @throws DomainError TRANSFER_SHOWN: the bank shows that the money has left.
 */
export async function leaveByMistake(tx: Tx, { uid, transferUid }: { uid: string; transferUid: string | null }) {
  const first = transferUid ?? uid;
  if (transferUid) await lockRow(tx, 'payout', first);
  await checkNotShown(tx, first, 'dananya memang keluar');
  const others = await tx.payout.findMany({
    where: { OR: [{ uid: first }, { transferUid: first }], NOT: { uid } },
    orderBy: [{ paidAt: 'asc' }, { uid: 'asc' }],
    select: { uid: true },
  });
  if (others.length > 0) await leaveTransfer(tx, uid, others);
}
