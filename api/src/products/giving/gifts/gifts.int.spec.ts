import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { giftLink, myGift, openedGift, placedGift } from '#contracts/products/giving/gifts.http';
import { GIVING_SECTIONS } from '#runtime/products/giving/giving-sections';
import { aCustomer } from '#testing/factories';
import { payGiven } from '#testing/giving';
import { type ApiWorld, type Caller, openApi } from '../../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const CONTACT = { name: 'Budi Santoso', email: 'budi@patungan.test', phoneNumber: '0812-3456-7890' };
const GIFT = { ...CONTACT, recipientName: 'Dik Ani', amount: 100_000, message: 'Selamat Lebaran!' };
const BANK = { bankName: 'BCA', accountNumber: '1234 567-890', accountName: 'Ani Wijaya' };

async function aPerson() {
  const { uid } = await aCustomer(api.database);
  return { uid, http: api.customer(uid) };
}
async function aGift() {
  const giver = await aPerson();
  const placed = placedGift.parse((await giver.http.post('customer/thr', GIFT)).data);
  return { ...placed, giver };
}
async function aPaidGift() {
  const gift = await aGift();
  await payGiven(api.database, gift.orderUid);
  return { ...gift, secret: await linkOf(gift.giver.http, gift.giftUid) };
}
async function linkOf(http: Caller, giftUid: string): Promise<string> {
  const { version } = await giftOf(giftUid);
  const { link } = giftLink.parse((await http.post(`customer/thr/${giftUid}/link`, { version })).data);
  expect(link).toMatch(/^\/thr#[\w-]{43}$/);
  return link.split('#')[1]!;
}
const claim = (http: Caller, secret: string, given: object = {}) =>
  http.post('customer/thr/claim', { secret, ...BANK, ...given });
const open = (secret: string) => api.anyone.post('customer/thr/open', { secret });
const giftOf = (uid: string) => api.database.givingGift.findUniqueOrThrow({ where: { uid } });
const payoutsOf = (refUid: string) => api.database.payout.findMany({ where: { kind: 'other', refUid } });

describe('a gift', () => {
  it('has a link once it is paid, is opened by it without an account, and claimed to a bank account', async () => {
    const { giver, giftUid, orderUid } = await aGift();
    expect(await giver.http.post(`customer/thr/${giftUid}/link`)).toMatchObject({
      status: 409,
      meta: { code: 'GIFT_HAS_NO_LINK' },
    });
    await payGiven(api.database, orderUid);
    const secret = await linkOf(giver.http, giftUid);
    expect(openedGift.parse((await open(secret)).data)).toMatchObject({
      giver: 'Budi Santoso',
      recipientName: 'Dik Ani',
      message: 'Selamat Lebaran!',
      amount: 100_000,
      state: 'ready',
    });
    expect(await api.database.order.findUnique({ where: { uid: orderUid } })).toMatchObject({ status: 3 });
    const claimer = await aPerson();
    expect((await claim(claimer.http, secret)).status).toBe(200);
    expect(await payoutsOf(giftUid)).toMatchObject([
      { customerUid: claimer.uid, amountSen: 10_000_000n, state: 'scheduled', accountNumber: '1234567890' },
    ]);
    const { giftsReceived } = GIVING_SECTIONS;
    expect(
      await api.database.transaction((tx) => giftsReceived!(tx, claimer.uid, { skip: 0, take: 10 })),
    ).toMatchObject([{ uid: giftUid, bankName: 'BCA', accountNumber: '1234567890', accountName: 'Ani Wijaya' }]);
    expect(await api.database.order.findUnique({ where: { uid: orderUid } })).toMatchObject({ status: 4 });
    const mine = (await giver.http.get('customer/thr')).data as unknown[];
    expect(mine.map((one) => myGift.parse(one))).toMatchObject([{ giftUid, state: 'claimed', hasLink: true }]);
  });

  it('is claimed once by many at once; the one who got it gets the same answer again, and none for another account', async () => {
    const { giftUid, secret } = await aPaidGift();
    const people = await Promise.all(Array.from({ length: 10 }, aPerson));
    const answers = await Promise.all(people.map(({ http }) => claim(http, secret)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ meta: { code: 'GIFT_CLAIMED' } });
    const winner = people[answers.findIndex(({ status }) => status === 200)]!;
    const again = await Promise.all([
      claim(winner.http, secret),
      claim(winner.http, secret, { accountNumber: '9999999999' }),
    ]);
    expect(again).toMatchObject([{ status: 200 }, { status: 409, meta: { code: 'GIFT_CLAIMED' } }]);
    // However it is written.
    const written = { bankName: 'Bank Central Asia', accountNumber: '123-456 7890', accountName: 'ANI WIJAYA' };
    expect((await claim(winner.http, secret, written)).status).toBe(200);
    for (const [field, other] of [
      ['bankName', 'Neo Commerce'],
      ['accountName', 'Ani'],
    ])
      expect(await claim(winner.http, secret, { ...written, [field!]: other })).toMatchObject({
        status: 409,
        errors: [{ field }],
      });
    expect(JSON.stringify(again[1])).toContain('accountNumber');
    expect(await payoutsOf(giftUid)).toMatchObject([{ customerUid: winner.uid, accountNumber: '1234567890' }]);
  });

  it('has one link of two that are made at once, the first one or a new one, and who was second reads so', async () => {
    const { giver, giftUid } = await aPaidGift();
    const make = async (seen: object) => {
      const press = () => giver.http.post(`customer/thr/${giftUid}/link`, seen);
      const answers = (await Promise.all([press(), press()])).sort((a, b) => a.status - b.status);
      expect(answers).toMatchObject([{ status: 200 }, { status: 409, meta: { code: 'LINK_MADE' } }]);
      return giftLink.parse(answers[0]!.data).link.split('#')[1]!;
    };
    const again = { version: (await giftOf(giftUid)).version };
    const next = await make(again);
    expect((await open(next)).status).toBe(200);
    const unlinked = await aPaidGift();
    await api.database.givingGift.update({ where: { uid: unlinked.giftUid }, data: { secretHash: null } });
    const press = () => unlinked.giver.http.post(`customer/thr/${unlinked.giftUid}/link`);
    const statuses = (await Promise.all([press(), press()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('is stored without its link: a new link ends the one before, and only its giver makes one', async () => {
    const { giver, giftUid, secret } = await aPaidGift();
    const { secretHash } = await giftOf(giftUid);
    expect(secretHash).not.toContain(secret);
    const next = await linkOf(giver.http, giftUid);
    expect((await open(secret)).status).toBe(404);
    expect((await claim((await aPerson()).http, secret)).status).toBe(404);
    expect((await open(next)).status).toBe(200);
    expect((await (await aPerson()).http.post(`customer/thr/${giftUid}/link`)).status).toBe(404);
    expect(((await (await aPerson()).http.get('customer/thr')).data as unknown[]).length).toBe(0);
  });

  it('is not claimed by its giver, after its time, or after it went back', async () => {
    const [own, late, returned] = [await aPaidGift(), await aPaidGift(), await aPaidGift()];
    expect(await claim(own.giver.http, own.secret)).toMatchObject({ status: 409, meta: { code: 'OWN_GIFT' } });
    await api.database.givingGift.update({
      where: { uid: late.giftUid },
      data: { expiresAt: new Date(Date.now() - 1_000) },
    });
    const { http } = await aPerson();
    expect(await claim(http, late.secret)).toMatchObject({ status: 409, meta: { code: 'GIFT_EXPIRED' } });
    const refund = (uid: string) => api.admin.post(`admin/gifts/${uid}/refund`, { reason: 'Batal memberi' });
    const outcomes = await Promise.all([refund(returned.giftUid), claim(http, returned.secret)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await refund(returned.giftUid)).status).toBe(409);
    for (const { giftUid } of [own, late]) expect(await payoutsOf(giftUid)).toEqual([]);
  });

  it.each([
    [{ accountNumber: 'abc' }, 'accountNumber', 'Nomor rekening hanya angka, tanpa huruf atau tanda lain'],
    [{ accountNumber: '' }, 'accountNumber', 'Field ini wajib diisi'],
    [{ bankName: '' }, 'bankName', 'Field ini wajib diisi'],
    [{ secret: 'pendek' }, 'secret', 'Link hadiah ini tidak lengkap. Salin lagi dari pesan pengirimnya.'],
  ])('claimed with %j is refused by the field', async (given, field, message) => {
    const answer = await claim((await aPerson()).http, 'x'.repeat(43), given);
    expect(answer).toMatchObject({ status: 422, errors: [{ field, message }] });
  });

  it.each([
    [{ amount: 5_000_001 }, 'amount', 'Maksimal 5.000.000'],
    [{ recipientName: '' }, 'recipientName', 'Field ini wajib diisi'],
    [{ message: 'Halo\u202edunia' }, 'message', 'Ada karakter yang tidak bisa dipakai'],
  ])('given with %j is refused by the field', async (given, field, message) => {
    const answer = await (await aPerson()).http.post('customer/thr', { ...GIFT, ...given });
    expect(answer).toMatchObject({ status: 422, errors: [{ field, message }] });
  });

  it('with a secret that was never given is not found', async () => {
    expect((await open('x'.repeat(43))).status).toBe(404);
    expect((await claim((await aPerson()).http, 'x'.repeat(43))).status).toBe(404);
    expect((await api.anyone.post('customer/thr/claim', { secret: 'x'.repeat(43), ...BANK })).status).toBe(401);
  });
});
