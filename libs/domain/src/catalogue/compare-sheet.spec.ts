import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { type CsvDialect, toCsv } from '../platform/csv.js';
import { sen, toSen } from '../platform/sen.js';
import { type SheetRow, compareSheet } from './compare-sheet.js';
import { memberPrice } from './price.js';
import type { Derivable } from './price-check.js';
import { SHEET_COLUMNS, type SheetColumn, type SheetVariant, sheetColumns, sheetRows } from './price-sheet.js';

const NOW = new Date('2026-11-20T08:00:30.250Z');
const TOMORROW = new Date('2026-11-20T17:00:00Z');
const price = (uid: string, validFrom: Date, grandTotal: number) => ({
  uid,
  validFrom,
  grandTotal: toSen(grandTotal),
  providerPrice: toSen(186_000),
  taxed: false,
  adminFee: toSen(grandTotal - 47_500),
  activationFee: toSen(1_000),
  derived: [],
});
const netflix = (...more: SheetVariant['prices']): SheetVariant => ({
  uid: 'v1',
  provider: 'netflix',
  package: 'netflix-host-tv',
  months: 1,
  groupSize: 4,
  prices: [price('old', new Date('2019-12-31T17:00:00Z'), 57_500), ...more],
});
const spotify: SheetVariant = {
  uid: 'v2',
  provider: 'spotify',
  package: 'spotify-regular',
  months: 1,
  groupSize: 3,
  prices: [
    {
      ...price('s', new Date('2020-01-01T00:00:00Z'), 50_000),
      providerPrice: null,
      adminFee: null,
      activationFee: sen(0n),
    },
  ],
};

const CELLS: Record<SheetColumn, string> = {
  provider: 'netflix',
  package: 'netflix-host-tv',
  months: '1',
  validFrom: '2026-11-21 00:00',
  grandTotal: '60500',
  providerPrice: '186000',
  taxed: 'tidak',
  adminFee: '13000',
  activationFee: '1000',
  derived: '',
};
const row = (change: Partial<Record<SheetColumn, string>> = {}, line = 2): SheetRow => ({
  line,
  cells: { ...CELLS, ...change },
});
const compare = (rows: SheetRow[], variants = [netflix(), spotify]) => compareSheet(rows, variants, NOW);
const errors = (change: Partial<Record<SheetColumn, string>>) =>
  compare([row(change)]).errors.map(({ field, message }) => `${field}: ${message}`);

describe('a row of the sheet', () => {
  it('with a future date adds a price and shows the price valid until then', () => {
    const { changes } = compare([row()]);
    expect(changes).toMatchObject([{ line: 2, kind: 'added', variantUid: 'v1', validFrom: TOMORROW, priceUid: null }]);
    expect([changes[0]!.from?.grandTotal, changes[0]!.to.grandTotal]).toEqual([toSen(57_500), toSen(60_500)]);
  });

  it('with a date of two readings is refused by line and column, until another date of the sheet settles the order', () => {
    const two = row({ validFrom: '1/12/2027' });
    expect(compare([two, row({}, 3)]).errors).toEqual([
      { line: 2, field: 'validFrom', message: expect.stringMatching(/Tulis 2027-12-01 atau 1 Desember 2027$/) },
    ]);
    const { errors: none, changes } = compare([two, row({ validFrom: '25/12/2027' }, 3)]);
    expect([none, changes[0]?.validFrom]).toEqual([[], new Date('2027-11-30T17:00:00Z')]);
  });

  it('has its days first when the row of a known price says so: a spreadsheet has written those of the export anew', () => {
    const known = netflix(price('next', new Date('2026-11-30T17:00:00Z'), 60_500));
    const sheet = [row({ validFrom: '01/12/2026 00:00' }), row({ validFrom: '02/12/2026' }, 3)];
    const { errors, unchanged, changes } = compareSheet(sheet, [known, spotify], NOW);
    expect({ errors, unchanged, added: changes.map(({ validFrom }) => validFrom) }).toEqual({
      errors: [],
      unchanged: 1,
      added: [new Date('2026-12-01T17:00:00Z')],
    });
    // Read the other way round it is no price that is known.
    const other = [row({ validFrom: '12/01/2026 00:00' })];
    expect(compareSheet(other, [known, spotify], NOW).errors).toHaveLength(1);
  });

  it('without a date begins when it is applied, and is no change when it is the current price', () => {
    expect(compare([row({ validFrom: '' })]).changes).toMatchObject([{ kind: 'added', validFrom: null }]);
    expect(compare([row({ validFrom: '', grandTotal: '57500', adminFee: '10000' })])).toMatchObject({
      changes: [],
      unchanged: 1,
    });
  });

  it('with a date after a scheduled price shows that one as valid until then', () => {
    const next = new Date(TOMORROW.getTime() - 60_000);
    expect(compare([row()], [netflix(price('next', next, 59_000))]).changes).toMatchObject([
      { kind: 'added', from: { grandTotal: toSen(59_000) } },
    ]);
  });

  it('is the first price of a variant without one', () => {
    const { changes } = compare([row()], [{ ...netflix(), prices: [] }]);
    expect(changes).toMatchObject([{ kind: 'added', from: null }]);
  });

  it('may list the derived components in any order', () => {
    const known = { ...price('next', TOMORROW, 60_500), derived: ['grandTotal', 'adminFee'] as Derivable[] };
    expect(compare([row({ derived: 'adminFee grandTotal' })], [netflix(known)]).unchanged).toBe(1);
    expect(compare([row({ derived: 'adminFee' })], [netflix(known)]).changes).toHaveLength(1);
  });

  it('with the date of a scheduled price changes that one', () => {
    const scheduled = netflix(price('next', TOMORROW, 59_000));
    const { changes } = compare([row()], [scheduled]);
    expect(changes).toMatchObject([
      {
        line: 2,
        kind: 'changed',
        variantUid: 'v1',
        validFrom: TOMORROW,
        priceUid: 'next',
        from: { grandTotal: toSen(59_000) },
      },
    ]);
  });

  it.each([
    '2026-11-21',
    '2026-11-21 00:00',
    '2026-11-21T00:00',
    '21/11/2026',
    '21/11/2026 00.00',
    '21/11/2026 00:00:00',
    '21-11-2026',
    '21-11-2026 00:00',
    '21.11.2026',
    '2026/11/21',
    '21 Nov 26',
  ])('may write its date as %s, in WIB', (validFrom) => {
    expect(compare([row({ validFrom })]).changes).toMatchObject([{ validFrom: TOMORROW }]);
  });

  it('may write a decimal comma or a decimal point', () => {
    for (const cell of ['861777,5', '861777.50'])
      expect(compare([row({ grandTotal: cell, providerPrice: '' })]).changes).toMatchObject([
        { to: { grandTotal: 86_177_750n } },
      ]);
  });
});

describe('a row is refused by its column', () => {
  it.each([
    [{ provider: 'netfliks' }, 'provider: Layanan tidak dikenal: netfliks'],
    [{ provider: '' }, 'provider: Layanan tidak dikenal: (kosong)'],
    [{ package: 'spotify-regular' }, 'package: Paket tidak dikenal di netflix: spotify-regular'],
    [{ months: '7' }, 'months: Paket ini tidak punya varian 7 bulan. Buat dulu di konsol'],
    [{ months: 'satu' }, 'months: Tulis jumlah bulan, misalnya 1 atau 12'],
    [{ grandTotal: '60000' }, 'grandTotal: Rinciannya Rp46.500 + Rp13.000 + Rp1.000 = Rp60.500, bukan Rp60.000'],
    [{ grandTotal: '' }, 'grandTotal: Field ini wajib diisi'],
    [{ grandTotal: '60.500' }, 'grandTotal: Tulis tanpa pemisah ribuan, misalnya 47500 atau 861777,5'],
    [{ grandTotal: '1,060,500' }, 'grandTotal: Tulis tanpa pemisah ribuan, misalnya 47500 atau 861777,5'],
    [{ grandTotal: 'Rp60.500' }, 'grandTotal: Tulis tanpa pemisah ribuan, misalnya 47500 atau 861777,5'],
    [{ grandTotal: 'enam puluh' }, 'grandTotal: Tulis angka saja, misalnya 47500 atau 861777,5'],
    [{ grandTotal: '1e9' }, 'grandTotal: Tulis angka saja, misalnya 47500 atau 861777,5'],
    [{ grandTotal: '-60500' }, 'grandTotal: Diawali =, +, - atau @, seperti rumus. Tulis nilainya saja'],
    [{ provider: "=cmd|' /C calc'!A0" }, 'provider: Diawali =, +, - atau @, seperti rumus. Tulis nilainya saja'],
    [{ derived: '@SUM(A1)' }, 'derived: Diawali =, +, - atau @, seperti rumus. Tulis nilainya saja'],
    [{ adminFee: '+13000' }, 'adminFee: Diawali =, +, - atau @, seperti rumus. Tulis nilainya saja'],
    [{ taxed: 'mungkin' }, 'taxed: Tulis ya atau tidak'],
    [
      { derived: 'diskon' },
      'derived: Tidak dikenal: diskon. Pilihannya grandTotal, providerPrice, adminFee, activationFee',
    ],
    [{ adminFee: '', derived: 'adminFee' }, 'derived: Tidak diketahui, jadi tidak bisa dihitung: adminFee'],
    [{ validFrom: '2026-02-30' }, 'validFrom: Tanggal ini tidak ada'],
    [
      { validFrom: 'besok' },
      'validFrom: Tulis waktu mulai (WIB) seperti 2026-12-01 00:00, atau kosongkan untuk mulai sekarang',
    ],
    [
      { validFrom: '2026-11-19' },
      'validFrom: Waktu mulai sudah lewat. Isi waktu yang akan datang, atau kosongkan supaya mulai saat diterapkan',
    ],
    [
      { validFrom: '2020-01-01 00:00' },
      'validFrom: Harga ini sudah berlaku dan jadi riwayat. Isi waktu mulai yang baru, atau kosongkan supaya mulai saat diterapkan',
    ],
  ])('%j', (change, message) => {
    expect(errors(change)).toEqual([message]);
  });

  it('that repeats another one, by its line', () => {
    expect(compare([row(), row({}, 3)]).errors).toEqual([
      { line: 3, field: 'months', message: 'Sama dengan baris 2: satu harga cukup satu baris' },
    ]);
  });

  it('with every unreadable cell, not only the first', () => {
    expect(compare([row({ months: 'x', grandTotal: 'y', taxed: 'z' })]).errors.map(({ field }) => field)).toEqual([
      'months',
      'grandTotal',
      'taxed',
    ]);
  });
});

describe('the imported export', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 11n }).map(sen);
  const facts = (groupSize: number) =>
    fc
      .record({
        providerPrice: fc.option(amount),
        taxed: fc.boolean(),
        adminFee: fc.option(amount),
        activationFee: fc.constantFrom(sen(0n), toSen(1_000)),
        derived: fc.constant<Derivable[]>([]),
        otherwise: amount,
      })
      .map(({ otherwise, ...parts }) => ({
        ...parts,
        grandTotal:
          memberPrice({ ...parts, groupSize }) ?? sen(otherwise + (parts.adminFee ?? 0n) + parts.activationFee),
      }));
  const minute = fc
    .integer({ min: 1, max: 5 * 365 * 24 * 60 })
    .map((after) => new Date(Math.floor(NOW.getTime() / 60_000 + after) * 60_000));
  const aVariant = fc.integer({ min: 1, max: 9 }).chain((groupSize) =>
    fc.record({
      groupSize: fc.constant(groupSize),
      begun: fc.record({
        validFrom: fc.date({ min: new Date('2020-01-01'), max: NOW, noInvalidDate: true }),
        facts: facts(groupSize),
      }),
      scheduled: fc.uniqueArray(fc.record({ validFrom: minute, facts: facts(groupSize) }), {
        maxLength: 3,
        selector: ({ validFrom }) => validFrom.getTime(),
      }),
    }),
  );
  const catalogue = fc.array(aVariant, { minLength: 1, maxLength: 6 }).map((drafts) =>
    drafts.map(({ groupSize, begun, scheduled }, n): SheetVariant => ({
      uid: `v${n}`,
      provider: `merek-${n % 2}`,
      package: `merek-${n % 2}-paket-${n}`,
      months: (n % 12) + 1,
      groupSize,
      prices: [begun, ...scheduled.sort((a, b) => +a.validFrom - +b.validFrom)].map(
        ({ validFrom, facts: parts }, at) => ({
          uid: `p${n}-${at}`,
          validFrom,
          ...parts,
        }),
      ),
    })),
  );
  const DIALECTS: CsvDialect[] = [
    { separator: ',', decimal: '.' },
    { separator: ';', decimal: ',' },
  ];

  it('changes nothing, for any price list and either dialect', () => {
    fc.assert(
      fc.property(catalogue, fc.constantFrom(...DIALECTS), (variants, dialect) => {
        const exported = sheetRows(variants, NOW);
        const [, ...lines] = toCsv(sheetColumns, exported, dialect).trimEnd().split('\r\n');
        const rows = lines.map((text, at) => ({ line: at + 2, cells: cellsOf(text, dialect) }));
        expect(compareSheet(rows, variants, NOW)).toEqual({ changes: [], unchanged: exported.length, errors: [] });
      }),
    );
  });

  // Cells of the sheet contain no quotes or separators except a decimal comma; the full path through csv-parse is
  // tested in the API.
  const cellsOf = (text: string, { separator }: CsvDialect) =>
    Object.fromEntries(
      text.split(separator).map((cell, at) => [SHEET_COLUMNS[at]!, cell.replaceAll('"', '')]),
    ) as Record<SheetColumn, string>;
});
