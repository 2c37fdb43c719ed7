import { describe, expect, it } from '@jest/globals';
import { readStatement } from './read-statement.js';
import { BANK_FORMATS, type StatementFormat, genericFormat } from './statement-formats.js';

const problems = (text: string, format: StatementFormat | null = BANK_FORMATS.bca) =>
  readStatement(
    text.split('\n').map((line, at) => ({ line: at + 1, cells: line.split('|') })),
    { format, account: '1234567890', today: '2026-11-25' },
  ).errors.map(({ line, field, message }) => [line, field, message] as const);
const BCA = `Informasi Rekening - Mutasi Rekening
No. rekening : 1234567890
Nama : PATUNGAN
Periode : 01/11/2026 - 30/11/2026

Tanggal Transaksi|Keterangan|Cabang|Jumlah|Saldo`;

describe('a statement is refused where', () => {
  it.each([
    ['Kode Mata Uang : USD', 'USD'],
    ['Mata Uang|:|SGD', 'SGD'],
    ["Currency|=|'usd", 'USD'],
    ['No. rekening : 1234567890|Ccy : EUR', 'EUR'],
  ])('another currency than rupiah is refused by line and name: %s', (row, code) => {
    const text = BCA.replace('Nama : PATUNGAN', row);
    expect(problems(`${text}\n24/11/2026|A|0|1,000.00 CR|0`)).toEqual([
      [
        3,
        null,
        `Mata uang di berkas ini ${code}, padahal rekening ini dicatat dalam rupiah. Unggah koran rekening rupiah`,
      ],
    ]);
  });

  it('another currency is refused where a column or the head of the amount has it', () => {
    const rows = (code: string) => `AccountNo|Ccy|PostDate|Remarks|Credit Amount|Debit Amount
1234567890|IDR|24/11/26|A|5.00|.00\n1234567890|${code}|24/11/26|B|5.00|.00`;
    expect(problems(rows('USD'), BANK_FORMATS.mandiri)).toEqual([
      [3, 'currency', expect.stringMatching(/^Mata uang .+ USD/)],
    ]);
    for (const code of ['IDR', 'idr', 'Rp', 'Rp.', 'Rupiah', ''])
      expect(problems(rows(code), BANK_FORMATS.mandiri)).toEqual([]);
    const chosen = genericFormat({ date: 'Waktu', description: 'Catatan', amount: 'Nilai (USD)' });
    expect(problems('Waktu|Catatan|Nilai (USD)\n2026-11-24|A|5', chosen)).toEqual([
      [1, null, expect.stringMatching(/^Mata uang .+ USD/)],
    ]);
  });

  it('a chosen column stands in it twice, words excepted, which are read together', () => {
    const rows = (header: string) => `${header}\n2026-11-24|A|5000|9000`;
    const chosen = genericFormat({ date: 'Waktu', description: 'Catatan', amount: 'Nilai' });
    expect(problems(rows('Waktu|Catatan|Nilai|NILAI'), chosen)).toEqual([
      [1, null, 'Kolom "Nilai" ada lebih dari satu di berkas ini. Ganti nama salah satunya, lalu unggah lagi'],
    ]);
    expect(problems(rows('Waktu|Catatan|Nilai|Catatan'), chosen)).toEqual([]);
  });

  it.each(['Kode Mata Uang : Rp', 'Mata Uang : IDR', 'Currency|=|IDR', 'Mata Uang :', 'Mata Uang : Rupiah'])(
    'rupiah above the table is none: %s',
    (row) => expect(problems(`${BCA.replace('Nama : PATUNGAN', row)}\n24/11/2026|A|0|1,000.00 CR|0`)).toEqual([]),
  );

  it.each([
    ['1,234.00 CR', '47,5 CR', /^Nominal ini ditulis seperti 1.000,00, padahal di baris 7 seperti 1,000.00/],
    ['47,5 CR', '1,234 CR', /^Nominal ini ditulis seperti 1,000.00, padahal di baris 7 seperti 1.000,00/],
  ])('amounts of two spellings in one file are refused by line: %s and %s', (one, other, message) => {
    expect(problems(`${BCA}\n24/11/2026|A|0|${one}|0\n24/11/2026|B|0|500 CR|0\n24/11/2026|C|0|${other}|0`)).toEqual([
      [9, 'amount', expect.stringMatching(message)],
    ]);
  });

  it.each([
    ['1.000.000,00|.00', '.00|1,000,000.00', 3],
    ['.00|1.000.000,00', '1,000,000.00|.00', 3],
    ['1.000.000,00|2,000.00', '0|1', 2],
    ['500|0.00', '0|1.000', 3],
  ])('the other side of a line, which is nothing, hides no second spelling: %s and %s', (one, other, line) => {
    const text = `TGL_TRAN|DESK_TRAN|MUTASI_DEBET|MUTASI_KREDIT\n2026-11-24|A|${one}\n2026-11-24|B|${other}`;
    expect(problems(text, BANK_FORMATS.bri)).toContainEqual([line, 'amount', expect.any(String)]);
  });

  it.each(['1.23457E+12', '1,23457E+12', "'1E+15", '2.02611e+16'])(
    'a spreadsheet has rounded what names a line or its account: %s',
    (rounded) => {
      const rows = (...cells: string[]) =>
        problems(`NOREK|TGL_TRAN|DESK_TRAN|NOREFF|MUTASI_DEBET|MUTASI_KREDIT\n${cells.join('|')}`, BANK_FORMATS.bri);
      const said = [
        2,
        expect.any(String),
        `Spreadsheet sudah membulatkan nomor ini menjadi ${rounded.replace("'", '')}. Unduh lagi dari bank, dan unggah tanpa menyimpannya dari spreadsheet`,
      ];
      for (const cells of [
        ['1234567890', '2026-11-24', 'A', rounded, '0', '5'],
        ['1234567890', '2026-11-24', rounded, 'FT1', '0', '5'],
        [rounded, '2026-11-24', 'A', 'FT1', '0', '5'],
      ])
        expect(rows(...cells)).toEqual([said]);
      expect(rows('1234567890', '2026-11-24', `TRF ${rounded} A`, '1E5', '0', '5')).toEqual([]);
    },
  );

  const running = (balances: (string | number)[], amounts = ['100.00 CR', '30.00 DB', '50.00 CR', '7.00 CR']) =>
    problems([BCA, ...amounts.map((amount, at) => `24/11/2026|${at}|0|${amount}|${balances[at]}`)].join('\n'));
  const broken = (line: number, balance: string) => [
    [
      line,
      'balance',
      `Saldonya seharusnya ${balance}, menurut saldo sebelum transaksi ini. Ada baris yang hilang atau berubah; unduh lagi dari bank`,
    ],
  ];

  it('a balance that does not follow from the line before is refused at that line, in both sequences', () => {
    expect(running(['1,100.00', '1,070.00', '1,120.00', '1,127.00'])).toEqual([]);
    expect(running(['1,127.00', '1,027.00', '1,057.00', '1,007.00'])).toEqual([]);
    expect(running(['1,100.00', '1,070.00', '1,121.00', '1,128.00'])).toEqual(broken(9, 'Rp1.120'));
    expect(running(['1,127.00', '1,027.00', '1,058.00', '1,008.00'])).toEqual(broken(8, 'Rp1.028'));
    // An amount was changed, and a line was taken out.
    expect(
      running(['1,100.00', '1,070.00', '1,120.00', '1,127.00'], ['100.00 CR', '30.00 DB', '90.00 CR', '7.00 CR']),
    ).toEqual(broken(9, 'Rp1.160'));
    expect(running(['100.00', '150.00'], ['100.00 CR', '60.00 CR'])).toEqual(broken(8, 'Rp160'));
  });

  it('balances that are left out, cannot be read or are all the same are not compared', () => {
    expect(running(['1,100.00', '', 'x', '1,127.00'])).toEqual([]);
    expect(running(['1,100.00', '', '', '1,128.00'])).toEqual(broken(10, 'Rp1.127'));
    expect(running(['0', '0', '0', '0'])).toEqual([]);
    expect(running(['-50.00', '(80.00)', '30.00 DB', '23.00 DB'])).toEqual([]);
  });
});
