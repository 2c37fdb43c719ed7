import { dayInWib } from '#domain/platform/wib';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import {
  type TransferAnswer,
  asksOfLine,
  asksOfProof,
  mayBeLineOf,
  mayBeSameTransfer,
  nearlySame,
  noSameTransfer,
} from '#domain/sales/payments/same-transfer';
import type { BankStatementLine } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';

const CONFIRMED = { state: 'confirmed' satisfies PaymentState } as const;
const ORDER = { order: { select: { number: true } } } as const;

/**
 * The payment of this order that the line may explain: of the amount or nearly, confirmed by its proof, without a line. Of several one of the
 * very amount is meant; which of those makes no difference. The caller has locked line and order. @returns its uid when the admin says that it is the same transfer.
 * @throws DomainError SAME_OR_SECOND while the admin has not said, NO_SAME_TRANSFER. docs/rules/bank-statements.md#same-transfer
 */
export async function sameTransferOf(
  tx: Tx,
  { amountSen, bookedOn }: BankStatementLine,
  orderUid: string,
  answer: TransferAnswer | undefined,
): Promise<string | null> {
  const payments = await tx.payment.findMany({
    where: {
      ...CONFIRMED,
      orderUid,
      method: 'transfer',
      receivedSen: nearlySame(amountSen),
      statementLine: null,
      unplaced: null,
    },
    orderBy: [{ decidedAt: 'asc' }, { uid: 'asc' }],
    select: {
      uid: true,
      receivedSen: true,
      decidedAt: true,
      decidedBy: true,
      invoice: { select: { createdAt: true } },
      ...ORDER,
    },
  });
  const lineDay = bookedOn.toISOString().slice(0, 10);
  const same = payments.filter(({ invoice, decidedAt }) =>
    mayBeSameTransfer(lineDay, { askedOn: dayInWib(invoice.createdAt), decidedOn: dayInWib(decidedAt!) }),
  );
  const found = same.find(({ receivedSen }) => receivedSen === amountSen) ?? same[0];
  if (answer === 'second') return null;
  if (answer === 'same') {
    if (!found) throw noSameTransfer();
    return found.uid;
  }
  if (!found) return null;
  throw asksOfLine({
    orderNumber: found.order.number,
    amountSen: found.receivedSen!,
    cameSen: amountSen,
    by: found.decidedBy ?? '–',
    day: dayInWib(found.decidedAt!),
  });
}

/** A proof is confirmed with an amount that a line has brought, or nearly, to its order by itself. @throws DomainError SAME_OR_SECOND. */
export async function checkNotOfLine(
  tx: Tx,
  { orderUid, submittedAt }: { orderUid: string; submittedAt: Date },
  amountSen: bigint,
): Promise<void> {
  const payments = await tx.payment.findMany({
    where: { ...CONFIRMED, orderUid, method: 'statement', receivedSen: nearlySame(amountSen) },
    select: {
      receivedSen: true,
      decidedBy: true,
      statementLine: { select: { bookedOn: true } },
      unplaced: { select: { arrivedOn: true } },
      ...ORDER,
    },
  });
  for (const { receivedSen, decidedBy, statementLine, unplaced, order } of payments) {
    const day = (statementLine?.bookedOn ?? unplaced?.arrivedOn)?.toISOString().slice(0, 10);
    if (day && mayBeLineOf(day, dayInWib(submittedAt)))
      throw asksOfProof({
        orderNumber: order.number,
        amountSen: receivedSen!,
        cameSen: amountSen,
        by: decidedBy ?? '–',
        day,
      });
  }
}
