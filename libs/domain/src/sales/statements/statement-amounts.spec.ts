import { describe, expect, it } from '@jest/globals';
import { readStatement } from './read-statement.js';
import { BANK_FORMATS, type ColumnMapping, type StatementFormat, genericFormat } from './statement-formats.js';

const OF = { account: '1234567890', today: '2026-11-25' };
const CHOSEN: ColumnMapping = { date: 'Tanggal', description: 'Uraian', amount: 'Nilai' };

function readOf(format: StatementFormat | null, header: string, cells: string) {
  const rows = [header, cells].map((text, at) => ({ line: at + 1, cells: text.split('|') }));
  const { lines, errors } = readStatement(rows, { ...OF, format });
  return errors.length > 0 ? errors.map(({ line, field, message }) => [line, field, message]) : lines[0]?.amount;
}
const chosen = (amount: string) => readOf(genericFormat(CHOSEN), 'Tanggal|Uraian|Nilai', `2026-11-24|A|${amount}`);
const beside = (amount: string, side: string) =>
  readOf(genericFormat({ ...CHOSEN, side: 'DB/CR' }), 'Tanggal|Uraian|Nilai|DB/CR', `2026-11-24|A|${amount}|${side}`);
const bca = (amount: string) =>
  readOf(BANK_FORMATS.bca, 'Tanggal Transaksi|Keterangan|Cabang|Jumlah|Saldo', `24/11/2026|A|0|${amount}|`);
const bcaBeside = (amount: string, side: string) =>
  readOf(BANK_FORMATS.bca, 'Date|Description|Branch|Amount||Balance', `24/11/2026|A|0|${amount}|${side}|`);
const bni = (amount: string, side: string) =>
  readOf(BANK_FORMATS.bni, 'Post Date|Description|Journal No.|Amount|Db/Cr', `24/11/2026|A|1|${amount}|${side}`);
const mandiri = (credit: string, debit: string) =>
  readOf(BANK_FORMATS.mandiri, 'PostDate|Remarks|Credit Amount|Debit Amount', `24/11/26|A|${credit}|${debit}`);

const OUT = ['DB', 'D', 'DR', 'DEBET', 'DEBIT', 'db', 'Debet', 'debit', 'dr', 'Db.', '(DB)'];
const IN = ['CR', 'C', 'K', 'KR', 'KREDIT', 'CREDIT', 'cr', 'Kredit', 'k', 'Cr.', '(CR)'];
const SIDES = [...OUT.map((word) => [word, -1_500_000n] as const), ...IN.map((word) => [word, 1_500_000n] as const)];

describe('the side of an amount', () => {
  it.each(SIDES)('%s is read in every format, on either hand of the amount or beside it', (word, amount) => {
    for (const digits of ['15.000', '15,000.00', '15.000,00', '15000', 'Rp 15.000', 'Rp15.000,00'])
      for (const text of [`${digits} ${word}`, `${digits}${word}`, `${word} ${digits}`, `${word}\u00a0${digits}`])
        expect([text, chosen(text), bca(text), bni(text, '')]).toEqual([text, amount, amount, amount]);
    for (const read of [beside, bcaBeside, bni])
      expect([read('15.000', word), read(`15.000 ${word}`, word)]).toEqual([amount, amount]);
  });

  it('is that of the export: BCA writes it behind, BNI beside, Mandiri in two columns', () => {
    expect(bca('1,750,000.00 DB')).toBe(-175_000_000n);
    expect(bni('1.750.000,00', 'D')).toBe(-175_000_000n);
    expect([mandiri('.00', '1,750,000.00'), mandiri('1,750,000.00', '.00')]).toEqual([-175_000_000n, 175_000_000n]);
    expect([mandiri('.00', '1,750,000.00 DB'), mandiri('1,750,000.00 CR', '')]).toEqual([-175_000_000n, 175_000_000n]);
  });

  it('is the sign alone where no word says it', () => {
    expect(['15.000', '+15.000', '-15.000', '(15.000)'].map(chosen)).toEqual([
      1_500_000n,
      1_500_000n,
      -1_500_000n,
      -1_500_000n,
    ]);
    expect(chosen('+15.000 CR')).toBe(1_500_000n);
  });

  it.each([
    ['15.000 CR', 'DB', 'keluar ("DB")', 'masuk ("CR")'],
    ['15.000 DB', 'CR', 'masuk ("CR")', 'keluar ("DB")'],
    ['15.000 K', 'D', 'keluar ("D")', 'masuk ("K")'],
    ['Debet 15.000', 'kredit', 'masuk ("kredit")', 'keluar ("Debet")'],
  ])('is refused by line and column where %s stands beside %s', (amount, side, saidBeside, said) => {
    for (const [read, column, other] of [
      [beside, 'Nilai', 'Kolom "DB/CR"'],
      [bni, 'Amount', 'Kolom "Db/Cr"'],
      [bcaBeside, 'Amount', 'Kolom sebelahnya'],
    ] as const)
      expect(read(amount, side)).toEqual([
        [
          2,
          'amount',
          `Kolom "${column}" bertanda dana ${said}, padahal ${other.replace('K', 'k')} bertanda ${saidBeside}`,
        ],
      ]);
  });

  it.each(['15.000 DB CR', 'CR 15.000 DB', 'K 15.000 D', '(CR) 15.000 DB'])(
    'is refused where the amount itself says both: %s',
    (amount) => {
      const both = [[2, 'amount', expect.stringMatching(/^Kolom ".+" bertanda dana masuk \(".+"\) dan juga keluar/)]];
      expect([chosen(amount), bca(amount), bni(amount, 'D')]).toEqual([both, both, both]);
    },
  );

  it.each(['-15.000 DB', '-15.000 CR', '(15.000) DB', 'DB -15.000', '+15.000 DB', '+15.000 D'])(
    'is refused where a sign stands beside a word: %s',
    (amount) => {
      for (const read of [chosen, bca, (text: string) => beside(text, ''), (text: string) => bni(text, '')])
        expect(read(amount)).toEqual([
          [2, 'amount', expect.stringMatching(/^Nominalnya (negatif|bertanda \+), padahal/)],
        ]);
    },
  );

  it.each([
    ['-15.000', 'DB'],
    ['-15.000', 'CR'],
    ['(15.000)', 'D'],
    ['+15.000', 'DB'],
  ])('is refused where the sign of %s stands beside %s in a column', (amount, side) => {
    for (const read of [beside, bcaBeside, bni])
      expect(read(amount, side)).toEqual([
        [2, 'amount', expect.stringMatching(/^Nominalnya (negatif|bertanda \+), padahal/)],
      ]);
  });

  it.each(['15.000-', '15.000- DB', '15.000 X', '15.000 IDR', 'DBR 15.000', 'DB', '15.000 KDB'])(
    'is not guessed of %s',
    (amount) => expect([chosen(amount), bca(amount)]).toEqual(Array(2).fill([[2, 'amount', expect.any(String)]])),
  );

  it('is refused beside a word that is none, whatever the amount says', () => {
    for (const amount of ['15.000', '15.000 CR'])
      expect(beside(amount, 'ya')).toEqual([
        [2, 'amount', 'Kolom "DB/CR" berisi "ya"; yang terbaca: CR/K (masuk) atau DB/D (keluar)'],
      ]);
    expect(beside('15.000', '')).toEqual([[2, 'amount', 'Tidak tertulis apakah dana masuk (CR) atau keluar (DB)']]);
  });

  it('is refused in the column of the other side', () => {
    expect(mandiri('15.000 DB', '')).toEqual([
      [2, 'amount', 'Kolom "Credit Amount" bertanda dana keluar ("DB"), padahal kolomnya untuk dana masuk'],
    ]);
    expect(mandiri('0', '15.000 CR')).toEqual([
      [2, 'amount', 'Kolom "Debit Amount" bertanda dana masuk ("CR"), padahal kolomnya untuk dana keluar'],
    ]);
    expect(mandiri('', '-15.000')).toEqual([[2, 'amount', expect.stringMatching(/^Nominalnya negatif/)]]);
  });
});
