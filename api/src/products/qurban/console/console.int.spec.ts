import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayInWib } from '#domain/platform/wib';
import {
  type AdminQurbanAnimal,
  adminQurbanAnimal,
  adminQurbanSeason,
  adminQurbanShare,
} from '#contracts/products/qurban/qurban.admin.http';
import type { QurbanSeason } from '#contracts/products/qurban/qurban.http';
import { daysAfter } from '#domain/platform/durations';
import { lockAnimals, lockAnimalsOf } from '#runtime/products/qurban/participations.store';
import { moveOrderTo } from '#runtime/products/qurban/transfers.store';
import { brokenInvariants } from '#testing/invariants';
import { aPayment } from '#testing/money-factories';
import { aQurbanOrder, anAnimal } from '#testing/qurban';
import { until } from '#testing/settle';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';
import { aPhoto } from '../../../../test/pictures.js';

let world: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
});
afterAll(() => world?.close());

const asAdmin = (path: string, body?: object | FormData, { token } = admin) =>
  world.http.call(body ? 'POST' : 'GET', `/admin/${path}`, {
    token,
    ...(body instanceof FormData ? { form: body } : body && { body }),
  });
const uidOf = ({ data }: { data: unknown }) => (data as { uid: string }).uid;
const SEASON = { day: '2036-05-01', ordersUntil: '2036-04-15T06:00:00.000Z', note: '' };
const createSeason = (given: object = {}) =>
  asAdmin('qurban-seasons', { name: `Qurban ${randomUUID().slice(0, 8)}`, ...SEASON, ...given });
const ANIMAL = { kind: 'cow', description: 'Sapi sehat dari Boyolali.', price: 3_000_000, fee: 100_000 };
const createAnimal = (seasonUid: string, given: object = {}) =>
  asAdmin('qurban-animals', { seasonUid, name: `Sapi ${randomUUID().slice(0, 8)}`, ...ANIMAL, ...given });
const act = (resource: string, uid: string, action: string, body: object | FormData = {}, by = admin) =>
  asAdmin(`${resource}/${uid}/${action}`, body, by);
const animalOf = async (uid: string): Promise<AdminQurbanAnimal> =>
  adminQurbanAnimal.parse((await asAdmin(`qurban-animals/${uid}`)).data);
const shareOf = async (uid: string) => adminQurbanShare.parse((await asAdmin(`qurban-shares/${uid}`)).data);
async function aPictureForm() {
  const form = new FormData();
  form.set('alt', 'Sapi di padang rumput');
  form.set('proof', new Blob([new Uint8Array(await aPhoto())]), 'sapi.jpg');
  return form;
}
const inShop = async () => (await world.http.call('GET', '/customer/qurban/season')).data as QurbanSeason[];

/** A paid order of a new customer, as the worker leaves it. */
async function paid(animalUid: string, size: number) {
  const animal = await world.database.qurbanAnimal.findUniqueOrThrow({ where: { uid: animalUid } });
  const { uid: customerUid } = await world.customer();
  const names = Array.from({ length: size }, (_, index) => `Nama ${index + 1} bin Ali`);
  const { uid: orderUid, totalSen } = await aQurbanOrder(world.database, animal, { customerUid, names, isPaid: true });
  await aPayment(world.database, orderUid, { amountSen: totalSen, settledSen: totalSen, decidedAt: new Date() });
  await world.database.qurbanParticipation.update({ where: { orderUid }, data: { state: 'paid', paidAt: new Date() } });
  return orderUid;
}

describe('a season', () => {
  it('that is closed early keeps why, for those who have paid and who have not', async () => {
    const uid = uidOf(await createSeason());
    await createAnimal(uid);
    await act('qurban-seasons', uid, 'publish');
    expect((await act('qurban-seasons', uid, 'close', { reason: 'Pemasoknya mundur' })).status).toBe(200);
    const season = await world.database.qurbanSeason.findUniqueOrThrow({ where: { uid } });
    expect(season.closedFor).toBe('Pemasoknya mundur');
  });

  it('is made once, opened when it has an animal, and then keeps its day and its deadline', async () => {
    const name = `Qurban ${randomUUID().slice(0, 8)}`;
    const [first, again, other] = [
      await createSeason({ name }),
      await createSeason({ name }),
      await createSeason({ name, day: '2036-06-01' }),
    ];
    const uid = uidOf(first);
    expect([uidOf(again), other.status, other.errors?.[0]?.field]).toEqual([uid, 422, 'name']);
    expect((await act('qurban-seasons', uid, 'publish')).meta.code).toBe('NOT_READY_TO_SELL');
    expect((await inShop()).map(({ seasonUid }) => seasonUid)).not.toContain(uid);
    await createAnimal(uid);
    expect((await act('qurban-seasons', uid, 'publish')).status).toBe(200);
    expect((await inShop()).map(({ seasonUid }) => seasonUid)).toContain(uid);

    const { version } = adminQurbanSeason.parse((await asAdmin(`qurban-seasons/${uid}`)).data);
    const edit = (given: object) => act('qurban-seasons', uid, 'update', { name, ...SEASON, version, ...given });
    expect((await edit({ day: '2036-05-02' })).errors?.[0]?.field).toBe('day');
    expect((await edit({ note: 'Daging dibagikan di Depok.' })).status).toBe(200);
    expect((await edit({ note: 'Lain lagi.' })).meta.code).toBe('EDIT_CONFLICT');
  });

  it('and its animals have names that no other has in other letters', async () => {
    const name = `Qurban ${randomUUID().slice(0, 8)}`;
    const uid = uidOf(await createSeason({ name }));
    expect(uidOf(await createSeason({ name: `  ${name.replace('Q', 'Ｑ')} ` }))).toBe(uid);
    for (const typed of [name.toLowerCase(), name.toUpperCase()])
      expect((await createSeason({ name: typed })).errors?.[0]).toMatchObject({ field: 'name' });
    const other = uidOf(await createSeason());
    const renamed = { name: name.toUpperCase(), ...SEASON, version: 1 };
    expect((await act('qurban-seasons', other, 'update', renamed)).errors?.[0]).toMatchObject({ field: 'name' });
    expect((await act('qurban-seasons', uid, 'update', renamed)).status).toBe(200);
    await createAnimal(uid, { name: 'Sapi A' });
    const animals = await Promise.all(
      ['sapi a', 'Sapi B', 'SAPI B'].map((typed) => createAnimal(uid, { name: typed })),
    );
    expect(animals.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  it.each([
    ['a deadline after the feast', { ordersUntil: '2036-05-02T06:00:00.000Z' }, 'ordersUntil'],
    ['a deadline that is past', { ordersUntil: '2020-04-15T06:00:00.000Z' }, 'ordersUntil'],
    ['a day that there is not', { day: '2036-02-30' }, 'day'],
    ['an empty name', { name: ' ' }, 'name'],
    ['a deadline that is no moment', { ordersUntil: 'besok' }, 'ordersUntil'],
    ['a deadline in the year 0', { ordersUntil: '0000-01-01T00:00:00Z' }, 'ordersUntil'],
    ['a deadline that is after the year 9999 in WIB', { ordersUntil: '9999-12-31T20:00:00Z' }, 'ordersUntil'],
  ])('with %s is refused by its field', async (_, given, field) => {
    const answer = await createSeason(given);
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, field]);
  });

  it('a message to all is sent once, also when it is pressed five times', async () => {
    const uid = uidOf(await createSeason());
    const message = { title: 'Jadwal penyembelihan', body: 'Dimulai pukul 07.00 WIB.' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => act('qurban-seasons', uid, 'write-message', message)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await world.database.qurbanMessage.count({ where: { seasonUid: uid } })).toBe(1);
  });
});

describe('an animal', () => {
  it('has the shares of its kind, and a price that was ordered once stays', async () => {
    const seasonUid = uidOf(await createSeason());
    const goat = uidOf(await createAnimal(seasonUid, { kind: 'goat' }));
    expect(await animalOf(goat)).toMatchObject({ kind: 'goat', shares: 1, funds: 3_000_000, taken: 0 });
    const uid = uidOf(await createAnimal(seasonUid));
    const { version, name, description } = await animalOf(uid);
    const edit = (price: number, of: number) =>
      act('qurban-animals', uid, 'update', { name, description, price, fee: 100_000, version: of });
    expect((await edit(2_900_000, version)).status).toBe(200);
    await paid(uid, 1);
    expect((await edit(2_800_000, version + 1)).errors?.[0]?.field).toBe('price');
  });

  it('is bought when it is complete, and reported with a picture; the report is public then, and has no names', async () => {
    const seasonUid = uidOf(await createSeason());
    const uid = uidOf(await createAnimal(seasonUid));
    await act('qurban-seasons', seasonUid, 'publish');
    const bought = { cost: 20_000_000, boughtFrom: 'Peternak Boyolali', reference: `TRF-${uid}`, reason: 'Sapi besar' };
    expect((await act('qurban-animals', uid, 'buy', bought)).meta.code).toBe('ILLEGAL_ANIMAL_ACTION');
    await paid(uid, 7);
    await world.database.qurbanAnimal.update({ where: { uid }, data: { state: 'filled' } });
    expect((await act('qurban-animals', uid, 'buy', { ...bought, cost: 0 })).status).toBe(422);
    // So much needs another admin, and nothing has happened before.
    expect((await act('qurban-animals', uid, 'buy', { ...bought, reason: '' })).errors?.[0]?.field).toBe('reason');
    expect((await act('qurban-animals', uid, 'buy', bought)).data).toMatchObject({ isProposed: true });
    expect(await animalOf(uid)).toMatchObject({ state: 'filled', cost: null });
    const other = await world.admin();
    // While one waits, another amount, seller or transfer is refused, from the same admin and from another.
    for (const by of [admin, other])
      for (const change of [{ cost: bought.cost + 1 }, { boughtFrom: 'Orang lain' }, { reference: 'TRF lain' }])
        expect(await act('qurban-animals', uid, 'buy', { ...bought, reason: 'Ganti', ...change }, by)).toMatchObject({
          status: 409,
          meta: { code: 'COST_PROPOSED', message: expect.stringContaining(`ke ${bought.boughtFrom}, referensi`) },
        });
    expect((await act('qurban-animals', uid, 'buy', bought)).data).toMatchObject({ isProposed: true });
    expect(await world.database.cost.findMany({ where: { subjectUid: uid } })).toMatchObject([
      { state: 'proposed', payee: bought.boughtFrom, reference: bought.reference, byUid: admin.uid },
    ]);
    expect(
      await world.database.auditLog.count({ where: { action: 'propose', subject: 'costs', actorUid: admin.uid } }),
    ).toBe(1);
    const answers = await Promise.all([1, 2, 3].map(() => act('qurban-animals', uid, 'buy', bought, other)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);

    const [yesterday, today, tomorrow] = [-1, 0, 1].map((days) => dayInWib(daysAfter(new Date(), days)));
    const report = { report: 'Alhamdulillah lancar.', place: 'Depok', slaughteredOn: today! };
    expect((await act('qurban-animals', uid, 'report', report)).meta.code).toBe('QURBAN_REPORT_NEEDS_PICTURE');
    expect((await act('qurban-animals', uid, 'add-report-picture', await aPictureForm())).status).toBe(200);
    const { fileUid } = (await animalOf(uid)).pictures[0]!;
    const picture = () => world.http.call('GET', `/customer/qurban/picture/${fileUid}`);
    expect((await picture().catch(() => ({ status: 404 }))).status).toBe(404);
    const refused = async (slaughteredOn: string) =>
      (await act('qurban-animals', uid, 'report', { ...report, slaughteredOn })).errors?.[0];
    // The feast is still to come, and it was bought today.
    for (const day of ['2020-01-01', today!]) expect((await refused(day))?.message).toContain('hari raya');
    const past = { day: daysAfter(new Date(), -3), ordersUntil: daysAfter(new Date(), -5) };
    await world.database.qurbanSeason.update({ where: { uid: seasonUid }, data: past });
    for (const day of [tomorrow!, yesterday!, '2020-01-01'])
      expect(await refused(day)).toMatchObject({ field: 'slaughteredOn' });
    expect(await animalOf(uid)).toMatchObject({ state: 'bought', slaughteredOn: null });
    expect((await act('qurban-animals', uid, 'report', report)).status).toBe(200);
    const season = (await inShop()).find((one) => one.seasonUid === seasonUid);
    expect(season?.animals[0]?.report).toMatchObject({ text: 'Alhamdulillah lancar.', place: 'Depok' });
    expect(JSON.stringify(season)).not.toContain('bin Ali');
    expect((await act('qurban-animals', uid, 'remove-picture', { fileUid })).meta.code).toBe('ALREADY_REPORTED');
  });
});

describe('the shares of an order', () => {
  it('are moved to an open animal of the same season, kind and price, with a reason, and to no other', async () => {
    const seasonUid = uidOf(await createSeason());
    const [from, to, dearer] = [
      uidOf(await createAnimal(seasonUid)),
      uidOf(await createAnimal(seasonUid)),
      uidOf(await createAnimal(seasonUid, { price: 3_500_000 })),
    ];
    const orderUid = await paid(from, 2);
    await paid(to, 5);
    const reason = 'Permintaan keluarga';
    const move = (animalUid: string) => act('qurban-shares', orderUid, 'move', { animalUid, reason });
    expect((await move(dearer)).meta.code).toBe('QURBAN_NOT_MOVABLE');
    expect((await move(uidOf(await createAnimal(uidOf(await createSeason()))))).meta.code).toBe('QURBAN_NOT_MOVABLE');
    expect((await move(randomUUID())).status).toBe(422);
    expect((await act('qurban-shares', orderUid, 'move', { animalUid: to })).errors?.[0]?.field).toBe('reason');
    const answers = await Promise.all([move(to), move(to), move(to)]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await shareOf(orderUid)).toMatchObject({ animalUid: to, state: 'paid', allowedActions: [] });
    expect((await animalOf(to)).state).toBe('filled');
    expect((await animalOf(from)).taken).toBe(0);
    expect(await world.database.qurbanTransfer.findMany({ where: { orderUid } })).toMatchObject([
      { fromUid: from, toUid: to, amountSen: 600_000_000n, reason },
    ]);
    const audit = await world.database.auditLog.findMany({ where: { subjectUid: orderUid, action: 'move' } });
    expect(audit).toHaveLength(1);
  });

  it('do not fit into an animal with too few free seats', async () => {
    const seasonUid = uidOf(await createSeason());
    const [from, to] = [uidOf(await createAnimal(seasonUid)), uidOf(await createAnimal(seasonUid))];
    const orderUid = await paid(from, 3);
    await paid(to, 5);
    const answer = await act('qurban-shares', orderUid, 'move', { animalUid: to, reason: 'Permintaan keluarga' });
    expect([answer.meta.code, answer.errors?.[0]?.field]).toEqual(['QURBAN_TOO_FEW_LEFT', 'animalUid']);
    expect((await animalOf(from)).taken).toBe(3);
  });

  it('are refunded while their animal is open, fees included, and their seats are free again', async () => {
    const seasonUid = uidOf(await createSeason());
    const uid = uidOf(await createAnimal(seasonUid));
    const [orderUid, other] = [await paid(uid, 2), await paid(uid, 5)];
    const refund = (of: string) => act('qurban-shares', of, 'refund', { reason: 'Batal ikut' });
    expect((await refund(orderUid)).status).toBe(200);
    expect(await shareOf(orderUid)).toMatchObject({ state: 'refunded' });
    expect((await animalOf(uid)).taken).toBe(5);
    expect(await world.database.refund.findMany({ where: { orderUid } })).toMatchObject([
      { state: 'requested', amountSen: 620_000_000n, feeSen: 20_000_000n },
    ]);
    await paid(uid, 2);
    await world.database.qurbanAnimal.update({ where: { uid }, data: { state: 'filled' } });
    expect((await refund(other)).meta.code).toBe('QURBAN_COMPLETE');
  });

  it('that are moved while a refund waits for their animal are locked where they are then', async () => {
    const seasonUid = uidOf(await createSeason());
    const [from, to] = [uidOf(await createAnimal(seasonUid)), uidOf(await createAnimal(seasonUid))];
    const orderUid = await paid(from, 2);
    let locking: Promise<unknown[]> | undefined;
    await world.database.transaction(async (tx) => {
      const animals = await lockAnimals(tx, [from, to]);
      const found = await tx.qurbanParticipation.findUniqueOrThrow({ where: { orderUid } });
      locking = world.database.transaction(async (refund) => {
        await lockAnimalsOf(refund, [orderUid]);
        return world.database.$queryRaw<unknown[]>`
          SELECT uid FROM qurban_animal WHERE uid = ${to}::uuid FOR NO KEY UPDATE SKIP LOCKED`;
      });
      await until('the refund waits for the animal', async () => {
        const [row] = await world.database.$queryRaw<[{ waits: boolean }]>`
          SELECT count(*) > 0 AS waits FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        return row.waits;
      });
      const why = { reason: 'Permintaan keluarga', by: admin.name };
      await moveOrderTo(
        tx,
        found,
        animals.find(({ uid }) => uid === to)!,
        why,
      );
    });
    expect(await locking).toEqual([]);
    expect((await act('qurban-shares', orderUid, 'refund', { reason: 'Batal ikut' })).status).toBe(200);
    expect([(await animalOf(from)).taken, (await animalOf(to)).taken]).toEqual([0, 0]);
  });

  it('of a saving plan that is late are found by that', async () => {
    const animal = await anAnimal(world.database);
    const { uid: customerUid } = await world.customer();
    const { uid: orderUid } = await aQurbanOrder(world.database, animal, { customerUid });
    const due = (number: number, days: number) => ({
      orderUid,
      number,
      dueAt: daysAfter(new Date(), days),
      amountSen: 155_000_000n,
    });
    await world.database.qurbanInstalment.createMany({ data: [due(1, -40), due(2, -2)] });
    await world.database.invoice.updateMany({ where: { orderUid }, data: { receivedSen: 155_000_000n } });
    await aPayment(world.database, orderUid, { amountSen: 155_000_000n, settledSen: 0n, decidedAt: new Date() });
    const filter = encodeURIComponent(JSON.stringify({ isLate: true }));
    const late = (await asAdmin(`qurban-shares?filter=${filter}`)).data as { id: string }[];
    expect(late.map(({ id }) => id)).toEqual([orderUid]);
    expect(await shareOf(orderUid)).toMatchObject({ isLate: true, nextAmount: 1_550_000, received: 1_550_000 });
  });
});

it('support may move shares but not buy, finance the other way round, and catalogue neither', async () => {
  const uid = randomUUID();
  const statusOf = async (role: 'support' | 'finance' | 'catalogue', path: string, body: object) => {
    const { token } = await world.admin('Admin Uji', role);
    return (await world.http.call('POST', `/admin/${path}`, { token, body })).status;
  };
  const move = ['qurban-shares', uid, 'move'].join('/');
  const buy = ['qurban-animals', uid, 'buy'].join('/');
  const [moved, bought] = [
    { animalUid: uid, reason: 'Keluarga' },
    { cost: 1, boughtFrom: 'Peternak', reference: 'TRF 1' },
  ];
  expect(await statusOf('support', move, moved)).toBe(404);
  expect(await statusOf('support', buy, bought)).toBe(403);
  expect(await statusOf('finance', buy, bought)).toBe(404);
  expect(await statusOf('finance', move, moved)).toBe(403);
  expect(await statusOf('catalogue', move, moved)).toBe(403);
});

it('no invariant is broken', async () => {
  expect(await brokenInvariants(world.config.databaseUrl, { settled: false })).toEqual([]);
});
