import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayInWib } from '#domain/platform/wib';
import {
  type AppliedSheet,
  type CheckedSheet,
  appliedSheet,
  checkedSheet,
} from '#contracts/catalogue/price-import.admin.http';
import { SHEET_COLUMNS } from '#domain/catalogue/price-sheet';
import type { Answer } from '#testing/http';
import { findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin('Sari Admin');
});
afterAll(() => world?.close());

const HEADER = SHEET_COLUMNS.join(',');
const sheet = async (locale = 'en'): Promise<string> => {
  const headers = { authorization: `Bearer ${admin.token}` };
  const response = await fetch(`${world.http.origin}/api/admin/price-imports/sheet?locale=${locale}`, { headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return Buffer.from(await response.arrayBuffer()).toString('utf8');
};
const check = async (text: string | Buffer, name = 'harga.csv'): Promise<Answer<CheckedSheet>> => {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(Buffer.from(text))], { type: 'text/csv' }), name);
  return world.http.call('POST', '/admin/price-imports', { token: admin.token, form });
};
const checked = async (text: string): Promise<CheckedSheet> => checkedSheet.parse((await check(text)).data);
const apply = (uid: string) =>
  world.http.call<AppliedSheet>('POST', `/admin/price-imports/${uid}/apply`, { token: admin.token });
const prices = () => world.database.price.findMany({ orderBy: [{ variantUid: 'asc' }, { validFrom: 'asc' }] });
const TOMORROW = dayInWib(new Date(Date.now() + 86_400_000));
const spotify = (total: number, fee: number, validFrom = TOMORROW) =>
  `spotify,spotify-regular,1,${validFrom},${total},94900,tidak,${fee},0,`;

describe('the exported sheet', () => {
  it('has a row for every variant, and importing it unchanged changes nothing, in both dialects', async () => {
    const variants = await world.database.variant.count();
    for (const locale of ['id', 'en']) {
      const text = await sheet(locale);
      expect(text.startsWith('\uFEFFprovider')).toBe(true);
      expect(text.trimEnd().split('\r\n')).toHaveLength(1 + variants);
      expect(await checked(text)).toMatchObject({
        uid: null,
        rows: variants,
        unchanged: variants,
        changes: [],
        errors: [],
      });
    }
    expect(await sheet('id')).toContain('"861777,5"');
  });

  it('is for admins', async () => {
    const { token } = await world.customer();
    for (const who of [undefined, token])
      expect((await world.http.call('GET', '/admin/price-imports/sheet', { token: who })).status).toBe(401);
  });
});

describe('a sheet that is checked', () => {
  it('shows the changes with the values before and after, and writes no price', async () => {
    const before = await prices();
    const result = await checked(`${HEADER}\n${spotify(40_000, 8_367)}\n`);
    expect(result).toMatchObject({ rows: 1, unchanged: 0, errors: [], moreErrors: 0 });
    expect(result.changes).toMatchObject([
      {
        line: 2,
        kind: 'added',
        providerName: 'Spotify',
        durationLabel: '1 bulan',
        validFrom: new Date(`${TOMORROW}T00:00:00+07:00`).toISOString(),
        from: { grandTotal: 37_900 },
        to: { grandTotal: 40_000, adminFee: 8_367 },
      },
    ]);
    expect(result.uid).not.toBeNull();
    expect(await prices()).toEqual(before);
  });

  it('with one wrong line among good ones cannot be applied, and names the line', async () => {
    const result = await checked(`${HEADER}\n${spotify(40_000, 8_367)}\n${spotify(41_000, 8_367, '2027-01-01')}\n`);
    expect(result).toMatchObject({ uid: null, changes: [] });
    expect(result.errors).toEqual([
      { line: 3, field: 'grandTotal', message: 'Rinciannya Rp31.633 + Rp8.367 = Rp40.000, bukan Rp41.000' },
    ]);
  });

  it('names line and column of each mistake, stores no dry run and writes no price', async () => {
    const [before, kept] = [await prices(), await world.database.priceImport.count()];
    const result = await checked(
      [
        HEADER,
        spotify(40_000, 8_367),
        spotify(41_000, 8_367, '2027-01-01'),
        'netfliks,netfliks-regular,1,,50000,,tidak,,,',
        'netflix,spotify-regular,1,,50000,,tidak,,,',
        spotify(40_000, 8_367),
        '"=cmd|\' /C calc\'!A0",spotify-regular,1,,37900,,tidak,,,',
        'iqiyi,iqiyi-regular,13,,21000,,tidak,,,',
        'iqiyi,iqiyi-regular,1,2020-05-01,21.000,,mungkin,,,',
        'iqiyi,iqiyi-regular,1,2020-05-01,21000,,tidak,,,',
        'iqiyi,iqiyi-regular,1',
      ].join('\r\n'),
    );
    expect(result).toMatchObject({ uid: null, changes: [] });
    expect(result.errors.map(({ line, field }) => [line, field])).toEqual([
      [3, 'grandTotal'],
      [4, 'provider'],
      [5, 'package'],
      [6, 'months'],
      [7, 'provider'],
      [8, 'months'],
      [9, 'grandTotal'],
      [9, 'taxed'],
      [10, 'validFrom'],
      [11, null],
    ]);
    expect(result.errors.find(({ line }) => line === 6)?.message).toBe(
      'Sama dengan baris 2: satu harga cukup satu baris',
    );
    expect(await prices()).toEqual(before);
    expect(await world.database.priceImport.count()).toBe(kept);
  });

  it('that is not a sheet is refused by line, and nothing is stored', async () => {
    const kept = await world.database.priceImport.count();
    for (const [bytes, message] of [
      [Buffer.concat([Buffer.from(`${HEADER}\n`), Buffer.of(0x81)]), /bukan UTF-8/],
      [Buffer.from('a|b\n'), /kepala kolom/],
      [Buffer.from(`${HEADER}\n=cmd|' /C calc'!A0,x,1,,1,,,,,`), /rumus/],
    ] as const) {
      const { status, data } = await check(bytes);
      expect([status, data.uid, data.errors[0]?.message]).toEqual([200, null, expect.stringMatching(message)]);
    }
    const many = await checked(`${HEADER}\n${'x,x,x,x,x,x,x,x,x,x\n'.repeat(300)}`);
    expect([many.errors.length, many.moreErrors > 0]).toEqual([200, true]);
    expect(await world.database.priceImport.count()).toBe(kept);
  });

  it('over 10 MB, with a wrong name, empty or missing is refused', async () => {
    const large = await check(Buffer.alloc(10 * 1024 * 1024 + 1, 'x'));
    expect([large.status, large.meta.message]).toEqual([413, 'Ukuran berkas maksimal 10 MB.']);
    const empty = await check('');
    expect([empty.status, empty.errors?.[0]?.field]).toEqual([422, 'file']);
    const form = new FormData();
    form.append('harga', new Blob(['x']), 'harga.csv');
    const misnamed = await world.http.call('POST', '/admin/price-imports', { token: admin.token, form });
    expect([misnamed.status, misnamed.errors?.[0]?.field]).toEqual([422, 'harga']);
    expect((await world.http.call('POST', '/admin/price-imports', { token: admin.token, body: {} })).status).toBe(415);
  });
});

describe('a sheet that is applied', () => {
  it('is applied as a whole, once, and audited', async () => {
    const { uid: variantUid } = await findPlan(world.http, 'iqiyi');
    const text = `${HEADER}\n${spotify(40_000, 8_367)}\niqiyi,iqiyi-regular,1,,21000,,tidak,,,\n`;
    const { uid } = await checked(text);
    const answers = await Promise.all([apply(uid!), apply(uid!)]);
    for (const { status, data } of answers)
      expect([status, appliedSheet.parse(data)]).toEqual([
        200,
        expect.objectContaining({ added: 2, appliedBy: 'Sari Admin' }),
      ]);
    expect(await world.database.price.count({ where: { variantUid } })).toBe(2);
    expect(await until('the new price', async () => (await findPlan(world.http, 'iqiyi')).grandTotal === 21_000)).toBe(
      true,
    );
    expect(await world.database.auditLog.count({ where: { subjectUid: uid! } })).toBe(1);
    expect(await world.database.auditLog.findMany({ where: { subjectUid: variantUid } })).toMatchObject([
      { action: 'add-price', actor: 'Sari Admin', change: { importUid: uid, line: 3, to: { grandTotal: 21_000 } } },
    ]);
    // The scheduled price is in the next export, and changing it there changes it.
    expect(await sheet()).toContain(`spotify-regular,1,${TOMORROW} 00:00,40000`);
    const again = await checked(`${HEADER}\n${spotify(39_000, 7_367)}\n`);
    expect(again.changes).toMatchObject([
      { kind: 'changed', from: { grandTotal: 40_000 }, to: { grandTotal: 39_000 } },
    ]);
    expect((await apply(again.uid!)).data).toMatchObject({ added: 0, changed: 1 });
  });

  it('is refused when the price list has changed since the check, and nothing is imported', async () => {
    const { uid } = await checked(`${HEADER}\n${spotify(42_000, 10_367, '2027-03-01')}\n`);
    const { uid: variantUid } = await findPlan(world.http, 'scribd');
    await world.database.price.create({ data: { variantUid, validFrom: new Date(), grandTotalSen: 3_300_000n } });
    const before = await prices();
    const { status, meta } = await apply(uid!);
    expect([status, meta.code]).toEqual([409, 'PRICE_LIST_CHANGED']);
    expect(await prices()).toEqual(before);
    const forgotten = await apply(randomUUID());
    expect([forgotten.status, forgotten.meta.message]).toEqual([
      404,
      expect.stringMatching(/disimpan 7 hari\. Unggah lagi/),
    ]);
  });

  it('is rolled back as a whole when one row cannot be written', async () => {
    const { uid } = await checked(
      `${HEADER}\n${spotify(43_000, 11_367, '2027-04-01')}\n${spotify(44_000, 12_367, '2027-05-01')}\n`,
    );
    const before = await prices();
    // An unforeseen fault: the second row violates a constraint of the database.
    const plan = await world.database.priceImport.findUniqueOrThrow({ where: { uid: uid! } });
    const [first, second] = plan.changes as { to: { grandTotal: number } }[];
    const changes = [first!, { ...second!, to: { ...second!.to, grandTotal: 1 } }];
    await world.database.priceImport.update({ where: { uid: uid! }, data: { changes } });
    expect((await apply(uid!)).status).toBeGreaterThanOrEqual(400);
    expect(await prices()).toEqual(before);
  });
});
