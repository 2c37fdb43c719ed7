import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminWaiting } from '#contracts/dashboard.http';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { AdminCost } from '#contracts/sales/costs.admin.http';
import type { AdminPayout } from '#contracts/sales/payouts.admin.http';
import { aStatementLine } from '#testing/money-factories';
import { aProduct } from '#testing/merchandise';
import { aSekeranjang, aSekeranjangOrder } from '#testing/sekeranjang';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
let other: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin('Sari Keuangan', 'finance');
  other = await world.admin('Tono Keuangan', 'finance');
});
afterAll(() => world?.close());

const post = <T = DoneOrProposed>(path: string, body: object = {}, { token } = admin) =>
  world.http.call<T>('POST', `/admin/${path}`, { token, body });
const list = <T>(resource: string, filter: object) =>
  world.http.ask<T[]>('GET', `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`, admin);
const costsOf = (subjectUid: string) => list<AdminCost>('costs', { subjectUid });
const atDesk = async (costUid: string) =>
  (await world.http.ask<AdminWaiting>('GET', '/admin/dashboard/waiting?desk=costsProposed', admin)).filter(
    ({ uid }) => uid === costUid,
  );
const reference = () => `TRF-${randomUUID().slice(0, 8)}`;
const body = (given: object = {}) => ({ amount: 250_000, payee: 'Toko Blender', reference: reference(), ...given });
/** Three have paid Rp100.000. */
const reached = () =>
  aSekeranjang(world.database, { state: 'reached', endedAt: new Date(), finalBuyers: 3, finalPriceSen: 10_000_000n });
const record = (uid: string, given: object = {}, by = admin) =>
  post(`sekeranjang-products/${uid}/record-cost`, body(given), by);
const announced = (costUid: string) =>
  world.database.outbox.count({ where: { name: 'cost.booked', payload: { path: ['costUid'], equals: costUid } } });

describe('a cost', () => {
  it('is booked once, with what it was for, and has left by a payout with its reference', async () => {
    const { uid } = await reached();
    const typed = { amount: 250_000, reference: reference() };
    const answers = await Promise.all([1, 2, 3].map(() => record(uid, typed)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    // The same transfer again, however it is typed.
    await record(uid, { ...typed, reference: ` ${typed.reference.toLowerCase()}` });
    const [cost, ...others] = await costsOf(uid);
    expect(others).toEqual([]);
    expect(cost).toMatchObject({
      kind: 'sekeranjang',
      label: 'Blender Mini',
      state: 'booked',
      amount: 250_000,
      expected: 300_000,
      by: 'Sari Keuangan',
      decidedBy: 'Sari Keuangan',
    });
    expect(answers.map(({ data }) => data)).toEqual([1, 2, 3].map(() => ({ uid: cost!.id, isProposed: false })));
    expect(await announced(cost!.id)).toBe(1);
    const payouts = await list<AdminPayout>('payouts', { q: typed.reference });
    expect(payouts).toMatchObject([{ kind: 'cost', state: 'paid', amount: 250_000, customerName: 'Toko Blender' }]);
    expect(await record(uid, { ...typed, amount: 240_000 })).toMatchObject({
      status: 409,
      errors: [{ field: 'reference' }],
    });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('shares the reference of a transfer to the same seller when the admin says so, and no other one', async () => {
    const [one, another] = [await reached(), await reached()];
    const first = { amount: 100_000, reference: reference() };
    await record(one.uid, first);
    expect((await record(another.uid, first)).meta.code).toBe('REFERENCE_OF_SAME_ACCOUNT');
    expect((await record(another.uid, { ...first, payee: 'Toko Lain', sameTransfer: 'true' })).meta.code).toBe(
      'REFERENCE_USED',
    );
    expect(await costsOf(another.uid)).toEqual([]);
    expect((await record(another.uid, { ...first, payee: 'TOKO BLENDER', sameTransfer: 'true' })).status).toBe(200);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('far above the sales of the thing needs a reason and another admin, who takes the same amount', async () => {
    const { uid } = await reached();
    const typed = { amount: 850_000, reference: reference() };
    expect(await record(uid, typed)).toMatchObject({ status: 422, errors: [{ field: 'reason' }] });
    const [proposed] = (await Promise.all([1, 2].map(() => record(uid, { ...typed, reason: 'Harga naik' })))).map(
      ({ data }) => data!,
    );
    expect(proposed).toMatchObject({ isProposed: true });
    const [cost, ...others] = await costsOf(uid);
    expect(others).toEqual([]);
    expect(cost).toMatchObject({ id: proposed!.uid, state: 'proposed', decidedBy: null });
    expect(await announced(cost!.id)).toBe(0);
    expect((await post(`costs/${cost!.id}/approve`)).meta.code).toBe('OWN_COST');
    // Nothing else is recorded while it waits.
    expect((await record(uid, { amount: 100_000 }, other)).meta.code).toBe('COST_PROPOSED');
    const approvals = await Promise.all([1, 2].map(() => post(`costs/${cost!.id}/approve`, {}, other)));
    expect(approvals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await costsOf(uid)).toMatchObject([
      { id: cost!.id, state: 'booked', by: 'Sari Keuangan', decidedBy: 'Tono Keuangan', reason: 'Harga naik' },
    ]);
    expect(await announced(cost!.id)).toBe(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is far above with what was recorded before, too, so that parts do not pass', async () => {
    const { uid } = await reached();
    expect((await record(uid, { amount: 400_000 })).status).toBe(200);
    expect(await record(uid, { amount: 400_000 })).toMatchObject({ status: 422, errors: [{ field: 'reason' }] });
  });

  it('that was proposed can be withdrawn, with a reason, and be recorded anew', async () => {
    const { uid } = await reached();
    const typed = { amount: 850_000, reference: reference(), reason: 'Harga naik' };
    const { uid: costUid } = (await record(uid, typed)).data!;
    expect((await post(`costs/${costUid}/withdraw`)).status).toBe(422);
    expect((await post(`costs/${costUid}/withdraw`, { reason: 'Salah ketik' })).status).toBe(200);
    expect((await post(`costs/${costUid}/approve`, {}, other)).status).toBe(409);
    expect((await post(`costs/${costUid}/withdraw`, { reason: 'Salah ketik' })).status).toBe(409);
    expect((await record(uid, { ...typed, amount: 85_000 })).data).toMatchObject({ isProposed: false });
  });

  it.each([
    ['nothing', { amount: 0 }, 'amount'],
    ['a part of a rupiah', { amount: 47.5 }, 'amount'],
    ['a word', { amount: '250.000' }, 'amount'],
    ['no seller', { payee: ' ' }, 'payee'],
    ['no reference', { reference: '' }, 'reference'],
    ['a reference with a mark of HTML', { reference: '<script>TRF</script>' }, 'reference'],
    ['a reference of two lines', { reference: 'TRF 1\nTRF 2' }, 'reference'],
  ])('is refused with %s', async (_, wrong, field) => {
    const { uid } = await reached();
    expect(await record(uid, wrong)).toMatchObject({ status: 422, errors: [{ field }] });
    expect(await costsOf(uid)).toEqual([]);
  });

  it('is recorded by finance, of something that costs something', async () => {
    const { uid } = await reached();
    const catalogue = await world.admin('Rani Katalog', 'catalogue');
    expect((await record(uid, {}, catalogue)).status).toBe(403);
    expect((await record(randomUUID())).status).toBe(404);
    const open = await aSekeranjang(world.database);
    expect((await record(open.uid)).meta.code).toBe('COSTS_NOTHING');
  });
});

describe('a booked cost that was a mistake', () => {
  const reverse = (uid: string, by = admin) => post(`costs/${uid}/reverse`, { reason: 'Salah nominal' }, by);
  const reversed = (costUid: string) =>
    world.database.outbox.count({ where: { name: 'cost.reversed', payload: { path: ['costUid'], equals: costUid } } });

  it('is taken back once with a reason, and the right one is recorded with the same reference', async () => {
    const { uid } = await reached();
    const typed = { amount: 350_000, reference: reference() };
    const { uid: costUid } = (await record(uid, typed)).data!;
    expect((await post(`costs/${costUid}/reverse`)).errors).toMatchObject([{ field: 'reason' }]);
    expect((await costsOf(uid))[0]).toMatchObject({ state: 'booked', reversal: null, allowedActions: ['reverse'] });
    const answers = await Promise.all([1, 2].map(() => reverse(costUid)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await reversed(costUid)).toBe(1);
    expect((await costsOf(uid))[0]).toMatchObject({
      state: 'reversed',
      reversal: { by: 'Sari Keuangan', reason: 'Salah nominal' },
      allowedActions: [],
    });
    const where = { kind: 'cost', refUid: costUid };
    expect(await world.database.payout.findFirst({ where })).toMatchObject({ state: 'cancelled', reference: null });
    expect((await record(uid, { ...typed, amount: 35_000 })).data).toMatchObject({ isProposed: false });
    expect(await list<AdminPayout>('payouts', { q: typed.reference })).toMatchObject([
      { state: 'paid', amount: 35_000 },
    ]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('leaves what the same transfer has paid beside it', async () => {
    const [one, another, third] = [await reached(), await reached(), await reached()];
    const typed = { amount: 10_000, reference: reference() };
    const { uid: first } = (await record(one.uid, typed)).data!;
    for (const { uid } of [another, third]) await record(uid, { ...typed, sameTransfer: true });
    expect((await reverse(first)).status).toBe(200);
    const rest = await world.database.payout.findMany({
      where: { reference: typed.reference },
      orderBy: { paidAt: 'asc' },
    });
    expect(rest.map(({ transferUid }) => transferUid)).toEqual([null, rest[0]!.uid]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('has left where a line of the statement shows it, and stays', async () => {
    const { uid } = await reached();
    const { uid: costUid } = (await record(uid, { amount: 20_000 })).data!;
    const { uid: payoutUid } = await world.database.payout.findFirstOrThrow({ where: { refUid: costUid } });
    await aStatementLine(world.database, {
      amountSen: -2_000_000n,
      state: 'used',
      payoutUid,
      decidedBy: 'x',
      decidedAt: new Date(),
    });
    expect(await reverse(costUid)).toMatchObject({ status: 409, meta: { code: 'TRANSFER_SHOWN' } });
    expect((await costsOf(uid))[0]).toMatchObject({ state: 'booked' });
  });

  it('that is large is taken back by two admins, or the wish is withdrawn', async () => {
    const { variantUid: uid } = await aProduct(world.database, { priceSen: 1_000_000_000n });
    const typed = { ...body({ amount: 6_000_000 }), reason: 'Stok setahun' };
    const { uid: costUid } = (await post(`merchandise-variants/${uid}/record-cost`, typed)).data!;
    await post(`costs/${costUid}/approve`, {}, other);
    for (const _ of [1, 2]) expect((await reverse(costUid)).data).toMatchObject({ isProposed: true });
    const waits = { state: 'booked', reversal: { byUid: admin.uid }, allowedActions: ['reverse', 'withdraw'] };
    expect((await costsOf(uid))[0]).toMatchObject(waits);
    // It waits at the desk of what is to be approved, since that moment.
    expect(await atDesk(costUid)).toMatchObject([{ since: (await costsOf(uid))[0]!.reversal!.at, dueAt: null }]);
    expect((await post(`costs/${costUid}/withdraw`, { reason: 'Ternyata benar' }, other)).status).toBe(200);
    expect((await costsOf(uid))[0]).toMatchObject({ state: 'booked', reversal: null });
    expect(await atDesk(costUid)).toEqual([]);
    await reverse(costUid, other);
    expect((await reverse(costUid)).data).toMatchObject({ isProposed: false });
    expect((await costsOf(uid))[0]).toMatchObject({ state: 'reversed', reversal: { byUid: other.uid } });
    expect(await reversed(costUid)).toBe(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

describe('other things that cost something', () => {
  it('stock is compared with what all pieces that came would sell for', async () => {
    const { variantUid } = await aProduct(world.database);
    const variant = await world.database.merchandiseVariant.findUniqueOrThrow({ where: { uid: variantUid } });
    const path = `merchandise-variants/${variant.uid}/record-cost`;
    expect((await post(path, body({ amount: 300_000 }))).data).toMatchObject({ isProposed: false });
    const [cost] = await costsOf(variant.uid);
    const received = await world.database.merchandiseMovement.aggregate({
      where: { variantUid: variant.uid, kind: 'received' },
      _sum: { quantity: true },
    });
    expect(cost).toMatchObject({
      kind: 'merchandise',
      expected: (Number(variant.priceSen) / 100) * (received._sum.quantity ?? 0),
      label: expect.stringContaining(variant.sku),
    });
  });

  it('a parcel costs postage once a courier has it', async () => {
    const { uid: productUid } = await reached();
    const { uid: customerUid } = await world.customer();
    const { uid: orderUid } = await aSekeranjangOrder(world.database, { customerUid, productUid, status: 3 });
    const parcel = await world.database.shipment.findUniqueOrThrow({ where: { orderUid } });
    const path = `shipments/${parcel.uid}/record-cost`;
    const postage = body({ amount: 11_000, payee: 'JNE' });
    expect((await post(path, postage)).meta.code).toBe('COSTS_NOTHING');
    await world.database.shipment.update({
      where: { uid: parcel.uid },
      data: { state: 'shipped', courier: 'JNE', trackingNumber: 'JNE1', shippedAt: new Date() },
    });
    expect((await post(path, postage)).status).toBe(200);
    expect(await costsOf(parcel.uid)).toMatchObject([{ kind: 'postage', orderUid, expected: 9_000, amount: 11_000 }]);
  });
});
