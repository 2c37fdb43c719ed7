import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applied, causeDetail, placedDonation, sharesView } from '#contracts/products/giving/donations.http';
import { adminApplication } from '#contracts/products/giving/giving.admin.http';
import { aCustomer } from '#testing/factories';
import { aCause, anUnpaidSeatOf, payGiven } from '#testing/giving';
import { type ApiWorld, type Caller, openApi } from '../../../../test/api-world.js';

let api: ApiWorld;
let causeUid: string;
beforeAll(async () => {
  api = await openApi();
  causeUid = (await aCause(api.database, { slug: 'netflix', name: 'Jatah Netflix', sharePriceSen: 4_000_000n })).uid;
});
afterAll(() => api.close());

const CONTACT = { name: 'Budi Santoso', email: 'budi@patungan.test', phoneNumber: '0812-3456-7890' };
const STORY = { name: 'Ani', story: 'Aku guru dan muridku suka film dokumenter.' };

async function aPerson() {
  const { uid } = await aCustomer(api.database);
  return { uid, http: api.customer(uid) };
}
async function giveShares(shares: number) {
  const { http } = await aPerson();
  const placed = placedDonation.parse((await http.post('customer/donation/netflix', { ...CONTACT, shares })).data);
  await payGiven(api.database, placed.orderUid);
  return { ...placed, http };
}
async function apply() {
  const person = await aPerson();
  const { applicationUid } = applied.parse((await person.http.post('customer/donation/netflix/apply', STORY)).data);
  return { ...person, applicationUid };
}
const view = async (http: Caller = api.anyone) => sharesView.parse((await http.get('customer/donation/netflix')).data);
const decide = (uid: string, what: string, body: object = {}) =>
  api.admin.post(`admin/share-applications/${uid}/${what}`, body);

describe('a share of Netflix', () => {
  it('is given by a donation, picked for an applicant, and its money goes to the group when it is used', async () => {
    const before = await view();
    expect(await giveShares(2)).toMatchObject({ grandTotal: 80_000, type: 'netflix' });
    const person = await apply();
    expect(await view()).toEqual({ ...before, available: before.available + 2, waiting: before.waiting + 1 });
    expect((await decide(person.applicationUid, 'pick')).status).toBe(200);
    expect(await view(person.http)).toMatchObject({
      available: before.available + 1,
      given: before.given + 1,
      mine: { state: 'picked' },
    });
    await anUnpaidSeatOf(api.database, 'netflix', person.uid, 4_000_000n);
    expect((await decide(person.applicationUid, 'fulfil')).status).toBe(200);
    expect((await decide(person.applicationUid, 'fulfil')).status).toBe(409);
    const cause = await api.database.givingCause.findUniqueOrThrow({ where: { uid: causeUid } });
    expect(cause.disbursedSen).toBe(4_000_000n);
    const page = causeDetail.parse((await api.anyone.get('customer/donation/cause/detail?type=netflix')).data);
    expect(page.disbursements).toMatchObject([{ title: 'Satu jatah Netflix diberikan', amount: 40_000, proof: null }]);
    expect(JSON.stringify(page)).not.toContain('guru');
  });

  it('that is the last one goes to one of two applicants who are picked at once', async () => {
    while ((await view()).available > 0) await decide((await apply()).applicationUid, 'pick');
    await giveShares(1);
    const people = await Promise.all(Array.from({ length: 6 }, apply));
    const answers = await Promise.all(people.map(({ applicationUid }) => decide(applicationUid, 'pick')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ meta: { code: 'NO_SHARE_LEFT' } });
    const states = await api.database.givingApplication.findMany({
      where: { uid: { in: people.map(({ applicationUid }) => applicationUid) } },
      select: { state: true },
    });
    expect(states.filter(({ state }) => state === 'picked')).toHaveLength(1);
  });

  it('keeps its donation from going back once it was given, and is withdrawn with a donation that goes back', async () => {
    while ((await view()).available > 0) await decide((await apply()).applicationUid, 'pick');
    const [given, free] = [await giveShares(1), await giveShares(1)];
    await decide((await apply()).applicationUid, 'pick');
    const refund = (uid: string) => api.admin.post(`admin/donations/${uid}/refund`, { reason: 'Salah transfer' });
    expect(await refund(given.donationUid)).toMatchObject({ status: 409, meta: { code: 'SHARE_GIVEN' } });
    expect((await refund(free.donationUid)).status).toBe(200);
    expect((await view()).available).toBe(0);
    expect(await api.database.givingShare.findFirst({ where: { donationUid: free.donationUid } })).toMatchObject({
      state: 'withdrawn',
    });
  });

  it('is asked for once at a time, also when it is pressed five times at once', async () => {
    const { http, uid } = await aPerson();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => http.post('customer/donation/netflix/apply', STORY)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await api.database.givingApplication.count({ where: { customerUid: uid } })).toBe(1);
    const other = await http.post('customer/donation/netflix/apply', { ...STORY, name: 'Ani Wijaya' });
    expect(other).toMatchObject({ status: 409, meta: { code: 'ALREADY_APPLIED' } });
  });

  it('is not given to one who was declined, who may ask again', async () => {
    await giveShares(1);
    const { http, applicationUid } = await apply();
    expect((await decide(applicationUid, 'decline')).status).toBe(422);
    expect((await decide(applicationUid, 'decline', { reason: 'Jatah untuk pelajar dulu' })).status).toBe(200);
    expect((await view(http)).mine).toMatchObject({ state: 'declined', reason: 'Jatah untuk pelajar dulu' });
    expect((await decide(applicationUid, 'pick')).status).toBe(409);
    expect((await http.post('customer/donation/netflix/apply', STORY)).status).toBe(200);
  });

  it.each([
    ['customer/donation/netflix', { ...CONTACT, shares: 0 }, 'shares', 'Minimal 1'],
    ['customer/donation/netflix', { ...CONTACT, shares: 13 }, 'shares', 'Maksimal 12'],
    ['customer/donation/netflix/apply', { ...STORY, story: 'Mau' }, 'story', 'Minimal 20 karakter'],
    ['customer/donation/netflix/apply', { story: STORY.story }, 'name', 'Field ini wajib diisi'],
    ['customer/donation/netflix/retry', {}, 'donationUid', 'Field ini wajib diisi'],
  ])('%s with %j is refused by the field', async (path, body, field, message) => {
    const { http } = await aPerson();
    expect(await http.post(path, body)).toMatchObject({ status: 422, errors: [{ field, message }] });
  });

  it('is not bought by a donation of money, nor money given as shares', async () => {
    const { http } = await aPerson();
    const answer = await http.post('customer/donation', { ...CONTACT, type: 'netflix', amount: 50_000 });
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'type' }] });
  });

  it('is tried again by the uid of its donation', async () => {
    const { http } = await aPerson();
    const placed = placedDonation.parse((await http.post('customer/donation/netflix', { ...CONTACT, shares: 3 })).data);
    const again = await http.post('customer/donation/netflix/retry', { donationUid: placed.donationUid });
    expect(placedDonation.parse(again.data)).toMatchObject({ donationUid: placed.donationUid, grandTotal: 120_000 });
  });

  it('is listed for admins with the story, and with how many are left', async () => {
    const { applicationUid } = await apply();
    const answer = await api.admin.get(`admin/share-applications/${applicationUid}`);
    const { available } = await view();
    expect(adminApplication.parse(answer.data)).toMatchObject({ story: STORY.story, state: 'waiting', available });
  });
});
