import type { ConfirmLineBody } from '#contracts/sales/statements.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import type { PayoutState } from '#domain/sales/payouts/payout';
import { type Destination, isSameDestination } from '#domain/sales/payouts/transfer';
import type { RefundState } from '#domain/sales/refunds/refund';
import type { Tx } from '#runtime/platform/db/database';

/** One record that a line shows. */
export type Part = Pick<ConfirmLineBody, 'target' | 'targetUid'>;

/**
 * What the line of one transfer pays, in a sequence that others take too. Where all of it was recorded by hand as one transfer, that
 * is noted once. @throws DomainError ALREADY_PAID where only some of it is paid, REFERENCES_DIFFER.
 */
export async function partsToPay(tx: Tx, parts: Part[]): Promise<Part[]> {
  const sorted = parts.toSorted((one, other) => (one.targetUid < other.targetUid ? -1 : 1));
  if (sorted.length === 1) return sorted;
  const uids = sorted.map(({ targetUid }) => targetUid);
  const paid = await tx.payout.findMany({
    where: {
      state: 'paid' satisfies PayoutState,
      OR: [{ uid: { in: uids } }, { kind: 'refund', refUid: { in: uids } }],
    },
    orderBy: { uid: 'asc' },
    select: { uid: true, transferUid: true, reference: true },
  });
  const [first] = paid;
  if (!first) return sorted;
  const references = [...new Set(paid.map(({ reference }) => reference ?? '–'))];
  if (paid.length < sorted.length)
    throw new DomainError(
      'ALREADY_PAID',
      `Sebagian sudah tercatat dibayar (referensi ${references.join(', ')}), sisanya belum. Pilih yang belum dibayar saja, atau yang sudah.`,
    );
  if (new Set(paid.map(({ uid, transferUid }) => transferUid ?? uid)).size > 1)
    throw new DomainError(
      'REFERENCES_DIFFER',
      `Catatan ini dibayar lewat transfer yang berbeda (referensi ${references.join(' dan ')}). Pasangkan masing-masing dengan barisnya sendiri, ya.`,
    );
  return [{ target: 'payout', targetUid: first.uid }];
}

/** One transfer goes to one account; a record that is not found is refused where it is paid. @throws DomainError ACCOUNTS_DIFFER. */
export async function checkSameAccount(tx: Tx, parts: Part[]): Promise<void> {
  if (parts.length === 1) return;
  const [first, ...others] = await destinationsOf(
    tx,
    parts.map(({ targetUid }) => targetUid),
  );
  if (first && !others.every((other) => isSameDestination(first, other)))
    throw new DomainError(
      'ACCOUNTS_DIFFER',
      'Satu transfer masuk ke satu rekening, sedangkan yang kamu pilih ke rekening yang berbeda. Pilih hanya yang ke rekening yang sama.',
    );
}

const account = { bankName: true, accountNumber: true, accountName: true } as const;

/** Of payouts, and of refunds that have none yet; credit that was not asked back goes nowhere, and is refused where it is paid. */
async function destinationsOf(tx: Tx, uids: string[]): Promise<Destination[]> {
  const payouts = await tx.payout.findMany({
    where: { OR: [{ uid: { in: uids } }, { kind: 'refund', refUid: { in: uids } }] },
    select: { ...account, customerUid: true, refUid: true },
  });
  const scheduled = payouts.map(({ refUid }) => refUid);
  const refunds = await tx.refund.findMany({
    where: {
      uid: { in: uids.filter((uid) => !scheduled.includes(uid)) },
      state: { not: 'credited' satisfies RefundState },
    },
    select: { ...account, order: { select: { customerUid: true } } },
  });
  return [...payouts, ...refunds.map(({ order, ...named }) => ({ ...named, ...order }))];
}
