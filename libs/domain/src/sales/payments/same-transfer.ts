import { DAY_MS } from '../../platform/durations.js';
import { longDay } from '../../platform/documents/long-day.js';
import { DomainError } from '../../platform/domain-error.js';
import { formatSen } from '../../platform/sen.js';
import { startOfDayInWib } from '../../platform/wib.js';
import { SEN_PER_RUPIAH } from '../invoices/invoice.js';
import { MOST_UNIQUE_CODE } from '../invoices/unique-code.js';

/** What an admin says of money whose amount is recorded already: it is that transfer, or the customer has paid twice. */
export const TRANSFER_ANSWERS = ['same', 'second'] as const;
export type TransferAnswer = (typeof TRANSFER_ANSWERS)[number];

/**
 * So many days later the bank may book a transfer that was confirmed by its proof, so many days before its invoice it may have come, and so
 * far apart are a line and the proof of one transfer at most: instalments and renewals are further apart. docs/rules/bank-statements.md#same-transfer
 */
export const SAME_TRANSFER_DAYS = 7;

/** Two amounts may be of one transfer up to this difference, in sen: a unique code that was left out, or a figure that was mistyped. docs/rules/bank-statements.md#same-transfer */
const NEARLY_SAME_SEN = BigInt(MOST_UNIQUE_CODE) * SEN_PER_RUPIAH;

/** The amounts, in sen, of which it is asked whether they are the same transfer as this one. */
export const nearlySame = (amountSen: bigint): { gte: bigint; lte: bigint } => ({
  gte: amountSen - NEARLY_SAME_SEN,
  lte: amountSen + NEARLY_SAME_SEN,
});

interface Recorded {
  orderNumber: string;
  amountSen: bigint;
  /** What is placed or confirmed now. */
  cameSen: bigint;
  /** Who has confirmed it, and its day, `YYYY-MM-DD` in Jakarta. */
  by: string;
  day: string;
}

/** Days in Jakarta, `YYYY-MM-DD`. */
export function mayBeSameTransfer(lineDay: string, proof: { askedOn: string; decidedOn: string }): boolean {
  return Math.max(daysAfter(lineDay, proof.askedOn), daysAfter(proof.decidedOn, lineDay)) <= SAME_TRANSFER_DAYS;
}

/** The same for a proof whose money a line may have brought already. */
export const mayBeLineOf = (lineDay: string, saidOn: string): boolean =>
  Math.abs(daysAfter(saidOn, lineDay)) <= SAME_TRANSFER_DAYS;

const daysAfter = (from: string, day: string): number => (Date.parse(day) - Date.parse(from)) / DAY_MS;

/** Of a line: the amount was confirmed by hand, and no line explains that yet. */
export const asksOfLine = ({ orderNumber, amountSen, cameSen, by, day }: Recorded): DomainError =>
  asks(
    `Pesanan ${orderNumber} sudah punya pembayaran ${formatSen(amountSen)} yang dikonfirmasi ${by} pada ${longDay(startOfDayInWib(day))} dan belum punya baris koran.${nearly(cameSen, amountSen)} Transfer yang sama, atau dibayar dua kali?`,
  );

/** Of a proof: a line has brought the amount. */
export const asksOfProof = ({ orderNumber, amountSen, cameSen, by, day }: Recorded): DomainError =>
  asks(
    `Dana ${formatSen(amountSen)} untuk pesanan ${orderNumber} sudah dicatat ${by} dari baris koran ${longDay(startOfDayInWib(day))}.${nearly(cameSen, amountSen)} Kalau bukti ini transfer yang sama, jangan dikonfirmasi. Kalau dibayar dua kali, pilih itu.`,
  );

const nearly = (cameSen: bigint, amountSen: bigint): string =>
  cameSen === amountSen
    ? ''
    : ` Jumlahnya hampir sama, bukan persis: ${formatSen(cameSen)} dan ${formatSen(amountSen)}.`;

const asks = (message: string): DomainError => new DomainError('SAME_OR_SECOND', message, 'invalid', 'transfer');

/** @throws DomainError NO_SAME_TRANSFER. */
export const noSameTransfer = (): DomainError =>
  new DomainError(
    'NO_SAME_TRANSFER',
    'Tidak ada pembayaran sebesar ini yang belum punya baris koran. Muat ulang, ya.',
    'conflict',
    'transfer',
  );
