import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { causeDetail, causeSummary } from '#contracts/products/giving/donations.http';
import {
  adminCause,
  adminDonation,
  adminGift,
  adminGivingPayout,
  adminTip,
} from '#contracts/products/giving/giving.admin.http';
import { aCustomer } from '#testing/factories';
import { aCause, aGivenOrder, payGiven } from '#testing/giving';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';
import { HTML, aPhoto } from '../../../../test/pictures.js';

let world: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
});
afterAll(() => world?.close());

const call = (path: string, body?: object | FormData) =>
  world.http.call(body ? 'POST' : 'GET', `/admin/${path}`, {
    token: admin.token,
    ...(body instanceof FormData ? { form: body } : body && { body }),
  });
const CAUSE = {
  name: 'Sekolah Pesisir',
  summary: 'Buku untuk anak nelayan',
  story: 'Seratus anak.\nBelum punya buku.',
  beneficiary: 'Yayasan Pesisir',
  target: 10_000_000,
  sharePrice: null,
  position: 3,
};
async function formOf(fields: Record<string, string>, picture?: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('proof', new Blob([new Uint8Array(picture ?? (await aPhoto()))]), 'bukti.jpg');
  return form;
}
const causeOf = async (uid: string) => adminCause.parse((await call(`causes/${uid}`)).data);
const inShop = (slug: string) => world.http.call('GET', `/customer/donation/cause/detail?type=${slug}`);

/** A cause that holds Rp50.000. */
async function aFundedCause() {
  const cause = await aCause(world.database);
  const { uid: customerUid } = await aCustomer(world.database);
  const order = await aGivenOrder(world.database, {
    customerUid,
    amountSen: 5_000_000n,
    face: { donation: { causeUid: cause.uid, anonymous: false, message: 'Semangat', messageState: 'waiting' } },
    books: { held: 'donationFunds', subjectUid: cause.uid },
  });
  await payGiven(world.database, order.uid);
  return { ...cause, orderUid: order.uid };
}

describe('a cause', () => {
  it('is made once, shown when it has a picture and is published, and hidden again', async () => {
    const slug = `sekolah-${randomUUID().slice(0, 8)}`;
    const create = () => call('causes', { slug, ...CAUSE });
    const [first, second] = [await create(), await create()];
    expect(second.data).toEqual(first.data);
    const { uid } = first.data as { uid: string };
    expect(await call('causes', { slug, ...CAUSE, name: 'Lain' })).toMatchObject({
      status: 422,
      errors: [{ field: 'slug' }],
    });
    expect(await call(`causes/${uid}/publish`, {})).toMatchObject({ status: 409, meta: { code: 'NO_PICTURE' } });
    expect((await call(`causes/${uid}/set-picture`, await formOf({ alt: 'Anak membaca' }))).status).toBe(200);
    expect(await call(`causes/${uid}/set-picture`, await formOf({ alt: 'Anak' }, HTML))).toMatchObject({ status: 422 });
    expect((await inShop(slug)).status).toBe(404);
    expect((await call(`causes/${uid}/publish`, {})).status).toBe(200);
    const shown = causeDetail.parse((await inShop(slug)).data);
    expect(shown).toMatchObject({ name: 'Sekolah Pesisir', target: 10_000_000, picture: { alt: 'Anak membaca' } });
    const answer = await fetch(`${world.http.origin}${shown.picture!.url}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const listed = (await world.http.call('GET', '/customer/donation/cause')).data as unknown[];
    expect(listed.map((one) => causeSummary.parse(one).type)).toContain(slug);
    const { version } = await causeOf(uid);
    const update = (given: object) => call(`causes/${uid}/update`, { ...CAUSE, version, ...given });
    expect((await update({ target: null })).status).toBe(200);
    expect((await update({ target: 5 })).status).toBe(409);
    expect((await call(`causes/${uid}/hide`, {})).status).toBe(200);
    expect((await inShop(slug)).status).toBe(404);
  });
});

describe('the console of giving', () => {
  it('lists donations with what can be done about them', async () => {
    const { orderUid, uid: causeUid } = await aFundedCause();
    const find = async (filter: object) =>
      ((await call(`donations?filter=${JSON.stringify(filter)}`)).data as unknown[]).map((one) =>
        adminDonation.parse(one),
      );
    const [donation] = await find({ orderUid });
    expect(donation).toMatchObject({
      causeUid,
      customerName: 'Budi Santoso',
      message: 'Semangat',
      messageState: 'waiting',
      allowedActions: ['show-message', 'hide-message', 'refund'],
    });
    expect(await find({ q: donation!.orderNumber })).toMatchObject([{ id: donation!.id }]);
    expect((await find({ messageState: 'waiting', state: 'received' })).map(({ id }) => id)).toContain(donation!.id);
  });

  it('lists tips, gifts and what is owed for them', async () => {
    const [giver, receiver] = [await aCustomer(world.database), await aCustomer(world.database)];
    const bank = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Ani' };
    const tip = await aGivenOrder(world.database, {
      customerUid: giver.uid,
      amountSen: 2_000_000n,
      face: { tip: { recipient: 'host', hostUid: receiver.uid, ...bank } },
      books: { held: 'giftFunds' },
    });
    await payGiven(world.database, tip.uid);
    const gift = await aGivenOrder(world.database, {
      customerUid: giver.uid,
      amountSen: 3_000_000n,
      face: { gift: { recipientName: 'Dik Ani' } },
      books: { held: 'giftFunds' },
    });
    const [shownTip] = (await call(`tips?filter=${JSON.stringify({ orderUid: tip.uid })}`)).data as unknown[];
    expect(adminTip.parse(shownTip)).toMatchObject({ recipient: 'host', hostName: receiver.name, state: 'received' });
    const [shownGift] = (await call(`gifts?filter=${JSON.stringify({ orderUid: gift.uid })}`)).data as unknown[];
    expect(adminGift.parse(shownGift)).toMatchObject({
      recipientName: 'Dik Ani',
      state: 'promised',
      allowedActions: [],
    });
    const owed = (await call(`giving-payouts?filter=${JSON.stringify({ unpaid: true })}`)).data as unknown[];
    expect(owed.map((one) => adminGivingPayout.parse(one))).toMatchObject([
      {
        what: 'tip',
        orderUid: tip.uid,
        customerUid: receiver.uid,
        amount: 20_000,
        accountNumber: '1234567890',
        allowedActions: ['approve'],
      },
    ]);
    // What was claimed before a block says so at the desk.
    await world.database.customer.update({ where: { uid: receiver.uid }, data: { blockedAt: new Date() } });
    const now = (await call(`giving-payouts?filter=${JSON.stringify({ unpaid: true })}`)).data as unknown[];
    expect([...owed, ...now].map((one) => adminGivingPayout.parse(one).isBlocked)).toEqual([false, true]);
  });
});
