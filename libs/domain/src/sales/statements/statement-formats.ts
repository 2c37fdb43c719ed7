/** Columns of a statement by what they hold; each by the header names that banks give it, in capitals and digits only. */
export interface StatementColumns {
  date: string[];
  /** All that are there are joined. */
  description: string[];
  time?: string[];
  /** With its side, or with a sign. */
  amount?: string[];
  /** `CR` or `K` for money that came, `DB` or `D` for money that went out; after the amount where it has no name. */
  side?: string[];
  credit?: string[];
  debit?: string[];
  reference?: string[];
  /** The account of the line. */
  account?: string[];
  /** What was in the account after the line. */
  balance?: string[];
  currency?: string[];
}

/** These have one meaning in the files of all banks. */
const OF_ALL_BANKS = {
  balance: ['SALDO', 'BALANCE', 'CLOSEBALANCE', 'CLOSINGBALANCE', 'SALDOAKHIR', 'SALDOAKHIRMUTASI'],
  currency: ['CCY', 'CURRENCY', 'CURRENCYCODE', 'MATAUANG', 'KODEMATAUANG', 'VALUTA'],
} satisfies Partial<StatementColumns>;

export interface StatementFormat {
  name: string;
  label: string;
  columns: StatementColumns;
  /** Below zero is money that went out. */
  signed?: boolean;
}

export const STATEMENT_FORMATS = ['bca', 'mandiri', 'bni', 'bri', 'generic'] as const;
export type StatementFormatName = (typeof STATEMENT_FORMATS)[number];

/** docs/rules/bank-statements.md#formats */
export const BANK_FORMATS: Record<Exclude<StatementFormatName, 'generic'>, StatementFormat> = {
  bca: {
    name: 'bca',
    label: 'BCA',
    columns: {
      ...OF_ALL_BANKS,
      date: ['TANGGALTRANSAKSI', 'TANGGAL', 'DATE', 'TGL'],
      description: ['KETERANGAN', 'DESCRIPTION'],
      amount: ['JUMLAH', 'AMOUNT', 'MUTASI'],
    },
  },
  mandiri: {
    name: 'mandiri',
    label: 'Mandiri',
    columns: {
      ...OF_ALL_BANKS,
      date: ['POSTDATE', 'POSTINGDATE', 'DATE', 'TANGGALTRANSAKSI', 'TRANSACTIONDATE'],
      description: ['REMARKS', 'DESCRIPTION', 'ADDITIONALDESC', 'KETERANGAN'],
      credit: ['CREDITAMOUNT', 'CREDIT', 'KREDIT', 'DANAMASUK'],
      debit: ['DEBITAMOUNT', 'DEBIT', 'DEBET', 'DANAKELUAR'],
      reference: ['REFERENCENO', 'REFERENCENUMBER', 'NOREFERENSI'],
      account: ['ACCOUNTNO', 'ACCOUNTNUMBER', 'NOREKENING'],
    },
  },
  bni: {
    name: 'bni',
    label: 'BNI',
    columns: {
      ...OF_ALL_BANKS,
      date: ['POSTDATE', 'POSTINGDATE', 'TANGGALTRANSAKSI', 'TRANSACTIONDATE'],
      description: ['DESCRIPTION', 'URAIANTRANSAKSI', 'KETERANGAN'],
      amount: ['AMOUNT', 'NOMINAL', 'JUMLAH'],
      side: ['DBCR', 'DK', 'TIPE', 'TYPE', 'DEBITCREDIT'],
      reference: ['JOURNALNO', 'JOURNAL', 'NOJURNAL'],
    },
  },
  bri: {
    name: 'bri',
    label: 'BRI',
    columns: {
      ...OF_ALL_BANKS,
      date: ['TGLTRAN', 'TANGGALTRANSAKSI', 'TANGGAL'],
      time: ['JAMTRAN', 'JAM', 'WAKTU'],
      description: ['DESKTRAN', 'URAIANTRANSAKSI', 'REMARK'],
      credit: ['MUTASIKREDIT', 'KREDIT'],
      debit: ['MUTASIDEBET', 'MUTASIDEBIT', 'DEBET', 'DEBIT'],
      reference: ['NOREFF', 'NOREF'],
      account: ['NOREK', 'NOREKENING'],
    },
  },
};

/** The columns that an admin has chosen of a file, by their header names. */
export interface ColumnMapping {
  date: string;
  description: string;
  amount?: string;
  side?: string;
  credit?: string;
  debit?: string;
  time?: string;
  reference?: string;
}

/** `Tanggal Transaksi` → `TANGGALTRANSAKSI`. */
export const headerKey = (name: string): string => name.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A format of an admin's own choice; null while it does not say when, what for and how much. */
export function genericFormat(mapping: ColumnMapping): StatementFormat | null {
  const columns = Object.fromEntries(
    Object.entries(mapping)
      .map(([field, name]): [string, string[]] => [field, name ? [headerKey(name)] : []])
      .filter(([, names]) => names.length > 0),
  ) as unknown as StatementColumns;
  const hasAmount = columns.amount || (columns.credit && columns.debit);
  if (!columns.date || !columns.description || !hasAmount) return null;
  return {
    name: 'generic',
    label: 'Kolom pilihan',
    columns: { ...OF_ALL_BANKS, ...columns },
    signed: Boolean(columns.amount && !columns.side),
  };
}
