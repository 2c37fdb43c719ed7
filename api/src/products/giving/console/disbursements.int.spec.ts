import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { causeDetail } from '#contracts/products/giving/donations.http';
import { adminCause, adminDisbursement } from '#contracts/products/giving/giving.admin.http';
import { dayInWib } from '#domain/platform/wib';
import { aCustomer } from '#testing/factories';
import { aCause, aGivenOrder, payGiven } from '#testing/giving';
import { aStatementLine } from '#testing/money-factories';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';
import { aPhoto } from '../../../../test/pictures.js';

let world: ListeningApi;
let admin: Person;
let other: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
  other = await world.admin('Admin Lain');
});
afterAll(() => world?.close());

const call = (path: string, body?: object | FormData) =>
  world.http.call(body ? 'POST' : 'GET', `/admin/${path}`, {
    token: admin.token,
    ...(body instanceof FormData ? { form: body } : body && { body }),
  });
async function aProof() {
  const form = new FormData();
  form.set('proof', new Blob([new Uint8Array(await aPhoto())]), 'bukti.jpg');
  return form;
}
const causeOf = async (uid: string) => adminCause.parse((await call(`causes/${uid}`)).data);
const inShop = (slug: string) => world.http.call('GET', `/customer/donation/cause/detail?type=${slug}`);

/** A cause that holds Rp50.000. */
async function aFundedCause(amountSen = 5_000_000n) {
  const cause = await aCause(world.database);
  const { uid: customerUid } = await aCustomer(world.database);
  const order = await aGivenOrder(world.database, {
    customerUid,
    amountSen,
    face: { donation: { causeUid: cause.uid, anonymous: false, message: 'Semangat', messageState: 'waiting' } },
    books: { held: 'donationFunds', subjectUid: cause.uid },
  });
  await payGiven(world.database, order.uid);
  return { ...cause, orderUid: order.uid };
}

const ACCOUNT = { bankName: 'BCA', accountNumber: '7700112233', accountName: 'Yayasan Pesisir' };
const disburse = async (uid: string, given: object = {}, version?: number) =>
  call(`causes/${uid}/disburse`, {
    amount: 30_000,
    title: 'Buku tahap 1',
    ...ACCOUNT,
    version: version ?? (await causeOf(uid)).version,
    ...given,
  });
const disbursementsOf = async (causeUid: string) =>
  ((await call(`disbursements?filter=${JSON.stringify({ causeUid })}`)).data as unknown[]).map((one) =>
    adminDisbursement.parse(one),
  );
const as = ({ token }: Person, path: string, body: object = {}) =>
  world.http.call('POST', `/admin/${path}`, { token, body });
const reference = () => `TRF-${randomUUID()}`;

it('a cause passes on what it holds by a payout that another admin approves, and not more, also with many presses at once', async () => {
  const cause = await aFundedCause();
  const { version } = await causeOf(cause.uid);
  expect(await disburse(cause.uid, { amount: 50_001 })).toMatchObject({ status: 409, meta: { code: 'CAUSE_SHORT' } });
  const answers = await Promise.all([1, 2, 3].map(() => disburse(cause.uid, {}, version)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  // It is on its way: held for nothing else, and on the page of the cause only once it is paid.
  expect(await causeOf(cause.uid)).toMatchObject({ raised: 50_000, disbursed: 0, allotted: 30_000, held: 20_000 });
  expect((await disburse(cause.uid, { amount: 20_001 })).meta.code).toBe('CAUSE_SHORT');
  expect(causeDetail.parse((await inShop(cause.slug)).data).disbursements).toEqual([]);

  const [one, ...others] = await disbursementsOf(cause.uid);
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    amount: 30_000,
    by: admin.name,
    state: 'scheduled',
    ...ACCOUNT,
    allowedActions: ['cancel'],
  });
  const { id, payoutUid } = one!;
  expect(await as(admin, `payouts/${payoutUid}/approve`)).toMatchObject({
    status: 409,
    meta: { code: 'OWN_PAYOUT' },
  });
  expect((await as(admin, `disbursements/${id}/pay`, { reference: reference() })).status).toBe(409);
  expect((await as(other, `payouts/${payoutUid}/approve`)).status).toBe(200);
  const paid = { reference: reference() };
  const presses = await Promise.all([1, 2].map(() => as(admin, `disbursements/${id}/pay`, paid)));
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await causeOf(cause.uid)).toMatchObject({ disbursed: 30_000, allotted: 0, held: 20_000 });
  expect((await disbursementsOf(cause.uid))[0]).toMatchObject({
    state: 'paid',
    ...paid,
    allowedActions: ['set-proof'],
  });

  const proof = async () => call(`disbursements/${id}/set-proof`, await aProof());
  expect((await proof()).status).toBe(200);
  expect((await proof()).meta.code).toBe('PROOF_SHOWN');
  const page = causeDetail.parse((await inShop(cause.slug)).data);
  expect(page.disbursements).toMatchObject([
    { title: 'Buku tahap 1', amount: 30_000, proof: { alt: 'Bukti: Buku tahap 1' } },
  ]);
  expect((await fetch(`${world.http.origin}${page.disbursements[0]!.proof!.url}`)).status).toBe(200);
  expect(await world.brokenInvariants()).toEqual([]);
});

it('a cause passes on a large amount by two admins: the one who approves it does not record it', async () => {
  const cause = await aFundedCause(600_000_000n);
  await disburse(cause.uid, { amount: 5_000_000 });
  const [{ id, payoutUid } = { id: '', payoutUid: '' }] = await disbursementsOf(cause.uid);
  await as(other, `payouts/${payoutUid}/approve`);
  expect((await as(other, `disbursements/${id}/pay`, { reference: reference() })).meta.code).toBe('OWN_PAYOUT');
  expect((await as(admin, `disbursements/${id}/pay`, { reference: reference() })).status).toBe(200);
});

it('what the bank gives back of what was passed on is said so at the desk and on the page of the cause', async () => {
  const cause = await aFundedCause();
  await disburse(cause.uid);
  const [{ id, payoutUid } = { id: '', payoutUid: '' }] = await disbursementsOf(cause.uid);
  await as(other, `payouts/${payoutUid}/approve`);
  expect((await as(admin, `disbursements/${id}/pay`, { reference: reference() })).status).toBe(200);
  const on = dayInWib(new Date());
  const line = await aStatementLine(world.database, { amountSen: 3_000_000n, bookedOn: new Date(on) });
  const of = { target: 'payout', targetUid: payoutUid };
  expect((await as(admin, `statement-lines/${line.uid}/confirm`, of)).status).toBe(200);
  const givenBack = { on, resentAt: null };
  expect(await disbursementsOf(cause.uid)).toMatchObject([{ state: 'paid', givenBack }]);
  const page = causeDetail.parse((await inShop(cause.slug)).data);
  expect(page.disbursements).toMatchObject([{ amount: 30_000, givenBack }]);
});

it('what is passed on is in the file for the bank, which holds it; cancelled, its cause keeps the money', async () => {
  const cause = await aFundedCause();
  await disburse(cause.uid);
  const [{ id, payoutUid } = { id: '', payoutUid: '' }] = await disbursementsOf(cause.uid);
  await as(other, `payouts/${payoutUid}/approve`);
  const { uid: batchUid } = (await as(admin, 'payout-batches')).data as { uid: string };
  const file = (await as(admin, `payout-batches/${batchUid}/file`)).data as { content: string };
  expect(file.content).toMatch(/BCA,7700112233,Yayasan Pesisir,30000,Donasi \w{4}/);
  const cancel = () => as(admin, `disbursements/${id}/cancel`, { reason: 'Yayasan ganti rekening' });
  expect((await cancel()).meta.code).toBe('IN_FILE');
  expect((await as(admin, `payout-batches/${batchUid}/cancel`, { reason: 'Tidak jadi dikirim' })).status).toBe(200);
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).status).toBe(409);
  expect(await causeOf(cause.uid)).toMatchObject({ disbursed: 0, allotted: 0, held: 50_000 });
  expect((await disbursementsOf(cause.uid))[0]).toMatchObject({ state: 'cancelled', allowedActions: [] });
  expect((await call(`disbursements/${id}/set-proof`, await aProof())).meta.code).toBe('NOT_PAID');
  expect(await world.brokenInvariants()).toEqual([]);
});

it.each([
  [{ amount: '' }, 'amount'],
  [{ amount: 0 }, 'amount'],
  [{ amount: 47.5 }, 'amount'],
  [{ title: '' }, 'title'],
  [{ accountNumber: '77-00' }, 'accountNumber'],
  [{ accountName: ' ' }, 'accountName'],
  [{ bankName: '' }, 'bankName'],
  [{ version: 'x' }, 'version'],
])('a cause passes nothing on with %j', async (given, field) => {
  const { uid } = await aFundedCause();
  expect(await disburse(uid, given)).toMatchObject({ status: 422, errors: [{ field }] });
  expect(await causeOf(uid)).toMatchObject({ allotted: 0, disbursed: 0 });
});
