import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { applied, placedDonation, sharesView } from '#contracts/products/giving/donations.http';
import { adminApplication, adminCause } from '#contracts/products/giving/giving.admin.http';
import { sen } from '#domain/platform/sen';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { refundInvoice } from '#runtime/sales/refund-invoice';
import { aCustomer } from '#testing/factories';
import { aCause, anUnpaidSeatOf, payGiven } from '#testing/giving';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

const PRICE = 39_000;
const CONTACT = { name: 'Budi Santoso', email: 'budi@patungan.test', phoneNumber: '0812-3456-7890' };
const STORY = { name: 'Ani', story: 'Aku guru dan muridku suka film dokumenter.' };
const ACCOUNT = { bankName: 'BCA', accountNumber: '7700112233', accountName: 'Yayasan Pesisir' };
const NO_ANSWER = { reason: 'Kami tidak bisa menghubungimu' };

let api: ApiWorld;
let causeUid: string;
beforeAll(async () => {
  api = await openApi();
});
/** The shop has one cause for shares: each test has a new one. */
beforeEach(async () => {
  await api.database.$executeRaw`UPDATE giving_cause SET slug = 'netflix-' || uid WHERE slug = 'netflix'`;
  const price = { sharePriceSen: BigInt(PRICE) * 100n };
  causeUid = (await aCause(api.database, { slug: 'netflix', name: 'Jatah Netflix', ...price })).uid;
});
afterAll(() => api?.close());

async function aPerson() {
  const { uid } = await aCustomer(api.database);
  return { uid, http: api.customer(uid) };
}
async function donate(path: string, body: object) {
  const { http } = await aPerson();
  const placed = placedDonation.parse((await http.post(path, { ...CONTACT, ...body })).data);
  await payGiven(api.database, placed.orderUid);
  return placed;
}
const giveShares = (shares: number) => donate('customer/donation/netflix', { shares });
async function apply() {
  const person = await aPerson();
  const { applicationUid } = applied.parse((await person.http.post('customer/donation/netflix/apply', STORY)).data);
  return { ...person, applicationUid };
}
const decide = (uid: string, what: string, body: object = {}) =>
  api.admin.post(`admin/share-applications/${uid}/${what}`, body);
async function picked() {
  const person = await apply();
  expect((await decide(person.applicationUid, 'pick')).status).toBe(200);
  return person;
}
const cause = async () => adminCause.parse((await api.admin.get(`admin/causes/${causeUid}`)).data);
/** They order a seat that costs a share, and leave its payment to it. */
async function fulfil({ uid, applicationUid }: { uid: string; applicationUid: string }, price = PRICE) {
  const { orderUid } = await anUnpaidSeatOf(api.database, 'netflix', uid, BigInt(price) * 100n);
  return { orderUid, ...(await decide(applicationUid, 'fulfil')) };
}
const disburse = (amount: number, version: number) =>
  api.admin.post(`admin/causes/${causeUid}/disburse`, { amount, title: 'Buku tahap 1', ...ACCOUNT, version });
const disburseNow = async (amount: number) => disburse(amount, (await cause()).version);
const view = async (http = api.anyone) => sharesView.parse((await http.get('customer/donation/netflix')).data);
const refund = (uid: string) => api.admin.post(`admin/donations/${uid}/refund`, { reason: 'Salah transfer' });
const shares = () => api.database.givingShare.findMany({ where: { causeUid }, select: { state: true } });

it('keeps the money of the shares of those who were picked, until each of them has it', async () => {
  await giveShares(2);
  const people = [await picked(), await picked()];
  expect(await cause()).toMatchObject({ raised: 2 * PRICE, promised: 2 * PRICE, held: 0 });
  expect((await cause()).allowedActions).not.toContain('disburse');
  const refused = await disburseNow(PRICE);
  expect(refused).toMatchObject({ status: 409, meta: { code: 'CAUSE_SHORT' }, errors: [{ field: 'amount' }] });
  expect(refused.errors![0]!.message).toContain('Rp78.000');
  for (const person of people) expect((await fulfil(person)).status).toBe(200);
  expect(await cause()).toMatchObject({ disbursed: 2 * PRICE, promised: 0, held: 0 });
});

it('pays the seat that the applicant has ordered, once, and what it costs less stays with the cause', async () => {
  await giveShares(1);
  const person = await picked();
  const { applicationUid } = person;
  expect(await decide(applicationUid, 'fulfil')).toMatchObject({ status: 409, meta: { code: 'NO_SEAT_ORDERED' } });
  expect((await view(person.http)).mine).toMatchObject({ state: 'picked' });
  const { orderUid, status } = await fulfil(person, PRICE - 1_000);
  expect(status).toBe(200);
  expect((await decide(applicationUid, 'fulfil')).status).toBe(409);
  const { status: paid, payments } = await api.database.order.findUniqueOrThrow({
    where: { uid: orderUid },
    include: { payments: true },
  });
  expect([paid, payments]).toMatchObject([
    ORDER_STATUS.processing,
    [
      {
        method: 'fund',
        state: 'confirmed',
        receivedSen: 3_800_000n,
        fund: { account: 'donationFunds', subjectUid: causeUid },
      },
    ],
  ]);
  expect(await cause()).toMatchObject({ disbursed: PRICE - 1_000, promised: 0, held: 1_000 });
});

it('pays no seat that costs more than a share, and none of another provider', async () => {
  await giveShares(1);
  const person = await picked();
  await anUnpaidSeatOf(api.database, 'spotify', person.uid, 3_900_000n);
  expect(await decide(person.applicationUid, 'fulfil')).toMatchObject({ meta: { code: 'NO_SEAT_ORDERED' } });
  const { orderUid, ...dear } = await fulfil(person, PRICE + 1);
  expect(dear).toMatchObject({ status: 409, meta: { code: 'FUND_TOO_SMALL' } });
  expect(await api.database.payment.count({ where: { orderUid } })).toBe(0);
  expect(await cause()).toMatchObject({ disbursed: 0, promised: PRICE });
});

it('pays a seat that costs more by now out of what the cause holds, and never out of what another was promised', async () => {
  await giveShares(3);
  const [first, second] = [await picked(), await picked()];
  const { orderUid, status } = await fulfil(first, PRICE + 20_000);
  expect(status).toBe(200);
  expect(await api.database.payment.findFirst({ where: { orderUid } })).toMatchObject({ receivedSen: 5_900_000n });
  expect(await cause()).toMatchObject({ disbursed: PRICE + 20_000, promised: PRICE, held: PRICE - 20_000 });
  expect(await view()).toMatchObject({ available: 0 });
  const { orderUid: dear, ...refused } = await fulfil(second, 2 * PRICE);
  expect(refused).toMatchObject({ status: 409, meta: { code: 'FUND_TOO_SMALL' } });
  expect(await api.database.payment.count({ where: { orderUid: dear } })).toBe(0);
});

it('what it has paid of an order that is given back is the credit of its customer', async () => {
  await giveShares(1);
  const { orderUid } = await fulfil(await picked());
  const invoice = await api.database.invoice.findFirstOrThrow({ where: { orderUid } });
  const asked = { fee: sen(0n), reason: 'Grupnya batal', by: 'Sari', at: new Date() };
  await api.database.transaction((tx) => refundInvoice(tx, invoice, asked));
  const refunds = await api.database.refund.findMany({ where: { orderUid } });
  expect(refunds).toMatchObject([{ state: 'credited', amountSen: 3_900_000n }]);
});

it('passes on what is more than the picked shares need, and gives no donation back of which they need the money', async () => {
  const { donationUid } = await giveShares(1);
  const other = await giveShares(1);
  await picked();
  expect((await disburseNow(PRICE + 1)).meta.code).toBe('CAUSE_SHORT');
  expect((await disburseNow(PRICE)).status).toBe(200);
  // The share of the second donation is free, but what is left was promised to the one who was picked.
  expect(await refund(other.donationUid)).toMatchObject({ status: 409, meta: { code: 'CAUSE_SHORT' } });
  expect(await refund(donationUid)).toMatchObject({ status: 409, meta: { code: 'SHARE_GIVEN' } });
});

it('offers no free share whose money was passed on, and picks nobody for it', async () => {
  await giveShares(1);
  const person = await apply();
  expect((await decide(person.applicationUid, 'fulfil')).status).toBe(409);
  expect((await disburseNow(PRICE)).status).toBe(200);
  expect(await view()).toMatchObject({ available: 0 });
  const seen = adminApplication.parse((await api.admin.get(`admin/share-applications/${person.applicationUid}`)).data);
  expect(seen).toMatchObject({ available: 0 });
  expect(seen.allowedActions).not.toContain('pick');
  const refused = await decide(person.applicationUid, 'pick');
  expect(refused).toMatchObject({ status: 409, meta: { code: 'SHARE_UNFUNDED' } });
  expect(refused.meta.message).toContain('uangnya sudah disalurkan');
  expect((await view(person.http)).mine).toMatchObject({ state: 'waiting' });
  expect(await api.database.outbox.count({ where: { name: 'share.given' } })).toBe(
    await api.database.givingApplication.count({ where: { state: { in: ['picked', 'fulfilled'] } } }),
  );
  // The money of the next donation is that of a share again.
  await giveShares(1);
  expect(await view()).toMatchObject({ available: 1 });
  expect((await decide(person.applicationUid, 'pick')).status).toBe(200);
});

it('gives a share whose money is there, though an older one was dearer', async () => {
  await giveShares(1);
  await api.database.givingCause.update({ where: { uid: causeUid }, data: { sharePriceSen: 2_000_000n } });
  await giveShares(1);
  expect((await disburseNow(PRICE)).status).toBe(200);
  expect(await view()).toMatchObject({ available: 1 });
  const person = await picked();
  expect(await cause()).toMatchObject({ promised: 20_000, held: 0 });
  expect((await fulfil(person, 20_000)).status).toBe(200);
});

it('promises the last money once: to the one who is picked, or to what is passed on at the same time', async () => {
  for (let round = 0; round < 4; round++) {
    await giveShares(1);
    const [person, { version }] = [await apply(), await cause()];
    const { applicationUid } = person;
    const acts = [() => decide(applicationUid, 'pick'), () => disburse(PRICE, version)];
    if (round % 2) acts.reverse();
    const answers = await Promise.all(acts.map((act) => act()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await cause()).toMatchObject({ held: 0 });
    const { state } = await api.database.givingApplication.findUniqueOrThrow({ where: { uid: applicationUid } });
    if (state === 'picked') expect((await fulfil(person)).status).toBe(200);
  }
});

it('promises the money of one share to one of two who are picked at once', async () => {
  await giveShares(2);
  await disburseNow(PRICE);
  const people = [await apply(), await apply()];
  const answers = await Promise.all(people.map(({ applicationUid }) => decide(applicationUid, 'pick')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ meta: { code: 'SHARE_UNFUNDED' } });
});

it('is taken back from one who was picked, with a reason and also twice at once: the share and its money are free', async () => {
  await giveShares(1);
  const { applicationUid, http } = await picked();
  expect((await decide(applicationUid, 'take-back')).status).toBe(422);
  // A second desk whose page is old declines a request that waited: nothing is taken back by that.
  expect((await decide(applicationUid, 'decline', NO_ANSWER)).status).toBe(409);
  const answers = await Promise.all([1, 2].map(() => decide(applicationUid, 'take-back', NO_ANSWER)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await view(http)).mine).toMatchObject({ state: 'declined', reason: NO_ANSWER.reason });
  expect(await shares()).toEqual([{ state: 'available' }]);
  expect(await cause()).toMatchObject({ promised: 0, held: PRICE });
  const told = await api.database.outbox.findMany({ where: { name: 'share.declined' }, select: { payload: true } });
  expect(told.map(({ payload }) => payload)).toContainEqual({ applicationUid, wasPicked: true });
  expect((await decide(applicationUid, 'fulfil')).status).toBe(409);
  await picked();
});

it('can be taken back where its money was passed on before it was kept', async () => {
  await giveShares(1);
  const person = await picked();
  const { applicationUid } = person;
  const gone = { allottedSen: BigInt(PRICE) * 100n };
  await api.database.givingCause.update({ where: { uid: causeUid }, data: gone });
  const { orderUid, ...short } = await fulfil(person);
  expect(short.meta.code).toBe('CAUSE_SHORT');
  expect(await api.database.payment.count({ where: { orderUid } })).toBe(0);
  expect(await cause()).toMatchObject({ held: 0, promised: PRICE });
  expect((await decide(applicationUid, 'take-back', NO_ANSWER)).status).toBe(200);
  expect(await view()).toMatchObject({ available: 0 });
});
