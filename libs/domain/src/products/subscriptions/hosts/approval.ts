import { DomainError } from '../../../platform/domain-error.js';

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

/** @throws DomainError 409 when the money has nowhere to go. */
export function checkBankAccount({ accountNumber }: { accountNumber: string | null }): void {
  if (accountNumber !== null) return;
  throw new DomainError(
    'NO_BANK_ACCOUNT',
    'Rekening host belum ada, jadi uangnya tidak bisa dikirim. Minta host mengisinya di halaman pesanan.',
  );
}
