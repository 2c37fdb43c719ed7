import { dayInWib } from '#domain/platform/wib';

/** The shop's account as its bank sees it: the only thing that knows what was really sent. Amounts in rupiah. */
export class BankAccount {
  balance = 0;
  private rows: string[] = [];

  constructor(private readonly number: string) {}

  /** Below zero: it goes out. */
  move(text: string, rupiah: number): void {
    this.balance += rupiah;
    const [year, month, day] = dayInWib(new Date()).split('-');
    const amount = `${Math.abs(rupiah).toFixed(2)} ${rupiah < 0 ? 'DB' : 'CR'}`;
    this.rows.push(`${day}/${month}/${year},${text},'0000,"${amount}","${this.balance.toFixed(2)}"`);
  }

  /** What has moved since the last one, in the bank's own form. */
  statement(): string {
    const header = `No. rekening : ${this.number}\nTanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo`;
    return [header, ...this.rows.splice(0)].join('\n');
  }
}
