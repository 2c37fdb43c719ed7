import { describe, expect, it } from '@jest/globals';
import { sen } from '../../platform/sen.js';
import { identify } from './line-identity.js';
import { readStatement } from './read-statement.js';
import {
  UnreadableStatementCell,
  statementAmount,
  statementDay,
  statementText,
  statementTime,
} from './statement-cells.js';
import { BANK_FORMATS, type ColumnMapping, type StatementFormat, genericFormat } from './statement-formats.js';

const TODAY = '2026-11-25';
const ACCOUNT = '1234567890';
type Orders = Pick<Parameters<typeof readStatement>[1], 'dayOrder' | 'usualOrder'>;
const readRows = (text: string, format: StatementFormat | null, orders: Orders) =>
  readStatement(
    text.split('\n').map((line, at) => ({ line: at + 1, cells: line.split('|') })),
    { format, account: ACCOUNT, today: TODAY, ...orders },
  );
const read = (text: string, format: StatementFormat | null = BANK_FORMATS.bca) => readRows(text, format, {});
const BCA = `Informasi Rekening - Mutasi Rekening
No. rekening : 1234567890
Nama : PATUNGAN
Periode : 01/11/2026 - 30/11/2026

Tanggal Transaksi|Keterangan|Cabang|Jumlah|Saldo`;
const problems = (text: string, format?: StatementFormat | null) =>
  read(text, format).errors.map(({ line, field, message }) => [line, field, message] as const);

describe('the statement of', () => {
  it('BCA is read, in and out, without its sums and with what is not booked yet only counted', () => {
    const { lines, pending, errors } = read(`${BCA}
'24/11/2026|TRSF E-BANKING CR 2411/FTSCY BUDI SANTOSO|'0000|37,900.00 CR|1,037,900.00
PEND|TRSF E-BANKING CR SITI AMINAH|'0000|19,500.00 CR|
'24/11/2026|BIAYA ADM|'0000|15,000.00 DB|1,022,900.00
Saldo Awal|1,000,000.00`);
    expect([errors, pending]).toEqual([[], 1]);
    expect(lines).toEqual([
      {
        line: 7,
        day: '2026-11-24',
        time: null,
        amount: 3_790_000n,
        description: 'TRSF E-BANKING CR 2411/FTSCY BUDI SANTOSO',
        reference: null,
      },
      expect.objectContaining({ line: 9, amount: -1_500_000n, description: 'BIAYA ADM' }),
    ]);
  });

  it('BCA has sums whose commas may have made cells of them', () => {
    const { lines, pending, errors } = read(`${BCA}
'24/11/2026|TRSF BUDI|'0000|37,900.00 CR|1,037,900.00
PEND|BI-FAST SITI|'0000|861,777.50 CR|
'24/11/2026|BIAYA ADM|'0000|15,000.00 DB|1,022,900.00

Saldo Awal : 1|000|000.00
Mutasi Kredit : 899|677.50
Mutasi Debet : 15|000.00
Saldo Akhir : 1|884|677.50`);
    expect([errors, pending, lines.length]).toEqual([[], 1, 2]);
  });

  it.each([
    ['with', ['Mutasi Kredit : 57,400.00', 'Mutasi Debet : 15,000.00 DB', 'Saldo Akhir : 1,042,400.00']],
    ['without', ["Kredit|=|'37900.00", "Debet|=|'15000.00", "Ending Balance|=|'1022900.00"]],
  ])('BCA counts in its sums %s what is not booked yet', (_, sums) => {
    const rows = `${BCA}
'24/11/2026|BUDI|'0000|37,900.00 CR|1,037,900.00
PEND|SITI|'0000|19,500.00 CR|
'24/11/2026|BIAYA ADM|'0000|15,000.00 DB|1,022,900.00
Saldo Awal : 1,000,000.00`;
    expect(problems([rows, ...sums].join('\n'))).toEqual([]);
  });

  it('BCA for individuals has the side in a column without a name, and days without a year', () => {
    const { lines, errors } = read(`Account No.|=|'1234567890
Date|Description|Branch|Amount||Balance
'05/11|TRSF BUDI|'0000|37900.00|CR|1037900.00
'28/12|TRSF SITI|'0000|15000.00|DB|1022900.00
Starting Balance|=|'1000000.00`);
    expect(errors).toEqual([]);
    expect(lines.map(({ day, amount }) => [day, amount])).toEqual([
      ['2026-11-05', 3_790_000n],
      ['2025-12-28', -1_500_000n],
    ]);
  });

  it('Mandiri has its account in each line, two descriptions and two amounts', () => {
    const { lines, errors } = read(
      `AccountNo|Ccy|PostDate|Remarks|AdditionalDesc|Credit Amount|Debit Amount|Close Balance
1234567890|IDR|24/11/26 09.15.20|MCM InhouseTrf|DARI BUDI SANTOSO|37900.00|.00|1037900.00
1234567890|IDR|24/11/26|Biaya|administrasi||6500.00|1031400.00`,
      BANK_FORMATS.mandiri,
    );
    expect(errors).toEqual([]);
    expect(lines.map(({ amount, description, time }) => [amount, description, time])).toEqual([
      [3_790_000n, 'MCM InhouseTrf DARI BUDI SANTOSO', '09:15:20'],
      [-650_000n, 'Biaya administrasi', null],
    ]);
  });

  it('BNI says D or K, and gives the number of its journal', () => {
    const { lines, errors } = read(
      `Account No|1234567890
Post Date|Value Date|Branch|Journal No.|Description|Amount|Db/Cr|Balance
24-Nov-2026|24-Nov-2026|0259|803211|TRANSFER DARI | BUDI SANTOSO|37.900,00|K|1.037.900,00
24-Okt-2026|24-Okt-2026|0259|803212|BIAYA|6.500,00|D|1.031.400,00`.replace('DARI | BUDI', 'DARI BUDI'),
      BANK_FORMATS.bni,
    );
    expect(errors).toEqual([]);
    expect(lines.map(({ day, amount, reference }) => [day, amount, reference])).toEqual([
      ['2026-11-24', 3_790_000n, '803211'],
      ['2026-10-24', -650_000n, '803212'],
    ]);
  });

  it('BRI has day and time apart', () => {
    const { lines, errors } = read(
      `NOREK|TGL_TRAN|TGL_EFEKTIF|JAM_TRAN|SEQ|DESK_TRAN|SALDO_AWAL_MUTASI|MUTASI_DEBET|MUTASI_KREDIT|SALDO_AKHIR_MUTASI
001234567890|2026-11-24|2026-11-24|091520|12|NBMB BUDI SANTOSO TO PATUNGAN|0.00|0.00|37900.00|37900.00`,
      BANK_FORMATS.bri,
    );
    expect(errors).toEqual([]);
    expect(lines).toMatchObject([{ day: '2026-11-24', time: '09:15:20', amount: 3_790_000n }]);
  });

  it('any other bank is read by the columns that an admin chose, below zero is out', () => {
    const mapping: ColumnMapping = { date: 'Waktu', description: 'Catatan', amount: 'Nilai' };
    const { lines, columns } = read(
      `Waktu|Catatan|Nilai\n2026-11-24 10:00|BUDI|37.900\n2026-11-24|fee|-2.500`,
      genericFormat(mapping),
    );
    expect(columns).toEqual(['Waktu', 'Catatan', 'Nilai']);
    expect(lines.map(({ amount }) => amount)).toEqual([3_790_000n, -250_000n]);
    expect(genericFormat({ date: 'Waktu', description: 'Catatan' })).toBeNull();
    expect(problems('Waktu|Catatan|Nilai', null)).toEqual([[1, null, expect.stringMatching(/Pilih dulu kolom/)]]);
    expect(problems('a|b|c\n1|2|3', genericFormat(mapping))).toEqual([
      [1, null, expect.stringMatching(/tidak ada di berkas/)],
    ]);
  });
});

it('words that begin like a formula are read as they are', () => {
  const words = ['=cmd()', '+62 812 (BUDI)', '-TRSF (A!)', '@SUM(A1)'];
  const { lines, errors } = read([BCA, ...words.map((text) => `24/11/2026|${text}|0|1,000.00 CR|0`)].join('\n'));
  expect(errors).toEqual([]);
  expect(lines.map(({ description }) => description)).toEqual(words);
});

describe('a mistake in a statement', () => {
  it('is named by line and column', () => {
    expect(
      problems(`${BCA}
31/02/2026|A|0|1,000.00 CR|0
24/12/2026|A|0|1,000.00 CR|0
24/11/2026|A|0|. CR|0
24/11/2026|A|0|-1,000.00 CR|0
24/11/2026|A|0|1,000.001 CR|0
24/11/2026|A|0|1,000,000,000,000,000.00 CR|0
24/11/2026|A|0|banyak CR|0
24/11/2026|A|0|1,000.00|0
24/11/2026|A|0|0.00 CR|0
24/11/2026|A
24/11/2026|A|0|1,000.00 CR|0|lebih`),
    ).toEqual([
      [7, 'date', 'Tanggal ini tidak ada'],
      [8, 'date', 'Tanggalnya belum tiba; periksa urutan hari dan bulan'],
      [9, 'amount', expect.stringMatching(/Bukan nominal/)],
      [10, 'amount', expect.stringMatching(/negatif/)],
      [11, 'amount', 'Desimalnya lebih dari dua angka'],
      [12, 'amount', 'Nominalnya terlalu besar'],
      [13, 'amount', expect.stringMatching(/Bukan nominal/)],
      [14, 'amount', expect.stringMatching(/masuk \(CR\) atau keluar/)],
      [15, 'amount', 'Nominalnya nol'],
      [16, null, expect.stringMatching(/Ada 2 kolom, seharusnya 5/)],
      [17, null, expect.stringMatching(/Ada 6 kolom, seharusnya 5/)],
    ]);
  });

  it.each([
    ['Mutasi Kredit : 37,900.00', 9, /^Mutasi Kredit tidak sama dengan jumlah barisnya \(Rp38.900\)/],
    ['Mutasi Kredit : 38,900.00\nMutasi Debet|0.00', 10, /^Mutasi Debet tidak sama .+ \(Rp15.000\)/],
    ['Mutasi Kredit : 999,000.00 5', 9, /^Mutasi Kredit tidak sama dengan jumlah barisnya \(Rp38.900\)/],
    ['Mutasi Debet|=|65,137.00|1', 9, /^Mutasi Debet tidak sama .+ \(Rp15.000\)/],
    [
      'Saldo Awal : 1,000.00\nSaldo Akhir : 25,900.00',
      10,
      /^Saldo Akhir dikurangi Saldo Awal tidak sama .+ \(Rp23.900\)/,
    ],
  ])('is one where its sums do not agree with its lines: %s', (sums, line, message) => {
    const over = BCA.replace('30/11/2026', '24/11/2026');
    const rows = `${over}\n24/11/2026|A|0|38,900.00 CR|0\n24/11/2026|B|0|15,000.00 DB|0`;
    const { errors, lines } = read(`${rows}\n${sums}`);
    expect([errors, lines]).toEqual([[{ line, field: null, message: expect.stringMatching(message) }], []]);
  });

  it('is none in a sum with a count while the day of its lines is not over: a bank sums up before it lists', () => {
    const rows = `${BCA}\n${TODAY.split('-').toReversed().join('/')}|A|0|38,900.00 CR|0`;
    expect(problems(`${rows}\nMutasi Kredit : 999,000.00 5`)).toEqual([]);
    expect(problems(`${BCA}\n24/11/2026|A|0|38,900.00 CR|0\nMutasi Kredit : 38,900.00 1`)).toEqual([]);
  });

  it.each([
    ['30/12', '30/12/2026 - 30/12/2026', 'Tanggalnya belum tiba; periksa urutan hari dan bulan'],
    ['22/11', '23/11/2026 - 24/11/2026', 'Tanggal ini di luar periode yang tertulis di atas berkasnya'],
  ])('is one in a day without a year that the period does not have in the past: %s of %s', (day, period, message) => {
    expect(problems(`Periode : ${period}\n${BCA}\n'${day}|A|0|38,900.00 CR|0`)).toEqual([
      [expect.any(Number), 'date', message],
    ]);
  });

  it('has for a day without a year that of the period of the statement', () => {
    const { lines } = read(`Periode : 28/12/2025 - 04/01/2026\n${BCA}\n'30/12|A|0|1.00 CR|0\n'02/01|B|0|2.00 CR|0`);
    expect(lines.map(({ day }) => day)).toEqual(['2025-12-30', '2026-01-02']);
  });

  it.each([
    'Periode : 28/12/2024 - 04/01/2025',
    'Periode : 28-12-2024 sampai 04-01-2025',
    'Periode: 28 Des 2024 s/d 04 Jan 2025',
    'Period 2024-12-28 to 2025-01-04',
  ])('has the year of the period in whatever layout that is written: %s', (period) => {
    const { lines } = read(`${period}\n${BCA.replace(/^Periode.*$/m, '')}\n'30/12|A|0|1.00 CR|0\n'02/01|B|0|2.00 CR|0`);
    expect(lines.map(({ day }) => day)).toEqual(['2024-12-30', '2025-01-02']);
  });

  it('has it with the month first where the days are written so', () => {
    const text = 'Period : 11/05/2025 - 12/04/2025\nWaktu|Catatan|Nilai\n11/20|SITI|1.000';
    const columns = genericFormat({ date: 'Waktu', description: 'Catatan', amount: 'Nilai' });
    expect(readRows(text, columns, { dayOrder: 'month-first' }).lines[0]?.day).toBe('2025-11-20');
  });

  it('is not one in sums of pages, or that cannot be read', () => {
    const rows = `${BCA}\n24/11/2026|A|0|38,900.00 CR|0`;
    expect(
      problems(
        `${rows}\nKredit : 1.00\nKredit : 2.00\nDebet|tidak ada\nTotal|3\nSaldo Awal : 5.00\nSaldo Akhir : (3)   12 1|000.00`,
      ),
    ).toEqual([]);
  });

  it('another bank or another account is refused as a whole', () => {
    expect(problems('Post Date|Description|Amount|Db/Cr\n24/11/2026|A|1.000,00|K')[0]![2]).toMatch(
      /koran BNI, bukan BCA/,
    );
    expect(problems('a|b\nc|d')[0]![2]).toMatch(/Kepala kolom koran BCA tidak ditemukan/);
    expect(problems(BCA.replace(ACCOUNT, '9988776655'))[0]).toEqual([
      2,
      null,
      expect.stringMatching(/berakhiran 6655/),
    ]);
    expect(
      problems('NOREK|TGL_TRAN|DESK_TRAN|MUTASI_DEBET|MUTASI_KREDIT\n99|2026-11-24|A|0|5', BANK_FORMATS.bri)[0],
    ).toEqual([2, 'account', expect.stringMatching(/bukan rekening/)]);
    expect(problems(BCA)).toEqual([[7, null, 'Belum ada baris mutasi']]);
    expect(readStatement([], { format: BANK_FORMATS.bca, account: ACCOUNT, today: TODAY }).errors[0]?.message).toMatch(
      /kosong/,
    );
  });

  it('both amounts or none are refused', () => {
    const header = 'TGL_TRAN|DESK_TRAN|MUTASI_DEBET|MUTASI_KREDIT';
    expect(problems(`${header}\n2026-11-24|A|5|5\n2026-11-24|A|0|0`, BANK_FORMATS.bri).map(([line]) => line)).toEqual([
      2, 3,
    ]);
  });
});

describe('a day of two readings', () => {
  const CHOSEN = genericFormat({ date: 'Waktu', description: 'Catatan', amount: 'Nilai' });
  const rows = 'Waktu|Catatan|Nilai\n05/11/2026|BUDI|37.900\n06/11/2026|fee|-2.500';

  it('is day before month in the layouts of the banks', () => {
    expect(problems(`${BCA}\n05/11/2026|A|0|1,000.00 CR|0`)).toEqual([]);
  });

  it('is refused by line where no layout and no other day settles the order', () => {
    expect(problems(rows, CHOSEN)).toEqual([
      [
        2,
        'date',
        '05/11/2026 bisa berarti 5 November atau 11 Mei. Tulis 2026-11-05 atau 5 November 2026, atau pilih "Urutan tanggal" di atas',
      ],
      [3, 'date', expect.stringMatching(/^06\/11\/2026 bisa berarti/)],
    ]);
  });

  it.each([`Periode : 01/11/2026 - 30/11/2026\n${rows}`, `${rows}\n24/11/2026|SITI|1.000`])(
    'is settled by another day of the file: %j',
    (text) => expect(read(text, CHOSEN).lines[0]?.day).toBe('2026-11-05'),
  );

  const SETTLED: [string, Orders, string][] = [
    ['by the admin', { dayOrder: 'month-first', usualOrder: 'day-first' }, '2026-05-11'],
    ['by the account', { usualOrder: 'month-first' }, '2026-05-11'],
    ['by the admin, day first', { dayOrder: 'day-first', usualOrder: null }, '2026-11-05'],
  ];
  it.each(SETTLED)('is settled %s', (_, orders, day) => {
    const found = readRows(rows, CHOSEN, orders);
    expect([found.errors, found.lines[0]?.day, found.dayOrder]).toEqual([
      [],
      day,
      orders.dayOrder ?? orders.usualOrder,
    ]);
  });

  it('goes by the file before it goes by the account', () => {
    const text = `${rows}\n24/11/2026|SITI|1.000`;
    expect(readRows(text, CHOSEN, { usualOrder: 'month-first' }).lines[0]?.day).toBe('2026-11-05');
  });

  it('is not read against the chosen order', () => {
    const { errors } = readRows(`${rows}\n24/11/2026|SITI|1.000`, CHOSEN, { dayOrder: 'month-first' });
    expect(errors).toContainEqual({
      line: 4,
      field: 'date',
      message:
        '24/11/2026 ditulis hari/bulan/tahun. Samakan dengan tanggal lain di berkas ini, atau pilih "Bank lain" dengan urutan "Hari/bulan/tahun"',
    });
  });

  it('is not guessed with the month first: the admin is told where to choose it', () => {
    const { errors } = read(`${rows}\n11/25/2026|SITI|1.000`, CHOSEN);
    expect(errors).toContainEqual({
      line: 4,
      field: 'date',
      message:
        '11/25/2026 ditulis bulan/hari/tahun. Samakan dengan tanggal lain di berkas ini, atau pilih "Bank lain" dengan urutan "Bulan/hari/tahun"',
    });
    expect(errors.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  it('in the layout of a bank, which has the day first, with the month first is told what to do', () => {
    expect(problems(`${BCA}\n11/25/2026|A|0|1,000.00 CR|0`)).toEqual([
      [
        7,
        'date',
        '11/25/2026 ditulis bulan/hari/tahun. Samakan dengan tanggal lain di berkas ini, atau pilih "Bank lain" dengan urutan "Bulan/hari/tahun"',
      ],
    ]);
  });

  it.each(['03/04/2026|BUDI|1.000\n25/11/2026|SITI|1.000', '25/11/2026|SITI|1.000\n03/04/2026|BUDI|1.000'])(
    'is settled by one day after the 12th, wherever it stands: %j',
    (lines) => {
      const found = read(`Waktu|Catatan|Nilai\n${lines}`, CHOSEN);
      expect([found.errors, found.lines.map(({ day }) => day).sort()]).toEqual([[], ['2026-04-03', '2026-11-25']]);
    },
  );

  it('of a file with days of both orders is refused, whatever is chosen', () => {
    const both = `${rows}\n11/25/2026|SITI|1.000\n25/11/2026|A|1.000`;
    for (const orders of [{}, { dayOrder: 'day-first' }, { dayOrder: 'month-first' }] as Orders[])
      expect(readRows(both, CHOSEN, orders).errors.length).toBeGreaterThan(0);
  });
});

describe('a cell', () => {
  it.each([
    ['37,900.00', 3_790_000n],
    ['37.900,00', 3_790_000n],
    ['Rp 37.900', 3_790_000n],
    ['Rp 54.000,-', 5_400_000n],
    ['54,000.--', 5_400_000n],
    ['37900.5', 3_790_050n],
    ['.00', 0n],
    [',50', 50n],
    ['999999999999', 99_999_999_999_900n],
  ])('%s is an amount', (text, amount) => {
    expect(statementAmount(text)).toBe(sen(amount));
  });

  it('below zero is read only where the sign is the side', () => {
    expect(statementAmount('-5', true)).toBe(-500n);
    expect(statementAmount('(5)', true)).toBe(-500n);
    expect(() => statementAmount('(5)')).toThrow(UnreadableStatementCell);
  });

  it('may say that its time is that of Jakarta, which it is; no other zone is read', () => {
    for (const cell of ['16:30 WIB', '16.30WIB', '16:30:00 wib']) expect(statementTime(cell)).toBe('16:30:00');
    expect(statementDay('24/11/2026 16.30 WIB', TODAY)).toEqual({ day: '2026-11-24', time: '16:30:00' });
    expect(() => statementTime('16:30 WITA')).toThrow(/Bukan jam WIB/);
    expect(() => statementDay('24/11/2026 16:30 WITA', TODAY)).toThrow(/Bukan tanggal/);
  });

  it('with a time has to be one', () => {
    expect(statementDay('24/11/2026 09.15.20', TODAY)).toEqual({ day: '2026-11-24', time: '09:15:20' });
    expect(() => statementDay('24/11/2026 29:15', TODAY)).toThrow('Jam ini tidak ada');
    expect(() => statementTime('2561')).toThrow('Jam ini tidak ada');
    expect(() => statementTime('sore')).toThrow(/Bukan jam/);
    expect(() => statementDay('kemarin', TODAY)).toThrow(/Bukan tanggal/);
  });

  it.each([
    ['20 Agt 2026', '2026-08-20'],
    ['20 Agust', '2026-08-20'],
    ['20-Peb-2026', '2026-02-20'],
    ['20 Nop', '2026-11-20'],
    ['20/Des/25', '2025-12-20'],
    ['20 Mrt', '2026-03-20'],
    ['20.03.2026', '2026-03-20'],
    ['2026/03/20', '2026-03-20'],
  ])('%s is a day', (text, day) => expect(statementDay(text, TODAY).day).toBe(day));

  it('with a month that has no such name says so', () => {
    expect(() => statementDay('20 Agx 2026', TODAY)).toThrow('Nama bulannya tidak dikenal: Agx');
  });

  it('keeps a text on one line', () => {
    expect(statementText(' TRSF\n  BUDI\u202e ')).toBe('TRSF BUDI');
    expect(statementText('-')).toBe('-');
    expect(statementText('@SUM(A1)')).toBe('@SUM(A1)');
  });
});

it('equal transfers of one day are numbered, and a later statement numbers them the same', () => {
  const line = { line: 1, day: TODAY, time: null, amount: sen(100n), description: 'BUDI', reference: null };
  const other = { ...line, description: 'SITI' };
  expect(identify([line, other, { ...line, line: 3 }]).map(({ occurrence }) => occurrence)).toEqual([1, 1, 2]);
  expect(identify([{ ...line, description: 'Budi ' }])[0]!.likeness).toBe(identify([line])[0]!.likeness);
});
