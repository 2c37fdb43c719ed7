import { DomainError } from '#domain/platform/domain-error';
import { addSen, formatSen, sen } from '#domain/platform/sen';
import { type Destination, transferOf } from '#domain/sales/payouts/transfer';
import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { lockReference, paidWithReference } from '#runtime/sales/references.store';
import { useLine } from '#runtime/sales/statement-lines.store';

/**
 * The transfer of which a payout becomes a part, null for one of its own. Those who pay with the same reference at the same time wait
 * for each other. docs/rules/payments.md#transfers
 * @throws DomainError REFERENCE_USED, REFERENCE_OF_SAME_ACCOUNT, TRANSFER_SHOWN for one that a line of a statement shows already.
 */
export async function joinTransfer(
  tx: Tx,
  payout: Destination,
  reference: string,
  isSame: boolean,
): Promise<string | null> {
  await lockReference(tx, reference);
  const used = await paidWithReference(tx, reference);
  const transferUid = transferOf(
    payout,
    used.map((row) => ({ ...row, amount: sen(row.amountSen) })),
    isSame,
  );
  if (transferUid === null) return null;
  await lockRow(tx, 'payout', transferUid);
  const line = await tx.bankStatementLine.findUnique({ where: { payoutUid: transferUid } });
  if (line)
    throw new DomainError(
      'TRANSFER_SHOWN',
      `Transfer ini sudah dicocokkan dengan baris koran ${formatSen(sen(-line.amountSen))}, jadi tidak bisa ditambah.`,
    );
  return transferUid;
}

/**
 * The line of a statement is the transfer that paid this payout, with all that it paid: together they have the amount of the line. The
 * caller has locked the payout. @throws DomainError LINE_NOT_OPEN, LINE_AMOUNT, EXPLAINED_TWICE.
 */
export async function noteTransfer(
  tx: Tx,
  lineUid: string,
  payoutUid: string,
  noted: { by: string; at: Date },
): Promise<void> {
  const { transferUid } = await tx.payout.findUniqueOrThrow({
    where: { uid: payoutUid },
    select: { transferUid: true },
  });
  const first = transferUid ?? payoutUid;
  // No other payout joins the transfer while its sum is compared.
  if (transferUid) await lockRow(tx, 'payout', first);
  const parts = await tx.payout.findMany({
    where: { OR: [{ uid: first }, { transferUid: first }] },
    select: { amountSen: true },
  });
  const amountSen = addSen(...parts.map((part) => sen(part.amountSen)));
  await useLine(tx, lineUid, { payoutUid: first }, { ...noted, amountSen });
}
