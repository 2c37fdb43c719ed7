import { DomainError } from '../../platform/domain-error.js';

/**
 * Money that comes for an order of an erased customer pays nothing: as credit it would be money of a person who can neither use it nor
 * ask for it. @throws DomainError CUSTOMER_ERASED. docs/rules/bank-statements.md#erased-customers
 */
export function checkNotErased({ number, erasedAt }: { number: string; erasedAt: Date | null }): void {
  if (erasedAt === null) return;
  throw new DomainError(
    'CUSTOMER_ERASED',
    `Akun pelanggan pesanan ${number} sudah dihapus, jadi dana ini tidak bisa jadi pembayaran atau kreditnya. Bukukan sebagai dana belum dikenali, lalu pilih "Kembalikan ke pengirim".`,
  );
}
