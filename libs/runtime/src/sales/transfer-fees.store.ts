import type { Sen } from '#domain/platform/sen';
import { checkFeeAlone, transferFeeOf } from '#domain/sales/payouts/transfer-fee';
import type { BankStatementLine } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { decidedAlone, noteDecidedAlone } from '#runtime/sales/decided-alone.store';

/** Who confirms a line that shows a transfer. */
export interface TransferNoted {
  by: string;
  byUid: string;
  at: Date;
  /** Why the line is more than what was recorded. */
  reason: string;
  /** From so much on, with what the same admin has decided alone, another one confirms. */
  feeFrom: Sen;
}

/**
 * What the bank has taken for itself inside the line, in sen. Decided by one admin it counts with the fees that are lines of their own.
 * @throws DomainError LINE_AMOUNT, REASON_NEEDED, FEE_OF_OTHER. docs/rules/bank-statements.md#transfer-fees
 */
export async function feeInside(
  tx: Tx,
  { uid: subjectUid, amountSen }: BankStatementLine,
  paid: { paidSen: bigint; count: number },
  { byUid, at, reason, feeFrom }: TransferNoted,
): Promise<bigint> {
  const feeSen = transferFeeOf({ ...paid, lineSen: -amountSen }, reason);
  if (feeSen > 0n) await noteFee(tx, feeSen, { subjectUid, byUid, at, feeFrom });
  return feeSen;
}

/** A fee of the bank that rests on the word of this admin. @throws DomainError FEE_OF_OTHER. */
export async function noteFee(
  tx: Tx,
  feeSen: bigint,
  { subjectUid, byUid, at, feeFrom }: Omit<TransferNoted, 'by' | 'reason'> & { subjectUid: string },
): Promise<void> {
  const alone = { kind: 'line', byUid, at } as const;
  checkFeeAlone(feeSen, await decidedAlone(tx, alone), feeFrom);
  await noteDecidedAlone(tx, { ...alone, subjectUid, amountSen: feeSen });
}
