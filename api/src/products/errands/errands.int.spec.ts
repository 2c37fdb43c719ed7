import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminErrand } from '#contracts/products/errands/errands.admin.http';
import { errandDetail, errandSummary } from '#contracts/products/errands/errands.http';
import { anErrand, quoted } from '#testing/errands';
import { anAddress, shippingZones } from '#testing/merchandise';
import { ListeningApi, type Person } from '../../../test/listening-api.js';
import { HTML, aPhoto } from '../../../test/pictures.js';

let world: ListeningApi;
let admin: Person;
let photo: Buffer;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
  photo = await aPhoto();
  await shippingZones(world.database);
});
afterAll(() => world?.close());

const REQUEST = {
  name: 'Teko Keramik',
  link: 'https://toko.test/teko?warna=biru',
  note: 'Warna biru, kalau habis hijau.',
  quantity: '2',
  ceiling: '120000',
};
const QUOTE = { unitPrice: 45_000, fee: 10_000, weightGrams: 450, days: 3, note: 'Stok tinggal dua.' };

function formOf(fields: Record<string, string>, picture?: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (picture) form.set('proof', new Blob([new Uint8Array(picture)]), 'teko.jpg');
  return form;
}
const request = ({ token }: Person, fields: object = {}, picture?: Buffer) =>
  world.http.call<{ uid: string }>('POST', '/customer/setitip', {
    token,
    form: formOf({ ...REQUEST, ...fields }, picture),
  });
const asCustomer = ({ token }: Person, path: string, body?: object) =>
  world.http.call(body ? 'POST' : 'GET', `/customer/setitip${path}`, { token, ...(body && { body }) });
const act = (uid: string, action: string, body: object, token = admin.token) =>
  world.http.call('POST', `/admin/errands/${uid}/${action}`, { token, body });
const errandOf = (uid: string) => world.database.errand.findUniqueOrThrow({ where: { uid } });
const eventsOf = (name: string, errandUid: string) =>
  world.database.outbox.count({ where: { name, payload: { path: ['errandUid'], equals: errandUid } } });

describe('a request', () => {
  it('is kept with its picture, shown to its customer, and listed for the admins', async () => {
    const who = await world.customer();
    const { status, data } = await request(who, {}, photo);
    expect(status).toBe(201);
    const shown = errandDetail.parse((await asCustomer(who, `/detail?errandUid=${data.uid}`)).data);
    expect(shown).toMatchObject({
      ...REQUEST,
      quantity: 2,
      ceiling: 120_000,
      errandCode: expect.stringMatching(/^STP-[A-Z2-9]{7}$/),
      state: 'requested',
      stateLabel: 'Menunggu penawaran',
      quote: null,
      order: null,
      bought: null,
      canWithdraw: true,
    });
    expect((await fetch(new URL(shown.picture!, world.http.origin))).headers.get('content-type')).toBe('image/webp');
    const list = await asCustomer(who, '?page=1&limit=5');
    expect((list.data as unknown[]).map((row) => errandSummary.parse(row).errandUid)).toEqual([data.uid]);
    const { data: listed } = await world.http.call('GET', `/admin/errands/${data.uid}`, { token: admin.token });
    expect(adminErrand.parse(listed)).toMatchObject({
      state: 'requested',
      link: REQUEST.link,
      allowedActions: ['quote', 'decline'],
    });
  });

  it('that is sent again, also ten times at once, is the first one; with another picture it is another one', async () => {
    const who = await world.customer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(who, {}, photo)));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.uid}`)).size).toBe(1);
    expect((await request(who)).data.uid).not.toBe(answers[0]!.data.uid);
    expect(await world.database.errand.count({ where: { customerUid: who.uid } })).toBe(2);
    expect(await world.database.file.count({ where: { customerUid: who.uid } })).toBe(1);
  });

  it('is one of five that are open at most', async () => {
    const who = await world.customer();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => request(who, { name: `Teko ${n}` })));
    expect(answers.filter(({ meta }) => meta.code === 'TOO_MANY_ERRANDS')).toHaveLength(3);
    const open = answers.find(({ status }) => status === 201)!.data.uid;
    expect((await asCustomer(who, '/withdraw', { errandUid: open })).status).toBe(200);
    expect((await request(who, { name: 'Teko terakhir' })).status).toBe(201);
  });

  it.each([
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: 'ftp://toko.test/teko' }, 'link'],
    [{ link: 'https://user:rahasia@toko.test' }, 'link'],
    [{ link: '' }, 'link'],
    [{ name: ' ' }, 'name'],
    [{ quantity: '0' }, 'quantity'],
    [{ quantity: '21' }, 'quantity'],
    [{ quantity: '1.5' }, 'quantity'],
    [{ ceiling: '9999' }, 'ceiling'],
    [{ ceiling: '-1' }, 'ceiling'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ lain: 'x' }, 'lain'],
  ])('with %o is refused, naming the field', async (wrong, field) => {
    const who = await world.customer();
    const { status, errors } = await request(who, wrong);
    expect([status, errors?.[0]?.field]).toEqual([422, field]);
    expect(await world.database.errand.count({ where: { customerUid: who.uid } })).toBe(0);
  });

  it('with a file that is no picture is refused', async () => {
    const who = await world.customer();
    const { status, errors } = await request(who, {}, HTML);
    expect([status, errors?.[0]?.field]).toEqual([422, 'proof']);
  });

  it('of a blocked customer is refused', async () => {
    const who = await world.customer();
    await world.database.customer.update({ where: { uid: who.uid }, data: { blockedAt: new Date() } });
    expect((await request(who)).meta.code).toBe('BLOCKED_CUSTOMER');
  });

  it('of another customer does not exist', async () => {
    const [who, stranger] = [await world.customer(), await world.customer()];
    const { uid: errandUid } = await anErrand(world.database, who.uid, quoted());
    const answers = await Promise.all([
      asCustomer(stranger, `/detail?errandUid=${errandUid}`),
      asCustomer(stranger, `/shipping?errandUid=${errandUid}`),
      asCustomer(stranger, '/withdraw', { errandUid }),
      asCustomer(stranger, '/refuse', { errandUid }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('is not sent to an address of another customer', async () => {
    const [who, stranger] = [await world.customer(), await world.customer()];
    const { uid: errandUid } = await anErrand(world.database, who.uid, quoted());
    const { uid: addressUid } = await anAddress(world.database, stranger.uid);
    expect(await asCustomer(who, `/shipping?errandUid=${errandUid}&addressUid=${addressUid}`)).toMatchObject({
      status: 422,
      errors: [{ field: 'addressUid' }],
    });
  });
});

describe('a quote', () => {
  it('is shown to the customer and announced; a later one replaces it', async () => {
    const who = await world.customer();
    const { uid } = await anErrand(world.database, who.uid);
    expect((await act(uid, 'quote', { ...QUOTE, version: 1 })).status).toBe(200);
    const shown = errandDetail.parse((await asCustomer(who, `/detail?errandUid=${uid}`)).data);
    expect(shown).toMatchObject({
      state: 'quoted',
      canWithdraw: false,
      quote: { unitPrice: 45_000, goods: 90_000, fee: 10_000, total: 100_000, note: 'Stok tinggal dua.', isOpen: true },
    });
    expect((await act(uid, 'quote', { ...QUOTE, unitPrice: 50_000, version: 2 })).status).toBe(200);
    expect(await errandOf(uid)).toMatchObject({ unitPriceSen: 5_000_000n, version: 3 });
    expect(await eventsOf('errand.quoted', uid)).toBe(2);
  });

  it('of two admins is that of the first', async () => {
    const { uid } = await anErrand(world.database, (await world.customer()).uid);
    const answers = await Promise.all([1, 2].map((fee) => act(uid, 'quote', { ...QUOTE, fee, version: 1 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    [{ fee: 30_001 }, 'unitPrice'],
    [{ unitPrice: 0 }, 'unitPrice'],
    [{ fee: -1 }, 'fee'],
    [{ weightGrams: 0 }, 'weightGrams'],
    [{ weightGrams: 49_951 }, 'weightGrams'],
    [{ days: 15 }, 'days'],
    [{ note: 'x'.repeat(501) }, 'note'],
  ])('with %o is refused, naming the field', async (wrong, field) => {
    const { uid } = await anErrand(world.database, (await world.customer()).uid);
    const { status, errors } = await act(uid, 'quote', { ...QUOTE, ...wrong, version: 1 });
    expect([status, errors?.[0]?.field]).toEqual([422, field]);
    expect(await errandOf(uid)).toMatchObject({ state: 'requested', unitPriceSen: null });
  });

  it('may weigh what the heaviest zone takes, pick-ups included, and is told how much that is', async () => {
    const { uid } = await anErrand(world.database, (await world.customer()).uid);
    const heavy = await act(uid, 'quote', { ...QUOTE, weightGrams: 100_000, version: 1 });
    expect(heavy.errors?.[0]?.message).toBe(
      'Paling banyak 49.950 gram. Yang lebih berat belum bisa dikirim atau diambil.',
    );
    expect((await act(uid, 'quote', { ...QUOTE, weightGrams: 49_950, version: 1 })).status).toBe(200);
  });

  it('can be refused by the customer, twice as once, and not withdrawn', async () => {
    const who = await world.customer();
    const { uid: errandUid } = await anErrand(world.database, who.uid, quoted());
    expect((await asCustomer(who, '/withdraw', { errandUid })).status).toBe(409);
    for (let n = 0; n < 2; n += 1) expect((await asCustomer(who, '/refuse', { errandUid })).status).toBe(200);
    expect(await errandOf(errandUid)).toMatchObject({ state: 'refused', version: 2 });
    expect((await act(errandUid, 'quote', { ...QUOTE, version: 2 })).status).toBe(409);
  });

  it('is not made where the shop declines, with a reason that the customer reads', async () => {
    const who = await world.customer();
    const { uid } = await anErrand(world.database, who.uid);
    expect((await act(uid, 'decline', { reason: '' })).errors?.[0]?.field).toBe('reason');
    expect((await act(uid, 'decline', { reason: 'Barangnya dilarang kurir.' })).status).toBe(200);
    const shown = errandDetail.parse((await asCustomer(who, `/detail?errandUid=${uid}`)).data);
    expect(shown).toMatchObject({ state: 'declined', reason: 'Barangnya dilarang kurir.' });
    expect((await act(uid, 'quote', { ...QUOTE, version: 2 })).status).toBe(409);
    expect(await eventsOf('errand.declined', uid)).toBe(1);
  });
});
