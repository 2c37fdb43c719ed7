import { DomainError } from '../../platform/domain-error.js';
import { formatSen, toSen } from '../../platform/sen.js';
import { askedOf } from './invoice.js';

interface AskedInvoice {
  amountSen: bigint;
  receivedSen: bigint;
  askedSen: bigint | null;
}

/** What becomes of a transfer of the amount that was read, once it is confirmed. docs/rules/payments.md#received-amounts */
export function settledLater(readSen: bigint, asked: bigint, inInstalments: boolean): string {
  if (readSen < asked) return 'kekurangannya kami tagih setelah buktimu kami cek.';
  return inInstalments ? 'lebihnya mengurangi cicilan berikutnya.' : 'lebihnya kami simpan jadi kreditmu.';
}

/**
 * `read`: what the customer has read was asked for, in rupiah and without the unique code, which is not owed; undefined: not said.
 * @throws DomainError 409 AMOUNT_CHANGED where something else is asked for now. docs/rules/payments.md#amount-read
 */
export function checkAmountRead({ number }: { number: string }, invoice: AskedInvoice, read: number | undefined): void {
  if (read === undefined) return;
  const [readSen, asked] = [toSen(read), askedOf(invoice)];
  if (readSen === asked) return;
  throw new DomainError(
    'AMOUNT_CHANGED',
    `Tagihan pesanan ${number} sekarang ${formatSen(asked)}, bukan lagi ${formatSen(readSen)}. Cek jumlah barunya, lalu kirim lagi. ` +
      `Kalau jumlah yang lama sudah kamu transfer, tetap kirim buktinya: ${settledLater(readSen, asked, invoice.askedSen !== null)}`,
  );
}
