import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AdminGivingPayout } from '#contracts/products/giving/giving.admin.http';
import type { MyGift } from '#contracts/products/giving/gifts.http';
import type { AdminVenuePayout } from '#contracts/products/venues/venues.admin.http';
import type { AdminPayout } from '#contracts/sales/payouts.admin.http';
import { dayInWib } from '#domain/platform/wib';
import { aGivenOrder, payGiven } from '#testing/giving';
import { aStatementLine } from '#testing/money-factories';
import { aSlot, aVenue, paySlot } from '#testing/venues';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let owner: Person;
let other: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  owner = await world.admin('Sari Pemilik');
  other = await world.admin('Dua Pemilik');
});
afterAll(() => world?.close());

const post = (path: string, body: object = {}, who = owner) =>
  world.http.ask<{ uid: string }>('POST', `/admin/${path}`, { token: who.token, body });
const WRONG = { bankName: 'BCA', accountNumber: '1112223334', accountName: 'Rina' };
const RIGHT = { bankName: 'BNI', accountNumber: '9876543210', accountName: 'Rina', reason: 'Disebut lewat WhatsApp' };
interface Owed {
  payoutUid: string;
  /** What a customer reads of it on a page besides the messages. */
  onPage?: () => Promise<MyGift['givenBack']>;
}
const payoutOf = async (refUid: string): Promise<Owed> => ({
  payoutUid: (await world.database.payout.findFirstOrThrow({ where: { refUid } })).uid,
});

async function ofVenue({ uid: managerUid }: Person): Promise<Owed> {
  const venue = await aVenue(world.database, { managerUid, ...WRONG });
  const { slot, orderUid } = await aSlot(world.database, venue);
  await paySlot(world.database, orderUid);
  // As the worker leaves it once the slot was played.
  const payout = { kind: 'venue', refUid: slot.uid, customerUid: managerUid, state: 'scheduled', ...WRONG };
  await world.database.payout.create({ data: { ...payout, amountSen: 9_000_000n, dueAt: new Date() } });
  return payoutOf(slot.uid);
}
async function ofTip({ uid: hostUid }: Person): Promise<Owed> {
  const { uid: customerUid } = await world.customer();
  const order = { customerUid, amountSen: 5_000_000n, books: { held: 'giftFunds' as const } };
  const face = { tip: { recipient: 'host', hostUid, ...WRONG } };
  const { uid: orderUid } = await aGivenOrder(world.database, { ...order, face });
  await payGiven(world.database, orderUid);
  return payoutOf((await world.database.givingTip.findUniqueOrThrow({ where: { orderUid } })).uid);
}
async function ofGift({ token }: Person): Promise<Owed> {
  const { uid: customerUid, token: giverToken } = await world.customer();
  const order = { customerUid, amountSen: 5_000_000n, books: { held: 'giftFunds' as const } };
  const face = { gift: { recipientName: 'Dik Ani', message: 'Selamat Lebaran' } };
  const { uid: orderUid } = await aGivenOrder(world.database, { ...order, face });
  await payGiven(world.database, orderUid);
  const mine = async () => (await world.http.ask<MyGift[]>('GET', '/customer/thr', { token: giverToken }))[0]!;
  const { giftUid } = await mine();
  const making = { token: giverToken, body: {} };
  const { link } = await world.http.ask<{ link: string }>('POST', `/customer/thr/${giftUid}/link`, making);
  await world.http.ask('POST', '/customer/thr/claim', { token, body: { secret: link.split('#')[1], ...WRONG } });
  return { ...(await payoutOf(giftUid)), onPage: async () => (await mine()).givenBack };
}

it.each([
  ['a venue', ofVenue, 'venue-payouts'],
  ['a tip', ofTip, 'giving-payouts'],
  ['a gift', ofGift, 'giving-payouts'],
] as const)(
  'the payout of %s that the bank gives back is sent again, and says so at its desk and to who reads of it',
  async (_of, owed, desk) => {
    const { payoutUid, onPage } = await owed(await world.customer('Rina'));
    const seen = async () => {
      const path = `/admin/${desk}/${payoutUid}`;
      const row = await world.http.ask<AdminVenuePayout | AdminGivingPayout>('GET', path, { token: owner.token });
      expect(row.state).toBe('paid');
      if (onPage) expect(await onPage()).toEqual(row.givenBack);
      return row.givenBack;
    };
    await post(`${desk}/${payoutUid}/approve`);
    await post(`${desk}/${payoutUid}/pay`, { reference: `TRF-${payoutUid}` });
    expect(await seen()).toBeNull();

    const { amountSen } = await world.database.payout.findUniqueOrThrow({ where: { uid: payoutUid } });
    const confirm = async (sen: bigint, targetUid: string) =>
      post(`statement-lines/${(await aStatementLine(world.database, { amountSen: sen })).uid}/confirm`, {
        target: 'payout',
        targetUid,
      });
    await confirm(amountSen, payoutUid);
    const on = dayInWib(new Date());
    expect(await seen()).toEqual({ on, resentAt: null });

    const payout = (uid: string) => world.http.ask<AdminPayout>('GET', `/admin/payouts/${uid}`, { token: owner.token });
    const again = (await payout(payoutUid)).cameBack!.payoutUid;
    await post(`payouts/${again}/change-account`, RIGHT);
    await post(`payouts/${again}/approve`, {}, other);
    await confirm(-amountSen, again);
    expect(await seen()).toEqual({ on, resentAt: (await payout(again)).paidAt });
    expect(await world.brokenInvariants()).toEqual([]);
  },
);
