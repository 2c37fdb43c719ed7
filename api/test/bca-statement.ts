import type { Database } from '#runtime/platform/db/database';
import { dayInWib } from '#domain/platform/wib';

export const BCA_ACCOUNT = { bankName: 'BCA', accountNumber: '1234567890' };

/** The account of the shop that the statements below are of, the only one of its bank. @returns its uid. */
export async function aBcaAccount(database: Database): Promise<string> {
  await database.paymentMethod.deleteMany({ where: { bankName: BCA_ACCOUNT.bankName } });
  const method = { kind: 'bank-transfer', accountName: 'Patungan', position: 9, ...BCA_ACCOUNT };
  return (await database.paymentMethod.create({ data: method })).uid;
}

export const BCA_HEADER = `No. rekening : ${BCA_ACCOUNT.accountNumber}\nTanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo`;

/** `DD/MM/YYYY`, the day of now in Jakarta. */
const bankToday = (): string => dayInWib(new Date()).split('-').reverse().join('/');

/** A line of today. `side`: CR came, DB went out. */
export const bcaRow = (text: string, rupiah: number, side = 'CR'): string =>
  `${bankToday()},${text},'0000,"${rupiah.toFixed(2)} ${side}","0.00"`;

/** The upload of a statement at the console. */
export function statementForm(bytes: string | Buffer, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ format: 'bca', ...fields })) form.append(name, value);
  form.append('file', new Blob([Uint8Array.from(Buffer.from(bytes))], { type: 'text/csv' }), 'koran.csv');
  return form;
}
