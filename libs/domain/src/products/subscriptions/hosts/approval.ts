import { DomainError } from '../../../platform/domain-error.js';
import { type Sen, formatSen } from '../../../platform/sen.js';
import { type Alone, reachesTogether, togetherWith } from '../../../sales/payments/decided-alone.js';

interface Owed {
  amountSen: bigint;
  /** More than this needs a second admin. */
  limitSen: bigint;
  /** The admin who has named the amount; null: not known. */
  pricedByUid: string | null;
}

export const isOverLimit = ({ amountSen, limitSen }: Pick<Owed, 'amountSen' | 'limitSen'>): boolean =>
  amountSen > limitSen;

/** docs/rules/hosts.md#limit @throws DomainError 409 for the admin who has named the amount, 422 without a reason. */
export function checkApproval(owed: Owed, adminUid: string, reason: string | undefined): void {
  if (!isOverLimit(owed)) return;
  if (owed.pricedByUid === adminUid)
    throw new DomainError(
      'SECOND_ADMIN_NEEDED',
      'Jumlah ini di atas batas harga paket dan kamu sendiri yang menetapkannya. Minta admin lain menyetujuinya.',
    );
  if (!reason)
    throw new DomainError(
      'REASON_NEEDED',
      'Jumlah ini di atas batas harga paket. Tulis alasan kenapa tetap disetujui.',
      'invalid',
      'reason',
    );
}

/**
 * Who has named more than the host has claimed releases it alone only below `from`, with what the same one has decided alone before.
 * docs/rules/hosts.md#limit @throws DomainError SECOND_ADMIN_NEEDED.
 */
export function checkAboveClaim(aboveSen: bigint, from: Sen, { aloneSen, ways }: Alone): void {
  if (!reachesTogether(aboveSen, aloneSen, from)) return;
  const why = aboveSen >= from ? `Mulai ${formatSen(from)}` : `${togetherWith(aloneSen, from, ways)} Penggantiannya`;
  throw new DomainError(
    'SECOND_ADMIN_NEEDED',
    `Jumlah ini di atas klaim host dan kamu sendiri yang menetapkannya. ${why} disetujui oleh admin lain.`,
  );
}

/** @throws DomainError 409 when the money has nowhere to go. */
export function checkBankAccount({ accountNumber }: { accountNumber: string | null }): void {
  if (accountNumber !== null) return;
  throw new DomainError(
    'NO_BANK_ACCOUNT',
    'Rekening host belum ada, jadi uangnya tidak bisa dikirim. Minta host mengisinya di halaman pesanan.',
  );
}
