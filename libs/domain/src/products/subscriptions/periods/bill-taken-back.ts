import { formatDate } from '../../../platform/wib-texts.js';
import { lastMomentOf } from './period.js';

/** A seat whose last bill of a next period was taken back. */
export interface SeatWithoutBill {
  orderNumber: string;
  paidUntil: Date;
  /** When its member chose not to renew; null: not, or not any more. */
  stoppedAt: Date | null;
  endedAt: Date | null;
}

/** Why the next period of a seat is not billed any more, and until when it is paid. docs/rules/periods.md#choice */
export function billTakenBack({ orderNumber, paidUntil, stoppedAt, endedAt }: SeatWithoutBill): string {
  if (endedAt) return `Kursi pesanan ${orderNumber} sudah berakhir, jadi masa berikutnya tidak ditagih lagi.`;
  const paid = `Kursimu sudah dibayar sampai ${formatDate(lastMomentOf(paidUntil).toISOString())}`;
  return stoppedAt
    ? `Kamu memilih tidak memperpanjang pesanan ${orderNumber}, jadi masa berikutnya tidak ditagih lagi. ${paid}.`
    : `Tagihan masa berikutnya untuk pesanan ${orderNumber} kami tarik. ${paid}, dan tagihan barunya kami kirim menjelang hari itu.`;
}
